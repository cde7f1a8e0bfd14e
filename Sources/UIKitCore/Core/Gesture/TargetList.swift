import Foundation

/// The targets and actions of a recognizer; targets are referenced weakly.
struct TargetList {
  private var entries: [(target: WeakTarget, action: Selector)] = []

  private struct WeakTarget { weak var object: AnyObject? }

  mutating func add(_ target: Any, _ action: Selector) {
    let object = target as AnyObject
    guard !entries.contains(where: { $0.target.object === object && $0.action == action }) else {
      return
    }
    entries.append((WeakTarget(object: object), action))
  }

  mutating func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll { entry in
      (object == nil || entry.target.object === object)
        && (action == nil || entry.action == action)
    }
  }

  @MainActor func call(with sender: AnyObject) {
    for entry in entries {
      if let object = entry.target.object { entry.action.perform(on: object, sender) }
    }
  }
}

/// A weak reference to a recognizer.
struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }
