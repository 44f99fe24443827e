import PortalModel
import PortalMotion

/// Everything that one play's frames depend on, resolved: no names are left to look up and no defaults to fill in.
///
/// Things refer to each other by their place in the plan's lists, which hold only what the play can reach.
public struct Plan: Hashable, Sendable {
    public var scene: Scene.ID
    public var play: String
    package var canvas: Size
    package var contexts: [Context]
    package var views: [View]
    package var portals: [Portal]
    package var transitions: [Transition]
    package var popups: [Popup]
    package var containers: [Container]
    package var headers: [Header]
    package var course: Course

    package init(
        scene: Scene.ID, play: String, canvas: Size, contexts: [Context] = [], views: [View] = [],
        portals: [Portal] = [], transitions: [Transition] = [], popups: [Popup] = [], containers: [Container] = [],
        headers: [Header] = [], course: Course
    ) {
        self.scene = scene
        self.play = play
        self.canvas = canvas
        self.contexts = contexts
        self.views = views
        self.portals = portals
        self.transitions = transitions
        self.popups = popups
        self.containers = containers
        self.headers = headers
        self.course = course
    }
}

extension Plan {
    package struct Context: Hashable, Sendable {
        package var name: String
        package var parent: Int?
        package var animation: Animation
        /// Where it slides in from, in points.
        package var offset: Point?

        package init(name: String, parent: Int?, animation: Animation, offset: Point?) {
            self.name = name
            self.parent = parent
            self.animation = animation
            self.offset = offset
        }
    }

    package struct View: Hashable, Sendable {
        package var id: String
        package var context: Int
        package var frame: Rectangle

        package init(id: String, context: Int, frame: Rectangle) {
            self.id = id
            self.context = context
            self.frame = frame
        }
    }

    package struct Portal: Hashable, Sendable {
        package var subject: String
        package var source: Int
        package var destination: Int
        package var isMirrored: Bool
        /// What the scene's transitions, taken together, can do to the portal.
        package var reach: Reach

        package init(subject: String, source: Int, destination: Int, isMirrored: Bool, reach: Reach) {
            self.subject = subject
            self.source = source
            self.destination = destination
            self.isMirrored = isMirrored
            self.reach = reach
        }
    }

    /// The columns that a portal's tracks have beyond the ones that all have.
    package struct Reach: Hashable, Sendable {
        package var source: Set<Track.Column> = []
        package var destination: Set<Track.Column> = []
        package var layer: Set<Track.Column> = []

        package init() {}
    }

    package struct Popup: Hashable, Sendable {
        /// The subject and view of each of its items; one for a pop-up of a single view.
        package struct Item: Hashable, Sendable {
            package var subject: String
            package var view: Int

            package init(subject: String, view: Int) {
                self.subject = subject
                self.view = view
            }
        }

        package var id: String
        package var items: [Item]
        package var present: Animation
        package var dismiss: Animation
        package var dismissesOnBackgroundTap: Bool

        package init(id: String, items: [Item], present: Animation, dismiss: Animation, dismissesOnBackgroundTap: Bool)
        {
            self.id = id
            self.items = items
            self.present = present
            self.dismiss = dismiss
            self.dismissesOnBackgroundTap = dismissesOnBackgroundTap
        }
    }

    package struct Container: Hashable, Sendable {
        package struct Member: Hashable, Sendable {
            package var view: Int
            package var animation: Animation
            /// From where the view comes, in points.
            package var offset: Point

            package init(view: Int, animation: Animation, offset: Point) {
                self.view = view
                self.animation = animation
                self.offset = offset
            }
        }

        package var name: String
        package var members: [Member]

        package init(name: String, members: [Member]) {
            self.name = name
            self.members = members
        }
    }

    package struct Header: Hashable, Sendable {
        package struct Element: Hashable, Sendable {
            package var source: Rectangle
            package var destination: Rectangle
            package var view: Int?
            /// Shown in the bar without flowing there.
            package var isStatic: Bool

            package init(source: Rectangle, destination: Rectangle, view: Int?, isStatic: Bool) {
                self.source = source
                self.destination = destination
                self.view = view
                self.isStatic = isStatic
            }
        }

        package var id: String
        package var title: Element?
        package var accessory: Element?
        package var snapping: PortalModel.Header.Snapping

        package init(id: String, title: Element?, accessory: Element?, snapping: PortalModel.Header.Snapping) {
            self.id = id
            self.title = title
            self.accessory = accessory
            self.snapping = snapping
        }
    }
}
