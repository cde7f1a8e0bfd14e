import CoreGraphics

/// The contents of a list of actions.
struct MenuList: Equatable {
  struct Item: Equatable {
    var title: String
    var isDestructive = false
    var isChecked = false
    var isEnabled = true
    /// Whether choosing the item opens another list.
    var opensList = false
  }

  /// The title of the row that returns to the previous list, or `nil` for the first list.
  var backTitle: String?
  var items: [Item] = []

  /// Whether titles are indented, because an item has a check mark or there is a way back.
  var isIndented: Bool { backTitle != nil || items.contains(where: \.isChecked) }
}

/// The layout of the rows of a list of actions.
struct MenuListLayout: Equatable {
  /// The frames of the rows, in the coordinates of the list.
  private(set) var rows: [CGRect] = []
  /// The frames of the hairlines between the rows.
  private(set) var lines: [CGRect] = []
  private(set) var height: CGFloat = 0

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - titleHeights: The heights of the titles.
  ///   - width: The width of the list.
  ///   - hairline: The width of one pixel, in points.
  init(titleHeights: [CGFloat], width: CGFloat, hairline: CGFloat) {
    for (index, title) in titleHeights.enumerated() {
      if index > 0 {
        lines.append(CGRect(x: 0, y: height, width: width, height: hairline))
        height += hairline
      }
      let row = max(MenuMetrics.rowHeight, (title + 2 * MenuMetrics.rowPadding).rounded(.up))
      rows.append(CGRect(x: 0, y: height, width: width, height: row))
      height += row
    }
  }
}

/// The layout of one row: check mark, title, and symbol, from the leading to the trailing edge.
struct MenuRowLayout: Equatable {
  let check: CGRect
  let title: CGRect
  let symbol: CGRect

  /// Returns the width of a title.
  static func titleWidth(in width: CGFloat, hasChecks: Bool, hasSymbol: Bool) -> CGFloat {
    let columns =
      (hasChecks ? MenuMetrics.checkColumn : 0) + (hasSymbol ? MenuMetrics.imageColumn : 0)
    return max(width - 2 * MenuMetrics.rowMargin - columns, 0)
  }

  init(
    in size: CGSize,
    checkSize: CGSize,
    symbolSize: CGSize,
    hasChecks: Bool,
    isRightToLeft: Bool
  ) {
    let margin = MenuMetrics.rowMargin
    func frame(x: CGFloat, _ box: CGSize) -> CGRect {
      let left = isRightToLeft ? size.width - x - box.width : x
      let y = ((size.height - box.height) / 2).rounded()
      return CGRect(x: left, y: y, width: box.width, height: box.height)
    }
    let indent = hasChecks ? MenuMetrics.checkColumn : 0
    let titleWidth = Self.titleWidth(
      in: size.width,
      hasChecks: hasChecks,
      hasSymbol: symbolSize.width > 0
    )
    check = frame(x: margin - 2, checkSize)
    title = frame(x: margin + indent, CGSize(width: titleWidth, height: size.height))
    symbol = frame(x: size.width - margin - symbolSize.width, symbolSize)
  }
}
