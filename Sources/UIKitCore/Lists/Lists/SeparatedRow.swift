import Foundation

/// A row of a table view or a list with separators.
@MainActor protocol SeparatedRow: UIView {
  var lines: RowLines { get set }
  var rowStyle: RowStyle { get }
  /// Whether the row shows that it is highlighted or selected.
  var showsSelection: Bool { get }
  /// Whether the row floats above the others while it is dragged.
  var isLifted: Bool { get }

  /// Returns the visible row at a distance in the same section, or `nil` if there is none.
  func neighbor(_ step: Int) -> (any SeparatedRow)?
}

extension UIPreviewParameters {
  // R-LST-55, R-MENU-52
  /// Elevates the picture of a cell that is a row, and leaves out the separators and what is outside
  /// of the safe area.
  func lift(_ cell: UIView) {
    guard let row = cell as? any SeparatedRow else { return }
    isElevated = true
    visiblePath = UIBezierPath(rect: row.liftedPart)
  }
}

extension SeparatedRow {
  // R-TBL-104
  /// Hides or shows the separators at the bottom of the row and of the row above it.
  ///
  /// Called when the row appears, moves, or changes its selection.
  func updateLinesBesideSelection() {
    updateLineBelow()
    neighbor(-1)?.updateLineBelow()
  }

  private func updateLineBelow() {
    let isSelected = showsSelection && !rowStyle.lineBelowIsWhole
    let hidesBelow = isSelected || isLifted || neighbor(1)?.showsSelection == true
    if lines.hidesBelow != hidesBelow { lines.hidesBelow = hidesBelow }
  }

  // R-LST-55
  /// Elevates the row and shows its shadow.
  func showLift() {
    clipsToBounds = false
    traitOverrides.userInterfaceLevel = .elevated
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 8
    updateLinesBesideSelection()
    UIView.animate(withDuration: EditingMetrics.liftDuration) {
      self.layer.shadowOpacity = EditingMetrics.liftedShadow
    }
  }

  /// Removes the shadow and the elevation of the row.
  ///
  /// Called inside an animation block.
  func showLanding() {
    layer.shadowOpacity = 0
    traitOverrides.remove(UITraitUserInterfaceLevel.self)
  }

  // R-MENU-50
  /// The part of the row that is lifted for a menu or a drag: without the separators and the parts
  /// outside of the safe area.
  var liftedPart: CGRect {
    bounds.inset(
      by: UIEdgeInsets(
        top: lines.above?.bounds.height ?? 0,
        left: rowStyle.leftInset,
        bottom: lines.below?.bounds.height ?? 0,
        right: rowStyle.rightInset
      )
    )
  }
}

extension UITableViewCell: SeparatedRow {
  var lines: RowLines {
    get { parts.lines }
    set { parts.lines = newValue }
  }

  var showsSelection: Bool {
    (parts.isSelected || parts.isHighlighted) && selectionStyle != .none
  }

  var isLifted: Bool { table?.editing.reorder?.cell === self }

  func neighbor(_ step: Int) -> (any SeparatedRow)? { table?.contents.neighbor(of: self, step) }
}

extension UICollectionViewListCell: SeparatedRow {
  var rowStyle: RowStyle { row?.style ?? RowStyle() }

  var showsSelection: Bool { row?.role == .cell && (isSelected || isHighlighted) }

  func neighbor(_ step: Int) -> (any SeparatedRow)? {
    guard let collection, let path = collection.path(of: self) else { return nil }
    let neighbor = IndexPath(item: path.item + step, section: path.section)
    return collection.cellForItem(at: neighbor) as? UICollectionViewListCell
  }
}
