/// The state machine of one long press: the item that is shown, and the item that is chosen at the
/// end.
///
/// ```
///   idle ─ press on an item ─▶ showing ⇄ no item
///                                 └──────────┴─ lift, cancel ─▶ idle
/// ```
/// Only an item that is shown can be chosen, not one that moved under the finger while the finger
/// did not move.
struct LargeContentPress<Item: Equatable> {
  // R-AX-5, R-AX-9, R-AX-10
  enum Step: Equatable {
    case show(Item)
    case hide
    /// The press ended over an item, or over no item.
    case finish(Item?)
  }

  private(set) var isUnderWay = false
  /// The item that is shown.
  private(set) var shown: Item?

  /// Handles the recognition of the long press.
  mutating func press(on item: Item?) -> [Step] {
    guard !isUnderWay, let item else { return [] }
    isUnderWay = true
    shown = item
    return [.show(item)]
  }

  /// Handles a move of the finger.
  mutating func move(to item: Item?) -> [Step] {
    guard isUnderWay, item != shown else { return [] }
    shown = item
    return [item.map(Step.show) ?? .hide]
  }

  /// Handles the end of the press.
  mutating func lift(over item: Item?) -> [Step] {
    guard isUnderWay else { return [] }
    let chosen = item == shown ? item : nil
    return cancel() + [.finish(chosen)]
  }

  /// Handles the cancellation of the press.
  mutating func cancel() -> [Step] {
    defer { self = LargeContentPress() }
    return shown == nil ? [] : [.hide]
  }
}
