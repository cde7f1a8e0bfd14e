import QuartzCore

/// A row in the user's hand: its cell, which floats above the others, and an empty one in its place.
@MainActor final class ReorderSession {
  var course: ReorderGeometry
  let cell: UITableViewCell
  let placeholder = ReorderPlaceholder(style: .default, reuseIdentifier: nil)
  /// From the middle of the cell to the finger.
  let grip: CGFloat
  /// Where the finger is in what is seen, counted from its upper edge.
  var finger: CGFloat = 0
  /// What the app was asked about last.
  var proposal: RowPlace
  private var link: CADisplayLink?
  private let clips: Bool

  init(cell: UITableViewCell, at place: RowPlace, finger: CGFloat) {
    course = ReorderGeometry(source: place, height: cell.untransformedFrame.height)
    proposal = place
    self.cell = cell
    grip = finger - cell.untransformedFrame.midY
    clips = cell.clipsToBounds
    placeholder.alpha = 0
    placeholder.isUserInteractionEnabled = false
    placeholder.isAccessibilityElement = false
  }

  // MARK: Looks

  func lift() {
    cell.clipsToBounds = false
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    cell.layer.shadowRadius = 8
    UIView.animate(withDuration: EditingMetrics.liftDuration) { [cell] in
      cell.layer.shadowOpacity = EditingMetrics.liftedShadow
    }
  }

  /// Lets the shadow go; inside an animation.
  func land() { cell.layer.shadowOpacity = 0 }

  func landed() { cell.clipsToBounds = clips }

  // MARK: At the edges

  /// Calls for each frame while the row is held at an edge.
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

/// Stands in the place from which a row was lifted.
final class ReorderPlaceholder: UITableViewCell {}
