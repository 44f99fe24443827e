#include "sha256.h"
#include "constants.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>
#include <stdatomic.h>

// The instructions take the state as the pairs of words that they change, and the schedule four words at a time.
__attribute__((target("sha,ssse3,sse4.1"))) static void mix_natively(
    uint32_t state[8], const uint8_t *blocks, size_t count) {
    const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    __m128i cdab = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
    __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
    __m128i abef = _mm_alignr_epi8(cdab, efgh, 8);
    __m128i cdgh = _mm_blend_epi16(efgh, cdab, 0xf0);
    for (; count > 0; count--, blocks += 64) {
        const __m128i first = abef, second = cdgh;
        // The last sixteen words of the schedule, the oldest four at [i % 4].
        __m128i words[4];
// Unrolled, the schedule stays in registers and is computed while the rounds wait for one another.
#pragma clang loop unroll(full)
        for (int i = 0; i < 16; i++) {
            if (i < 4) {
                words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 16 * i)), big_endian);
            } else {
                __m128i latest = words[(i + 3) % 4];
                __m128i seven_back = _mm_alignr_epi8(latest, words[(i + 2) % 4], 4);
                __m128i sum = _mm_add_epi32(_mm_sha256msg1_epu32(words[i % 4], words[(i + 1) % 4]), seven_back);
                words[i % 4] = _mm_sha256msg2_epu32(sum, latest);
            }
            __m128i constants = _mm_loadu_si128((const __m128i *)(round_constants + 4 * i));
            __m128i input = _mm_add_epi32(words[i % 4], constants);
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, input);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(input, 0x0e));
        }
        abef = _mm_add_epi32(abef, first);
        cdgh = _mm_add_epi32(cdgh, second);
    }
    __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
    __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
    _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xf0));
    _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

// SHA, SSSE3 and SSE4.1.
static int has_instructions(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & 1u << 29) != 0;
}

void portal_sha256_mix(uint32_t state[8], const uint8_t *blocks, size_t count) {
    static atomic_int answer = -1;
    int known = atomic_load_explicit(&answer, memory_order_relaxed);
    if (known < 0) {
        known = has_instructions();
        atomic_store_explicit(&answer, known, memory_order_relaxed);
    }
    (known ? mix_natively : portal_sha256_mix_portably)(state, blocks, count);
}

#else

void portal_sha256_mix(uint32_t state[8], const uint8_t *blocks, size_t count) {
    portal_sha256_mix_portably(state, blocks, count);
}

#endif
