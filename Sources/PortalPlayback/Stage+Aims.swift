import PortalModel
import PortalMotion

extension Stage {
    /// The rectangle that the layer goes to.
    @inline(__always)
    func aim(_ portal: Int) -> Rectangle {
        let source = portals[portal].ends.source ?? rectangle(of: plan.portals[portal].source)
        guard portals[portal].isFlown else { return source }
        let destination = portals[portal].ends.destination ?? rectangle(of: plan.portals[portal].destination)
        guard let aspect = portals[portal].ends.aspect else { return destination }
        return destination.holding(source.size, aspect)
    }

    /// To be called when the transition that acts, the look or the captured rectangle has changed.
    mutating func settleEnds(_ portal: Int) {
        let configuration = configuration(portal)
        portals[portal].ends = FlightEnds(
            source: configuration?.sourceFrame ?? capturedSource(portal),
            destination: configuration?.destinationFrame, aspect: configuration?.aspect)
    }

    func aimedStyle(_ portal: Int) -> Plan.Style {
        guard let configuration = configuration(portal) else { return Plan.Style() }
        return portals[portal].isFlown ? configuration.active : configuration.inactive
    }

    /// Samples what moves after the views have moved: the layer follows its aim, and what is left of a flight is kept.
    mutating func samplePortals() {
        for place in openingOrder.indices {
            let portal = openingOrder[place]
            if portals[portal].isActive || portals[portal].isFading { portals[portal].follow(aim(portal)) }
            portals[portal].sample(frame: frame, fps: options.fps)
        }
    }

    @inline(__always)
    var isAnyPortalAnimating: Bool {
        for place in openingOrder.indices where portals[openingOrder[place]].isAnimating { return true }
        return false
    }

    /// A timed hand-off knows the source only as it was at activation.
    private func capturedSource(_ portal: Int) -> Rectangle? {
        guard let acting = portals[portal].acting, case .timed = plan.transitions[acting].handoff else { return nil }
        return portals[portal].captured
    }

    private func configuration(_ portal: Int) -> Plan.Configuration? {
        portals[portal].look.flatMap { plan.transitions[$0].configuration }
    }
}

extension Rectangle {
    var position: SIMD2<Double> { SIMD2(x, y) }
    var extent: SIMD2<Double> { SIMD2(width, height) }

    /// A rectangle of the given proportions, centred in this one. Where no finite one is large enough, it is this one.
    package func holding(_ content: Size, _ aspect: LayerConfiguration.Aspect) -> Rectangle {
        // A side of no length fits into any other, and fills none.
        let factors = [(width, content.width), (height, content.height)].map { $1 > 0 ? $0 / $1 : .infinity }
        let factor =
            switch aspect {
            case .fit: min(factors[0], factors[1])
            case .fill: max(factors[0], factors[1])
            case .source: 1.0
            }
        guard factor.isFinite else { return self }
        let size = Size(width: content.width * factor, height: content.height * factor)
        return Rectangle(
            x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width, height: size.height)
    }
}
