#ifndef PORTAL_DIGEST_SHA256_H
#define PORTAL_DIGEST_SHA256_H

#include <stddef.h>
#include <stdint.h>

// Mixes whole blocks of 64 bytes into the state of a SHA-256, with the processor's own instructions where it has them.
void portal_sha256_mix(uint32_t state[8], const uint8_t *blocks, size_t count);

// The same without them.
void portal_sha256_mix_portably(uint32_t state[8], const uint8_t *blocks, size_t count);

#endif
