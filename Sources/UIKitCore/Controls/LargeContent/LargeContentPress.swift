/// Follows one press from the moment it is long enough: what is shown, and what is chosen at its end.
///
/// ```
///   idle ─ press on an item ─▶ showing ⇄ beside the items
///                                 └──────────┴─ lift, cancel ─▶ idle
/// ```
/// Only an item that was shown can be chosen: one that came under a resting finger because the items changed is not.
/// (R-AX-5, R-AX-9, R-AX-10)
struct LargeContentPress<Item: Equatable> {
  enum Step: Equatable {
    case show(Item)
    case hide
    /// The finger went up, over an item or beside them.
    case finish(Item?)
  }

  private(set) var isUnderWay = false
  /// What is shown now.
  private(set) var shown: Item?

  /// The finger has been down long enough.
  mutating func press(on item: Item?) -> [Step] {
    guard !isUnderWay, let item else { return [] }
    isUnderWay = true
    shown = item
    return [.show(item)]
  }

  /// The finger moved.
  mutating func move(to item: Item?) -> [Step] {
    guard isUnderWay, item != shown else { return [] }
    shown = item
    return [item.map(Step.show) ?? .hide]
  }

  /// The finger went up.
  mutating func lift(over item: Item?) -> [Step] {
    guard isUnderWay else { return [] }
    let chosen = item == shown ? item : nil
    return cancel() + [.finish(chosen)]
  }

  /// The finger was taken away.
  mutating func cancel() -> [Step] {
    defer { self = LargeContentPress() }
    return shown == nil ? [] : [.hide]
  }
}
