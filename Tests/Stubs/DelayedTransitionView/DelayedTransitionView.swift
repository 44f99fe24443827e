import SwiftUIStub

public struct DelayedTransitionView<Content: View>: View {
    public init(
        animationDuration: Double? = nil, delay: Double? = nil, offset: Double? = nil, orientation: Axis.Set? = nil,
        @ViewBuilder content: () -> Content
    ) {}
    public var body: Never { fatalError("a stub has no body") }
}

extension View {
    public func delayedPresentation(
        viewIndex: Int, animationDuration: Double? = nil, delay: Double? = nil, offset: Double? = nil,
        orientation: Axis.Set? = nil
    ) -> some View { self }
}
