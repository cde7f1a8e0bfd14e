import Foundation

/// The positions of pages in the scroll view of a page view controller.
///
/// The content has the length of three pages. The current spread is in the middle, and the others
/// are beside it. In right-to-left layout, horizontal pages are in the opposite order.
///
///     offset 0        length       2 · length
///     ├─ before ──┼─ current ──┼─ after ────┤
struct PageGeometry: Equatable {
  /// The size of the area that the pages fill, in points.
  var size = CGSize.zero
  var isVertical = false
  /// Whether horizontal pages follow one another from right to left.
  var isReversed = false
  /// The space between two pages, in points.
  var spacing: CGFloat = 0
  /// The number of pages in a spread.
  var count = 1

  /// The distance from one spread to the next.
  var length: CGFloat { (isVertical ? size.height : size.width) + spacing }

  // MARK: Scroll view

  /// The frame of the scroll view, which extends by half of the spacing beyond the area.
  var scrollFrame: CGRect {
    CGRect(origin: .zero, size: size).insetBy(
      dx: isVertical ? 0 : -spacing / 2,
      dy: isVertical ? -spacing / 2 : 0
    )
  }

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: size.width, height: length * 3)
      : CGSize(width: length * 3, height: size.height)
  }

  /// Returns the content insets with which the content can rest only at the given sides and at the
  /// center.
  func inset(before: Bool, after: Bool) -> UIEdgeInsets {
    let (first, last) = isMirrored ? (after, before) : (before, after)
    let (start, end) = (first ? 0 : -length, last ? 0 : -length)
    return isVertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
  }

  private var isMirrored: Bool { isReversed && !isVertical }

  // MARK: Offsets

  /// The index, from 0 to 2, of the slot of the spread on a side, or of the current one.
  private func slot(of side: PageSide?) -> CGFloat {
    switch side {
    case nil: 1
    case .before: isMirrored ? 2 : 0
    case .after: isMirrored ? 0 : 2
    }
  }

  /// Returns the content offset that shows the spread on a side, or the current one.
  func offset(of side: PageSide?) -> CGPoint {
    let distance = slot(of: side) * length
    return isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  /// Returns how far the content is away from the current spread, from -1 at the spread before to 1
  /// at the spread after.
  func progress(at offset: CGPoint) -> CGFloat {
    guard length > 0 else { return 0 }
    let share = ((isVertical ? offset.y : offset.x) - length) / length
    return isMirrored ? -share : share
  }

  /// Returns the side that an offset shows a part of, or `nil` at the center.
  func side(at offset: CGPoint) -> PageSide? {
    let progress = progress(at: offset)
    guard abs(progress) > Self.tolerance else { return nil }
    return progress < 0 ? .before : .after
  }

  /// The deviation of a position, as a fraction of a page, that rounding to pixels causes.
  static let tolerance: CGFloat = 0.002

  // R-PAGE-23
  /// The side from which new pages come in if the app sets them.
  ///
  /// The direction is not mirrored in right-to-left layout: horizontal pages always come from the
  /// right for `forward`.
  func side(isForward: Bool) -> PageSide { isForward != isMirrored ? .after : .before }

  // MARK: Pages

  /// Returns the frame of a page in the content.
  ///
  /// - Parameters:
  ///   - index: The index of the page in its spread, from left to right or from top to bottom.
  ///   - side: The side of the spread, or `nil` for the current one.
  /// - Returns: The frame.
  func frame(ofPage index: Int, at side: PageSide?) -> CGRect {
    let start = offset(of: side)
    var frame = CGRect(
      x: start.x - scrollFrame.minX,
      y: start.y - scrollFrame.minY,
      width: size.width,
      height: size.height
    )
    guard count > 1 else { return frame }
    if isVertical {
      frame.size.height = size.height / CGFloat(count)
      frame.origin.y += frame.height * CGFloat(index)
    } else {
      frame.size.width = size.width / CGFloat(count)
      frame.origin.x += frame.width * CGFloat(index)
    }
    return frame
  }
}
