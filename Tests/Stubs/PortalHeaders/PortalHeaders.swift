import SwiftUIStub

public enum PortalHeaderDisplayComponent: Hashable, Sendable { case title, accessory }
public enum PortalHeaderLayout: Sendable { case horizontal, vertical }
public enum PortalHeaderSnappingBehavior: Sendable { case directional, nearest, none }

extension View {
    public func portalHeader(
        title: String, subtitle: String, displays: Set<PortalHeaderDisplayComponent> = [.title],
        layout: PortalHeaderLayout = .horizontal, snappingBehavior: PortalHeaderSnappingBehavior = .directional
    ) -> some View { self }
    public func portalHeader<Accessory: View>(
        title: String, subtitle: String, displays: Set<PortalHeaderDisplayComponent> = [.title, .accessory],
        layout: PortalHeaderLayout = .vertical, snappingBehavior: PortalHeaderSnappingBehavior = .directional,
        @ViewBuilder accessory: @escaping () -> Accessory
    ) -> some View { self }
    public func portalHeaderDestination(
        id: String = "default", displays: Set<PortalHeaderDisplayComponent>? = nil
    ) -> some View { self }
}
