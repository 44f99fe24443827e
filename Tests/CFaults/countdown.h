#ifndef COUNTDOWN_H
#define COUNTDOWN_H

#include <stdatomic.h>
#include <stdint.h>

// Counts events of all threads, and tells which of them is to fail.
typedef struct {
    _Atomic int64_t count;
    _Atomic int64_t at;
    atomic_int lasting;
} countdown;

static inline void countdown_arm(countdown *c, int64_t at, int lasting) {
    atomic_store(&c->at, 0);
    atomic_store(&c->count, 0);
    atomic_store(&c->lasting, lasting);
    atomic_store(&c->at, at);
}

static inline int countdown_fails(countdown *c) {
    int64_t number = atomic_fetch_add(&c->count, 1) + 1;
    int64_t at = atomic_load(&c->at);
    return at > 0 && (number == at || (number > at && atomic_load(&c->lasting)));
}

#endif
