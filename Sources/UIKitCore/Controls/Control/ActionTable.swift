import Foundation

/// The targets and actions of a control with their events, in the order in which they were added.
///
/// Targets are referenced weakly. Entries whose target was deallocated are removed at the next
/// change.
@MainActor struct ActionTable {
  struct Entry {
    enum Receiver {
      /// A method of `target`, or of the first responder that implements it if `target` is `nil`.
      case method(Selector, target: WeakTarget?)
      case action(UIAction)
    }
    let receiver: Receiver
    var events: UIControl.Event
  }

  final class WeakTarget {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private(set) var entries: [Entry] = []

  /// Adds a method for `events`, or adds `events` to the existing entry with the same target and
  /// selector.
  mutating func add(_ selector: Selector, target: AnyObject?, events: UIControl.Event) {
    dropDeadTargets()
    if let index = entries.firstIndex(where: { $0.calls(selector, on: target) }) {
      entries[index].events.formUnion(events)
    } else {
      let receiver = Entry.Receiver.method(selector, target: target.map(WeakTarget.init))
      entries.append(Entry(receiver: receiver, events: events))
    }
  }

  /// Adds an action for `events`, replacing any action with the same identifier.
  mutating func add(_ action: UIAction, events: UIControl.Event) {
    remove(action.identifier, events: events)
    entries.append(Entry(receiver: .action(action), events: events))
  }

  /// Removes `events` from the matching entries; `nil` matches every selector or every target.
  mutating func remove(_ selector: Selector?, target: AnyObject?, events: UIControl.Event) {
    dropDeadTargets()
    removeEvents(events) { entry in
      guard case .method(let known, let owner) = entry.receiver else { return false }
      return (selector == nil || known == selector) && (target == nil || owner?.object === target)
    }
  }

  /// Removes `events` from the action with this identifier.
  mutating func remove(_ identifier: UIAction.Identifier, events: UIControl.Event) {
    removeEvents(events) { entry in
      guard case .action(let action) = entry.receiver else { return false }
      return action.identifier == identifier
    }
  }

  /// Returns the receivers that are registered for any of `events`, without duplicates.
  func receivers(of events: UIControl.Event) -> [Entry.Receiver] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.receiver)
  }

  /// The union of the events of all entries.
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  private mutating func removeEvents(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  private mutating func dropDeadTargets() {
    entries.removeAll { entry in
      guard case .method(_, let target?) = entry.receiver else { return false }
      return target.object == nil
    }
  }
}

extension ActionTable.Entry {
  @MainActor func calls(_ selector: Selector, on target: AnyObject?) -> Bool {
    guard case .method(let known, let owner) = receiver else { return false }
    return known == selector && owner?.object === target
  }
}
