import Foundation

/// The separators of a row.
@MainActor struct RowLines {
  var below: UIView?
  var above: UIView?
  // R-TBL-104
  /// Whether the separator at the bottom is hidden beside a selected row.
  var hidesBelow = false {
    didSet { if hidesBelow != oldValue { below?.isHidden = hidesBelow } }
  }

  /// The separators to show, and their insets; left is the leading side.
  struct Appearance {
    var hasLineBelow: Bool
    var hasLineAbove: Bool
    var insetsBelow = UIEdgeInsets.zero
    var insetsAbove = UIEdgeInsets.zero
    var color: UIColor
  }

  /// Adds, removes and lays out the separators.
  mutating func layOut(_ appearance: Appearance, in cell: UIView, isRightToLeft: Bool) {
    let thickness = 1 / max(cell.traitCollection.displayScale, 1)
    below = line(below, isShown: appearance.hasLineBelow, appearance.color, in: cell)
    if below?.isHidden != hidesBelow { below?.isHidden = hidesBelow }
    above = line(above, isShown: appearance.hasLineAbove, appearance.color, in: cell)
    let size = cell.bounds.size
    func place(_ line: UIView?, _ inset: UIEdgeInsets, _ y: CGFloat) {
      let frame = CGRect(
        x: isRightToLeft ? inset.right : inset.left,
        y: y,
        width: max(size.width - inset.left - inset.right, 0),
        height: thickness
      )
      if let line, line.frame != frame { line.frame = frame }
    }
    place(below, appearance.insetsBelow, size.height - thickness)
    place(above, appearance.insetsAbove, 0)
  }

  private func line(_ known: UIView?, isShown: Bool, _ color: UIColor, in cell: UIView) -> UIView? {
    guard isShown else {
      known?.removeFromSuperview()
      return nil
    }
    let line = known ?? _UITableViewCellSeparatorView(frame: .zero)
    if line.backgroundColor != color { line.backgroundColor = color }
    if line.superview !== cell {
      line.isUserInteractionEnabled = false
      cell.addSubview(line)
    }
    return line
  }
}

extension RowStyle {
  /// Rounds the corners of a row's view.
  @MainActor func showCorners(of view: UIView) {
    let corners = corners
    view.layer.cornerRadius = corners.isEmpty ? 0 : cornerRadius
    if !corners.isEmpty { view.layer.maskedCorners = corners }
    view.clipsToBounds = !corners.isEmpty && !isTelevision
  }

  var cornerRadius: CGFloat {
    isTelevision ? CellMetrics.televisionCornerRadius : TableMetrics.groupCornerRadius
  }
}
