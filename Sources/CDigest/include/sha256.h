#ifndef PORTAL_SHA256_H
#define PORTAL_SHA256_H

#include <stddef.h>
#include <stdint.h>

// Mixes whole blocks of 64 bytes into the eight words of a SHA-256, with the processor's own instructions for it.
// Returns 0, and has done nothing, where there are none.
int csha256_mix(uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]);

#endif
