/// Where the buttons of a docked bar stand.
///
///     0            W/n            2W/n             W
///     |-2-[ button 0 ]-2-|-2-[ button 1 ]-2-| … -2-|      filling: slots of equal width (M-BTN-1)
///     |     | [  76  ] 34 [  76  ] 34 [  76  ] |   |      centred: a block in the middle (M-IPAD-1)
///
/// Edges are rounded to whole points, halves up. Right to left the same frames are given out in the opposite
/// order (R-RTL-1). Each frame is computed on its own, so one button of five thousand costs one.
struct DockedTabBarLayout: Hashable {
  enum Arrangement: Hashable {
    case fill
    case centered(width: CGFloat, spacing: CGFloat)
  }

  /// The size of the bar, home indicator included.
  var size: CGSize
  /// How many items the bar shows.
  var count: Int
  var arrangement = Arrangement.fill
  /// What the surroundings prescribe; a taller bar keeps the buttons at its top. (M-BTN-3)
  var standardHeight = TabBarMetrics.regularHeight
  var isRightToLeft = false

  /// The frame of the button for item `index` in the bar; empty for an index or a bar that has no room.
  func buttonFrame(at index: Int) -> CGRect {
    guard let slot = slot(at: index) else { return .zero }
    let left = (slot.left + margin).roundedHalfUp
    let right = block.map { left + $0.width } ?? (slot.right - margin).roundedHalfUp
    let height = min(standardHeight, size.height) - TabBarMetrics.buttonTop
    return CGRect(
      x: left,
      y: TabBarMetrics.buttonTop,
      width: max(right - left, 0),
      height: max(height, 0)
    )
  }

  /// The part of the bar whose touches go to item `index`: its slot, without gaps to the neighbours. (R-IN-1)
  func touchFrame(at index: Int) -> CGRect {
    guard let slot = slot(at: index) else { return .zero }
    let (left, right) = (slot.left.roundedHalfUp, slot.right.roundedHalfUp)
    return CGRect(x: left, y: 0, width: right - left, height: size.height)
      .intersection(CGRect(origin: .zero, size: size))
  }

  // MARK: Slots

  /// The share of the bar that belongs to an item: its button, and half of the distance to each neighbour.
  private func slot(at index: Int) -> (left: CGFloat, right: CGFloat)? {
    guard index >= 0, index < count, size.isFinite, size.width > 0, size.height > 0 else {
      return nil
    }
    let position = isRightToLeft ? count - 1 - index : index
    return (boundary(before: position), boundary(before: position + 1))
  }

  private func boundary(before position: Int) -> CGFloat {
    guard let block else { return size.width * CGFloat(position) / CGFloat(count) }
    let pitch = block.width + block.spacing
    return (size.width - pitch * CGFloat(count)) / 2 + pitch * CGFloat(position)
  }

  /// What a button keeps free of its slot at either side.
  private var margin: CGFloat { block.map { $0.spacing / 2 } ?? TabBarMetrics.buttonMargin }

  /// The measures of a centred bar; nil for one that fills, be it because its block would have no room.
  private var block: (width: CGFloat, spacing: CGFloat)? {
    guard case .centered(let width, let spacing) = arrangement else { return nil }
    let total = (width + spacing) * CGFloat(count) - spacing
    return total <= size.width ? (width, spacing) : nil
  }

  /// How many of `count` items a bar of this width shows.
  ///
  /// Unlike iOS, which squeezes any number into a standalone bar, items past the last slot of 44 points are left out; five
  /// always fit. A bar without a width yet counts as one on a common phone.
  static func visibleCount(of count: Int, width: CGFloat) -> Int {
    let width = width.isFinite && width > 0 ? width : TabBarMetrics.assumedWidth
    let slots = (width / TabBarMetrics.leastSlotWidth).rounded(.down)
    return min(count, max(Int(min(slots, CGFloat(count))), TabBarMetrics.leastVisibleCount))
  }
}

extension CGFloat {
  /// The nearest whole number, halves up.
  fileprivate var roundedHalfUp: CGFloat { (self + 0.5).rounded(.down) }
}
