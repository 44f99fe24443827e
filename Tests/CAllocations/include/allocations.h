#ifndef PORTAL_ALLOCATIONS_H
#define PORTAL_ALLOCATIONS_H

#include <stdint.h>

// Whether allocations can be counted with this C library.
int allocations_are_counted(void);

// How often this thread has asked for memory so far.
int64_t allocations_of_thread(void);

#endif
