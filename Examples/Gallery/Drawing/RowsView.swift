import UIKit

/// A row whose height follows the text size.
@MainActor
protocol GrowingRow: UIView {
  /// Returns the height of the row in a width.
  func height(in width: CGFloat) -> CGFloat
}

/// A column of rows, each with a hairline at the bottom unless it is hidden.
///
/// The rows have an equal height at the standard text size, and can be higher at large text sizes.
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
    CGSize(width: size.width, height: rows.reduce(0) { $0 + height(of: $1, in: size.width) })
  }

  private func height(of row: UIView, in width: CGFloat) -> CGFloat {
    guard let row = row as? any GrowingRow else { return rowHeight }
    return max(row.height(in: width), rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let start = pageMargin + textInset
    var y: CGFloat = 0
    for (row, separator) in zip(rows, separators) {
      let height = height(of: row, in: bounds.width)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      separator.isHidden = row.isHidden
      place(
        separator,
        x: start,
        y: y + height - hairline,
        width: bounds.width - start + trailingInset,
        height: hairline
      )
      y += height
    }
  }
}
