import PortalModel

extension MotionPicture {
    /// What an element stands for.
    package enum Role: String, CaseIterable, Sendable {
        /// A view that nothing but its context moves.
        case view
        case source, destination, delayed
        /// A portal's layer, and that of a mirrored portal.
        case layer, mirror
        case popup, popupBackground
        case headerTitle, headerAccessory
    }

    /// What an element is filled with.
    package enum Fill: Hashable, Sendable {
        case none
        case solid(HexColor)
        /// At least two colours, evenly from the top left to the bottom right corner.
        case gradient([HexColor])
        /// A pop-up's background, which on a device blurs what is behind it.
        case material(PopupStyle.Material)

        init(_ colors: [HexColor]) {
            switch colors.count {
            case 0: self = .none
            case 1: self = .solid(colors[0])
            default: self = .gradient(colors)
            }
        }

        /// From the top left to the bottom right. A material is a veil, the more opaque the thicker it is.
        package var colors: [HexColor] {
            switch self {
            case .none: []
            case .solid(let color): [color]
            case .gradient(let colors): colors
            case .material(let material): [material.veil]
            }
        }
    }

    /// A text in the middle of an element, or at its left edge.
    package struct Label: Hashable, Sendable {
        package var text: String
        /// Of the letters, in points; such that the text fits into the element at its smallest place of rest.
        package var size: Double
        package var isLeading: Bool
        package var ink: HexColor
    }
}

extension PopupStyle.Material {
    fileprivate var veil: HexColor {
        let alpha: UInt8 =
            switch self {
            case .ultraThin: 64
            case .thin: 90
            case .regular, .bar: 115
            case .thick: 150
            case .ultraThick: 190
            }
        return HexColor(red: 28, green: 28, blue: 46, alpha: alpha)
    }
}
