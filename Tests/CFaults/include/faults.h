#ifndef FAULTS_H
#define FAULTS_H

#include <stdint.h>

// Files and memory that fail SQLite on demand. Both count for the whole process, so they belong into one of their own.

// Makes every database that is opened from now on use files that can be refused.
int faults_install_files(void);

// The `at`-th change of a file from now on (a write, a sync, a truncation, a file made or removed) is refused, and all
// after it if `lasting`; 0: none is. A write that is refused leaves half of its bytes behind, as a full disk does:
// it fails as such a disk if `full`, as a broken one otherwise.
void faults_arm_files(int64_t at, int lasting, int full);

// How many changes there were since the last call of `faults_arm_files`.
int64_t faults_file_changes(void);

// Makes SQLite take its memory from an allocator that can fail. To be called before anything else of SQLite.
int faults_install_memory(void);

// The `at`-th allocation from now on fails, and all after it if `lasting`; 0: none does.
void faults_arm_memory(int64_t at, int lasting);

// How many allocations there were since the last call of `faults_arm_memory`.
int64_t faults_allocations(void);

// Lets SQLite give up what it keeps for the whole process, so that the next opening allocates it again.
void faults_forget(void);

#endif
