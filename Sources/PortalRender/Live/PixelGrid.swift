import PortalModel

/// A frame of a picture as pixels, as large as fits.
struct PixelGrid: Hashable {
    struct Pixel: Hashable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8

        static let margin = Pixel(red: 0, green: 0, blue: 0)
        static let ground = Pixel(red: 246, green: 246, blue: 248)
    }

    let width: Int
    let height: Int
    /// Row by row from the top left.
    private(set) var pixels: [Pixel]

    /// How finely what is a pixel's is told apart from what is beside it.
    private static let samples = 2

    /// - Parameters:
    ///   - width: pixels, which are squares.
    ///   - height: pixels.
    init(_ picture: MotionPicture, at frame: Int, width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = Array(repeating: .margin, count: self.width * self.height)
        let canvas = picture.canvas
        guard canvas.width > 0, canvas.height > 0, !pixels.isEmpty else { return }
        let scale = min(Double(self.width) / canvas.width, Double(self.height) / canvas.height)
        let left = Int((Double(self.width) - canvas.width * scale) / 2)
        let top = Int((Double(self.height) - canvas.height * scale) / 2)
        let (right, bottom) = (Int(canvas.width * scale + 0.5), Int(canvas.height * scale + 0.5))
        let columns = left..<max(left, min(self.width, left + right))
        let rows = top..<max(top, min(self.height, top + bottom))
        for row in rows { for column in columns { pixels[row * self.width + column] = .ground } }
        for element in picture.elements {
            guard let state = element.state(at: frame), state.opacity > 0 else { continue }
            let shape = Shape(state)
            let colors = element.fill.colors.map(\.bytes)
            guard !colors.isEmpty else { continue }
            for row in rows where shape.reaches(y: (Double(row - top) + 0.5) / scale, within: 1 / scale) {
                for column in columns where shape.reaches(x: (Double(column - left) + 0.5) / scale, within: 1 / scale) {
                    let covered = shape.coverage(
                        x: Double(column - left), y: Double(row - top), scale: scale, samples: Self.samples)
                    guard covered > 0 else { continue }
                    let x = (Double(column - left) + 0.5) / scale
                    let y = (Double(row - top) + 0.5) / scale
                    let (red, green, blue, alpha) = colors[shape.stop(x, y, of: colors.count)]
                    let part = covered * state.opacity * Double(alpha) / 255
                    pixels[row * self.width + column].blend(Pixel(red: red, green: green, blue: blue), part)
                }
            }
        }
    }
}

extension PixelGrid.Pixel {
    fileprivate mutating func blend(_ other: Self, _ part: Double) {
        func mix(_ below: UInt8, _ above: UInt8) -> UInt8 {
            UInt8(min(255, max(0, Double(below) + (Double(above) - Double(below)) * part + 0.5)))
        }
        self = Self(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
}

/// A rounded rectangle, scaled and turned about its centre.
private struct Shape {
    let center: Point
    let halfWidth: Double
    let halfHeight: Double
    let radius: Double
    let scaleX: Double
    let scaleY: Double
    let cosine: Double
    let sine: Double
    /// How far it reaches from its centre.
    let reach: Double

    init(_ state: MotionPicture.State) {
        let frame = state.frame
        center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        (halfWidth, halfHeight, radius) = (frame.width / 2, frame.height / 2, state.cornerRadius)
        (scaleX, scaleY) = (state.scaleX, state.scaleY)
        (cosine, sine) = (cosineOfDegrees(state.rotation), cosineOfDegrees(state.rotation - 90))
        reach = halfWidth * abs(scaleX) + halfHeight * abs(scaleY)
    }

    func reaches(x: Double, within margin: Double) -> Bool { abs(x - center.x) <= reach + margin }

    func reaches(y: Double, within margin: Double) -> Bool { abs(y - center.y) <= reach + margin }

    /// The part of a pixel that it covers, from some points of it.
    func coverage(x: Double, y: Double, scale: Double, samples: Int) -> Double {
        var hits = 0
        for row in 0..<samples {
            for column in 0..<samples {
                let step = (Double(column) + 0.5) / Double(samples)
                let line = (Double(row) + 0.5) / Double(samples)
                if contains((x + step) / scale, (y + line) / scale) { hits += 1 }
            }
        }
        return Double(hits) / Double(samples * samples)
    }

    private func contains(_ x: Double, _ y: Double) -> Bool {
        guard let (x, y) = local(x, y), abs(x) <= halfWidth, abs(y) <= halfHeight else { return false }
        let (dx, dy) = (abs(x) - (halfWidth - radius), abs(y) - (halfHeight - radius))
        return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
    }

    /// Which of some colours, from the top left to the bottom right.
    func stop(_ x: Double, _ y: Double, of count: Int) -> Int {
        guard count > 1, let (x, y) = local(x, y), halfWidth > 0, halfHeight > 0 else { return 0 }
        let along = (x / halfWidth + y / halfHeight) / 4 + 0.5
        return min(count - 1, max(0, Int(along * Double(count))))
    }

    private func local(_ x: Double, _ y: Double) -> (Double, Double)? {
        guard scaleX != 0, scaleY != 0 else { return nil }
        let (dx, dy) = (x - center.x, y - center.y)
        return ((dx * cosine + dy * sine) / scaleX, (dy * cosine - dx * sine) / scaleY)
    }
}

/// By Bhaskara's approximation, which is good to 0.002: less than a pixel of a terminal shows, and the same everywhere.
private func cosineOfDegrees(_ degrees: Double) -> Double {
    let turn = abs(degrees).truncatingRemainder(dividingBy: 360)
    let angle = turn > 180 ? 360 - turn : turn
    let near = angle > 90 ? 180 - angle : angle
    let square = 4 * near * near
    let cosine = (32400 - square) / (32400 + near * near)
    return angle > 90 ? -cosine : cosine
}
