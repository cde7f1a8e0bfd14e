/// The frames of the buttons on a docked bar.
///
///     0            W/n            2W/n             W
///     |-2-[ button 0 ]-2-|-2-[ button 1 ]-2-| … -2-|      fill: slots of equal width
///     |     | [  76  ] 34 [  76  ] 34 [  76  ] |   |      centered: a block in the middle
///
/// The slots are inside of the safe area. Edges are rounded to whole points, halves up. In
/// right-to-left layouts, the same frames are assigned in reverse order. Each frame is computed
/// independently of the number of buttons.
struct DockedTabBarLayout: Hashable {
  // R-RTL-1, M-BTN-1, M-IPAD-1
  enum Arrangement: Hashable {
    case fill
    case centered(width: CGFloat, spacing: CGFloat)
  }

  /// The size of the bar, including the home indicator.
  var size: CGSize
  /// The number of items on the bar.
  var count: Int
  var arrangement = Arrangement.fill
  // M-BTN-3
  /// The standard height for the bar's traits; the buttons of a taller bar are aligned to its top.
  var standardHeight = TabBarMetrics.regularHeight
  var isRightToLeft = false
  // M-BTN-5
  /// The widths of the parts of the bar at the sides that are outside of the safe area.
  var leftInset: CGFloat = 0
  var rightInset: CGFloat = 0

  /// The width of the part of the bar with slots.
  private var width: CGFloat { max(size.width - leftInset - rightInset, 0) }

  /// Returns the frame of the button for an item; empty if there is no such item, or no space.
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

  /// Returns the area of the bar whose touches belong to an item: its slot, without gaps to its
  /// neighbors.
  func touchFrame(at index: Int) -> CGRect {
    // R-IN-1
    guard let slot = slot(at: index) else { return .zero }
    let (left, right) = (slot.left.roundedHalfUp, slot.right.roundedHalfUp)
    return CGRect(x: left, y: 0, width: right - left, height: size.height)
      .intersection(CGRect(origin: .zero, size: size))
  }

  // MARK: Slots

  /// Returns the horizontal range of an item: its button, and half of the distance to each
  /// neighbor.
  private func slot(at index: Int) -> (left: CGFloat, right: CGFloat)? {
    guard index >= 0, index < count, size.isFinite, width > 0, size.height > 0 else {
      return nil
    }
    let position = isRightToLeft ? count - 1 - index : index
    return (boundary(before: position), boundary(before: position + 1))
  }

  private func boundary(before position: Int) -> CGFloat {
    guard let block else { return leftInset + width * CGFloat(position) / CGFloat(count) }
    let pitch = block.width + block.spacing
    return leftInset + (width - pitch * CGFloat(count)) / 2 + pitch * CGFloat(position)
  }

  /// The distance between a button and the edges of its slot.
  private var margin: CGFloat { block.map { $0.spacing / 2 } ?? TabBarMetrics.buttonMargin }

  /// The width and spacing of centered buttons; `nil` if the buttons fill the bar or don't fit
  /// otherwise.
  private var block: (width: CGFloat, spacing: CGFloat)? {
    guard case .centered(let width, let spacing) = arrangement else { return nil }
    let total = (width + spacing) * CGFloat(count) - spacing
    return total <= self.width ? (width, spacing) : nil
  }

  /// Returns the number of items that a bar of this width shows.
  ///
  /// Unlike iOS, which squeezes any number into a standalone bar, items beyond the last slot of 44
  /// points are omitted; five always fit. A bar whose width is zero is treated like that of a
  /// common phone.
  static func visibleCount(of count: Int, width: CGFloat) -> Int {
    let width = width.isFinite && width > 0 ? width : TabBarMetrics.assumedWidth
    let slots = (width / TabBarMetrics.leastSlotWidth).rounded(.down)
    return min(count, max(Int(min(slots, CGFloat(count))), TabBarMetrics.leastVisibleCount))
  }
}

extension CGFloat {
  /// The nearest integer, halves rounded up.
  fileprivate var roundedHalfUp: CGFloat { (self + 0.5).rounded(.down) }
}
