import Foundation

/// The frames of an edit menu and its items.
///
///     ┌─────┬──────┬───────┬───┐
///     │ Cut │ Copy │ Paste │ › │   one page of items
///     └─────┴──▼───┴───────┴───┘
///            target
struct EditMenuLayout: Equatable {
  // R-TXT-25
  enum Arrow: Equatable { case up, down, none }

  /// The frame of the bubble without its arrow, in the window.
  var bubble = CGRect.zero
  var arrow = Arrow.down
  /// The horizontal position of the arrow's tip in the window.
  var arrowX: CGFloat = 0
  /// The frame of the arrow in the window, or `nil` without one.
  var arrowFrame: CGRect? {
    let size = CGSize(width: EditMenuMetrics.arrow.width, height: EditMenuMetrics.arrow.height)
    let x = arrowX - size.width / 2
    return switch arrow {
    case .up: CGRect(origin: CGPoint(x: x, y: bubble.minY - size.height), size: size)
    case .down: CGRect(origin: CGPoint(x: x, y: bubble.maxY), size: size)
    case .none: nil
    }
  }
  /// The frames of the items of each page in the bubble.
  var pages: [[CGRect]] = []
  /// The indices of the items of each page.
  var indices: [[Int]] = []
  /// The width of the buttons for the previous and the next page; 0 with one page.
  var pageButtonWidth: CGFloat = 0

  /// Creates the layout of a horizontal menu.
  ///
  /// - Parameters:
  ///   - widths: The widths of the titles.
  ///   - target: The rectangle that the menu points at.
  ///   - room: The part of the window that the menu may cover.
  ///   - prefersBelow: Whether the menu is below the target if there is space on both sides.
  init(widths: [CGFloat], target: CGRect, room: CGRect, prefersBelow: Bool = false) {
    let items = widths.map { $0 + 2 * EditMenuMetrics.padding }
    let most = max(room.width - 2 * EditMenuMetrics.margin, EditMenuMetrics.pageButtonWidth * 3)
    if items.reduce(0, +) > most { pageButtonWidth = EditMenuMetrics.pageButtonWidth }
    split(items, most: most - 2 * pageButtonWidth)
    let width = pages.map { $0.last?.maxX ?? 0 }.max() ?? 0
    let size = CGSize(width: width + pageButtonWidth, height: EditMenuMetrics.height)
    place(size, at: target, in: room, prefersBelow: prefersBelow)
  }

  private mutating func split(_ widths: [CGFloat], most: CGFloat) {
    var x: CGFloat = 0
    for (index, width) in widths.enumerated() {
      if indices.isEmpty || (x + width > most + startX && !(indices.last?.isEmpty ?? true)) {
        indices.append([])
        pages.append([])
        x = indices.count > 1 ? pageButtonWidth : 0
      }
      let frame = CGRect(x: x, y: 0, width: min(width, most), height: EditMenuMetrics.height)
      indices[indices.count - 1].append(index)
      pages[pages.count - 1].append(frame)
      x = frame.maxX
    }
  }

  /// The start of the items on pages after the first one.
  private var startX: CGFloat { indices.count > 1 ? pageButtonWidth : 0 }

  private mutating func place(
    _ size: CGSize,
    at target: CGRect,
    in room: CGRect,
    prefersBelow: Bool
  ) {
    let distance = EditMenuMetrics.arrow.height + EditMenuMetrics.gap
    let above = target.minY - distance - size.height
    let below = target.maxY + distance
    let fitsAbove = above >= room.minY
    let fitsBelow = below + size.height <= room.maxY
    let y: CGFloat
    switch (fitsAbove, fitsBelow) {
    case (true, true): (arrow, y) = prefersBelow ? (.up, below) : (.down, above)
    case (true, false): (arrow, y) = (.down, above)
    case (false, true): (arrow, y) = (.up, below)
    case (false, false): (arrow, y) = (.none, (room.midY - size.height / 2).rounded())
    }
    let left = room.minX + EditMenuMetrics.margin
    let right = max(room.maxX - EditMenuMetrics.margin - size.width, left)
    let x = min(max((target.midX - size.width / 2).rounded(), left), right)
    bubble = CGRect(origin: CGPoint(x: x, y: y), size: size)
    let inset = EditMenuMetrics.cornerRadius + EditMenuMetrics.arrow.width / 2
    arrowX = min(
      max(target.midX, bubble.minX + inset),
      max(bubble.maxX - inset, bubble.minX + inset)
    )
  }
}

/// Sizes of edit menus, in points.
enum EditMenuMetrics {
  static let height: CGFloat = 42
  static let cornerRadius: CGFloat = 12
  /// The space at both sides of a title.
  static let padding: CGFloat = 14
  static let pageButtonWidth: CGFloat = 36
  static let arrow = BubbleArrow(height: 10, width: 26, tipWidth: 5, tipCurve: 1, waist: 0.5)
  /// The distance between the arrow and the target.
  static let gap: CGFloat = 2
  /// The distance from the edges of the window.
  static let margin: CGFloat = 8
  static let fontSize: CGFloat = 15
  /// The size of the chevron behind the title of an item with further items.
  static let chevronSize: CGFloat = 11
  static let chevronSpacing: CGFloat = 4
  /// The time in seconds in which the menu fades in or out.
  static let fadeDuration = 0.15
}
