#ifndef PORTAL_BASELINE_ROWS_H
#define PORTAL_BASELINE_ROWS_H

#include <sqlite3.h>

// Looks at every value of a statement's rows and resets it. Returns something that depends on the values.
long baseline_read_rows(sqlite3_stmt *statement);

// Puts the rows of one statement into the parameters of another, from memory. Adds what the second one took by some clock,
// and returns SQLITE_DONE.
int baseline_copy_rows(sqlite3_stmt *from, sqlite3_stmt *to, double (*clock)(void), double *time);

#endif
