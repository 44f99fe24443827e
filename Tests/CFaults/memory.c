#include "countdown.h"
#include "faults.h"

#include <sqlite3.h>

static sqlite3_mem_methods real;
static countdown allocations;

static void *allocate(int size) { return countdown_fails(&allocations) ? 0 : real.xMalloc(size); }

static void *reallocate(void *memory, int size) {
    return countdown_fails(&allocations) ? 0 : real.xRealloc(memory, size);
}

int faults_install_memory(void) {
    int rc = sqlite3_config(SQLITE_CONFIG_GETMALLOC, &real);
    if (rc != SQLITE_OK) return rc;
    sqlite3_mem_methods counting = real;
    counting.xMalloc = allocate;
    counting.xRealloc = reallocate;
    rc = sqlite3_config(SQLITE_CONFIG_MALLOC, &counting);
    // Small pieces come from a connection's own store otherwise, and would never be counted.
    return rc == SQLITE_OK ? sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0) : rc;
}

void faults_arm_memory(int64_t at, int lasting) { countdown_arm(&allocations, at, lasting); }

int64_t faults_allocations(void) { return atomic_load(&allocations.count); }

void faults_forget(void) { sqlite3_shutdown(); }
