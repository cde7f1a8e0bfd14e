import QuartzCore

/// A list whose rows or items can be dragged, and which accepts drops.
@MainActor protocol DragDropList: UIScrollView {
  // MARK: Places

  /// Returns the row at a point of the content, or `nil` if there is none.
  func dragPath(at point: CGPoint) -> IndexPath?
  /// Returns the cell of a row, or `nil` if it isn't visible.
  func dragCell(at path: IndexPath) -> UIView?
  /// Returns the frame of a row in the content, or `nil` if there is no such row.
  func dragFrame(of path: IndexPath) -> CGRect?
  /// The selected rows, if several can be selected.
  var dragSelection: [IndexPath] { get }

  // MARK: Source

  /// The methods of the drag delegate.
  var isDragSource: Bool { get }
  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func addedItems(_ session: any UIDragSession, at path: IndexPath, _ point: CGPoint)
    -> [UIDragItem]
  func dragParameters(of path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  // MARK: Destination

  /// The methods of the drop delegate.
  var isDropDestination: Bool { get }
  func dropIsHandled(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// Returns the proposal, or `nil` if the app doesn't implement the method.
  func dropProposal(_ session: any UIDropSession, to path: IndexPath?) -> ListDropProposal?
  func performDrop(_ drop: ListDrop)

  // MARK: Reordering

  /// Returns whether a row may be moved by the data source.
  func mayReorder(_ path: IndexPath) -> Bool
  /// Returns the row to which a row would move.
  ///
  /// - Parameters:
  ///   - source: The row.
  ///   - point: The location of the drag in the content.
  /// - Returns: The destination.
  func reorderDestination(of source: IndexPath, at point: CGPoint) -> IndexPath
  /// Shows a gap for dropped rows, or none.
  func showDropGap(_ gap: ListDropGap?)
  /// Moves a row in the data source, and returns whether it has done so.
  func reorder(from source: IndexPath, to destination: IndexPath) -> Bool
}

/// A gap between the rows of a list.
struct ListDropGap: Equatable {
  /// The row that moves into the gap, or `nil` if rows from elsewhere do.
  var source: IndexPath?
  var destination: IndexPath
  /// The height of the gap for rows from elsewhere.
  var height: CGFloat
}

/// What a list would do with a drag.
struct ListDropProposal {
  /// Where the dropped rows go, in the order of the raw values of both kinds of lists.
  enum Intent: Int { case unspecified, insertAt, insertInto, automatic }

  var proposal: UIDropProposal
  var intent: Intent

  var opensGap: Bool {
    proposal.operation.accepts && (intent == .insertAt || intent == .automatic)
  }
}
