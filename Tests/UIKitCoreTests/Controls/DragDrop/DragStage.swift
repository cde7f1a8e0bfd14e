import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

/// A phone with a view whose item can be dragged, and two views on which it can be dropped.
@MainActor final class DragStage: SimulatorStage {
  let source = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  let board = UIView(frame: CGRect(x: 20, y: 300, width: 150, height: 150))
  let bin = UIView(frame: CGRect(x: 200, y: 300, width: 150, height: 150))
  let journal = Journal()
  let drags: RecordingDragDelegate
  let boardDrops: RecordingDropDelegate
  let binDrops: RecordingDropDelegate
  let drag: UIDragInteraction

  init() {
    drags = RecordingDragDelegate(journal)
    boardDrops = RecordingDropDelegate(journal, "board")
    binDrops = RecordingDropDelegate(journal, "bin")
    drag = UIDragInteraction(delegate: drags)
    super.init()
    source.backgroundColor = .red
    source.addInteraction(drag)
    board.addInteraction(UIDropInteraction(delegate: boardDrops))
    bin.addInteraction(UIDropInteraction(delegate: binDrops))
    for view in [source, board, bin] { phone.window.addSubview(view) }
    ReleaseWitnesses.announce(source, board, bin, drags, boardDrops, binDrops, drag)
    advance(by: 0.1)
  }

  let start = CGPoint(x: 70, y: 150)
  let onBoard = CGPoint(x: 95, y: 375)
  let inBin = CGPoint(x: 275, y: 375)
  let nowhere = CGPoint(x: 300, y: 700)

  /// Lifts the item, and moves it along the points.
  func drag(to points: CGPoint...) {
    phone.press(at: start)
    advance(by: 0.6)
    for point in points { phone.slide(to: point, duration: 0) }
  }

  /// The views that show what is dragged.
  var overlay: DragOverlayView? {
    phone.window.subviews.lazy.compactMap { $0 as? DragOverlayView }.first
  }
}

/// Supplies items, and records the calls of a drag.
@MainActor final class RecordingDragDelegate: NSObject, UIDragInteractionDelegate {
  let journal: Journal
  var texts = ["Apple"]
  var additions: [String] = []
  var allowsMove = true
  var isRestricted = false
  var preview: ((UIDragInteraction, UIDragItem) -> UITargetedDragPreview?)?
  var recordsMoves = false
  private(set) weak var session: (any UIDragSession)?

  init(_ journal: Journal) { self.journal = journal }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    journal.record("items")
    self.session = session
    return texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    journal.record("preview")
    if let preview { return preview(interaction, item) }
    return interaction.view.map { UITargetedDragPreview(view: $0) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { journal.record("lift") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) { journal.record("begin") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) { if recordsMoves { journal.record("move") } }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { journal.record("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { journal.record("did end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) { journal.record("transferred") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    additions.map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { journal.record("add \(items.count)") }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { journal.record("cancel animation") }
}

/// Accepts items, and records the calls of a drop.
@MainActor final class RecordingDropDelegate: NSObject, UIDropInteractionDelegate {
  let journal: Journal
  let name: String
  var accepts = true
  var operation = UIDropOperation.copy
  var texts: [String] = []
  var target: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
  /// The drag, which the delegate keeps.
  var kept: (any UIDropSession)?

  init(_ journal: Journal, _ name: String) {
    self.journal = journal
    self.name = name
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    journal.record("\(name): can handle")
    return accepts
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) { journal.record("\(name): enter") }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    journal.record("\(name): update")
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) { journal.record("\(name): exit") }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    journal.record("\(name): drop")
    session.loadObjects(ofClass: String.self) { [weak self] in self?.texts += $0 }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    journal.record("\(name): preview")
    if let target { return target(defaultPreview) }
    return defaultPreview
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { journal.record("\(name): animate") }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    journal.record("\(name): conclude")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    journal.record("\(name): end")
  }
}
