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
    let section = CompositionalSamples.grid()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = CompositionalSamples.header()

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
    let layout = UICollectionViewCompositionalLayout(
      section: CompositionalSamples.grid(),
      configuration: given
    )

    given.interSectionSpacing = 30
    let changed = layout.configuration
    changed.scrollDirection = .horizontal
    layout.configuration = changed
    changed.scrollDirection = .vertical

    #expect(layout.configuration.interSectionSpacing == 0)
    #expect(layout.configuration.scrollDirection == .horizontal)
  }

  // MARK: Sections

  @Test("cells of uniform height are as high as the highest one in their row", .rule("R-CMP-16"))
  func uniformHeights() {
    let dimension = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 50)
    #expect(dimension.isUniformAcrossSiblings)
    #expect(!dimension.isEstimated)
    #expect(dimension.dimension == 50)
    let section = CompositionalSamples.grid(height: dimension)
    let stage = CollectionStage([4], layout: UICollectionViewCompositionalLayout(section: section))
    stage.cell(0)?.wish = CGSize(width: 160, height: 130)
    stage.cell(1)?.wish = CGSize(width: 160, height: 80)

    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()

    #expect(stage.cell(0)?.frame.height == 130)
    #expect(stage.cell(1)?.frame.height == 130)
    #expect(stage.cell(2)?.frame == CGRect(x: 0, y: 130, width: 160, height: 50))
    stage.cell(0)?.wish = CGSize(width: 160, height: 60)
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0)?.frame.height == 80)
  }

  @Test("cells are measured in their order", .rule("R-CMP-11"))
  func measuringOrder() {
    let section = CompositionalSamples.grid(height: .estimated(50))
    let stage = CollectionStage([12], layout: UICollectionViewCompositionalLayout(section: section))
    var order: [String] = []
    for case let cell as NumberCell in stage.view.visibleCells {
      cell.measured = { [unowned cell] in order.append(cell.text) }
    }

    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()

    #expect(order.count == 12)
    #expect(order == (0..<12).map { "0.\($0)" })
  }

  @Test("cells have the frames of their items", .rule("R-CMP-10"))
  func frames() {
    let section = CompositionalSamples.grid()
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
      return CompositionalSamples.grid(columns: CGFloat(index + 1))
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
      layout: UICollectionViewCompositionalLayout(section: CompositionalSamples.grid())
    )
    stage.scroll(to: 100_000)

    #expect(stage.view.contentSize.height == 500_000)
    #expect(stage.texts.first == "0.2000")
    #expect(stage.source.made < 40)
  }

  @Test("cells determine estimated heights", .rule("R-CMP-2"))
  func selfSizing() {
    let section = CompositionalSamples.grid(columns: 1, height: .estimated(50))
    let stage = CollectionStage(
      [100],
      layout: UICollectionViewCompositionalLayout(section: section)
    )
    stage.cell(1)?.wish = CGSize(width: 9, height: 80)
    stage.view.reconfigureItems(at: [path(1)])
    stage.view.layoutIfNeeded()

    #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 50, width: 320, height: 80))
    #expect(stage.cell(2)?.frame.minY == 130)
  }

  @Test("measured heights move with their items in updates", .rule("R-CMP-11"))
  func updates() {
    let section = CompositionalSamples.grid(columns: 1, height: .estimated(50))
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

  @Test("what is visible keeps its place when a cell above grows", .rule("R-CMP-15"))
  func keepingPlace() {
    let section = CompositionalSamples.grid(columns: 1, height: .estimated(50))
    let stage = CollectionStage(
      [100],
      layout: UICollectionViewCompositionalLayout(section: section)
    )
    stage.scroll(to: 1025)

    stage.cell(20)?.wish = CGSize(width: 9, height: 80)
    stage.view.reconfigureItems(at: [path(20)])
    stage.view.layoutIfNeeded()

    #expect(stage.view.contentOffset.y == 1055)
    #expect(stage.cell(21)?.frame.minY == 1080)
  }

  @Test("the layout follows the width of the view", .rule("R-CMP-11"))
  func resizing() {
    let stage = CollectionStage(
      [4],
      layout: UICollectionViewCompositionalLayout(section: CompositionalSamples.grid())
    )

    stage.view.frame.size.width = 200
    stage.view.layoutIfNeeded()

    #expect(stage.cell(1)?.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test("leading is at the right in right-to-left interfaces", .rule("R-CMP-10"))
  func mirrored() {
    let stage = CollectionStage(
      [2],
      layout: UICollectionViewCompositionalLayout(section: CompositionalSamples.grid(columns: 4))
    )
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()

    #expect(stage.cell(0)?.frame.minX == 240)
  }

  // MARK: Supplementary views

  @Test("a pinned header stays at the top", .rule("R-CMP-26"))
  func pinning() {
    let section = CompositionalSamples.grid()
    let top = CompositionalSamples.header()
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
    let section = CompositionalSamples.grid()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.boundarySupplementaryItems = [CompositionalSamples.header()]
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
    let section = CompositionalSamples.grid()
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(TitleView.self, forDecorationViewOfKind: "back")
    let stage = CollectionStage([4], layout: layout)

    let back = stage.view.subviews.first { $0 is TitleView }
    #expect(back?.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(stage.view.subviews.first { $0 is UICollectionReusableView } === back)
  }
}
