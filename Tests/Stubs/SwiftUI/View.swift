@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a stub has no body") }
}

public struct AnyView: View {
    nonisolated public init(_ view: some View) {}
    public var body: Never { fatalError("a stub has no body") }
}

public struct EmptyView: View {
    nonisolated public init() {}
    public var body: Never { fatalError("a stub has no body") }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol ViewModifier {
    typealias Content = AnyView
    associatedtype Body: View
    @ViewBuilder func body(content: Content) -> Body
}

extension View {
    public func modifier(_ modifier: some ViewModifier) -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func clipShape(_ shape: some Shape) -> some View { self }
    public func shadow(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    public func scaleEffect(_ scale: CGFloat) -> some View { self }
    public func rotationEffect(_ angle: Angle) -> some View { self }
    public func task(id: some Equatable, _ action: @escaping @MainActor () async -> Void) -> some View { self }
}
