import SwiftUIStub

extension View {
    public func portalSourcePrivate(
        id: some Hashable, groupID: String? = nil, in namespace: Namespace.ID
    ) -> some View { self }

    public func portalPrivateTransition(
        id: some Hashable, in namespace: Namespace.ID, isActive: Binding<Bool>,
        animation: Animation = .smooth(duration: 0.4), completionCriteria: AnimationCompletionCriteria = .removed,
        hidesSource: Bool = false, matchesAlpha: Bool = true, matchesTransform: Bool = true,
        matchesPosition: Bool = false, completion: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
}
