#include "sha256.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

// Leaf 7 says whether there are the SHA instructions, leaf 1 whether there is what else is used.
static int is_able(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
}

static __m128i load(const void *place) { return _mm_loadu_si128((const __m128i *)place); }

__attribute__((target("sha,sse4.1,ssse3")))
static void mix(uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) {
    const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    // The instructions want the words a, b, e, f in one register and c, d, g, h in the other.
    __m128i abcd = _mm_shuffle_epi32(load(state), 0xB1), efgh = _mm_shuffle_epi32(load(state + 4), 0x1B);
    __m128i abef = _mm_alignr_epi8(abcd, efgh, 8), cdgh = _mm_blend_epi16(efgh, abcd, 0xF0);
    for (; blocks > 0; blocks--, bytes += 64) {
        const __m128i abef_before = abef, cdgh_before = cdgh;
        __m128i words[4];
        for (int i = 0; i < 4; i++) words[i] = _mm_shuffle_epi8(load(bytes + 16 * i), big_endian);
#pragma clang loop unroll(full)
        for (int i = 0; i < 16; i++) {
            __m128i four = _mm_add_epi32(words[i & 3], load(constants + 4 * i));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, four);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(four, 0x0E));
            // The four words of the schedule that come 16 after these.
            __m128i next = _mm_sha256msg1_epu32(words[i & 3], words[(i + 1) & 3]);
            next = _mm_add_epi32(next, _mm_alignr_epi8(words[(i + 3) & 3], words[(i + 2) & 3], 4));
            words[i & 3] = _mm_sha256msg2_epu32(next, words[(i + 3) & 3]);
        }
        abef = _mm_add_epi32(abef, abef_before);
        cdgh = _mm_add_epi32(cdgh, cdgh_before);
    }
    __m128i feba = _mm_shuffle_epi32(abef, 0x1B), dchg = _mm_shuffle_epi32(cdgh, 0xB1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xF0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

int csha256_mix(uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) {
    // Threads that come at once find the same.
    static _Atomic int known;
    if (known == 0) known = is_able() ? 1 : -1;
    if (known < 0) return 0;
    mix(state, bytes, blocks, constants);
    return 1;
}

#else

int csha256_mix(uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) { return 0; }

#endif
