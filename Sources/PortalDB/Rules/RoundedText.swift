import PortalMotion

extension Double {
    /// For messages: at most so many decimal places.
    func text(places: Int) -> String {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return ((self * scale).rounded() / scale).shortestText
    }
}
