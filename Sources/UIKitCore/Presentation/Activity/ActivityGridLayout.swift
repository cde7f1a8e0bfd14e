/// The frames of the services in a grid below a title.
struct ActivityGridLayout: Equatable {
  // R-ACT-6
  static let cellSize = CGSize(width: 76, height: 96)
  static let margin: CGFloat = 16
  static let headerHeight: CGFloat = 60
  static let iconSide: CGFloat = 60

  var width: CGFloat
  var count = 0
  var insets = UIEdgeInsets.zero
  var isRightToLeft = false

  private var room: CGFloat {
    max(width - insets.left - insets.right - 2 * Self.margin, Self.cellSize.width)
  }

  var columns: Int { max(Int(room / Self.cellSize.width), 1) }

  private var rows: Int { (count + columns - 1) / columns }

  var contentHeight: CGFloat {
    insets.top + Self.headerHeight + CGFloat(rows) * Self.cellSize.height + Self.margin
      + insets.bottom
  }

  func frame(at index: Int) -> CGRect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let step = room / CGFloat(columns)
    var x = insets.left + Self.margin + CGFloat(column) * step + (step - Self.cellSize.width) / 2
    if isRightToLeft { x = width - x - Self.cellSize.width }
    let y = insets.top + Self.headerHeight + CGFloat(row) * Self.cellSize.height
    return CGRect(origin: CGPoint(x: x, y: y), size: Self.cellSize)
  }
}
