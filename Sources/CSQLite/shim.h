#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>
#include <string.h>

// Swift cannot call variadic C functions; each form that is used gets a name of its own.

static inline int csqlite_db_config_flag(sqlite3 *db, int option, int on, int *now) {
    return sqlite3_db_config(db, option, on, now);
}

static inline int csqlite_db_config_lookaside(sqlite3 *db, int size, int count) {
    return sqlite3_db_config(db, SQLITE_DBCONFIG_LOOKASIDE, (void *)0, size, count);
}

// Swift does not import macros that are casts.

static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }
static inline sqlite3_destructor_type csqlite_static(void) { return SQLITE_STATIC; }

// Reads the first bytes of the main database file through the descriptor that SQLite holds: opening and closing the
// file by other means would drop the process's POSIX locks on it. `length` is in the room, out what the file has of it.
static inline int csqlite_read_start(sqlite3 *db, unsigned char *bytes, int *length) {
    sqlite3_file *file = 0;
    sqlite3_int64 size = 0;
    int rc = sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (rc != SQLITE_OK) return rc;
    if (file == 0 || file->pMethods == 0) { *length = 0; return SQLITE_OK; }
    rc = file->pMethods->xFileSize(file, &size);
    if (rc != SQLITE_OK) return rc;
    // SQLite says 0 of a file of one byte; only reading tells.
    if (size == 0 && file->pMethods->xRead(file, bytes, 1, 0) == SQLITE_OK) size = 1;
    if (size < *length) *length = (int)size;
    return *length == 0 ? SQLITE_OK : file->pMethods->xRead(file, bytes, *length, 0);
}

#endif
