import Foundation

/// A row that is swiped aside, and the buttons behind it.
@MainActor final class SwipeSession<Cell: UIView> {
  var place: RowPlace
  let cell: Cell
  /// Whether the actions are those of the leading edge.
  let isLeading: Bool
  let configuration: UISwipeActionsConfiguration
  let actions: SwipeActionsView
  var progress: SwipeProgress
  /// Whether the row rests with its buttons uncovered.
  var isOpen = false

  /// The direction in which the row moves: 1 to the right, -1 to the left.
  let direction: CGFloat

  init(
    place: RowPlace,
    cell: Cell,
    isLeading: Bool,
    configuration: UISwipeActionsConfiguration,
    isRightToLeft: Bool,
    edgeInsets: UIEdgeInsets = .zero
  ) {
    self.place = place
    self.cell = cell
    self.isLeading = isLeading
    self.configuration = configuration
    direction = isLeading == isRightToLeft ? -1 : 1
    actions = SwipeActionsView(
      configuration.actions,
      isAtLeft: direction > 0,
      edgeInset: direction > 0 ? edgeInsets.left : edgeInsets.right
    )
    progress = SwipeProgress(
      reveal: actions.layout.reveal,
      width: cell.bounds.width,
      performsFirst: configuration.performsFirstActionWithFullSwipe
    )
  }

  /// Begins another gesture at the row's current resting position.
  func beginDragging() {
    progress = SwipeProgress(
      reveal: actions.layout.reveal,
      width: cell.bounds.width,
      performsFirst: configuration.performsFirstActionWithFullSwipe,
      start: isOpen ? actions.layout.reveal : 0
    )
  }

  /// Offsets the row and lays out the buttons.
  func show(_ offset: CGFloat, isFull: Bool) {
    cell.transform = CGAffineTransform(translationX: offset * direction, y: 0)
    actions.show(offset, isFull: isFull)
  }
}

/// A row of a table view that is swiped aside.
typealias TableSwipe = SwipeSession<UITableViewCell>
