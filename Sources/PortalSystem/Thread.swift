#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A lock, and threads that wait under it until they are woken.
final class Condition {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        mutex.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func locked<Value>(_ body: () -> Value) -> Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }

    func wait() { pthread_cond_wait(condition, mutex) }

    func wait(milliseconds: Int) {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let nanoseconds = time.tv_nsec + milliseconds * 1_000_000
        time.tv_sec += nanoseconds / 1_000_000_000
        time.tv_nsec = nanoseconds % 1_000_000_000
        pthread_cond_timedwait(condition, mutex, &time)
    }

    func wakeAll() { pthread_cond_broadcast(condition) }
}

/// A thread that runs a body, to be waited for.
struct Thread {
    private static let stackSize = 8 << 20

    private final class Body {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let handle: pthread_t

    /// `nil` if the system has no thread to give.
    init?(_ run: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        let body = Unmanaged.passRetained(Body(run))
        #if canImport(Glibc)
            var handle = pthread_t()
        #else
            var handle: pthread_t?
        #endif
        let code = pthread_create(&handle, &attributes, Self.start, body.toOpaque())
        #if canImport(Glibc)
            let created: pthread_t? = code == 0 ? handle : nil
        #else
            let created = code == 0 ? handle : nil
        #endif
        guard let created else {
            body.release()
            return nil
        }
        self.handle = created
    }

    func join() { pthread_join(handle, nil) }

    #if canImport(Darwin)
        private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { body in
            Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
            return nil
        }
    #else
        private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { body in
            if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
            return nil
        }
    #endif
}
