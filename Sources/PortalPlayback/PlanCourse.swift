import PortalModel

extension Plan {
    /// What sets the play in motion.
    package enum Course: Hashable, Sendable {
        /// There and back: activate, and deactivate in the frame after completion; an item transition selects its first.
        case transition(Int)
        case popup(Int)
        case container(Int)
        case header(Int)
        /// In order of time.
        case script([Step])
    }

    package struct Step: Hashable, Sendable {
        /// Seconds.
        package var at: Double
        package var action: Action

        package init(at: Double, action: Action) {
            self.at = at
            self.action = action
        }
    }

    /// A script's action, its subjects as places in the plan.
    package enum Action: Hashable, Sendable {
        case activate(transition: Int)
        case deactivate(transition: Int)
        case selectPortal(transition: Int, portal: Int?)
        case transfer(from: Int, to: Int)
        case presentContext(Int)
        case dismissContext(Int)
        /// `item`: a place in the pop-up's items.
        case present(popup: Int, item: Int)
        case dismiss(popup: Int)
        case selectView(popup: Int, item: Int?)
        case tapBackground(popup: Int)
        case tap(Point)
        case appear(container: Int)
        case move(view: Int, to: Rectangle)
        case remove(view: Int)
        case scroll(header: Int, offset: Double)
        case endScroll(header: Int)
        case phase(Script.Phase)
    }
}
