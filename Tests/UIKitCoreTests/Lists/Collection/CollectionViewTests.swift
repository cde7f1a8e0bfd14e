import QuartzCore
import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Collections: cells and lookup", .releasesEverything) struct CollectionViewTests {
  @Test("there are cells for visible items only", .rule("R-COL-50"))
  func inView() {
    let stage = CollectionStage()

    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == Array(0..<18))
    #expect(stage.source.made == 18)
    #expect(stage.cell(4)?.frame == CGRect(x: 110, y: 110, width: 100, height: 100))
    #expect(stage.cell(18) == nil)
    #expect(stage.view.contentSize == CGSize(width: 320, height: 34 * 110 - 10))
    #expect(stage.texts.first == "0.0" && stage.texts.last == "0.17")
  }

  @Test("scrolling creates no cells once there are enough of them", .rule("R-COL-50"))
  func reuse() {
    let stage = CollectionStage()
    stage.scroll(to: 55)
    let made = stage.source.made
    stage.scroll(to: 60)
    #expect(stage.source.made == made)

    for y in stride(from: CGFloat(100), through: 2000, by: 25) { stage.scroll(to: y) }

    let cells = stage.view.subviews.filter { $0 is NumberCell }
    #expect(cells.count == 21)
    #expect(stage.view.visibleCells.count == 18)
    #expect(stage.texts.first == "0.54")
  }

  @Test("prepareForReuse is called for reused cells, not for new ones", .rule("R-COL-51"))
  func prepareForReuse() {
    let stage = CollectionStage()
    #expect(stage.cell(0)?.reuses == 0)

    stage.scroll(to: 1540)

    #expect(stage.view.visibleCells.allSatisfy { ($0 as? NumberCell)?.reuses == 1 })
  }

  @Test("scrolling within a line requests no cell and applies no attributes", .rule("R-COL-50"))
  func movement() {
    let stage = CollectionStage()
    stage.scroll(to: 20)
    let applied = stage.view.visibleCells.compactMap { ($0 as? NumberCell)?.applied }
    stage.journal.clear()

    stage.scroll(to: 30)

    #expect(stage.journal.lines.isEmpty)
    #expect(stage.view.visibleCells.compactMap { ($0 as? NumberCell)?.applied } == applied)
    #expect(applied.allSatisfy { $0 == 1 })
  }

  @Test("the delegate is notified of items that appear and disappear", .rule("R-COL-54"))
  func display() {
    let stage = CollectionStage([30])
    stage.delegate.showsDisplay = true
    stage.scroll(to: 120)

    let ended = stage.journal.lines.filter { $0.hasPrefix("didEnd") }
    let began = stage.journal.lines.filter { $0.hasPrefix("will") }
    #expect(ended == ["didEndDisplaying 0.0", "didEndDisplaying 0.1", "didEndDisplaying 0.2"])
    #expect(began == ["willDisplay 0.18", "willDisplay 0.19", "willDisplay 0.20"])
  }

  @Test("a cell has its size when it is dequeued", .rule("R-COL-53"))
  func sizeAtDequeue() {
    let stage = CollectionStage()
    var sizes: [CGSize] = []
    let registration = UICollectionView.CellRegistration<NumberCell, String> { cell, _, _ in
      sizes.append(cell.bounds.size)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance()

    #expect(sizes == [CGSize(width: 100, height: 100), CGSize(width: 100, height: 100)])
  }

  @Test("registrations create and configure cells and supplementary views", .rule("R-COL-52"))
  func registrations() {
    let stage = CollectionStage([0])
    stage.flow.headerReferenceSize = CGSize(width: 0, height: 30)
    let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, path, item in
      cell.text = "\(path.item): \(item)"
    }
    let titles = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = path.section + 7 }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([10, 20])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance()

    #expect(stage.texts == ["0: 10", "1: 20"])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(stage.view.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [7])
    #expect(
      stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        == [IndexPath(item: 0, section: 0)]
    )
  }

  @Test("reloading requests everything again and clears the selection", .rule("R-COL-56"))
  func reload() {
    let stage = CollectionStage([5])
    stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    stage.source.items = [["x", "y"]]
    stage.view.reloadData()
    #expect(stage.view.hasUncommittedUpdates)
    stage.advance(by: 0.1)

    #expect(stage.texts == ["x", "y"])
    #expect(stage.view.indexPathsForSelectedItems == nil)
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
    #expect(stage.view.numberOfItems(inSection: 4) == 0)
    #expect(!stage.view.hasUncommittedUpdates)
  }

  @Test("items are found by point, and frames by index path", .rule("R-COL-57"))
  func finding() throws {
    let stage = CollectionStage()
    let view = stage.view

    #expect(view.indexPathForItem(at: CGPoint(x: 120, y: 120)) == IndexPath(item: 4, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 105, y: 120)) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 3000))?.item == 81)
    #expect(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    #expect(view.indexPath(for: try #require(stage.cell(7)))?.item == 7)
    #expect(view.indexPath(for: UICollectionViewCell()) == nil)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 99, section: 0))?.frame.minY == 3630)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 100, section: 0)) == nil)
  }

  @Test(
    "scrolling to an item is limited to the content",
    .rule("R-COL-95"),
    arguments: [
      (UICollectionView.ScrollPosition.top, 30, 1100), (.bottom, 30, 600),
      (.centeredVertically, 30, 850), (.top, 99, 3130), (.bottom, 0, 0), ([], 30, 600), ([], 3, 0),
    ] as [(UICollectionView.ScrollPosition, Int, CGFloat)]
  )
  func scrolling(position: UICollectionView.ScrollPosition, item: Int, offset: CGFloat) {
    let stage = CollectionStage()
    stage.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    #expect(stage.view.contentOffset.y == offset)
    stage.view.contentOffset = .zero
    stage.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: true)
    stage.advance()
    #expect(stage.view.contentOffset.y == offset)
  }

  @Test(
    "items one screen ahead are prefetched once, and cancelled when scrolling back",
    .rule("R-COL-55")
  )
  func prefetching() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var coming: [Int] = []
      var gone: [Int] = []
      func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        coming += paths.map(\.item)
      }
      func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath])
      {
        gone += paths.map(\.item)
      }
    }
    let stage = CollectionStage()
    let prefetcher = Prefetcher()
    stage.view.prefetchDataSource = prefetcher

    stage.scroll(to: 220)
    #expect(prefetcher.coming == Array(24..<39))
    stage.scroll(to: 240)
    #expect(prefetcher.coming.count == 15)
    stage.scroll(to: 0)
    #expect(Set(prefetcher.gone).isSuperset(of: Array(24..<36)))

    stage.view.isPrefetchingEnabled = false
    prefetcher.coming = []
    stage.scroll(to: 1200)
    #expect(prefetcher.coming.isEmpty)
  }

  @Test("the background view fills the collection view and does not scroll", .rule("R-COL-58"))
  func background() {
    let stage = CollectionStage()
    let back = UIView()
    stage.view.backgroundView = back
    stage.scroll(to: 300)

    #expect(back.frame == stage.view.bounds)
    #expect(stage.view.subviews.first === back)
    stage.view.backgroundView = nil
    #expect(back.superview == nil)
  }

  @Test("accessibility elements are in the order of the data", .rule("R-COL-96"))
  func reading() {
    let stage = CollectionStage()
    stage.scroll(to: 800)
    stage.scroll(to: 330)

    #expect(stage.phone.elements.compactMap(\.label) == (9..<27).map { "0.\($0)" })
  }

  @Test("default values", .rule("R-COL-50"))
  func defaults() {
    let flow = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: flow)

    #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.estimatedItemSize == .zero)
    #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    #expect(flow.scrollDirection == .vertical && flow.sectionInset == .zero)
    #expect(flow.sectionInsetReference == .fromContentInset)
    #expect(!flow.sectionHeadersPinToVisibleBounds && !flow.sectionFootersPinToVisibleBounds)
    #expect(view.allowsSelection && !view.allowsMultipleSelection && view.isPrefetchingEnabled)
    #expect(view.backgroundView == nil && view.dataSource == nil && view.delegate == nil)
    #expect(flow.collectionView === view)
  }
}
