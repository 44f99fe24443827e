import PortalModel

extension MotionPicture {
    /// How an element looks in one frame. All numbers are such that they can be drawn: sizes, radii and blur are not
    /// negative, a corner is at most half a side, opacity is 0...1, and nothing is farther away than ``limit``.
    package struct State: Hashable, Sendable {
        /// Points to which coordinates and sizes are cut: what is beyond cannot be seen anyway.
        package static let limit = 1e7

        /// Without scale and rotation, which are about its centre.
        package var frame: Rectangle
        package var cornerRadius: Double
        package var opacity: Double
        package var scaleX: Double
        package var scaleY: Double
        /// Degrees, clockwise.
        package var rotation: Double
        package var shadowRadius: Double
        package var blur: Double

        package init(
            frame: Rectangle, cornerRadius: Double = 0, opacity: Double = 1, scaleX: Double = 1, scaleY: Double = 1,
            rotation: Double = 0, shadowRadius: Double = 0, blur: Double = 0
        ) {
            let width = min(max(0, frame.width), Self.limit)
            let height = min(max(0, frame.height), Self.limit)
            self.frame = Rectangle(x: Self.cut(frame.x), y: Self.cut(frame.y), width: width, height: height)
            self.cornerRadius = min(max(0, cornerRadius), min(width, height) / 2)
            self.opacity = min(max(0, opacity), 1)
            self.scaleX = Self.cut(scaleX)
            self.scaleY = Self.cut(scaleY)
            self.rotation = Self.cut(rotation)
            self.shadowRadius = min(max(0, shadowRadius), Self.limit)
            self.blur = min(max(0, blur), Self.limit)
        }

        package subscript(property: Property) -> Double {
            switch property {
            case .x: frame.x
            case .y: frame.y
            case .width: frame.width
            case .height: frame.height
            case .cornerRadius: cornerRadius
            case .opacity: opacity
            case .scaleX: scaleX
            case .scaleY: scaleY
            case .rotation: rotation
            case .shadowRadius: shadowRadius
            case .blur: blur
            }
        }

        private static func cut(_ value: Double) -> Double { min(max(value, -limit), limit) }
    }
}
