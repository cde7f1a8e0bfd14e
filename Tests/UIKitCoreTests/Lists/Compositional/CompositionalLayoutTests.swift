import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Compositional layout in a collection view", .releasesEverything)
struct CompositionalLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func grid(columns: CGFloat = 2, height: NSCollectionLayoutDimension = .absolute(100))
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / columns), height))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [item])
    )
  }

  private func shelf(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(150)), subitems: [item])
    )
    section.interGroupSpacing = 10
    section.contentInsets.leading = 20
    section.contentInsets.trailing = 20
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func header(_ height: NSCollectionLayoutDimension = .absolute(40))
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  }

  // MARK: Values

  @Test("dimensions, spacings and anchors return what they were created with", .rule("R-CMP-1"))
  func values() {
    let third = NSCollectionLayoutDimension.fractionalWidth(1 / 3)
    let anchor = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0, y: -0.5))
    let spacing = NSCollectionLayoutSpacing.flexible(8)

    #expect(third.isFractionalWidth && !third.isEstimated && third.dimension == 1 / 3)
    #expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.absolute(3).isAbsolute)
    #expect(NSCollectionLayoutDimension.estimated(3).isEstimated)
    #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset && anchor.offset.y == -0.5)
    #expect(spacing.isFlexible && !spacing.isFixed && spacing.spacing == 8)
  }

  @Test("properties have UIKit's defaults", .rule("R-CMP-10"))
  func defaults() {
    let section = grid()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = header()

    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.boundarySupplementaryItems.isEmpty && section.decorationItems.isEmpty)
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.contentInsetsReference == .safeArea)
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.zIndex == 1)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "b").zIndex == 0)
  }

  @Test("the configuration is copied", .rule("R-CMP-14"))
  func configuration() {
    let given = UICollectionViewCompositionalLayoutConfiguration()
    let layout = UICollectionViewCompositionalLayout(section: grid(), configuration: given)

    given.interSectionSpacing = 30
    layout.configuration.scrollDirection = .horizontal

    #expect(layout.configuration.interSectionSpacing == 0)
    #expect(layout.configuration.scrollDirection == .horizontal)
  }

  // MARK: Sections

  @Test("cells have the frames of their items", .rule("R-CMP-10"))
  func frames() {
    let section = grid()
    section.contentInsets.top = 20
    let stage = CollectionStage([5], layout: UICollectionViewCompositionalLayout(section: section))

    #expect(stage.texts == ["0.0", "0.1", "0.2", "0.3", "0.4"])
    #expect(stage.cell(1)?.frame == CGRect(x: 160, y: 20, width: 160, height: 100))
    #expect(stage.view.contentSize == CGSize(width: 320, height: 320))
  }

  @Test("the provider gets the section's index and the container's size", .rule("R-CMP-10"))
  func provider() {
    var sizes: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      sizes.append(environment.container.effectiveContentSize)
      return self.grid(columns: CGFloat(index + 1))
    }
    let stage = CollectionStage([2, 2], layout: layout)

    #expect(sizes == [CGSize(width: 320, height: 600), CGSize(width: 320, height: 600)])
    #expect(stage.cell(0, 0)?.frame.width == 320)
    #expect(stage.cell(0, 1)?.frame == CGRect(x: 0, y: 200, width: 160, height: 100))
  }

  @Test("only visible items of many have cells", .rule("R-CMP-13"))
  func many() {
    let stage = CollectionStage(
      [10_000],
      layout: UICollectionViewCompositionalLayout(section: grid())
    )
    stage.scroll(to: 100_000)

    #expect(stage.view.contentSize.height == 500_000)
    #expect(stage.texts.first == "0.2000")
    #expect(stage.source.made < 40)
  }

  @Test("cells determine estimated heights", .rule("R-CMP-2"))
  func selfSizing() {
    let section = grid(columns: 1, height: .estimated(50))
    let stage = CollectionStage([100], layout: UICollectionViewCompositionalLayout(section: section))
    stage.cell(1)?.wish = CGSize(width: 9, height: 80)
    stage.view.reconfigureItems(at: [path(1)])
    stage.view.layoutIfNeeded()

    #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 50, width: 320, height: 80))
    #expect(stage.cell(2)?.frame.minY == 130)
  }

  @Test("measured heights move with their items in updates", .rule("R-CMP-11"))
  func updates() {
    let section = grid(columns: 1, height: .estimated(50))
    let stage = CollectionStage([10], layout: UICollectionViewCompositionalLayout(section: section))
    stage.cell(1)?.wish = CGSize(width: 9, height: 80)
    stage.view.reconfigureItems(at: [path(1)])
    stage.view.layoutIfNeeded()

    stage.source.items[0].insert("new", at: 0)
    stage.view.insertItems(at: [path(0)])
    stage.advance(by: 1)

    #expect(stage.view.layoutAttributesForItem(at: path(2))?.frame.height == 80)
    #expect(stage.view.layoutAttributesForItem(at: path(1))?.frame.height == 50)
    #expect(stage.texts.prefix(3) == ["new", "0.0", "0.1"])
  }

  @Test("the layout follows the width of the view", .rule("R-CMP-11"))
  func resizing() {
    let stage = CollectionStage([4], layout: UICollectionViewCompositionalLayout(section: grid()))

    stage.view.frame.size.width = 200
    stage.view.layoutIfNeeded()

    #expect(stage.cell(1)?.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test("leading is at the right in right-to-left interfaces", .rule("R-CMP-10"))
  func mirrored() {
    let stage = CollectionStage([2], layout: UICollectionViewCompositionalLayout(section: grid(columns: 4)))
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()

    #expect(stage.cell(0)?.frame.minX == 240)
  }

  // MARK: Supplementary views

  @Test("a pinned header stays at the top", .rule("R-CMP-26"))
  func pinning() {
    let section = grid()
    let top = header()
    top.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [top]
    let stage = CollectionStage([40], layout: UICollectionViewCompositionalLayout(section: section))

    stage.scroll(to: 333)

    let view = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: path(0)
    )
    #expect(view?.frame == CGRect(x: 0, y: 333, width: 320, height: 40))
    #expect(stage.view.subviews.last { !$0.isHidden } === view)
  }

  @Test("headers follow the insets of the groups, or another area", .rule("R-CMP-27"))
  func headerInsets() {
    let section = grid()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.boundarySupplementaryItems = [header()]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let stage = CollectionStage([2], layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    let before = stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0))

    section.supplementaryContentInsetsReference = .none
    layout.invalidateLayout()
    let after = stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0))

    #expect(before?.frame == CGRect(x: 16, y: 0, width: 288, height: 40))
    #expect(after?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(!section.supplementariesFollowContentInsets)
  }

  @Test("a decoration view is behind the cells of its section", .rule("R-CMP-28"))
  func decoration() {
    let section = grid()
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(TitleView.self, forDecorationViewOfKind: "back")
    let stage = CollectionStage([4], layout: layout)

    let back = stage.view.subviews.first { $0 is TitleView }
    #expect(back?.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(stage.view.subviews.first { $0 is UICollectionReusableView } === back)
  }

  // MARK: Orthogonal sections

  private func shelfStage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ counts: [Int] = [20, 6]
  ) -> CollectionStage {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? self.shelf(behavior) : self.grid()
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
    #expect(own?.contentSize == CGSize(width: 20 + 20 * 200 + 19 * 10 + 20, height: 150))
    #expect(stage.cell(1)?.frame == CGRect(x: 230, y: 0, width: 200, height: 150))
    #expect(stage.cell(0, 1)?.frame.minY == 150)
    #expect(stage.view.contentSize == CGSize(width: 320, height: 450))
    #expect(stage.texts.prefix(2) == ["0.0", "0.1"])
    #expect(stage.cell(2) == nil)
  }

  @Test("cells appear and disappear while a section scrolls", .rule("R-CMP-30"))
  func orthogonalCells() {
    let stage = shelfStage(.continuous)

    scroller(stage)?.contentOffset.x = 840
    stage.view.layoutIfNeeded()

    #expect(stage.texts.filter { $0.hasPrefix("0.") } == ["0.4", "0.5"])
    #expect(stage.cell(4)?.frame.minX == 860)
    #expect(stage.cell(0) == nil)
  }

  @Test("a drag across scrolls the section, a drag along scrolls the content", .rule("R-CMP-30"))
  func dragging() {
    let stage = shelfStage(.continuous, [20, 40])

    stage.phone.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 100, y: 80))
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
    scroller(stage)?.contentOffset.x = 840
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

    #expect(scroller(stage)?.contentOffset.x == 20 + 5 * 210 + 100 - 160)
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

    let content = 20 + 20 * 200 + 19 * 10 + 20 as CGFloat
    #expect(scroller(stage)?.contentOffset.x == content - 320)
    #expect(stage.cell(0)?.frame.maxX == content - 20)
    #expect(stage.cell(0)?.convert(CGPoint.zero, to: stage.view).x == 100)
  }

  @Test("the handler of visible items can change their attributes", .rule("R-CMP-36"))
  func visibleItems() {
    let section = shelf(.continuous)
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
