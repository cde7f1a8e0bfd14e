import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Groups and their distances", .releasesEverything)
struct CollectionLayoutGroupTests {
  /// An item of 90 by 100 points.
  private func item(_ badges: NSCollectionLayoutSupplementaryItem...) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: CompositionalSamples.size(.absolute(90), .absolute(100)),
      supplementaryItems: badges
    )
  }

  private func groupSize(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    CompositionalSamples.size(.fractionalWidth(1), height)
  }

  /// A badge whose center is at the upper trailing corner.
  private func badge() -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: CompositionalSamples.size(.absolute(20), .absolute(20)),
      elementKind: CollectionStage.badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.5, y: -0.5)
      )
    )
  }

  private func stage(_ group: NSCollectionLayoutGroup, items: Int = 5) -> CollectionStage {
    let section = NSCollectionLayoutSection(group: group)
    return CollectionStage([items], layout: UICollectionViewCompositionalLayout(section: section))
  }

  private func origins(_ stage: CollectionStage) -> [CGPoint] {
    (0..<stage.source.items[0].count).compactMap { stage.cell($0)?.frame.origin }
  }

  // MARK: Lines

  @Test("a horizontal group is filled with items at a distance", .rule("R-CMP-6"))
  func horizontal() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize(.absolute(110)),
      subitems: [item()]
    )
    #expect(group.interItemSpacing == nil)
    group.interItemSpacing = .fixed(10)

    #expect(
      origins(stage(group)) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 200, y: 0),
        CGPoint(x: 0, y: 110), CGPoint(x: 100, y: 110),
      ]
    )
  }

  @Test("flexible distances divide the space that is left", .rule("R-CMP-8"))
  func flexibleSpacing() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize(.absolute(100)),
      subitems: [item()]
    )
    group.interItemSpacing = .flexible(5)

    #expect(origins(stage(group, items: 3)).map(\.x) == [0, 115, 230])
  }

  @Test("a vertical group divides its height between its items", .rule("R-CMP-7"))
  func vertical() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: CompositionalSamples.size(.absolute(150), .absolute(210)),
      subitem: item(),
      count: 2
    )
    group.interItemSpacing = .fixed(10)
    let stage = stage(group, items: 3)

    #expect(origins(stage).map(\.y) == [0, 110, 210])
    #expect(stage.cell(0)?.frame.size == CGSize(width: 90, height: 100))
  }

  @Test("a custom group has the frames that are computed for its size", .rule("R-CMP-9"))
  func custom() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: groupSize(.absolute(80))) {
      environment in
      let size = environment.container.effectiveContentSize
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: size.width, height: size.height),
          zIndex: 2
        ),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: size.width / 2, y: size.height / 2, width: 50, height: 40)
        ),
      ]
    }
    let stage = stage(group, items: 3)

    #expect(group.subitems.isEmpty)
    #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(stage.cell(1)?.frame == CGRect(x: 160, y: 40, width: 50, height: 40))
    #expect(stage.cell(2)?.frame == CGRect(x: 0, y: 80, width: 320, height: 80))
    let views = stage.view.subviews
    let order = [0, 1].compactMap { item in views.firstIndex { $0 === stage.cell(item) } }
    #expect(order.count == 2 && order[0] > order[1])
  }

  // MARK: Edges

  @Test("edge spacing is around the item, which keeps its size", .rule("R-CMP-17"))
  func edgeSpacing() {
    let item = item()
    #expect(item.edgeSpacing == nil)
    let spacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(20),
      top: .fixed(5),
      trailing: .fixed(30),
      bottom: .fixed(15)
    )
    item.edgeSpacing = spacing
    let stage = stage(
      .horizontal(layoutSize: groupSize(.estimated(100)), subitems: [item]),
      items: 3
    )

    #expect(stage.cell(0)?.frame == CGRect(x: 20, y: 5, width: 90, height: 100))
    #expect(stage.cell(1)?.frame.minX == 160)
    #expect(stage.cell(2)?.frame.minY == 125)
    #expect([spacing.leading, spacing.trailing].map { $0?.spacing } == [20, 30])
    #expect([spacing.top, spacing.bottom].map { $0?.spacing } == [5, 15])
  }

  @Test("flexible spacing at both edges centers an item", .rule("R-CMP-17"))
  func centering() {
    let item = item()
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0),
      top: nil,
      trailing: .flexible(0),
      bottom: nil
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize(.absolute(100)),
      repeatingSubitem: item,
      count: 1
    )

    #expect(stage(group, items: 1).cell(0)?.frame.midX == 160)
  }

  // MARK: Supplementary items

  @Test("a badge is at the corner of its item, in front of the cell", .rule("R-CMP-22"))
  func badges() throws {
    let badge = badge()
    let item = item(badge)
    #expect(item.supplementaryItems == [badge])
    #expect(badge.elementKind == CollectionStage.badgeKind && badge.zIndex == 1)
    let stage = stage(.horizontal(layoutSize: groupSize(.absolute(100)), subitems: [item]))

    let view = try #require(
      stage.view.supplementaryView(
        forElementKind: CollectionStage.badgeKind,
        at: IndexPath(item: 1, section: 0)
      )
    )
    #expect(view.frame == CGRect(x: 170, y: -10, width: 20, height: 20))
    let cell = try #require(stage.cell(1))
    let views = stage.view.subviews
    let order = [cell, view].compactMap { part in views.firstIndex { $0 === part } }
    #expect(order[0] < order[1])
  }

  @Test("a badge with a lower index is behind the cells", .rule("R-CMP-22"))
  func badgeBehind() throws {
    let badge = badge()
    badge.zIndex = -1
    let stage = stage(.horizontal(layoutSize: groupSize(.absolute(100)), subitems: [item(badge)]))

    let parts = stage.view.subviews.filter { $0 is NumberCell || $0 is TitleView }
    #expect(parts.firstIndex { $0 is NumberCell } == parts.count { $0 is TitleView })
  }

  @Test("a group has a badge at the index path of its first item", .rule("R-CMP-22"))
  func badgeOfGroup() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize(.absolute(100)),
      subitems: [item()]
    )
    group.supplementaryItems = [badge()]
    let stage = stage(group)

    let paths = stage.view.indexPathsForVisibleSupplementaryElements(
      ofKind: CollectionStage.badgeKind
    )
    #expect(Set(paths.map(\.item)) == [0, 3])
    let attributes = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: CollectionStage.badgeKind,
      at: IndexPath(item: 3, section: 0)
    )
    #expect(attributes?.frame == CGRect(x: 310, y: 90, width: 20, height: 20))
  }
}
