import PortalModel
import PortalMotion

/// The views of a delayed container on their way in.
struct ContainerState {
    struct Member {
        var opacity = Animator(0.0)
        /// Away from its place, in points.
        var offset = Animator(SIMD2<Double>.zero)

        var isAnimating: Bool { opacity.isAnimating || offset.isAnimating }
    }

    var members: [Member]
    var hasAppeared = false
    var isSettled = false

    init(memberCount: Int) {
        members = Array(repeating: Member(), count: memberCount)
    }

    var isAnimating: Bool { members.contains(where: \.isAnimating) }
}

extension Stage {
    mutating func appear(_ container: Int) {
        guard !containers[container].hasAppeared else {
            warn(plan.containers[container].name, "the container is there already")
            return
        }
        containers[container].hasAppeared = true
        appearingOrder.append(container)
        emit(.appeared, plan.containers[container].name)
        need(plan.containers[container].members.map(\.view), .container(container))
        for (index, member) in plan.containers[container].members.enumerated() {
            let motion = Motion(member.animation)
            let offset = options.reduceMotion ? .zero : SIMD2(member.offset.x, member.offset.y)
            containers[container].members[index].offset.set(offset)
            containers[container].members[index].offset.animate(to: .zero, with: motion, frame: frame, fps: options.fps)
            containers[container].members[index].opacity.animate(to: 1, with: motion, frame: frame, fps: options.fps)
        }
    }

    mutating func sampleContainers() {
        for container in appearingOrder where !containers[container].isSettled {
            for index in containers[container].members.indices {
                containers[container].members[index].opacity.sample(frame: frame, fps: options.fps)
                containers[container].members[index].offset.sample(frame: frame, fps: options.fps)
            }
        }
    }

    mutating func deliverContainerCompletions() {
        for container in appearingOrder where !containers[container].isSettled && !containers[container].isAnimating {
            containers[container].isSettled = true
            emit(.settled, plan.containers[container].name)
        }
    }

    mutating func recordContainers() {
        for container in appearingOrder {
            for (index, member) in plan.containers[container].members.enumerated() {
                let slot = tracks.slot(container: container, member: index)
                guard !views[member.view].isRemoved else {
                    tracks.skip(slot, at: frame)
                    continue
                }
                // Read where they are: a copy of the member would copy what its animators have.
                let offset = containers[container].members[index].offset.value
                let opacity = containers[container].members[index].opacity.value
                var place = rectangle(of: member.view)
                place.x += offset.x
                place.y += offset.y
                tracks.put(place, opacity, slot, at: frame)
            }
        }
    }
}
