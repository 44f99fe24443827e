import PortalModel
import PortalMotion

extension Stage {
    /// The rectangle that the layer goes to.
    func aim(_ portal: Int) -> Rectangle {
        let source = sourceEnd(portal)
        guard portals[portal].isFlown else { return source }
        let destination = configuration(portal)?.destinationFrame ?? rectangle(of: plan.portals[portal].destination)
        guard let aspect = configuration(portal)?.aspect else { return destination }
        return destination.holding(source.size, aspect)
    }

    func aimedStyle(_ portal: Int) -> Plan.Style {
        guard let configuration = configuration(portal) else { return Plan.Style() }
        return portals[portal].isFlown ? configuration.active : configuration.inactive
    }

    /// Samples what moves after the views have moved: the layer follows its aim, and what is left of a flight is kept.
    mutating func samplePortals() {
        for portal in openingOrder {
            if portals[portal].isActive || portals[portal].isFading { follow(portal) }
            portals[portal].position.sample(frame: frame, fps: options.fps)
            portals[portal].size.sample(frame: frame, fps: options.fps)
            portals[portal].style.sample(frame: frame, fps: options.fps)
            portals[portal].effects.sample(frame: frame, fps: options.fps)
            portals[portal].crossfade.sample(frame: frame, fps: options.fps)
            portals[portal].fade.sample(frame: frame, fps: options.fps)
            if portals[portal].isFading, !portals[portal].fade.isAnimating { portals[portal].isFading = false }
        }
    }

    private mutating func follow(_ portal: Int) {
        let aim = aim(portal)
        portals[portal].position.shift(to: aim.position)
        portals[portal].size.shift(to: aim.extent)
    }

    /// A timed hand-off knows the source only as it was at activation.
    private func sourceEnd(_ portal: Int) -> Rectangle {
        if let replaced = configuration(portal)?.sourceFrame { return replaced }
        if let acting = portals[portal].acting, case .timed = plan.transitions[acting].handoff,
            let captured = portals[portal].captured
        {
            return captured
        }
        return rectangle(of: plan.portals[portal].source)
    }

    private func configuration(_ portal: Int) -> Plan.Configuration? {
        portals[portal].look.flatMap { plan.transitions[$0].configuration }
    }
}

extension Rectangle {
    var position: SIMD2<Double> { SIMD2(x, y) }
    var extent: SIMD2<Double> { SIMD2(width, height) }

    /// A rectangle of the given proportions, centred in this one. One without area keeps this rectangle.
    fileprivate func holding(_ content: Size, _ aspect: LayerConfiguration.Aspect) -> Rectangle {
        guard content.width > 0, content.height > 0 else { return self }
        let factor =
            switch aspect {
            case .fit: min(width / content.width, height / content.height)
            case .fill: max(width / content.width, height / content.height)
            case .source: 1.0
            }
        let size = Size(width: content.width * factor, height: content.height * factor)
        return Rectangle(
            x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width, height: size.height)
    }
}
