import CoreGraphics

/// The frames of menus in their window.
///
///     ╭────────╮ source
///     ╰────────╯
///     ╭──────────────╮
///     │ menu         │
///     ╰──────────────╯
struct MenuPlacement: Equatable {
  // R-MENU-2
  /// The part of the window that the menu can occupy.
  var room: CGRect
  /// The rectangle that the menu belongs to, in the window.
  var source: CGRect

  /// Returns the space for menus in a window.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - safeArea: The safe area insets of the window.
  ///   - bottom: The upper edge of the keyboard, or `nil` if there is none.
  /// - Returns: The rectangle of the space, in the window.
  static func room(in size: CGSize, safeArea: UIEdgeInsets, bottom: CGFloat?) -> CGRect {
    let top = max(safeArea.top, 0) + MenuMetrics.safeMargin
    let left = max(safeArea.left, MenuMetrics.margin)
    let right = max(safeArea.right, MenuMetrics.margin)
    let end = min(size.height - safeArea.bottom, bottom ?? size.height) - MenuMetrics.safeMargin
    return CGRect(
      x: left,
      y: top,
      width: max(size.width - left - right, 0),
      height: max(end - top, 0)
    )
  }

  struct Result: Equatable {
    var frame: CGRect
    /// Whether the menu is above its source.
    var isAbove: Bool
  }

  /// Returns the frame of a menu with its whole height, or less if there is not enough space.
  func place(_ size: CGSize) -> Result {
    let width = min(size.width, room.width)
    let below = room.maxY - source.maxY - MenuMetrics.sourceGap
    let above = source.minY - MenuMetrics.sourceGap - room.minY
    let isAbove = size.height > below && above > below
    let side = isAbove ? above : below
    let least = min(size.height, 3 * MenuMetrics.rowHeight)
    guard side >= least else {
      // There is no space on either side: the menu covers its source.
      let height = min(size.height, room.height)
      let y = min(max(source.midY - height / 2, room.minY), room.maxY - height)
      let frame = CGRect(x: horizontal(width), y: y.rounded(), width: width, height: height)
      return Result(frame: frame, isAbove: false)
    }
    let height = min(size.height, side)
    let y =
      isAbove ? source.minY - MenuMetrics.sourceGap - height : source.maxY + MenuMetrics.sourceGap
    let frame = CGRect(
      x: horizontal(width),
      y: max(y, room.minY),
      width: width,
      height: height
    )
    return Result(frame: frame, isAbove: isAbove)
  }

  /// The left edge of a menu: at the side of the window at which the source is.
  private func horizontal(_ width: CGFloat) -> CGFloat {
    let distance = source.midX - room.midX
    let wanted: CGFloat
    if abs(distance) < room.width / 10 {
      wanted = source.midX - width / 2
    } else {
      wanted = distance < 0 ? source.minX : source.maxX - width
    }
    return min(max(wanted, room.minX), max(room.maxX - width, room.minX)).rounded()
  }

  /// Returns the frame of a submenu whose first row covers a row of its parent.
  ///
  /// - Parameters:
  ///   - height: The height of the whole submenu.
  ///   - row: The frame of the row in the window.
  ///   - parent: The frame of the parent in the window.
  /// - Returns: The frame, in the window.
  func place(submenu height: CGFloat, over row: CGRect, of parent: CGRect) -> CGRect {
    let height = min(height, room.height)
    let y = min(max(row.minY, room.minY), max(room.maxY - height, room.minY))
    return CGRect(x: parent.minX, y: y, width: parent.width, height: height)
  }
}
