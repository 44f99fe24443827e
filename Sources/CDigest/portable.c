#include "constants.h"
#include "sha256.h"

static inline uint32_t rotated(uint32_t word, int count) { return word >> count | word << (32 - count); }

static inline uint32_t big_endian(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// FIPS 180-4, 6.2.2.
static void mix_block(uint32_t state[8], const uint8_t *block) {
    uint32_t schedule[64];
    for (int i = 0; i < 16; i++) schedule[i] = big_endian(block + 4 * i);
    for (int i = 16; i < 64; i++) {
        uint32_t early = schedule[i - 15], late = schedule[i - 2];
        uint32_t sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3;
        uint32_t sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10;
        schedule[i] = schedule[i - 16] + sigma0 + schedule[i - 7] + sigma1;
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
        uint32_t choice = (e & f) ^ (~e & g), majority = (a & b) ^ (a & c) ^ (b & c);
        uint32_t first = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + round_constants[i] + schedule[i];
        uint32_t second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
        h = g, g = f, f = e, e = d + first;
        d = c, c = b, b = a, a = first + second;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

void portal_sha256_mix_portably(uint32_t state[8], const uint8_t *blocks, size_t count) {
    for (size_t i = 0; i < count; i++) mix_block(state, blocks + 64 * i);
}
