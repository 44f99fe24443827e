import SwiftUIStub

public enum PortalRole: Sendable { case source, destination }
public enum PortalRemoveTransition: Sendable { case none, fade }

extension View {
    public func portal(
        id: some Hashable, groupID: String? = nil, as role: PortalRole, in namespace: Namespace.ID
    ) -> some View { self }
    public func portal(
        item: some Identifiable, groupID: String? = nil, as role: PortalRole, in namespace: Namespace.ID
    ) -> some View { self }
}

// One portal.
extension View {
    public func portalTransition<Layer: View>(
        id: some Hashable, in namespace: Namespace.ID, isActive: Binding<Bool>,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping () -> Layer
    ) -> some View { self }

    public func portalTransition<Layer: View, Configured: View>(
        id: some Hashable, in namespace: Namespace.ID, isActive: Binding<Bool>,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping () -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool) -> Configured
    ) -> some View { self }

    public func portalTransition<Layer: View, Configured: View>(
        id: some Hashable, in namespace: Namespace.ID, isActive: Binding<Bool>,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping () -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool, CGSize, CGPoint) -> Configured
    ) -> some View { self }

    public func portalTransition<Layer: View, Configured: View>(
        id: some Hashable, in namespace: Namespace.ID, isActive: Binding<Bool>,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping () -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool, CGSize, CGSize, CGPoint, CGPoint) -> Configured
    ) -> some View { self }
}

// One portal, selected.
extension View {
    public func portalTransition<Item: Identifiable, Layer: View>(
        item: Binding<Item?>, in namespace: Namespace.ID,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (Item) -> Layer
    ) -> some View { self }

    public func portalTransition<Item: Identifiable, Layer: View, Configured: View>(
        item: Binding<Item?>, in namespace: Namespace.ID,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (Item) -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool) -> Configured
    ) -> some View { self }

    public func portalTransition<Item: Identifiable, Layer: View, Configured: View>(
        item: Binding<Item?>, in namespace: Namespace.ID,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (Item) -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool, CGSize, CGPoint) -> Configured
    ) -> some View { self }

    public func portalTransition<Item: Identifiable, Layer: View, Configured: View>(
        item: Binding<Item?>, in namespace: Namespace.ID,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (Item) -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool, CGSize, CGSize, CGPoint, CGPoint) -> Configured
    ) -> some View { self }
}

// A group by its identifiers.
extension View {
    public func portalTransition<ID: Hashable, Layer: View>(
        ids: [ID], groupID: String, in namespace: Namespace.ID, isActive: Binding<Bool>,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (ID) -> Layer
    ) -> some View { self }

    public func portalTransition<ID: Hashable, Layer: View, Configured: View>(
        ids: [ID], groupID: String, in namespace: Namespace.ID, isActive: Binding<Bool>,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (ID) -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool) -> Configured
    ) -> some View { self }

    public func portalTransition<ID: Hashable, Layer: View, Configured: View>(
        ids: [ID], groupID: String, in namespace: Namespace.ID, isActive: Binding<Bool>,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (ID) -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool, CGSize, CGPoint) -> Configured
    ) -> some View { self }

    public func portalTransition<ID: Hashable, Layer: View, Configured: View>(
        ids: [ID], groupID: String, in namespace: Namespace.ID, isActive: Binding<Bool>,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (ID) -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool, CGSize, CGSize, CGPoint, CGPoint) -> Configured
    ) -> some View { self }
}

// A group by its items.
extension View {
    public func portalTransition<Item: Identifiable, Layer: View>(
        items: Binding<[Item]>, groupID: String, in namespace: Namespace.ID,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed, staggerDelay: TimeInterval = 0,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (Item) -> Layer
    ) -> some View { self }

    public func portalTransition<Item: Identifiable, Layer: View, Configured: View>(
        items: Binding<[Item]>, groupID: String, in namespace: Namespace.ID,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed, staggerDelay: TimeInterval = 0,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (Item) -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool) -> Configured
    ) -> some View { self }

    public func portalTransition<Item: Identifiable, Layer: View, Configured: View>(
        items: Binding<[Item]>, groupID: String, in namespace: Namespace.ID,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed, staggerDelay: TimeInterval = 0,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (Item) -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool, CGSize, CGPoint) -> Configured
    ) -> some View { self }

    public func portalTransition<Item: Identifiable, Layer: View, Configured: View>(
        items: Binding<[Item]>, groupID: String, in namespace: Namespace.ID,
        animation: Animation = .smooth(duration: 0.3), transition: PortalRemoveTransition = .none,
        completionCriteria: AnimationCompletionCriteria = .removed, staggerDelay: TimeInterval = 0,
        completion: @escaping (Bool) -> Void = { _ in }, @ViewBuilder layerView: @escaping (Item) -> Layer,
        @ViewBuilder configuration: @escaping (AnyView, Bool, CGSize, CGSize, CGPoint, CGPoint) -> Configured
    ) -> some View { self }
}
