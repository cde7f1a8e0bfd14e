import QuartzCore

/// A drag of a row: its cell, which floats above the others, and a placeholder in its place.
@MainActor final class ReorderSession {
  var geometry: ReorderGeometry
  let cell: UITableViewCell
  let placeholder = ReorderPlaceholder(style: .default, reuseIdentifier: nil)
  /// The vertical distance from the center of the cell to the touch.
  let grip: CGFloat
  /// The vertical position of the touch, relative to the top of the bounds.
  var finger: CGFloat = 0
  /// The destination that was last proposed to the delegate.
  var proposal: RowPlace
  private var link: CADisplayLink?
  private let clips: Bool

  init(cell: UITableViewCell, at place: RowPlace, finger: CGFloat) {
    geometry = ReorderGeometry(source: place, height: cell.untransformedFrame.height)
    proposal = place
    self.cell = cell
    grip = finger - cell.untransformedFrame.midY
    clips = cell.clipsToBounds
    placeholder.alpha = 0
    placeholder.isUserInteractionEnabled = false
    placeholder.isAccessibilityElement = false
  }

  // MARK: Appearance

  // R-LST-55
  func lift() {
    cell.layer.maskedCorners = .all
    cell.layer.cornerRadius = cell.rowStyle.table == .insetGrouped ? cell.rowStyle.cornerRadius : 0
    cell.showLift()
  }

  /// Removes the cell's shadow and its elevation.
  ///
  /// Called inside an animation block.
  func land() { cell.showLanding() }

  func landed() {
    cell.clipsToBounds = clips
    cell.endRowStyleAnimation()
  }

  // MARK: Autoscrolling

  /// Starts or stops calling a closure for each frame, while the row is dragged near an edge.
  func scroll(_ isNeeded: Bool, _ step: @escaping (CFTimeInterval) -> Void) {
    guard isNeeded != (link != nil) else { return }
    link?.invalidate()
    link = isNeeded ? CADisplayLink { step($0.duration) } : nil
    link?.add(to: .main, forMode: .common)
  }

  func stopScrolling() {
    link?.invalidate()
    link = nil
  }
}

/// The empty cell at the original position of a dragged row.
final class ReorderPlaceholder: UITableViewCell {}
