// The one place that asks the C library. These functions may differ in the last bit from one C library to
// another, so neither the fluid spring nor a curve uses them.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

func exponential(_ x: Double) -> Double { exp(x) }

func logarithm(_ x: Double) -> Double { log(x) }

func sine(_ x: Double) -> Double { sin(x) }

func cosine(_ x: Double) -> Double { cos(x) }
