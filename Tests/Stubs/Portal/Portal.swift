import SwiftUIStub

extension View {
    public func portalContainer(hideStatusBar: Bool = true) -> some View { self }
    public func portalSource(id: String) -> some View { self }
    public func portalDestination(id: String) -> some View { self }

    public func portalTransition<Layer: View>(
        id: String, animate: Binding<Bool>, sourceProgress: CGFloat = 0, destinationProgress: CGFloat = 0,
        animation: Animation = .smooth(duration: 0.42, extraBounce: 0.2), animationDuration: TimeInterval = 0.72,
        delay: TimeInterval = 0.06, @ViewBuilder layer: @escaping () -> Layer,
        completion: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
}
