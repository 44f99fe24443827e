import PortalModel

extension Stage {
    mutating func recordPortals() {
        for place in openingOrder.indices {
            let portal = openingOrder[place]
            let slots = tracks.slots(portal: portal)
            recordEnd(portal, plan.portals[portal].source, .source, sourceOpacity(portal), slots.source)
            recordEnd(
                portal, plan.portals[portal].destination, .destination, destinationOpacity(portal), slots.destination)
            if !options.reduceMotion { recordLayer(portal, slots.layer) }
        }
    }

    @inline(__always)
    private mutating func recordEnd(
        _ portal: Int, _ view: Int, _ target: LayerEffect.Target, _ opacity: Double, _ slot: Int
    ) {
        guard !views[view].isRemoved else {
            tracks.leaveOut(slot, at: frame)
            return
        }
        tracks.put(rectangle(of: view), opacity * portals[portal].effects[.opacity, target], slot, at: frame)
        for place in 5..<tracks.columnCount(slot) {
            let property = tracks.column(slot, place) == .scale ? LayerEffect.Property.scale : .rotation
            tracks.put(portals[portal].effects[property, target], slot)
        }
    }

    @inline(__always)
    private mutating func recordLayer(_ portal: Int, _ slot: Int) {
        guard phase == .active, portals[portal].showsLayer || portals[portal].isFading else {
            tracks.skip(slot, at: frame)
            return
        }
        tracks.put(layerFrame(portal), layerOpacity(portal), slot, at: frame)
        tracks.put(portals[portal].effects[.scale, .layer], slot)
        for place in 6..<tracks.columnCount(slot) {
            tracks.put(layerStyle(portal, tracks.column(slot, place)), slot)
        }
    }

    // What is read of a portal's state is read where it is: to ask the state itself would copy it.

    @inline(__always)
    private func layerFrame(_ portal: Int) -> Rectangle {
        let (position, size) = (portals[portal].position.value, portals[portal].size.value)
        return Rectangle(x: position.x, y: position.y, width: size.x, height: size.y)
    }

    @inline(__always)
    private func layerOpacity(_ portal: Int) -> Double {
        let fade = portals[portal].showsLayer ? 1 : portals[portal].fade.value
        return portals[portal].style.opacity.value * portals[portal].effects[.opacity, .layer] * fade
    }

    @inline(__always)
    private func layerStyle(_ portal: Int, _ column: Track.Column) -> Double {
        switch column {
        case .rotation: portals[portal].effects[.rotation, .layer]
        case .cornerRadius: portals[portal].style.cornerRadius.value
        case .shadowRadius: portals[portal].style.shadowRadius.value
        default: portals[portal].style.blur.value
        }
    }

    @inline(__always)
    private func sourceOpacity(_ portal: Int) -> Double {
        guard portals[portal].isActive else { return 1 }
        return options.reduceMotion ? 1 - portals[portal].crossfade.value : 0
    }

    /// A mirrored destination shows the live view itself, so it is empty unless the view has been handed over to it.
    @inline(__always)
    private func destinationOpacity(_ portal: Int) -> Double {
        guard portals[portal].isActive else { return plan.portals[portal].isMirrored ? 0 : 1 }
        if options.reduceMotion { return portals[portal].crossfade.value }
        return portals[portal].isHandedOff ? 1 : 0
    }
}
