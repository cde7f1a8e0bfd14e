import QuartzCore

/// The frames of buttons and spaces in a row: that of a toolbar, or one side of a navigation bar.
///
///     │16│[Edit]      flexible      [+]  fixed  [trash]│16│
///
/// Buttons have padding around their content. The content is aligned with the edges of `bounds`, so
/// the padding of the first and the last button is outside.
struct BarButtonLayout: Equatable {
  // R-BBI-25, R-BBI-26, R-BBI-28
  enum Element: Equatable {
    case button(Button)
    case fixedSpace(CGFloat)
    case flexibleSpace
  }

  /// An element with content.
  struct Button: Equatable {
    /// The size with padding; a height of 0 means the height of the row.
    var size: CGSize
    /// The padding at each side.
    var padding: CGFloat = 0
    /// The width to which the button can be truncated; equal to its width if it cannot.
    var leastWidth: CGFloat

    init(size: CGSize, padding: CGFloat = 0, leastWidth: CGFloat? = nil) {
      self.size = CGSize(width: Self.length(size.width), height: Self.length(size.height))
      self.padding = Self.length(padding)
      self.leastWidth = min(Self.length(leastWidth ?? size.width), self.size.width)
    }

    /// Returns 0 for lengths that are negative or not finite.
    static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
  }

  /// The side at which buttons are placed that do not fill the row and have no flexible space
  /// between them.
  enum Packing {
    case leading, trailing
  }

  var elements: [Element]
  /// The area for the content of the buttons.
  var bounds: CGRect
  var packing = Packing.leading
  var isRightToLeft = false
  /// The number of pixels per point; frames are aligned to pixels.
  var scale: CGFloat = 2

  // MARK: Frames

  /// The frames of the elements; `nil` for spaces.
  ///
  /// Frames are in reading order and do not overlap. Elements that do not fit extend beyond the
  /// trailing edge of the bounds.
  var frames: [CGRect?] {
    let widths = widths
    let used = widths.reduce(0, +) + gaps.reduce(0, +)
    let outer = outerPadding
    let room = bounds.width + outer.leading + outer.trailing
    let share = flexibleCount > 0 ? max(room - used, 0) / CGFloat(flexibleCount) : 0
    let slack = flexibleCount > 0 ? 0 : room - used
    var x = -outer.leading + (packing == .trailing ? slack : 0)
    return elements.indices.map { index in
      defer { x += widths[index] + gaps[index] + (elements[index] == .flexibleSpace ? share : 0) }
      guard case .button(let button) = elements[index] else { return nil }
      return frame(of: button, x: x, width: widths[index])
    }
  }

  /// The width of all elements without flexible spaces, between the outer edges of their content.
  var fittingWidth: CGFloat {
    let outer = outerPadding
    let widths = elements.map(wantedWidth)
    return max(widths.reduce(0, +) + gaps.reduce(0, +) - outer.leading - outer.trailing, 0)
  }

  private func frame(of button: Button, x: CGFloat, width: CGFloat) -> CGRect {
    let start = grid.rounded(x)
    let end = grid.rounded(x + width)
    let height = button.size.height > 0 ? button.size.height : bounds.height
    let y = bounds.minY + grid.rounded((bounds.height - height) / 2)
    let left = isRightToLeft ? bounds.maxX - end : bounds.minX + start
    return CGRect(x: left, y: y, width: end - start, height: height)
  }

  private var grid: PixelGrid { PixelGrid(scale: scale) }

  // MARK: Widths

  private var flexibleCount: Int { elements.count { $0 == .flexibleSpace } }

  private func wantedWidth(_ element: Element) -> CGFloat {
    switch element {
    case .button(let button): button.size.width
    case .fixedSpace(let width): Button.length(width)
    case .flexibleSpace: 0
    }
  }

  /// The widths of all elements; if they do not fit, the widest buttons are truncated first.
  private var widths: [CGFloat] {
    let wanted = elements.map(wantedWidth)
    let outer = outerPadding
    let room = bounds.width + outer.leading + outer.trailing - gaps.reduce(0, +)
    let excess = wanted.reduce(0, +) - room
    guard excess > 0 else { return wanted }
    let limit = limit(savings: excess)
    return elements.enumerated().map { index, element in
      guard case .button(let button) = element else { return wanted[index] }
      return min(wanted[index], max(limit, button.leastWidth))
    }
  }

  /// Returns the maximum width for buttons that can be truncated such that their widths decrease by
  /// the given sum.
  private func limit(savings: CGFloat) -> CGFloat {
    let buttons = elements.compactMap { element -> Button? in
      guard case .button(let button) = element, button.leastWidth < button.size.width else {
        return nil
      }
      return button
    }
    // Between two adjacent widths the savings are proportional to the number of buttons that are
    // truncated.
    let steps = Set(buttons.flatMap { [$0.size.width, $0.leastWidth] }).sorted(by: >)
    var saved: CGFloat = 0
    for (upper, lower) in zip(steps, steps.dropFirst()) {
      let count = buttons.count { $0.size.width >= upper && $0.leastWidth < upper }
      let more = (upper - lower) * CGFloat(count)
      if saved + more >= savings { return upper - (savings - saved) / CGFloat(count) }
      saved += more
    }
    return steps.last ?? 0
  }

  // MARK: Gaps and padding

  /// The distance after each element: custom views have no padding and need a gap.
  private var gaps: [CGFloat] {
    elements.indices.map { index in
      guard index + 1 < elements.count, case .button(let left) = elements[index],
        case .button(let right) = elements[index + 1]
      else { return 0 }
      return max(BarButtonMetrics.spacing - left.padding - right.padding, 0)
    }
  }

  /// The padding of the first and the last element; 0 for elements without padding.
  private var outerPadding: (leading: CGFloat, trailing: CGFloat) {
    func padding(_ element: Element?) -> CGFloat {
      guard case .button(let button)? = element else { return 0 }
      return button.padding
    }
    return (padding(elements.first), padding(elements.last))
  }
}
