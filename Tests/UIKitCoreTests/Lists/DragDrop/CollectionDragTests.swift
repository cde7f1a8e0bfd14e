import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A collection of names whose items can be dragged and dropped, and which records the calls.
private final class DragCollectionPage: UIViewController, UICollectionViewDataSource,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  let collection: UICollectionView
  var names = ["A", "B", "C", "D", "E", "F"]
  let journal = Journal()
  var canMove = true
  var proposal = UICollectionViewDropProposal(
    operation: .move,
    intent: .insertAtDestinationIndexPath
  )

  init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumInteritemSpacing = 10
    flow.minimumLineSpacing = 10
    collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.dragDelegate = self
    collection.dropDelegate = self
    view = collection
  }

  var isConsistent: Bool {
    collection.visibleCells.count == names.count
      && names.indices.allSatisfy { item in
        let path = IndexPath(item: item, section: 0)
        guard let cell = collection.cellForItem(at: path) else { return false }
        return cell.accessibilityLabel == names[item] && !cell.isHidden
          && cell.frame == collection.layoutAttributesForItem(at: path)?.frame
      }
  }

  // MARK: Data source

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    names.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityLabel = names[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    canMove
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    journal.record("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  // MARK: Drags and drops

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    journal.record("items \(indexPath.item)")
    let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item]))
    item.localObject = names[indexPath.item]
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) { journal.record("begin") }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) { journal.record("drag end") }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { proposal }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) { journal.record("drop end") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first else { return }
    let destination = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
    journal.record("drop at \(destination.item)")
    let text = item.dragItem.localObject as? String ?? "?"
    collectionView.performBatchUpdates {
      if let source = item.sourceIndexPath {
        self.names.remove(at: source.item)
        collectionView.deleteItems(at: [source])
      }
      self.names.insert(text, at: destination.item)
      collectionView.insertItems(at: [destination])
    }
    coordinator.drop(item.dragItem, toItemAt: destination)
  }
}

@Suite("Items that are dragged", .releasesEverything, .serialized) @MainActor
struct CollectionDragTests {
  private final class DragCollectionStage: SimulatorStage {
    let page = DragCollectionPage()

    init() {
      super.init(on: Device(size: CGSize(width: 320, height: 600), scale: 2))
      show(page)
      ReleaseWitnesses.announce(page.collection)
      advance(by: 0.1)
    }

    /// Returns the middle of an item in the window, in a grid of three columns.
    func point(_ item: Int) -> CGPoint {
      CGPoint(x: CGFloat(item % 3) * 110 + 50, y: CGFloat(item / 3) * 110 + 50)
    }
  }

  @Test("an item is moved, and the data source is called", .rule("R-DRAG-41", "R-DRAG-42"))
  func reorders() {
    let stage = DragCollectionStage()

    stage.phone.press(at: stage.point(0))
    stage.advance(by: 0.6)
    stage.phone.slide(to: stage.point(4))
    #expect(stage.page.collection.hasActiveDrag)
    #expect(stage.page.collection.hasActiveDrop)
    stage.advance(by: 0.5)
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(
      stage.page.journal.lines == ["items 0", "begin", "move 0 to 4", "drop end", "drag end"]
    )
    #expect(stage.page.names == ["B", "C", "D", "E", "A", "F"])
    #expect(stage.page.isConsistent)
    #expect(!stage.page.collection.hasActiveDrag)
  }

  @Test("items that the data source can't move are dropped by the delegate", .rule("R-DRAG-44"))
  func performs() {
    let stage = DragCollectionStage()
    stage.page.canMove = false

    stage.phone.dragAndDrop(from: stage.point(5), to: stage.point(1))
    stage.advance(by: 1)

    #expect(stage.page.journal.lines.contains("drop at 1"))
    #expect(stage.page.names == ["A", "F", "B", "C", "D", "E"])
    #expect(stage.page.isConsistent)
  }

  @Test("a drag outside of the items returns", .rule("R-DRAG-43"))
  func cancelled() {
    let stage = DragCollectionStage()

    stage.phone.press(at: stage.point(0))
    stage.advance(by: 0.6)
    stage.phone.slide(to: stage.point(4))
    stage.phone.cancelTouches()
    stage.advance(by: 1)

    #expect(stage.page.names == ["A", "B", "C", "D", "E", "F"])
    #expect(stage.page.isConsistent)
    #expect(stage.page.journal.lines.suffix(2) == ["drop end", "drag end"])
  }

  @Test(
    "items are dragged by default",
    .defaults("UICollectionView.dragInteractionEnabled", "UICollectionView.dragDelegate")
  )
  func defaults() {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    #expect(view.dragInteractionEnabled)
    #expect(view.dragDelegate == nil)
    #expect(view.dropDelegate == nil)
    #expect(!view.hasActiveDrag)
    #expect(!view.hasActiveDrop)
  }

  /// A drag delegate for any collection view.
  private final class Drags: NSObject, UICollectionViewDragDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  @Test("a diffable data source calls its reordering handlers", .rule("R-DRAG-42", "R-DIF-25"))
  func diffable() {
    let stage = SimulatorStage(on: Device(size: CGSize(width: 320, height: 600), scale: 2))
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumInteritemSpacing = 10
    let view = UICollectionView(frame: stage.phone.window.bounds, collectionViewLayout: flow)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    stage.phone.window.addSubview(view)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view,
      path,
      _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var orders: [[String]] = []
    source.reorderingHandlers.didReorder = { orders.append($0.finalSnapshot.itemIdentifiers) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B", "C"])
    source.apply(snapshot, animatingDifferences: false)
    let drags = Drags()
    view.dragDelegate = drags
    stage.advance(by: 0.1)

    stage.phone.dragAndDrop(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 270, y: 50))
    stage.advance(by: 1)

    #expect(orders == [["B", "C", "A"]])
  }
}
