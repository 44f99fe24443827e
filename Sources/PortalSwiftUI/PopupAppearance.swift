#if canImport(SwiftUI)
    import PortalDB
    import SwiftUI
    #if canImport(PopUp)
        import PopUp
    #endif

    /// A catalog's pop-up settings in SwiftUI's types. What is `nil` has PopUp's own default.
    ///
    /// ```swift
    /// let alert = try PopupAppearance(settings: "alert", in: catalog)
    /// content.popUp(isPresented: $isShown) { Alert() }.popUpAppearance(alert)
    /// ```
    ///
    /// It is compiled by the tests, and untried on a device.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PopupAppearance: Sendable {
        public var backgroundMaterial: Material?
        public var present: SwiftUI.Animation?
        public var dismiss: SwiftUI.Animation?
        public var dismissOnBackgroundTap: Bool?

        /// The settings of a name, their presets followed.
        ///
        /// - Throws: `CatalogError` if there are none of that name, `ResolutionError` if an animation leads nowhere.
        public init(settings name: PopupSettings.ID, in catalog: Catalog) throws {
            let style = try catalog.popupSettings(name).style
            backgroundMaterial = style.backgroundMaterial.map(\.material)
            present = try style.present.map { SwiftUI.Animation(try catalog.animation($0)) }
            dismiss = try style.dismiss.map { SwiftUI.Animation(try catalog.animation($0)) }
            dismissOnBackgroundTap = style.dismissOnBackgroundTap
        }
    }

    extension PopupStyle.Material {
        fileprivate var material: SwiftUI.Material {
            switch self {
            case .ultraThin: .ultraThinMaterial
            case .thin: .thinMaterial
            case .regular: .regularMaterial
            case .thick: .thickMaterial
            case .ultraThick: .ultraThickMaterial
            case .bar: .bar
            }
        }
    }

    // Only where the app's build has PopUp, which this package does not depend on.
    #if canImport(PopUp)
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        extension View {
            /// Gives the pop-ups of this view the looks and animations of a catalog's settings.
            public func popUpAppearance(_ appearance: PopupAppearance) -> some View {
                popUpBackgroundMaterial(appearance.backgroundMaterial ?? .regularMaterial)
                    .popUpPresentAnimation(appearance.present ?? .defaultPopUpPresent)
                    .popUpDismissAnimation(appearance.dismiss ?? .defaultPopUpDismiss)
                    .popUpDismissOnBackgroundTap(appearance.dismissOnBackgroundTap ?? true)
            }
        }
    #endif
#endif
