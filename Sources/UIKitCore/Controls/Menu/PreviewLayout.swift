import CoreGraphics

/// The layout of a preview with a list of actions, below it or beside it.
///
///     ╭───────────╮
///     │  platter  │      ╭───────────╮ ╭──────╮
///     ╰───────────╯      │  platter  │ │ menu │
///     ╭──────╮           ╰───────────╯ ╰──────╯
///     │ menu │
///     ╰──────╯           in a low window
struct PreviewLayout: Equatable {
  // R-PEEK-10…13
  struct Content: Equatable {
    /// The preferred size, in which 0 stands for the default.
    var preferredSize = CGSize.zero
    /// The height of the whole list, or 0 if there is none.
    var menuHeight: CGFloat = 0
    var menuWidth = MenuMetrics.width
    /// The part of the window from which the preview grows.
    var source: CGRect?
    var isRightToLeft = false
  }

  /// The space for the preview: the size of the window and its safe area.
  struct Room: Equatable {
    var size: CGSize
    var safeArea = UIEdgeInsets.zero

    /// The part of the window that is free for the preview and the list.
    var free: CGRect {
      let margin = PreviewMetrics.margin
      let insets = UIEdgeInsets(
        top: max(safeArea.top + PreviewMetrics.safeMargin, margin),
        left: max(safeArea.left, margin),
        bottom: max(safeArea.bottom + PreviewMetrics.safeMargin, margin),
        right: max(safeArea.right, margin)
      )
      return CGRect(
        x: insets.left,
        y: insets.top,
        width: max(size.width - insets.left - insets.right, 0),
        height: max(size.height - insets.top - insets.bottom, 0)
      )
    }
  }

  private(set) var platter = CGRect.zero
  /// The visible part of the list, or `nil` if there is none.
  private(set) var menu: CGRect?
  private(set) var isBeside = false

  init(_ content: Content, in room: Room) {
    let free = room.free
    let wish = Self.size(content.preferredSize, in: free.size)
    guard content.menuHeight > 0 else {
      platter = Self.centered(wish, in: free)
      return
    }
    let stacked = Self.heights(wish.height, content.menuHeight, in: free.height)
    let besideWidth = free.width - content.menuWidth - PreviewMetrics.gap
    let isLow = room.size.width > room.size.height && stacked.platter < wish.height
    if isLow, besideWidth >= PreviewMetrics.leastWidthBeside {
      placeBeside(content, width: besideWidth, in: free)
    } else {
      placeBelow(content, stacked, in: free)
    }
  }

  // MARK: Lifting

  /// Creates the layout of a part of a view that is lifted, with a list below or above it.
  ///
  /// The part stays in its place as far as there is space for it and for the list.
  init(lifting content: Content, in room: Room) {
    // R-MENU-41
    let free = room.free
    let source = content.source ?? Self.centered(content.preferredSize, in: free)
    let scale = Self.liftScale(of: source.size, in: free.width)
    var size = CGSize(width: source.width * scale, height: source.height * scale)
    let menuHeight = min(content.menuHeight, free.height * (1 - PreviewMetrics.leastShare / 2))
    let gap = menuHeight > 0 ? PreviewMetrics.gap : 0
    size.height = min(size.height, free.height - menuHeight - gap)
    var x = source.midX - size.width / 2
    if size.width <= free.width { x = min(max(x, free.minX), free.maxX - size.width) }
    var y = source.midY - size.height / 2
    y = min(max(y, free.minY), free.maxY - size.height)
    let fitsAbove = y - gap - menuHeight >= free.minY
    let fitsBelow = y + size.height + gap + menuHeight <= free.maxY
    let isAbove = !fitsBelow && fitsAbove
    if !fitsBelow, !isAbove { y = free.maxY - menuHeight - gap - size.height }
    platter = CGRect(x: x, y: y, width: size.width, height: size.height)
    guard menuHeight > 0 else { return }
    let width = min(content.menuWidth, free.width)
    let isAtEnd = source.midX > free.midX + free.width / 10
    let menuX =
      isAtEnd || (content.isRightToLeft && source.midX > free.midX - free.width / 10)
      ? platter.maxX - width : platter.minX
    menu = CGRect(
      x: min(max(menuX, free.minX), max(free.maxX - width, free.minX)).rounded(),
      y: isAbove ? y - gap - menuHeight : platter.maxY + gap,
      width: width,
      height: menuHeight
    )
  }

  /// A lifted part is larger by some points, unless it has the width of the window.
  private static func liftScale(of size: CGSize, in width: CGFloat) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    let wanted = 1 + PreviewMetrics.lift / max(size.width, size.height)
    return size.width * wanted > width ? min(1, (width / size.width)) : wanted
  }

  // MARK: Size

  /// Returns the size of a preview within limits.
  ///
  /// A size that is too wide keeps its proportions; one that is too high is cut.
  private static func size(_ preferred: CGSize, in limit: CGSize) -> CGSize {
    func isSet(_ value: CGFloat) -> Bool { value.isFinite && value > 0 }
    var width =
      isSet(preferred.width) ? preferred.width : min(limit.width, PreviewMetrics.maximumWidth)
    var height =
      isSet(preferred.height) ? preferred.height : width * PreviewMetrics.defaultRatio
    if width > limit.width {
      height *= limit.width / width
      width = limit.width
    }
    height = min(height, limit.height)
    return CGSize(width: width.rounded(), height: height.rounded())
  }

  /// Divides a height between the preview and a list below it.
  private static func heights(
    _ platter: CGFloat,
    _ menu: CGFloat,
    in height: CGFloat
  ) -> (platter: CGFloat, menu: CGFloat) {
    let room = max(height - PreviewMetrics.gap, 0)
    let least = min(platter, (room * PreviewMetrics.leastShare).rounded())
    let menuShown = min(menu, room - least)
    return (min(platter, room - menuShown), menuShown)
  }

  // MARK: Positions

  private static func centered(_ size: CGSize, in rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.midX - size.width / 2).rounded(),
      y: (rect.midY - size.height / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  private mutating func placeBelow(
    _ content: Content,
    _ heights: (platter: CGFloat, menu: CGFloat),
    in free: CGRect
  ) {
    let limit = CGSize(width: free.width, height: heights.platter)
    let size = Self.size(content.preferredSize, in: limit)
    let total = size.height + PreviewMetrics.gap + heights.menu
    let group = Self.centered(CGSize(width: size.width, height: total), in: free)
    platter = CGRect(origin: group.origin, size: size)
    let width = min(content.menuWidth, free.width)
    var x = platter.midX - width / 2
    // The list is at the side of the source.
    if let source = content.source, width < platter.width {
      if source.maxX < platter.midX { x = platter.minX }
      if source.minX > platter.midX { x = platter.maxX - width }
    }
    menu = CGRect(
      x: min(max(x, free.minX), free.maxX - width).rounded(),
      y: platter.maxY + PreviewMetrics.gap,
      width: width,
      height: heights.menu
    )
  }

  private mutating func placeBeside(_ content: Content, width: CGFloat, in free: CGRect) {
    isBeside = true
    let limit = CGSize(width: width, height: free.height)
    let size = Self.size(content.preferredSize, in: limit)
    let total = size.width + PreviewMetrics.gap + content.menuWidth
    let group = Self.centered(CGSize(width: total, height: size.height), in: free)
    let menuHeight = min(content.menuHeight, free.height)
    let menuX = content.isRightToLeft ? group.minX : group.maxX - content.menuWidth
    let platterX = content.isRightToLeft ? group.maxX - size.width : group.minX
    platter = CGRect(x: platterX, y: group.minY, width: size.width, height: size.height)
    menu = CGRect(
      x: menuX,
      y: min(platter.minY, free.maxY - menuHeight),
      width: content.menuWidth,
      height: menuHeight
    )
  }

  // MARK: Transition

  /// The frame from which a preview grows.
  struct Start: Equatable {
    var frame: CGRect
    /// Whether the frame is that of the source, so that a picture of it can be shown in the frame.
    var isSource: Bool
  }

  /// Returns the frame from which the preview grows.
  ///
  /// That is the source, or a slightly smaller frame in the same place if the source is outside the
  /// window or at least as large as the preview.
  func start(from source: CGRect?, in room: Room) -> Start {
    let window = CGRect(origin: .zero, size: room.size)
    if let source, !source.isEmpty, source.intersects(window),
      source.height < platter.height || source.width < platter.width
    {
      return Start(frame: source, isSource: true)
    }
    let (dx, dy) = (platter.width, platter.height)
    let inset = (1 - PreviewMetrics.startScale) / 2
    return Start(frame: platter.insetBy(dx: dx * inset, dy: dy * inset), isSource: false)
  }
}
