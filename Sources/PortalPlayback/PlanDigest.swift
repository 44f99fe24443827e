import PortalDigest
import PortalModel
import PortalMotion

extension Plan {
    /// The digest of everything that the frames depend on, and of nothing else: not of the names of scene, play or presets.
    package func digest(_ options: PlayOptions) -> Digest {
        var bytes = CanonicalBytes()
        bytes.append(options.fps)
        bytes.append(options.limit)
        bytes.append(options.reduceMotion)
        bytes.append(canvas.width)
        bytes.append(canvas.height)
        bytes.append(contexts)
        bytes.append(views)
        bytes.append(portals)
        bytes.append(transitions)
        bytes.append(popups)
        bytes.append(containers)
        bytes.append(headers)
        course.append(to: &bytes)
        return bytes.digest()
    }
}

/// A part of a plan that frames depend on.
private protocol CanonicalPart {
    func append(to bytes: inout CanonicalBytes)
}

extension CanonicalBytes {
    fileprivate mutating func append(_ parts: [some CanonicalPart]) {
        append(parts.count)
        for part in parts { part.append(to: &self) }
    }

    fileprivate mutating func append(_ part: (some CanonicalPart)?) {
        append(part != nil)
        part?.append(to: &self)
    }

    fileprivate mutating func append(_ place: Int?) {
        append(place ?? -1)
    }
}

extension Plan.Context: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(name)
        bytes.append(parent)
        animation.append(to: &bytes)
        bytes.append(offset)
    }
}

extension Plan.View: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(id)
        bytes.append(context)
        frame.append(to: &bytes)
    }
}

extension Plan.Portal: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(subject)
        bytes.append(source)
        bytes.append(destination)
        bytes.append(isMirrored)
        for columns in [reach.source, reach.destination, reach.layer] {
            for column in Track.Column.allCases { bytes.append(columns.contains(column)) }
        }
    }
}

extension Plan.Transition: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        switch kind {
        case .portal: bytes.append("portal")
        case .group(let name, let stagger):
            bytes.append("group")
            bytes.append(name)
            bytes.append(stagger)
        case .item: bytes.append("item")
        }
        bytes.append(name)
        bytes.append(members.count)
        for member in members { bytes.append(member) }
        let signature = animation.signature
        bytes.append(signature)
        // Mostly there is one for both ways.
        bytes.append(reverseAnimation == animation ? signature : reverseAnimation.signature)
        switch handoff {
        case .completion(let criteria): bytes.append(criteria.rawValue)
        case .timed(let duration):
            bytes.append("timed")
            bytes.append(duration)
        }
        bytes.append(delay)
        bytes.append(fadesOnRemoval)
        bytes.append(configuration)
        bytes.append(effects)
    }
}

extension Plan.Configuration: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        for style in [inactive, active] {
            for number in [style.cornerRadius, style.shadowRadius, style.opacity, style.blur] { bytes.append(number) }
        }
        bytes.append(sourceFrame)
        bytes.append(destinationFrame)
        bytes.append(aspect?.rawValue ?? "")
    }
}

extension Plan.Effect: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(property.rawValue)
        for target in LayerEffect.Target.allCases { bytes.append(targets.contains(target)) }
        bytes.append(onActivate)
        bytes.append(onDeactivate)
    }
}

extension Plan.Effect.Step: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(at)
        bytes.append(to)
        animation.append(to: &bytes)
    }
}

extension Plan.Popup: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(id)
        bytes.append(items)
        present.append(to: &bytes)
        dismiss.append(to: &bytes)
        bytes.append(dismissesOnBackgroundTap)
    }
}

extension Plan.Popup.Item: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(subject)
        bytes.append(view)
    }
}

extension Plan.Container: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(name)
        bytes.append(members)
    }
}

extension Plan.Container.Member: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(view)
        animation.append(to: &bytes)
        offset.append(to: &bytes)
    }
}

extension Plan.Header: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(id)
        bytes.append(title)
        bytes.append(accessory)
        bytes.append(snapping.rawValue)
    }
}

extension Plan.Header.Element: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        source.append(to: &bytes)
        destination.append(to: &bytes)
        bytes.append(view)
        bytes.append(isStatic)
    }
}

extension Rectangle: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        for number in [x, y, width, height] { bytes.append(number) }
    }
}

extension Point: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(x)
        bytes.append(y)
    }
}

extension Animation: CanonicalPart {
    func append(to bytes: inout CanonicalBytes) {
        bytes.append(signature)
    }
}
