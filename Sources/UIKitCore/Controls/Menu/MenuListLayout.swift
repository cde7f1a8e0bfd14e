import CoreGraphics

/// The layout of the rows of a list of actions.
///
///     ╭──────────────────────╮
///     │ title                │
///     │ row                  │
///     │──────────────────────│ line
///     │ row                  │
///     │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│ band between sections
///     │ cell │ cell │ cell   │
///     ╰──────────────────────╯
struct MenuListLayout: Equatable {
  // R-MENU-10…R-MENU-14
  /// The measured contents of a section.
  struct Section: Equatable {
    /// The height of the title, or 0 if there is none.
    var titleHeight: CGFloat = 0
    /// The heights of the texts of the rows.
    var rows: [CGFloat] = []
    /// The number of elements beside each other, or 1 for rows.
    var columns = 1
    var cellHeight: CGFloat = 0
    var hasLines = true
  }

  /// The frames of the rows, in the coordinates of the list.
  private(set) var rows: [CGRect] = []
  /// The frames of the hairlines between the rows.
  private(set) var lines: [CGRect] = []
  /// The frames of the bands between the sections.
  private(set) var bands: [CGRect] = []
  /// The frames of the titles of sections, empty for sections without one.
  private(set) var titles: [CGRect] = []
  private(set) var height: CGFloat = 0
  private let width: CGFloat
  private let hairline: CGFloat

  /// Creates the layout of a list with one section.
  ///
  /// - Parameters:
  ///   - titleHeights: The heights of the titles.
  ///   - width: The width of the list.
  ///   - hairline: The width of one pixel, in points.
  init(titleHeights: [CGFloat], width: CGFloat, hairline: CGFloat) {
    self.init(sections: [Section(rows: titleHeights)], width: width, hairline: hairline)
  }

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - header: The height of the title of the row above the sections, or `nil` if there is none.
  ///   - sections: The sections.
  ///   - width: The width of the list.
  ///   - hairline: The width of one pixel, in points.
  ///   - isRightToLeft: Whether elements beside each other begin at the right.
  init(
    header: CGFloat? = nil,
    sections: [Section],
    width: CGFloat,
    hairline: CGFloat,
    isRightToLeft: Bool = false
  ) {
    self.width = width
    self.hairline = hairline
    if let header { addRows([header], hasLines: true) }
    for (index, section) in sections.enumerated() where !section.rows.isEmpty {
      if index > 0, height > 0 {
        bands.append(CGRect(x: 0, y: height, width: width, height: MenuMetrics.gapHeight))
        height += MenuMetrics.gapHeight
      } else if header != nil, section.columns > 1 {
        addLine()
      }
      addTitle(section.titleHeight)
      if section.columns > 1 {
        addCells(section, isRightToLeft: isRightToLeft)
      } else {
        let continues = index == 0 && header != nil && section.titleHeight == 0
        addRows(section.rows, hasLines: section.hasLines, continues: continues)
      }
    }
  }

  private mutating func addLine() {
    lines.append(CGRect(x: 0, y: height, width: width, height: hairline))
    height += hairline
  }

  private mutating func addTitle(_ title: CGFloat) {
    guard title > 0 else { return titles.append(.zero) }
    let whole = (title + 2 * MenuMetrics.titlePadding).rounded(.up)
    titles.append(CGRect(x: 0, y: height, width: width, height: whole))
    height += whole
    addLine()
  }

  private mutating func addRows(_ heights: [CGFloat], hasLines: Bool, continues: Bool = false) {
    for (index, title) in heights.enumerated() {
      if index > 0 || continues, hasLines { addLine() }
      let row = max(MenuMetrics.rowHeight, (title + 2 * MenuMetrics.rowPadding).rounded(.up))
      rows.append(CGRect(x: 0, y: height, width: width, height: row))
      height += row
    }
  }

  /// Adds elements beside each other; all lines but the last are full.
  private mutating func addCells(_ section: Section, isRightToLeft: Bool) {
    let count = section.rows.count
    var start = 0
    while start < count {
      if start > 0, section.hasLines { addLine() }
      let columns = min(section.columns, count - start)
      let cell = width / CGFloat(columns)
      for column in 0..<columns {
        let place = CGFloat(isRightToLeft ? columns - 1 - column : column)
        let x = (place * cell).rounded()
        rows.append(
          CGRect(
            x: x,
            y: height,
            width: ((place + 1) * cell).rounded() - x,
            height: section.cellHeight
          )
        )
        if section.hasLines, place > 0 {
          lines.append(CGRect(x: x, y: height, width: hairline, height: section.cellHeight))
        }
      }
      height += section.cellHeight
      start += columns
    }
  }
}

/// The layout of one row: mark, title, and image, from the leading to the trailing edge.
struct MenuRowLayout: Equatable {
  let check: CGRect
  let title: CGRect
  let symbol: CGRect

  /// Returns the width of a title beside columns with a scale.
  static func titleWidth(
    in width: CGFloat,
    hasChecks: Bool,
    hasSymbol: Bool,
    scale: CGFloat = 1
  ) -> CGFloat {
    let columns =
      (hasChecks ? MenuMetrics.checkColumn : 0) + (hasSymbol ? MenuMetrics.imageColumn : 0)
    return max(width - 2 * MenuMetrics.rowMargin - columns * scale, 0)
  }

  init(
    in size: CGSize,
    checkSize: CGSize,
    symbolSize: CGSize,
    hasChecks: Bool,
    scale: CGFloat = 1,
    isRightToLeft: Bool
  ) {
    let margin = MenuMetrics.rowMargin
    func frame(x: CGFloat, _ box: CGSize) -> CGRect {
      let left = isRightToLeft ? size.width - x - box.width : x
      let y = ((size.height - box.height) / 2).rounded()
      return CGRect(x: left, y: y, width: box.width, height: box.height)
    }
    let indent = hasChecks ? MenuMetrics.checkColumn * scale : 0
    let titleWidth = Self.titleWidth(
      in: size.width,
      hasChecks: hasChecks,
      hasSymbol: symbolSize.width > 0,
      scale: scale
    )
    let mark = MenuMetrics.symbolSize * scale
    check = frame(x: margin - 3 + (mark - min(checkSize.width, mark)) / 2, checkSize)
    title = frame(x: margin + indent, CGSize(width: titleWidth, height: size.height))
    // Images are centered in their column, and never outside the margin.
    let center = size.width - MenuMetrics.imageCenter
    let x = min(center - symbolSize.width / 2, size.width - margin - symbolSize.width)
    symbol = frame(x: x, symbolSize)
  }
}
