import UIKit

/// A column of rows of equal height, each with a hairline at the bottom.
final class RowsView: UIView {
  private let rows: [UIView]
  private let separators: [UIView]
  private let rowHeight: CGFloat
  private let textInset: CGFloat

  /// Creates a column.
  ///
  /// The hairlines begin `textInset` points after the margin of the page, below the texts of the
  /// rows.
  init(rows: [UIView], rowHeight: CGFloat, textInset: CGFloat = 0) {
    self.rows = rows
    self.rowHeight = rowHeight
    self.textInset = textInset
    separators = rows.map { _ in UIView() }
    super.init(frame: .zero)
    for (row, separator) in zip(rows, separators) {
      separator.backgroundColor = .separator
      addSubview(row)
      addSubview(separator)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(rows.count) * rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let start = pageMargin + textInset
    // Hairlines end at the edge of the screen, like those of tables.
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = window?.safeAreaInsets ?? .zero
    let beyond = isRightToLeft ? insets.left : insets.right
    for (index, (row, separator)) in zip(rows, separators).enumerated() {
      let y = CGFloat(index) * rowHeight
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
      place(
        separator,
        x: start,
        y: y + rowHeight - hairline,
        width: bounds.width - start + beyond,
        height: hairline
      )
    }
  }
}
