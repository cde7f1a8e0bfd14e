/// Where items and accessory views stand on a television's bar.
///
///     |<-80->[leading]   40   ( Home | Films | Search )   40   [trailing]<-80->|
///                             ^ the pill, in the middle of the bar
///
/// An item is as wide as its icon and title and the padding at both sides; the pill is as wide as the items. Items that do
/// not fit are left out, from the last one on. Right to left all of it is mirrored. (R-TV-5, R-TV-12, R-TV-15, M-H-9)
struct TelevisionTabBarLayout: Hashable, TabBarLayoutProviding {
  /// The size of the bar.
  var size: CGSize
  /// What icon and title of each item take side by side.
  var contentWidths: [CGFloat]
  /// What the edges of the screen keep clear at either side.
  var margin: CGFloat = 0
  /// The widths of the accessory views; 0 for none.
  var leadingWidth: CGFloat = 0
  var trailingWidth: CGFloat = 0
  var isRightToLeft = false

  // MARK: Room

  /// How wide the pill may be: it stays in the middle, so that the wider side decides.
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

  /// Where each item that fits begins in the pill, and where the last one ends. (R-TV-5)
  private var boundaries: [CGFloat] {
    guard size.isFinite, size.width > 0, size.height > 0 else { return [0] }
    var boundaries: [CGFloat] = [0]
    for index in contentWidths.indices {
      let end = boundaries[index] + itemWidth(at: index)
      guard end <= room else { break }
      boundaries.append(end)
    }
    return boundaries
  }

  /// How many items fit.
  var visibleCount: Int { boundaries.count - 1 }

  var shownCount: Int? { visibleCount }

  /// How many of `count` items can fit at most, before their titles are measured.
  static func mostItems(of count: Int, width: CGFloat) -> Int {
    let width = width.isFinite && width > 0 ? width : TabBarMetrics.assumedWidth
    let most = (width / (2 * TelevisionTabBarMetrics.itemPadding)).rounded(.down)
    return min(count, Int(min(most, CGFloat(count))))
  }

  // MARK: Frames

  /// The pill, which the items fill; empty without items.
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

  /// The frame of the accessory view at the leading side, as high as the bar.
  var leadingFrame: CGRect { accessoryFrame(width: leadingWidth, isLeft: !isRightToLeft) }

  /// The same at the trailing side.
  var trailingFrame: CGRect { accessoryFrame(width: trailingWidth, isLeft: isRightToLeft) }

  private func accessoryFrame(width: CGFloat, isLeft: Bool) -> CGRect {
    let width = max(min(width, size.width / 2 - margin), 0)
    let x = isLeft ? margin : size.width - margin - width
    return CGRect(x: x, y: 0, width: width, height: size.height)
  }
}
