import SwiftUIStub

extension View {
    public func popUp<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public func popUp<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }

    public func popUpBackgroundMaterial(_ material: Material) -> some View { self }
    public func popUpPresentAnimation(_ animation: Animation) -> some View { self }
    public func popUpDismissAnimation(_ animation: Animation) -> some View { self }
    public func popUpDismissOnBackgroundTap(_ value: Bool) -> some View { self }
}

extension Animation {
    public static let defaultPopUpPresent = Animation.default
    public static let defaultPopUpDismiss = Animation.default
}
