/// The frames of the icon, title and badge in a tab bar button.
///
///     stacked                      inline
///     +--------( 2 )--+            +------------------+
///     |      [icon]   |  18        |   [icon] 5 Title |
///     |      Title    |  35…47     +------------------+
///     +---------------+  48
///
/// All positions are rounded to device pixels: those of stacked titles and their icons down, those
/// of other icons to the nearest pixel. In right-to-left layouts, the icon is to the right of an
/// inline title, and badges are at the upper left corner of the icon. A title is never wider than
/// the button.
struct TabBarButtonLayout: Hashable {
  // M-BDG-2, R-RTL-2, M-ICO-*, M-TTL-*, M-INL-*

  /// The parts of the button; `nil` for missing parts.
  struct Content: Hashable {
    var imageSize: CGSize?
    /// Whether an image that is larger than the inline icon box keeps its size, as landscape images
    /// do.
    var keepsImageSize = false
    var imageInsets = UIEdgeInsets.zero
    var titleWidth: CGFloat?
    /// The size of the title's font.
    var titleFontSize = TabBarMetrics.stackedTitleSize
    var titleOffset = UIOffset.zero
    var badgeSize: CGSize?
    var badgeOffset = UIOffset.zero

    /// The size of the icon; `nil` for an empty image.
    fileprivate var iconSize: CGSize? {
      imageSize.flatMap { $0.isFinite && $0.width > 0 && $0.height > 0 ? $0 : nil }
    }
  }

  /// The metrics of side-by-side icons and titles, which depend on the idiom.
  struct InlineMeasures: Hashable {
    /// The side of the square for icons.
    var imageSide: CGFloat
    /// The distance between icon and title.
    var gap: CGFloat
    var badge: BadgePlace

    enum BadgePlace: Hashable {
      // M-INL-6, R-BDG-3

      /// The offset of the badge from the center of the icon. Without an icon, the badge is at the
      /// leading edge.
      case overIcon(CGPoint)
      // R-TV-18
      /// The distance by which the badge protrudes from the upper trailing corner of the button.
      case atCorner(CGPoint)
    }
  }

  private var measures: InlineMeasures {
    tabBarIdiom.style.inlineMeasures(isCompact: style == .compactInline)
  }

  struct Frames: Hashable {
    var image = CGRect.zero
    var title = CGRect.zero
    var badge = CGRect.zero
  }

  /// The size of the button.
  var size: CGSize
  var style = UITabBarItemAppearance.Style.stacked
  var isRightToLeft = false
  /// The number of pixels per point.
  var scale: CGFloat = 2
  var tabBarIdiom = TabBarIdiom.docked

  func frames(of content: Content) -> Frames {
    var frames = style == .stacked ? stacked(content) : inline(content)
    if let badgeSize = content.badgeSize {
      frames.badge = badgeFrame(
        size: badgeSize,
        over: frames.image,
        hasImage: content.iconSize != nil
      )
      .shifted(by: content.badgeOffset)
    }
    frames.title = frames.title.shifted(by: content.titleOffset)
    return frames
  }

  /// Returns the width that an inline button needs for its icon and title.
  static func inlineWidth(
    of content: Content,
    style: UITabBarItemAppearance.Style = .inline,
    scale: CGFloat,
    tabBarIdiom: TabBarIdiom = .docked
  ) -> CGFloat {
    let layout = TabBarButtonLayout(
      size: CGSize(width: CGFloat.infinity, height: 0),
      style: style,
      scale: scale,
      tabBarIdiom: tabBarIdiom
    )
    return layout.inlineImageSize(content).width + layout.gap(content)
      + layout.titleSize(content).width
  }

  // MARK: Styles

  private func stacked(_ content: Content) -> Frames {
    let title = titleSize(content)
    let titleFrame = CGRect(
      x: grid.roundedDown((size.width - title.width) / 2),
      y: grid.rounded(size.height - TabBarMetrics.stackedTitleBottom - title.height),
      width: title.width,
      height: title.height
    )
    guard let image = content.iconSize else { return Frames(title: titleFrame) }
    // The icon is centered over the title, which may be half a pixel left of the button's center.
    // (M-ICO-8)
    let middle = title.width > 0 ? titleFrame.midX : size.width / 2
    let imageFrame = CGRect(
      x: grid.roundedDown(middle - image.width / 2),
      y: grid.roundedHalfDown(TabBarMetrics.stackedImageCenter - image.height / 2),
      width: image.width,
      height: image.height
    )
    return Frames(image: imageFrame.squeezed(by: content.imageInsets), title: titleFrame)
  }

  private func inline(_ content: Content) -> Frames {
    let image = inlineImageSize(content)
    let gap = gap(content)
    var title = titleSize(content)
    title.width = max(min(title.width, size.width - image.width - gap), 0)
    let left = (size.width - image.width - gap - title.width) / 2
    let imageX = isRightToLeft ? left + title.width + gap : left
    let titleX = isRightToLeft ? left : left + image.width + gap
    let imageFrame = CGRect(
      origin: CGPoint(x: imageX, y: (size.height - image.height) / 2),
      size: image
    )
    let titleFrame = CGRect(
      origin: CGPoint(x: titleX, y: (size.height - title.height) / 2),
      size: title
    )
    return Frames(
      image: aligned(imageFrame).squeezed(by: content.imageInsets),
      title: aligned(titleFrame)
    )
  }

  private func badgeFrame(size badge: CGSize, over image: CGRect, hasImage: Bool) -> CGRect {
    if style != .stacked, case .atCorner(let reach) = measures.badge {
      let x = isRightToLeft ? -reach.x : size.width - badge.width + reach.x
      return aligned(CGRect(origin: CGPoint(x: x, y: reach.y), size: badge))
    }
    guard hasImage else {
      // R-BDG-3: without an icon, the badge is at the leading edge.
      let x = isRightToLeft ? size.width - badge.width : 0
      return CGRect(origin: CGPoint(x: x, y: TabBarMetrics.badgeTop), size: badge)
    }
    var origin: CGPoint
    if style != .stacked, case .overIcon(let offset) = measures.badge {
      // R-BDG-6: the badge stays below the line at the top of the bar.
      origin = CGPoint(x: image.midX + offset.x, y: max(image.midY + offset.y, 0))
    } else {
      origin = CGPoint(x: image.maxX - TabBarMetrics.badgeOverlap, y: TabBarMetrics.badgeTop)
    }
    if isRightToLeft { origin.x = 2 * image.midX - origin.x - badge.width }
    return aligned(CGRect(origin: origin, size: badge))
  }

  // MARK: Sizes

  private func titleSize(_ content: Content) -> CGSize {
    guard let width = content.titleWidth, width > 0 else { return .zero }
    let fontSize = content.titleFontSize
    let height =
      TabBarMetrics.titleLineHeight
      * (fontSize.isFinite ? fontSize : TabBarMetrics.stackedTitleSize)
    return CGSize(width: min(grid.roundedUp(width), size.width), height: grid.roundedUp(height))
  }

  private func inlineImageSize(_ content: Content) -> CGSize {
    guard let size = content.iconSize else { return .zero }
    let side = measures.imageSide
    let factor = content.keepsImageSize ? 1 : min(side / max(size.width, size.height), 1)
    return CGSize(
      width: grid.roundedUp(size.width * factor),
      height: grid.roundedUp(size.height * factor)
    )
  }

  /// Returns the distance between an inline icon and its title, with space for a badge.
  private func gap(_ content: Content) -> CGFloat {
    let image = inlineImageSize(content)
    guard image.width > 0, titleSize(content).width > 0 else { return 0 }
    guard let badge = content.badgeSize, case .overIcon(let offset) = measures.badge else {
      return measures.gap
    }
    // R-BDG-6
    return max(measures.gap, offset.x + badge.width - image.width / 2 + TabBarMetrics.badgeGap)
  }

  // MARK: Pixels

  private var grid: PixelGrid { PixelGrid(scale: scale) }

  private func aligned(_ rect: CGRect) -> CGRect {
    CGRect(
      x: grid.rounded(rect.minX),
      y: grid.rounded(rect.minY),
      width: rect.width,
      height: rect.height
    )
  }
}

extension CGRect {
  fileprivate func shifted(by offset: UIOffset) -> CGRect {
    guard offset.horizontal.isFinite, offset.vertical.isFinite else { return self }
    return offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// Returns the inset rectangle, or an empty one if the insets are too large.
  fileprivate func squeezed(by insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero, insets.isFinite else { return self }
    let rect = CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
    return rect.size.width > 0 && rect.size.height > 0 ? rect : CGRect(origin: origin, size: .zero)
  }
}
