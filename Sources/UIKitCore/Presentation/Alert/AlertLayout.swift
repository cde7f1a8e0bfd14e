import CoreGraphics

/// The layout of an alert or an action sheet.
///
///     panel ── header (title, message), scrolls if it is too tall
///           └─ actions (rows, hairlines), scroll if they are too tall
///     cancel panel, below an action sheet
struct AlertLayout: Equatable {
  struct Action: Equatable {
    /// The width of the title on one line.
    var titleWidth: CGFloat
    var titleHeight: CGFloat
    var isCancel = false
  }

  struct Content: Equatable {
    var isSheet = false
    /// Whether an action sheet is shown in a popover, which has no cancel action.
    var isPopover = false
    /// The height of the title within `textWidth(in:)`, or 0 if there is no title.
    var titleHeight: CGFloat = 0
    var messageHeight: CGFloat = 0
    /// The height of the text fields, or 0 if there are none.
    var fieldsHeight: CGFloat = 0
    var actions: [Action] = []
    /// The width of one pixel, in points.
    var hairline: CGFloat = 1
    var isRightToLeft = false
    /// Whether titles can have several lines, in which case actions are never side by side.
    var isLarge = false
  }

  /// The space for the alert: the size of the container and its safe area.
  struct Room: Equatable {
    var size: CGSize
    var safeTop: CGFloat = 0
    var safeBottom: CGFloat = 0
  }

  let width: CGFloat
  /// The total height, including the gap and the cancel panel.
  private(set) var height: CGFloat = 0
  private(set) var panel = CGRect.zero
  private(set) var cancelPanel: CGRect?
  /// The visible part of the title and the message, in the coordinates of the panel.
  private(set) var header = CGRect.zero
  private(set) var headerHeight: CGFloat = 0
  private(set) var title = CGRect.zero
  private(set) var message = CGRect.zero
  /// The frame of the box with the text fields, in the coordinates of the header.
  private(set) var fields = CGRect.zero
  /// The visible part of the rows, in the coordinates of the panel.
  private(set) var list = CGRect.zero
  private(set) var listHeight: CGFloat = 0
  /// The frame of each action in the list, or in the cancel panel.
  private(set) var rows: [CGRect] = []
  /// The frames of the hairlines in the list.
  private(set) var lines: [CGRect] = []
  /// The frame of the hairline between header and list, in the coordinates of the panel.
  private(set) var headerLine: CGRect?
  private(set) var isSideBySide = false

  // MARK: Widths

  static func width(
    isSheet: Bool,
    isPopover: Bool = false,
    isLarge: Bool,
    in room: CGSize
  ) -> CGFloat {
    if isPopover { return max(min(room.width, AlertMetrics.popoverWidth), 0) }
    if isSheet {
      let side = min(room.width, room.height) - 2 * AlertMetrics.sheetMargin
      return max(min(side, AlertMetrics.sheetMaximumWidth), 0)
    }
    let wish = isLarge ? AlertMetrics.wideAlertWidth : AlertMetrics.alertWidth
    return max(min(wish, room.width - 2 * AlertMetrics.margin), 0)
  }

  static func textWidth(in width: CGFloat) -> CGFloat {
    max(width - 2 * AlertMetrics.headerMargin, 0)
  }

  static func titleWidth(in width: CGFloat) -> CGFloat {
    max(width - 2 * AlertMetrics.rowMargin, 0)
  }

  // MARK: Layout

  init(_ content: Content, in room: Room) {
    width = Self.width(
      isSheet: content.isSheet,
      isPopover: content.isPopover,
      isLarge: content.isLarge,
      in: room.size
    )
    let cancel = content.isSheet ? content.actions.firstIndex(where: \.isCancel) : nil
    let order = Self.order(of: content.actions, cancel: cancel)
    let cancelBelow = content.isPopover ? nil : cancel
    rows = Array(repeating: .zero, count: content.actions.count)
    placeHeader(content)
    placeRows(content, order)
    let cancelHeight = cancelBelow.map { Self.rowHeight(of: content.actions[$0], content) }
    share(freeHeight(content, room, cancelHeight: cancelHeight), content, hasRows: !order.isEmpty)
    if let cancelBelow, let cancelHeight {
      let top = panel.height > 0 ? panel.height + AlertMetrics.sheetGap : 0
      cancelPanel = CGRect(x: 0, y: top, width: width, height: cancelHeight)
      rows[cancelBelow] = CGRect(x: 0, y: 0, width: width, height: cancelHeight)
      height = top + cancelHeight
    } else {
      height = panel.height
    }
  }

  /// Returns the indices of the actions in the list, in their order, with cancel actions last.
  private static func order(of actions: [Action], cancel: Int?) -> [Int] {
    let others = actions.indices.filter { !actions[$0].isCancel }
    let cancels = actions.indices.filter { actions[$0].isCancel && $0 != cancel }
    return others + cancels
  }

  private static func rowHeight(of action: Action, _ content: Content) -> CGFloat {
    let least = content.isSheet ? AlertMetrics.sheetRowHeight : AlertMetrics.alertRowHeight
    return max(least, action.titleHeight + 2 * AlertMetrics.rowPadding)
  }

  private mutating func placeHeader(_ content: Content) {
    guard content.titleHeight > 0 || content.messageHeight > 0 || content.fieldsHeight > 0 else {
      return
    }
    let (top, bottom, gap) =
      content.isSheet
      ? (
        AlertMetrics.sheetHeaderTop, AlertMetrics.sheetHeaderBottom, AlertMetrics.sheetTitleGap
      )
      : (AlertMetrics.alertHeaderTop, AlertMetrics.alertHeaderBottom, AlertMetrics.alertTitleGap)
    let (x, width) = (AlertMetrics.headerMargin, Self.textWidth(in: width))
    title = CGRect(x: x, y: top, width: width, height: content.titleHeight)
    let isBoth = content.titleHeight > 0 && content.messageHeight > 0
    message = CGRect(
      x: x,
      y: title.maxY + (isBoth ? gap : 0),
      width: width,
      height: content.messageHeight
    )
    headerHeight = message.maxY + bottom
    guard content.fieldsHeight > 0 else { return }
    let hasText = content.titleHeight > 0 || content.messageHeight > 0
    let y = hasText ? message.maxY + AlertMetrics.fieldGap : top
    fields = CGRect(x: x, y: y, width: width, height: content.fieldsHeight)
    headerHeight = fields.maxY + AlertMetrics.fieldBottom
  }

  private mutating func placeRows(_ content: Content, _ order: [Int]) {
    if let pair = pair(content, order) { return place(pair, content) }
    var y: CGFloat = 0
    for (place, index) in order.enumerated() {
      if place > 0 {
        lines.append(CGRect(x: 0, y: y, width: width, height: content.hairline))
        y += content.hairline
      }
      let height = Self.rowHeight(of: content.actions[index], content)
      rows[index] = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    listHeight = y
  }

  /// Returns the two actions that are laid out side by side, leading first, if both titles are
  /// short.
  private func pair(_ content: Content, _ order: [Int]) -> (Int, Int)? {
    guard !content.isSheet, !content.isLarge, order.count == 2 else { return nil }
    let half = Self.titleWidth(in: (width - content.hairline) / 2)
    guard content.actions.allSatisfy({ $0.titleWidth <= half }) else { return nil }
    let cancels = content.actions[order[1]].isCancel
    return cancels ? (order[1], order[0]) : (order[0], order[1])
  }

  private mutating func place(_ pair: (Int, Int), _ content: Content) {
    isSideBySide = true
    let (first, second) = content.isRightToLeft ? (pair.1, pair.0) : pair
    let height = max(
      Self.rowHeight(of: content.actions[first], content),
      Self.rowHeight(of: content.actions[second], content)
    )
    let half = (width - content.hairline) / 2
    rows[first] = CGRect(x: 0, y: 0, width: half, height: height)
    rows[second] = CGRect(x: half + content.hairline, y: 0, width: half, height: height)
    lines = [CGRect(x: half, y: 0, width: content.hairline, height: height)]
    listHeight = height
  }

  private func freeHeight(_ content: Content, _ room: Room, cancelHeight: CGFloat?) -> CGFloat {
    if content.isPopover { return max(room.size.height - room.safeTop - room.safeBottom, 0) }
    let margin = content.isSheet ? AlertMetrics.sheetMargin : AlertMetrics.margin
    let edges = max(room.safeTop, margin) + max(room.safeBottom, margin)
    let below = cancelHeight.map { $0 + AlertMetrics.sheetGap } ?? 0
    return max(room.size.height - edges - below, 0)
  }

  /// Divides the available height between header and list, keeping part of the list visible.
  private mutating func share(_ free: CGFloat, _ content: Content, hasRows: Bool) {
    let hasHeader = headerHeight > 0
    let line = hasHeader && hasRows ? content.hairline : 0
    let room = max(free - line, 0)
    let least = content.isSheet ? AlertMetrics.sheetRowHeight : AlertMetrics.alertRowHeight
    let listNeeds = min(listHeight, least * AlertMetrics.leastRows, room)
    let headerShown = min(headerHeight, room - listNeeds)
    let listShown = min(listHeight, room - headerShown)
    header = CGRect(x: 0, y: 0, width: width, height: headerShown)
    if line > 0 { headerLine = CGRect(x: 0, y: headerShown, width: width, height: line) }
    list = CGRect(x: 0, y: headerShown + line, width: width, height: listShown)
    panel = CGRect(x: 0, y: 0, width: width, height: hasHeader || hasRows ? list.maxY : 0)
  }

  // MARK: Position in the window

  /// Returns the frame of an alert, which is centered, or of an action sheet, at the bottom.
  func frame(in room: Room, isSheet: Bool, scale: CGFloat) -> CGRect {
    let grid = PixelGrid(scale: scale)
    let x = grid.rounded((room.size.width - width) / 2)
    if isSheet {
      let bottom = room.size.height - max(room.safeBottom, AlertMetrics.sheetMargin)
      return CGRect(x: x, y: bottom - height, width: width, height: height)
    }
    let free = room.size.height - room.safeTop - room.safeBottom
    let y = grid.rounded(room.safeTop + (free - height) / 2)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
