#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift cannot call variadic C functions; each form that is used gets a name of its own.

static inline int csqlite_db_config_flag(sqlite3 *db, int option, int on, int *now) {
    return sqlite3_db_config(db, option, on, now);
}

static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }
static inline sqlite3_destructor_type csqlite_static(void) { return SQLITE_STATIC; }

#endif
