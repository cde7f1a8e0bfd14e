import QuartzCore
import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Collections: controllers, snapshots, interactive movement", .releasesEverything)
struct CollectionControllerTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  final class Letters: UICollectionViewController {
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "letter")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      26
    }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "letter", for: path)
      (cell as? NumberCell)?.text = String(UnicodeScalar(UInt8(65 + path.item)))
      return cell
    }
    override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      selected.append(path.item)
    }
  }

  @Test("the background is that of the list, or white", .rule("R-LC-1"))
  func background() {
    _ = Simulator(.iPhone15)
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let grouped = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
    )
    let plain = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())

    #expect(grouped.collectionView.backgroundColor == .systemGroupedBackground)
    #expect(plain.collectionView.backgroundColor == .systemBackground)
  }

  @Test("a controller is the data source and delegate of its collection view", .rule("R-COL-90"))
  func controller() throws {
    let letters = Letters(collectionViewLayout: UICollectionViewFlowLayout())
    let phone = Simulator()
    phone.window.rootViewController = letters
    phone.advance(by: 0.1)

    #expect(letters.view === letters.collectionView)
    #expect(letters.collectionView.dataSource === letters)
    try phone.tap("C")
    #expect(letters.selected == [2])
  }

  @Test(
    "the selection is cleared when the controller appears again",
    .rule("R-COL-91"),
    arguments: [true, false]
  )
  func clearing(clears: Bool) {
    let letters = Letters(collectionViewLayout: UICollectionViewFlowLayout())
    letters.clearsSelectionOnViewWillAppear = clears
    let tabs = UITabBarController()
    tabs.viewControllers = [letters, UIViewController()]
    let phone = Simulator()
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)
    letters.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
    tabs.selectedIndex = 1
    phone.advance(by: 0.5)
    tabs.selectedIndex = 0
    phone.advance(by: 0.5)

    #expect((letters.collectionView.indexPathsForSelectedItems == nil) == clears)
  }

  // MARK: Snapshots

  @Test("applying a snapshot animates the difference from the previous one", .rule("R-COL-78"))
  func snapshots() throws {
    let stage = CollectionStage([0])
    let registration = UICollectionView.CellRegistration<NumberCell, String> { cell, _, item in
      cell.text = item
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: stage.view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["all"])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.1)
    let last = try #require(stage.cell(3))

    snapshot.deleteItems(["b"])
    snapshot.moveItem("d", beforeItem: "a")
    var ended = false
    source.apply(snapshot) { ended = true }
    stage.advance(by: 0.15)
    #expect(stage.cell(0) === last && !ended)
    #expect((last.layer.presentation()?.frame.minY ?? 0) > 10)
    stage.advance(by: 0.3)
    #expect(ended && stage.texts == ["d", "a", "c"])
    #expect(source.itemIdentifier(for: path(2)) == "c" && source.indexPath(for: "a") == path(1))
    #expect(source.sectionIdentifier(for: 0) == "all" && source.index(for: "all") == 0)

    snapshot.reconfigureItems(["d"])
    source.apply(snapshot)
    stage.advance()
    #expect(stage.cell(0) === last)
    source.applySnapshotUsingReloadData(snapshot)
    #expect(stage.texts == ["d", "a", "c"])
  }

  // MARK: Interactive movement

  @Test(
    "an item follows the target position, others make room, and the data source moves it at the end",
    .rule("R-COL-92")
  )
  func movement() throws {
    let stage = CollectionStage([6])
    #expect(!stage.view.beginInteractiveMovementForItem(at: path(0)))
    stage.source.canMove = true
    let first = try #require(stage.cell(0))
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    stage.advance()

    #expect(first.center == CGPoint(x: 150, y: 150))
    #expect(stage.texts == ["0.1", "0.2", "0.3", "0.4", "0.0", "0.5"])
    #expect(stage.source.items[0].first == "0.0")
    stage.view.endInteractiveMovement()
    stage.advance()
    #expect(stage.journal.lines.contains("move 0 to 4"))
    #expect(stage.source.items[0] == stage.texts)
    #expect(first.frame.origin == CGPoint(x: 110, y: 110))
  }

  @Test("cancelling an interactive movement restores the order", .rule("R-COL-92"))
  func cancelled() {
    let stage = CollectionStage([6])
    stage.source.canMove = true
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    stage.view.cancelInteractiveMovement()
    stage.advance()

    #expect(stage.texts == (0..<6).map { "0.\($0)" })
    #expect(stage.cell(0)?.frame.origin == .zero)
    #expect(!stage.journal.lines.contains { $0.hasPrefix("move") })
  }

  @Test(
    "a long press in a collection view controller moves items that can be moved",
    .rule("R-COL-92")
  )
  func longPress() {
    final class Movable: UICollectionViewController {
      var moves: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "n")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      {
        4
      }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      {
        view.dequeueReusableCell(withReuseIdentifier: "n", for: path)
      }
      override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool
      {
        path.item < 3
      }
      override func collectionView(
        _ view: UICollectionView,
        moveItemAt source: IndexPath,
        to destination: IndexPath
      ) { moves.append("\(source.item) to \(destination.item)") }
    }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 80, height: 80)
    let page = Movable(collectionViewLayout: flow)
    let phone = Simulator(Device(size: CGSize(width: 360, height: 600), scale: 2))
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
    let y = page.collectionView.adjustedContentInset.top + 40

    phone.press(at: CGPoint(x: 40, y: y))
    phone.advance(by: 0.7)
    phone.slide(to: CGPoint(x: 220, y: y))
    phone.lift()
    phone.advance(by: 0.5)

    #expect(page.moves == ["0 to 2"])
  }
}
