#include "rows.h"

#include <stdlib.h>
#include <string.h>

long baseline_read_rows(sqlite3_stmt *statement) {
    long bytes = 0;
    int columns = sqlite3_column_count(statement);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        for (int i = 0; i < columns; i++) {
            switch (sqlite3_column_type(statement, i)) {
            case SQLITE_INTEGER: bytes += sqlite3_column_int64(statement, i) & 1; break;
            case SQLITE_FLOAT: bytes += sqlite3_column_double(statement, i) > 0; break;
            case SQLITE_NULL: break;
            default:
                if (sqlite3_column_blob(statement, i) != 0) bytes += sqlite3_column_bytes(statement, i);
            }
        }
    }
    sqlite3_reset(statement);
    return bytes;
}

enum { chunk = 1000 };

int baseline_copy_rows(sqlite3_stmt *from, sqlite3_stmt *to, double (*clock)(void), double *time) {
    int columns = sqlite3_column_count(from), code = SQLITE_ROW;
    sqlite3_value **values = calloc((size_t)(chunk * columns), sizeof *values);
    if (values == 0) return SQLITE_NOMEM;
    while (code == SQLITE_ROW) {
        int count = 0;
        while (count < chunk * columns && (code = sqlite3_step(from)) == SQLITE_ROW)
            for (int i = 0; i < columns; i++) values[count++] = sqlite3_value_dup(sqlite3_column_value(from, i));
        double start = clock();
        for (int row = 0; row < count; row += columns) {
            for (int i = 0; i < columns; i++) sqlite3_bind_value(to, i + 1, values[row + i]);
            if (sqlite3_step(to) != SQLITE_DONE) code = SQLITE_ERROR;
            sqlite3_reset(to);
        }
        *time += clock() - start;
        for (int i = 0; i < count; i++) sqlite3_value_free(values[i]);
    }
    free(values);
    return code;
}
