#include "countdown.h"
#include "faults.h"

#include <sqlite3.h>

static sqlite3_vfs *real;
static countdown changes;
static atomic_int is_full;

// A file of the real system behind one that can be refused; SQLite reserves room for both.
typedef struct {
    sqlite3_file base;
    sqlite3_file *real;
} faulty_file;

static sqlite3_file *inner(sqlite3_file *file) { return ((faulty_file *)file)->real; }

static int close_file(sqlite3_file *file) { return inner(file)->pMethods->xClose(inner(file)); }

static int read_file(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    return inner(file)->pMethods->xRead(inner(file), bytes, count, offset);
}

static int write_file(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    int fails = countdown_fails(&changes);
    int rc = inner(file)->pMethods->xWrite(inner(file), bytes, fails ? count / 2 : count, offset);
    if (!fails) return rc;
    return atomic_load(&is_full) ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

static int truncate_file(sqlite3_file *file, sqlite3_int64 size) {
    if (countdown_fails(&changes)) return SQLITE_IOERR_TRUNCATE;
    return inner(file)->pMethods->xTruncate(inner(file), size);
}

static int sync_file(sqlite3_file *file, int flags) {
    if (countdown_fails(&changes)) return SQLITE_IOERR_FSYNC;
    return inner(file)->pMethods->xSync(inner(file), flags);
}

static int size_of_file(sqlite3_file *file, sqlite3_int64 *size) {
    return inner(file)->pMethods->xFileSize(inner(file), size);
}

static int lock_file(sqlite3_file *file, int lock) { return inner(file)->pMethods->xLock(inner(file), lock); }

static int unlock_file(sqlite3_file *file, int lock) { return inner(file)->pMethods->xUnlock(inner(file), lock); }

static int is_reserved(sqlite3_file *file, int *result) {
    return inner(file)->pMethods->xCheckReservedLock(inner(file), result);
}

static int control_file(sqlite3_file *file, int operation, void *argument) {
    return inner(file)->pMethods->xFileControl(inner(file), operation, argument);
}

static int sector_size(sqlite3_file *file) { return inner(file)->pMethods->xSectorSize(inner(file)); }

static int characteristics(sqlite3_file *file) {
    return inner(file)->pMethods->xDeviceCharacteristics(inner(file));
}

// The first version of the methods: without shared memory and mapping, which a rollback journal does not need.
static const sqlite3_io_methods methods = {
    .iVersion = 1,
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = size_of_file,
    .xLock = lock_file,
    .xUnlock = unlock_file,
    .xCheckReservedLock = is_reserved,
    .xFileControl = control_file,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
};

static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *given) {
    faulty_file *faulty = (faulty_file *)file;
    (void)vfs;
    faulty->base.pMethods = 0;
    faulty->real = (sqlite3_file *)(faulty + 1);
    if ((flags & SQLITE_OPEN_CREATE) && countdown_fails(&changes)) return SQLITE_CANTOPEN;
    int rc = real->xOpen(real, name, faulty->real, flags, given);
    if (faulty->real->pMethods) faulty->base.pMethods = &methods;
    return rc;
}

static int delete_file(sqlite3_vfs *vfs, const char *name, int sync) {
    (void)vfs;
    return countdown_fails(&changes) ? SQLITE_IOERR_DELETE : real->xDelete(real, name, sync);
}

// None: what is refused here is none of the system's errors.
static int last_error(sqlite3_vfs *vfs, int length, char *text) {
    (void)vfs, (void)length, (void)text;
    return 0;
}

int faults_install_files(void) {
    static sqlite3_vfs faulty;
    real = sqlite3_vfs_find(0);
    if (real == 0) return SQLITE_NOTFOUND;
    // What is not named here is the real system's own.
    faulty = *real;
    faulty.zName = "faults";
    faulty.pNext = 0;
    faulty.szOsFile = (int)sizeof(faulty_file) + real->szOsFile;
    faulty.xOpen = open_file;
    faulty.xDelete = delete_file;
    faulty.xGetLastError = last_error;
    return sqlite3_vfs_register(&faulty, 1);
}

void faults_arm_files(int64_t at, int lasting, int full) {
    atomic_store(&is_full, full);
    countdown_arm(&changes, at, lasting);
}

int64_t faults_file_changes(void) { return atomic_load(&changes.count); }
