/// The frames of the items and accessory views on a television's bar.
///
///     |<-80->[leading]   40   ( Home | Films | Search )   40   [trailing]<-80->|
///                             ^ the pill, in the middle of the bar
///
/// An item is as wide as its icon, its title and the padding; the pill is as wide as the items.
/// Items that don't fit are omitted, starting with the last. In right-to-left layouts, everything
/// is mirrored.
struct TelevisionTabBarLayout: Hashable, TabBarLayoutProviding {
  // R-TV-5, R-TV-12, R-TV-15, M-H-9

  /// The size of the bar.
  var size: CGSize
  /// The widths of the items' icons and titles side by side.
  var contentWidths: [CGFloat]
  /// The safe area inset at either side.
  var margin: CGFloat = 0
  /// The widths of the accessory views; 0 for none.
  var leadingWidth: CGFloat = 0
  var trailingWidth: CGFloat = 0
  var isRightToLeft = false

  // MARK: Widths

  /// The maximum width of the pill.
  ///
  /// The pill is centered, so the wider accessory view limits both sides.
  private var room: CGFloat {
    let sides = [leadingWidth, trailingWidth].map { width in
      margin + (width > 0 ? width + TelevisionTabBarMetrics.accessoryGap : 0)
    }
    return max(size.width - 2 * (sides.max() ?? 0), 0)
  }

  private func itemWidth(at index: Int) -> CGFloat {
    let content = contentWidths[index]
    let width = (content.isFinite ? max(content, 0) : 0) + 2 * TelevisionTabBarMetrics.itemPadding
    return min(width.rounded(.up), room.rounded(.down))
  }

  /// The leading edges of the visible items in the pill, and the trailing edge of the last.
  private var boundaries: [CGFloat] {
    // R-TV-5
    guard size.isFinite, size.width > 0, size.height > 0 else { return [0] }
    var boundaries: [CGFloat] = [0]
    for index in contentWidths.indices {
      let end = boundaries[index] + itemWidth(at: index)
      guard end <= room else { break }
      boundaries.append(end)
    }
    return boundaries
  }

  /// The number of items that fit.
  var visibleCount: Int { boundaries.count - 1 }

  var shownCount: Int? { visibleCount }

  /// Returns the maximum number of items that fit if they have no content.
  static func mostItems(of count: Int, width: CGFloat) -> Int {
    let width = width.isFinite && width > 0 ? width : TabBarMetrics.assumedWidth
    let most = (width / (2 * TelevisionTabBarMetrics.itemPadding)).rounded(.down)
    return min(count, Int(min(most, CGFloat(count))))
  }

  // MARK: Frames

  /// The frame of the pill; empty without items.
  var backgroundFrame: CGRect {
    let width = boundaries.last ?? 0
    return CGRect(
      x: ((size.width - width) / 2).rounded(),
      y: 0,
      width: width,
      height: width > 0 ? size.height : 0
    )
  }

  var backgroundCornerRadius: CGFloat { backgroundFrame.height / 2 }

  func buttonFrame(at index: Int) -> CGRect {
    let boundaries = boundaries
    guard index >= 0, index + 1 < boundaries.count else { return .zero }
    let pill = backgroundFrame
    let (start, end) = (boundaries[index], boundaries[index + 1])
    return CGRect(
      x: isRightToLeft ? pill.maxX - end : pill.minX + start,
      y: 0,
      width: end - start,
      height: size.height
    )
  }

  func touchFrame(at index: Int) -> CGRect { buttonFrame(at: index) }

  /// The frame of the leading accessory view, as high as the bar.
  var leadingFrame: CGRect { accessoryFrame(width: leadingWidth, isLeft: !isRightToLeft) }

  /// The frame of the trailing accessory view, as high as the bar.
  var trailingFrame: CGRect { accessoryFrame(width: trailingWidth, isLeft: isRightToLeft) }

  private func accessoryFrame(width: CGFloat, isLeft: Bool) -> CGRect {
    let width = max(min(width, size.width / 2 - margin), 0)
    let x = isLeft ? margin : size.width - margin - width
    return CGRect(x: x, y: 0, width: width, height: size.height)
  }
}
