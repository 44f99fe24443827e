import PortalModel

extension Stage {
    mutating func recordPortals() {
        for portal in openingOrder {
            let slots = tracks.slots(portal: portal)
            recordEnd(portal, plan.portals[portal].source, .source, sourceOpacity(portal), slots.source)
            recordEnd(
                portal, plan.portals[portal].destination, .destination, destinationOpacity(portal), slots.destination)
            if !options.reduceMotion { recordLayer(portal, slots.layer) }
        }
    }

    private mutating func recordEnd(
        _ portal: Int, _ view: Int, _ target: LayerEffect.Target, _ opacity: Double, _ slot: Int
    ) {
        guard !views[view].isRemoved else {
            tracks.leaveOut(slot, at: frame)
            return
        }
        tracks.begin(slot, at: frame)
        tracks.put(rectangle(of: view), slot)
        tracks.put(opacity * portals[portal].effects[.opacity, target], slot)
        for column in tracks.columns(slot).dropFirst(5) {
            let property = column == .scale ? LayerEffect.Property.scale : .rotation
            tracks.put(portals[portal].effects[property, target], slot)
        }
    }

    private mutating func recordLayer(_ portal: Int, _ slot: Int) {
        guard phase == .active, portals[portal].showsLayer || portals[portal].isFading else {
            tracks.skip(slot, at: frame)
            return
        }
        tracks.begin(slot, at: frame)
        tracks.put(portals[portal].layerFrame, slot)
        tracks.put(portals[portal].layerOpacity, slot)
        tracks.put(portals[portal].effects[.scale, .layer], slot)
        for column in tracks.columns(slot).dropFirst(6) { tracks.put(portals[portal].layerStyle(column), slot) }
    }

    private func sourceOpacity(_ portal: Int) -> Double {
        guard portals[portal].isActive else { return 1 }
        return options.reduceMotion ? 1 - portals[portal].crossfade.value : 0
    }

    /// A mirrored destination shows the live view itself, so it is empty unless the view has been handed over to it.
    private func destinationOpacity(_ portal: Int) -> Double {
        guard portals[portal].isActive else { return plan.portals[portal].isMirrored ? 0 : 1 }
        if options.reduceMotion { return portals[portal].crossfade.value }
        return portals[portal].isHandedOff ? 1 : 0
    }
}

extension PortalState {
    fileprivate var layerFrame: Rectangle {
        Rectangle(x: position.value.x, y: position.value.y, width: size.value.x, height: size.value.y)
    }

    fileprivate var layerOpacity: Double {
        style.opacity.value * effects[.opacity, .layer] * (showsLayer ? 1 : fade.value)
    }

    fileprivate func layerStyle(_ column: Track.Column) -> Double {
        switch column {
        case .rotation: effects[.rotation, .layer]
        case .cornerRadius: style.cornerRadius.value
        case .shadowRadius: style.shadowRadius.value
        default: style.blur.value
        }
    }
}
