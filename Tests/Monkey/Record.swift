@testable import UIKitCore

/// The appearance callbacks of a controller, to check that they are balanced.
@MainActor final class Record {
  enum State { case absent, appearing, present, disappearing }

  private(set) var state = State.absent
  let name: String
  private weak var world: World?

  init(_ name: String, _ world: World?) {
    self.name = name
    self.world = world
  }

  /// Records a callback, and performs the step for it.
  func note(_ moment: Moment, _ controller: UIViewController) {
    follow(moment, controller)
    world?.happened(moment)
  }

  /// The same for a container, which sends callbacks to its children and its delegate in `body`.
  func note(_ moment: Moment, _ controller: UIViewController, _ body: () -> Void) {
    follow(moment, controller)
    body()
    world?.happened(moment)
  }

  private func follow(_ moment: Moment, _ controller: UIViewController) {
    let (from, to): ([State], State)
    switch moment {
    case .willAppear: (from, to) = ([.absent, .disappearing], .appearing)
    case .isAppearing: (from, to) = ([.appearing], .appearing)
    case .didAppear: (from, to) = ([.appearing], .present)
    case .willDisappear: (from, to) = ([.present, .appearing], .disappearing)
    case .didDisappear: (from, to) = ([.disappearing], .absent)
    default: return
    }
    if !from.contains(state) { fault("\(moment) while \(state)") }
    if controller.viewIfLoaded == nil { fault("\(moment) without a view") }
    if moment == .didAppear, controller.viewIfLoaded?.window == nil {
      fault("\(moment) without window")
    }
    state = to
  }

  private func fault(_ text: String) { world?.fault("appearance", "\(name): \(text)") }
}

/// A controller whose callbacks are recorded.
@MainActor protocol Witness: UIViewController {
  var record: Record { get }
}
