import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Collections: layouts", .releasesEverything) struct CollectionLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // MARK: Custom layouts

  /// Rows that are 100 points apart, in a layout that records its calls.
  final class RowLayout: UICollectionViewLayout {
    let journal = Journal()
    var hiddenItem: Int?
    var zIndices: [Int: Int] = [:]
    var onPrepare: (() -> Void)?
    var follows = false

    override func prepare() {
      super.prepare()
      journal.record("prepare")
      onPrepare?()
    }
    override var collectionViewContentSize: CGSize {
      journal.record("size")
      return CGSize(
        width: 320,
        height: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * 100
      )
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * 100, width: 320, height: 150)
      attributes.isHidden = path.item == hiddenItem
      attributes.zIndex = zIndices[path.item] ?? 0
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      journal.record("elements")
      return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      journal.record("bounds \(Int(newBounds.minY)) \(Int(collectionView?.bounds.minY ?? -1))")
      return follows
    }
    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: (proposed.y / 100).rounded() * 100) }
  }

  @Test("a layout is prepared, then returns its content size, then its elements", .rule("R-COL-10"))
  func order() {
    let layout = RowLayout()
    let stage = CollectionStage([20], layout: layout)
    #expect(
      layout.journal.lines.filter { !$0.hasPrefix("bounds") } == ["prepare", "size", "elements"]
    )

    layout.journal.clear()
    layout.invalidateLayout()
    layout.invalidateLayout()
    stage.advance(by: 0.1)
    #expect(layout.journal.lines == ["prepare", "size", "elements"])
  }

  @Test("shouldInvalidateLayout is called before the view has the new bounds", .rule("R-COL-14"))
  func newBounds() {
    let layout = RowLayout()
    let stage = CollectionStage([20], layout: layout)
    layout.journal.clear()
    stage.scroll(to: 30)
    #expect(layout.journal.lines == ["bounds 30 0"])

    layout.follows = true
    layout.journal.clear()
    stage.scroll(to: 60)
    #expect(layout.journal.lines == ["bounds 60 30", "prepare", "size", "elements"])
  }

  @Test(
    "hidden items have no cells, and cells with a higher zIndex are in front",
    .rule("R-COL-11", "R-COL-13")
  )
  func hidden() throws {
    let layout = RowLayout()
    layout.hiddenItem = 2
    layout.zIndices = [1: 5]
    let stage = CollectionStage([6], layout: layout)

    #expect(stage.texts == ["0.0", "0.1", "0.3", "0.4", "0.5"])
    let order = stage.view.subviews.compactMap { ($0 as? NumberCell)?.text }
    #expect(order.last == "0.1")
    layout.zIndices = [4: 7, 1: 5]
    layout.hiddenItem = nil
    layout.invalidateLayout()
    stage.advance(by: 0.1)
    #expect(
      stage.view.subviews.compactMap { ($0 as? NumberCell)?.text }.suffix(2) == ["0.1", "0.4"]
    )
    #expect(stage.cell(2) != nil)
  }

  @Test("a layout can adjust the target content offset", .rule("R-COL-15"))
  func target() {
    let stage = CollectionStage([40], layout: RowLayout())
    stage.phone.drag(
      from: CGPoint(x: 100, y: 500),
      to: CGPoint(x: 100, y: 330),
      duration: 0.3,
      rest: 0
    )
    stage.advance(by: 5)
    #expect(stage.view.contentOffset.y > 0)
    #expect(stage.view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test("invalidating the layout inside prepare() has no effect", .rule("R-COL-81"))
  func invalidationInPrepare() {
    let layout = RowLayout()
    layout.onPrepare = { [weak layout] in layout?.invalidateLayout() }
    let stage = CollectionStage([20], layout: layout)
    stage.advance()

    #expect(layout.journal.lines.filter { $0 == "prepare" }.count == 1)
    #expect(!stage.texts.isEmpty)
  }

  @Test("copies of attributes are equal until one changes", .rule("R-COL-12"))
  func attributes() throws {
    let one = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "kind",
      with: path(1, 2)
    )
    one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let copy = try #require(one.copy() as? UICollectionViewLayoutAttributes)

    #expect(copy == one && copy !== one && copy.hash == one.hash)
    #expect(copy.representedElementKind == "kind" && copy.center == CGPoint(x: 25, y: 40))
    copy.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(copy != one)
    #expect(copy.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    copy.transform = .identity
    copy.zIndex = 1
    #expect(copy != one)
  }

  // MARK: Flow

  @Test("the delegate returns the size of each item", .rule("R-COL-22"))
  func delegateSizes() {
    final class Sizes: RecordingCollectionViewDelegate, UICollectionViewDelegateFlowLayout {
      var asked = 0
      func collectionView(
        _ view: UICollectionView,
        layout: UICollectionViewLayout,
        sizeForItemAt path: IndexPath
      ) -> CGSize {
        asked += 1
        return CGSize(width: 320, height: CGFloat(path.item + 1) * 10)
      }
    }
    let sizes = Sizes()
    let stage = CollectionStage([10], delegate: { _ in sizes })
    #expect(sizes.asked == 10)
    #expect(stage.cell(3)?.frame == CGRect(x: 0, y: 90, width: 320, height: 40))
  }

  @Test("a delegate without size methods is queried once", .rule("R-COL-22"))
  func silentDelegate() {
    final class Silent: RecordingCollectionViewDelegate, UICollectionViewDelegateFlowLayout {}
    let silent = Silent()
    let stage = CollectionStage([100_000], delegate: { _ in silent })
    #expect(stage.view.contentSize.height == 3_666_730)
    #expect(stage.cell(1)?.frame.minX == 110)
  }

  @Test("a new width lays out the items again", .rule("R-COL-31"))
  func newWidth() {
    let stage = CollectionStage([9])
    stage.view.frame.size.width = 430
    stage.advance(by: 0.1)
    #expect(stage.cell(3)?.frame.origin == CGPoint(x: 330, y: 0))

    stage.view.contentInset = UIEdgeInsets(top: 0, left: 110, bottom: 0, right: 0)
    stage.advance(by: 0.1)
    #expect(stage.cell(3)?.frame.origin == CGPoint(x: 0, y: 110))
  }

  @Test("section insets can be relative to the safe area", .rule("R-COL-28"))
  func safeArea() {
    let stage = CollectionStage([4])
    let page = UIViewController()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    page.view.addSubview(stage.view)
    stage.phone.window.rootViewController = page
    stage.flow.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    stage.advance(by: 0.1)
    #expect(stage.cell(0)?.frame.minX == 5)
    stage.flow.sectionInsetReference = .fromSafeArea
    stage.advance(by: 0.1)
    #expect(stage.cell(0)?.frame.minX == 55 && stage.cell(1)?.frame.minX == 165)
  }

  @Test("pinned headers stay visible in front of the cells", .rule("R-COL-26"))
  func pinned() throws {
    let stage = CollectionStage([30, 30])
    stage.flow.headerReferenceSize = CGSize(width: 0, height: 40)
    stage.flow.sectionHeadersPinToVisibleBounds = true
    stage.advance(by: 0.1)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(stage.view.supplementaryView(forElementKind: kind, at: path(0)))
    let made = stage.source.made
    stage.scroll(to: 5)
    #expect(header.frame.minY == 5 && stage.source.made == made)
    stage.scroll(to: 500)
    #expect(stage.view.supplementaryView(forElementKind: kind, at: path(0)) === header)
    #expect(header.frame.minY == 500)
    let front = stage.view.subviews.last { $0 is UICollectionReusableView && !$0.isHidden }
    #expect(front === header)
  }

  @Test("self-sizing cells are measured when they become visible", .rule("R-COL-30"))
  func selfSizing() {
    let stage = CollectionStage([0])
    stage.flow.estimatedItemSize = CGSize(width: 300, height: 50)
    let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in
      cell.wish = CGSize(width: 300, height: CGFloat(20 + item))
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<200))
    source.apply(snapshot, animatingDifferences: false)
    stage.advance()

    #expect(stage.cell(0)?.frame == CGRect(x: 10, y: 0, width: 300, height: 20))
    #expect(stage.cell(2)?.frame.minY == 61)
    let shown = stage.view.indexPathsForVisibleItems.count
    #expect(shown > 13 && shown < 18)
    stage.scroll(to: 1000)
    stage.advance(by: 0.1)
    let cells = stage.view.visibleCells
    for (upper, lower) in zip(cells, cells.dropFirst()) {
      #expect(lower.frame.minY == upper.frame.maxY + 10)
    }
    #expect(stage.view.contentSize.height < 200 * 60)
  }

  // MARK: Layout direction

  private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test("a layout that flips horizontally is mirrored in right-to-left layouts", .rule("R-COL-40"))
  func mirrored() {
    let flow = FlippingLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    let stage = CollectionStage([4], layout: flow)
    stage.phone.layoutDirection = .rightToLeft
    stage.advance(by: 0.1)

    #expect(stage.cell(0)?.frame.minX == 220 && stage.cell(3)?.frame.minX == 220)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 230, y: 10))?.item == 0)
    #expect(stage.view.layoutAttributesForItem(at: path(2))?.frame.minX == 0)
    stage.phone.layoutDirection = .leftToRight
    stage.advance(by: 0.1)
    #expect(stage.cell(0)?.frame.minX == 0)
  }

  @Test("a flow layout does not flip by default", .rule("R-COL-40"))
  func notMirrored() {
    let stage = CollectionStage([4])
    stage.phone.layoutDirection = .rightToLeft
    stage.advance(by: 0.1)
    #expect(stage.cell(0)?.frame.minX == 0)
  }

  @Test("a mirrored horizontal collection begins at its right end", .rule("R-COL-41"))
  func mirroredStrip() {
    let flow = FlippingLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 100, height: 600)
    let stage = CollectionStage([20], layout: flow)
    stage.phone.layoutDirection = .rightToLeft
    stage.view.reloadData()
    stage.advance(by: 0.1)

    #expect(stage.view.contentOffset.x == 1870)
    #expect(stage.cell(0)?.frame.maxX == 2190)
    #expect(stage.cell(19) == nil)
  }

  // MARK: Changing the layout

  @Test("cells animate from the old layout's frames to the new layout's", .rule("R-COL-76"))
  func exchange() throws {
    let stage = CollectionStage([20])
    let old = stage.flow
    let first = try #require(stage.cell(1))
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 320, height: 200)
    var ended: Bool?
    stage.view.setCollectionViewLayout(rows, animated: true) { ended = $0 }
    stage.advance(by: 0.15)

    #expect(stage.cell(1) === first && first.frame == CGRect(x: 0, y: 210, width: 320, height: 200))
    let seen = first.layer.presentation()?.frame ?? .null
    #expect(seen.minY > 10 && seen.minY < 200)
    stage.advance()
    #expect(ended == true)
    #expect(stage.view.indexPathsForVisibleItems.count == 3)
    #expect(old.collectionView == nil && rows.collectionView === stage.view)
    stage.view.collectionViewLayout = old
    stage.advance(by: 0.1)
    #expect(stage.view.indexPathsForVisibleItems.count == 18)
  }
}
