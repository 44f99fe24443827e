#if canImport(SwiftUI)
    import PortalDB
    import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension SwiftUI.Animation {
        /// A catalog's preset, with the presets that it starts from.
        ///
        /// ```swift
        /// let catalog = try Catalog(path: path, access: .readOnly)
        /// withAnimation(try Animation(preset: "hero/open", in: catalog)) { isOpen = true }
        /// ```
        ///
        /// It is compiled by the tests, and untried on a device.
        ///
        /// - Throws: `CatalogError` if there is no preset of that name, `ResolutionError` if it leads to no animation.
        public init(preset name: Preset.ID, in catalog: Catalog) throws {
            self.init(try catalog.animation(catalog.preset(name).animation))
        }

        /// An animation of the catalog as SwiftUI's own.
        public init(_ animation: PortalMotion.Animation) {
            self = animation.modifiers.reduce(animation.base.animation) { $0.modified(by: $1) }
        }

        private func modified(by modifier: PortalMotion.Animation.Modifier) -> SwiftUI.Animation {
            switch modifier {
            case .delay(let seconds): delay(seconds)
            case .speed(let factor): speed(factor)
            case .repeatCount(let count, let autoreverses): repeatCount(count, autoreverses: autoreverses)
            case .repeatForever(let autoreverses): repeatForever(autoreverses: autoreverses)
            case .logicallyComplete(let seconds): logicallyComplete(after: seconds)
            }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension PortalMotion.Animation.Base {
        fileprivate var animation: SwiftUI.Animation {
            switch self {
            case .default: .default
            case .eased(let ease, let duration): ease.animation(duration)
            case .timingCurve(let x1, let y1, let x2, let y2, let duration):
                .timingCurve(x1, y1, x2, y2, duration: duration)
            case .unitCurve(let name, let duration): .timingCurve(name.curve, duration: duration)
            case .preset(.smooth, let duration, let bounce): .smooth(duration: duration, extraBounce: bounce)
            case .preset(.snappy, let duration, let bounce): .snappy(duration: duration, extraBounce: bounce)
            case .preset(.bouncy, let duration, let bounce): .bouncy(duration: duration, extraBounce: bounce)
            case .spring(let duration, let bounce, let blend):
                .spring(duration: duration, bounce: bounce, blendDuration: blend)
            case .responseSpring(let response, let fraction, let blend):
                .spring(response: response, dampingFraction: fraction, blendDuration: blend)
            case .interactiveSpring(let duration, let bounce, let blend):
                .interactiveSpring(duration: duration, extraBounce: bounce, blendDuration: blend)
            case .responseInteractiveSpring(let response, let fraction, let blend):
                .interactiveSpring(response: response, dampingFraction: fraction, blendDuration: blend)
            case .interpolatingSpring(let duration, let bounce, let velocity):
                .interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: velocity)
            case .physicalSpring(let mass, let stiffness, let damping, let velocity):
                .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
            }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension PortalMotion.Animation.Ease {
        fileprivate func animation(_ duration: Double) -> SwiftUI.Animation {
            switch self {
            case .linear: .linear(duration: duration)
            case .easeIn: .easeIn(duration: duration)
            case .easeOut: .easeOut(duration: duration)
            case .easeInOut: .easeInOut(duration: duration)
            }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension PortalMotion.UnitCurve.Name {
        fileprivate var curve: SwiftUI.UnitCurve {
            switch self {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInOut: .easeInOut
            case .circularEaseIn: .circularEaseIn
            case .circularEaseOut: .circularEaseOut
            case .circularEaseInOut: .circularEaseInOut
            }
        }
    }
#endif
