/// Where the buttons of a docked bar stand.
///
///     0            W/n            2W/n             W
///     |-2-[ button 0 ]-2-|-2-[ button 1 ]-2-| … -2-|      filling: slots of equal width (M-BTN-1)
///     |        [  76  ] 34 [  76  ] 34 [  76  ]    |      centred: a block in the middle (M-IPAD-1)
///
/// Edges are rounded to whole points, halves up. Right to left the same frames are given out in the opposite
/// order (R-RTL-1). Each frame is computed on its own, so one button of five thousand costs one.
struct TabBarLayout: Hashable {
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
    guard index >= 0, index < count, size.isFinite, size.width > 0, size.height > 0 else {
      return .zero
    }
    let position = isRightToLeft ? count - 1 - index : index
    let (left, right) = edges(at: position)
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
    let button = buttonFrame(at: index)
    guard !button.isEmpty else { return .zero }
    let reach = arrangement == .fill ? TabBarMetrics.buttonMargin : 0
    return CGRect(
      x: button.minX - reach,
      y: 0,
      width: button.width + 2 * reach,
      height: size.height
    )
  }

  private func edges(at position: Int) -> (left: CGFloat, right: CGFloat) {
    if case .centered(let width, let spacing) = arrangement {
      let pitch = width + spacing
      let block = pitch * CGFloat(count) - spacing
      if block <= size.width {
        let left = ((size.width - block) / 2 + pitch * CGFloat(position)).roundedHalfUp
        return (left, left + width)
      }
    }
    let slot = size.width / CGFloat(count)
    let margin = TabBarMetrics.buttonMargin
    return (
      (CGFloat(position) * slot + margin).roundedHalfUp,
      (CGFloat(position + 1) * slot - margin).roundedHalfUp
    )
  }

  /// How many of `count` items a bar of this width shows.
  ///
  /// Unlike iOS, which squeezes any number into a standalone bar, items past the last slot of 44 points are left out; five
  /// always fit. A bar without a width yet counts as one on a common phone.
  static func visibleCount(of count: Int, width: CGFloat) -> Int {
    let width = width.isFinite && width > 0 ? width : TabBarMetrics.assumedWidth
    let slots = Int((width / TabBarMetrics.leastSlotWidth).rounded(.down))
    return min(count, max(slots, TabBarMetrics.leastVisibleCount))
  }
}

extension CGFloat {
  /// The nearest whole number, halves up.
  fileprivate var roundedHalfUp: CGFloat { (self + 0.5).rounded(.down) }
}
