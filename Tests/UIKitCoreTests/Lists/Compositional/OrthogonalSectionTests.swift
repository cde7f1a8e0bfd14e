import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Compositional layout: orthogonal sections", .releasesEverything)
struct OrthogonalSectionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func shelfStage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ counts: [Int] = [20, 6]
  ) -> CollectionStage {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? CompositionalSamples.shelf(behavior) : CompositionalSamples.grid()
    }
    return CollectionStage(counts, layout: layout)
  }

  private func scroller(_ stage: CollectionStage) -> UIScrollView? {
    stage.cell(0)?.superview as? UIScrollView
      ?? stage.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  @Test("the groups of an orthogonal section are in a scroll view of their own", .rule("R-CMP-30"))
  func orthogonal() {
    let stage = shelfStage(.continuous)

    let own = scroller(stage)
    #expect(own !== stage.view)
    #expect(own?.frame == CGRect(x: 0, y: 0, width: 320, height: 150))
    #expect(own?.contentSize == CGSize(width: 4230, height: 150))
    #expect(stage.cell(1)?.frame == CGRect(x: 230, y: 0, width: 200, height: 150))
    #expect(stage.cell(0, 1)?.frame.minY == 150)
    #expect(stage.view.contentSize == CGSize(width: 320, height: 450))
    #expect(stage.texts.prefix(2) == ["0.0", "0.1"])
    #expect(stage.cell(2) == nil)
  }

  @Test("cells appear and disappear while a section scrolls", .rule("R-CMP-30"))
  func orthogonalCells() {
    let stage = shelfStage(.continuous)

    scroller(stage)?.contentOffset.x = 850
    stage.view.layoutIfNeeded()

    #expect(stage.texts.filter { $0.hasPrefix("0.") } == ["0.4", "0.5"])
    #expect(stage.cell(4)?.frame.minX == 860)
    #expect(stage.cell(0) == nil)
  }

  @Test("a drag across scrolls the section, a drag along scrolls the content", .rule("R-CMP-30"))
  func dragging() {
    let stage = shelfStage(.continuous, [20, 40])

    stage.phone.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 100, y: 80), rest: 0.2)
    stage.rest()
    let across = scroller(stage)?.contentOffset.x ?? 0
    stage.phone.drag(from: CGPoint(x: 250, y: 120), to: CGPoint(x: 250, y: 20))
    stage.rest()

    #expect(across > 100)
    #expect(stage.view.contentOffset.y > 50)
    #expect(stage.view.contentOffset.x == 0)
  }

  @Test("group paging stops at the next group", .rule("R-CMP-33"))
  func groupPaging() {
    let stage = shelfStage(.groupPaging)

    stage.phone.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 60, y: 80))
    stage.rest()

    #expect(scroller(stage)?.contentOffset.x == 210)
  }

  @Test("paging stops at the width of the section", .rule("R-CMP-32"))
  func paging() {
    let stage = shelfStage(.paging)

    stage.phone.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 60, y: 80))
    stage.rest()

    #expect(scroller(stage)?.contentOffset.x == 320)
  }

  @Test("centered groups begin in the center", .rule("R-CMP-34"))
  func centered() {
    let stage = shelfStage(.groupPagingCentered)
    #expect(scroller(stage)?.contentOffset.x == -40)

    stage.phone.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 60, y: 80))
    stage.rest()

    #expect(scroller(stage)?.contentOffset.x == 170)
  }

  @Test("a tap selects an item of a section that is scrolled", .rule("R-CMP-30"))
  func selecting() {
    let stage = shelfStage(.continuous)
    scroller(stage)?.contentOffset.x = 850
    stage.view.layoutIfNeeded()

    stage.tap(4)

    #expect(stage.view.indexPathsForSelectedItems == [path(4)])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 100, y: 50)) == path(4))
  }

  @Test("scrolling to an item scrolls its section", .rule("R-CMP-35"))
  func scrollToItem() {
    let stage = shelfStage(.continuous)

    stage.view.scrollToItem(at: path(5), at: .centeredHorizontally, animated: false)
    stage.view.layoutIfNeeded()

    #expect(scroller(stage)?.contentOffset.x == 1010)
    #expect(stage.cell(5) != nil)
  }

  @Test("a section keeps its offset while it isn't visible", .rule("R-CMP-37"))
  func keepingOffset() {
    let stage = shelfStage(.continuous, [20, 60])
    scroller(stage)?.contentOffset.x = 420
    stage.scroll(to: 1500)
    #expect(scroller(stage) == nil)

    stage.scroll(to: 0)

    #expect(scroller(stage)?.contentOffset.x == 420)
    #expect(stage.cell(2)?.text == "0.2")
  }

  @Test("an orthogonal section begins at the right in right-to-left interfaces", .rule("R-CMP-30"))
  func mirroredShelf() {
    let stage = shelfStage(.continuous)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()

    let content: CGFloat = 4230
    #expect(scroller(stage)?.contentOffset.x == content - 320)
    #expect(stage.cell(0)?.frame.maxX == content - 20)
    #expect(stage.cell(0)?.convert(CGPoint.zero, to: stage.view).x == 100)
  }

  @Test(
    "an animated scroll of a vertical section moves down in right-to-left interfaces",
    .rule("R-CMP-35")
  )
  func mirroredVertical() {
    let settings = UICollectionViewCompositionalLayoutConfiguration()
    settings.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      section: CompositionalSamples.column(),
      configuration: settings
    )
    let stage = CollectionStage([40], layout: layout)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()

    stage.view.scrollToItem(at: path(20), at: .top, animated: true)
    stage.rest()

    #expect(scroller(stage)?.contentOffset.y == 2000)
    #expect(stage.cell(20) != nil)
  }

  @Test("the geometry of a section is computed once for all of its cells", .rule("R-CMP-30"))
  func shifts() {
    let layout = CountingLayout(section: CompositionalSamples.shelf(.continuous))
    let stage = CollectionStage([400], layout: layout)
    let own = scroller(stage)
    own?.contentOffset.x = 850
    stage.view.layoutIfNeeded()
    layout.counts = 0

    own?.contentOffset.x = 860
    stage.view.layoutIfNeeded()

    #expect(layout.counts <= 4)
  }

  @Test("the handler of visible items can change their attributes", .rule("R-CMP-36"))
  func visibleItems() {
    let section = CompositionalSamples.shelf(.continuous)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.x)
      for item in items { item.alpha = item.indexPath.item == 0 ? 1 : 0.5 }
    }
    let stage = CollectionStage([20], layout: UICollectionViewCompositionalLayout(section: section))

    scroller(stage)?.contentOffset.x = 50
    stage.view.layoutIfNeeded()

    #expect(offsets.last == 50)
    #expect(stage.cell(0)?.alpha == 1)
    #expect(stage.cell(1)?.alpha == 0.5)
  }
}

/// Counts how often the geometry of an orthogonal section is computed.
private final class CountingLayout: UICollectionViewCompositionalLayout {
  var counts = 0

  override func orthogonalScrolling(in section: Int) -> OrthogonalScrolling? {
    counts += 1
    return super.orthogonalScrolling(in: section)
  }
}
