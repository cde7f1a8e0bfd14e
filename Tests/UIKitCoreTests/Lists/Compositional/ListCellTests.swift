import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("List cells", .releasesEverything) struct ListCellTests {
  private func configuration(_ appearance: UICollectionLayoutListConfiguration.Appearance)
    -> UICollectionLayoutListConfiguration
  {
    UICollectionLayoutListConfiguration(appearance: appearance)
  }

  // MARK: Appearance

  @Test("rows of a plain list are 44 points high and reach from edge to edge", .rule("R-LC-1"))
  func plain() {
    let stage = ListStage(configuration(.plain), [["A", "B", "C"]])

    #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(stage.cell(2)?.frame.minY == 88)
    #expect(stage.view.backgroundColor == .systemBackground)
  }

  @Test("inset groups have margins and round corners", .rule("R-LC-2"), .rule("R-LC-3"))
  func insetGrouped() {
    let stage = ListStage(configuration(.insetGrouped), [["A", "B"], ["C"]])

    #expect(stage.cell(0)?.frame == CGRect(x: 16, y: 35, width: 358, height: 44))
    #expect(stage.cell(0)?.layer.cornerRadius == TableMetrics.groupCornerRadius)
    #expect(
      stage.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    )
    #expect(stage.cell(0, 1)?.frame.minY == 158)
  }

  @Test("a selected row is gray", .rule("R-LC-7"))
  func selection() {
    let stage = ListStage(configuration(.plain), [["A", "B"]])

    stage.phone.tap(at: CGPoint(x: 100, y: 22))
    stage.rest()

    let background = stage.cell(0)?.configurations.backgroundView?.configuration.backgroundColor
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(background == .systemGray4)
    #expect(stage.cell(1)?.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test("a background configuration of the app stays until it is removed", .rule("R-LC-7"))
  func ownBackground() {
    let stage = ListStage(configuration(.plain), [["A"]])
    var own = UIBackgroundConfiguration.clear()
    own.cornerRadius = 7

    stage.cell(0)?.backgroundConfiguration = own
    #expect(stage.cell(0)?.backgroundConfiguration?.cornerRadius == 7)

    stage.cell(0)?.backgroundConfiguration = nil
    #expect(stage.cell(0)?.backgroundConfiguration == .listPlainCell())
  }

  @Test("a long text makes its row higher", .rule("R-LC-8"))
  func height() throws {
    let text = String(repeating: "word ", count: 30)
    let stage = ListStage(configuration(.plain), [[text, "B"]])

    let first = try #require(stage.cell(0))
    #expect(first.frame.height > 60)
    #expect(stage.cell(1)?.frame.minY == first.frame.maxY)
  }

  // MARK: Separators

  @Test(
    "separators begin at the text, and the last row of an inset group has none",
    .rule("R-LC-4")
  )
  func separators() {
    let stage = ListStage(configuration(.insetGrouped), [["A", "B"]])

    #expect(stage.cell(0)?.lines.below?.frame.minX == 16)
    #expect(stage.cell(0)?.lines.below?.frame.maxX == 358)
    #expect(stage.cell(1)?.lines.below == nil)
  }

  @Test("separators can be hidden for all rows or for single ones", .rule("R-LC-4"))
  func hiddenSeparators() {
    var none = configuration(.plain)
    none.showsSeparators = false
    var single = configuration(.plain)
    single.itemSeparatorHandler = { path, given in
      var separator = given
      separator.bottomSeparatorVisibility = path.item == 0 ? .hidden : .automatic
      separator.bottomSeparatorInsets.leading = 60
      return separator
    }

    let first = ListStage(none, [["A", "B"]])
    let second = ListStage(single, [["A", "B"]])

    #expect(first.cell(0)?.lines.below == nil)
    #expect(second.cell(0)?.lines.below == nil)
    #expect(second.cell(1)?.lines.below?.frame.minX == 60)
  }

  @Test("a separator follows constraints of its guide", .rule("R-LC-14"))
  func separatorGuide() throws {
    let stage = ListStage(configuration(.plain), [["A", "B"]])
    let cell = try #require(stage.cell(0))
    let guide = cell.separatorLayoutGuide
    cell.layoutIfNeeded()
    #expect(guide === cell.separatorLayoutGuide)
    #expect(cell.lines.below?.frame.minX == 16)
    #expect(cell.lines.below?.frame.maxX == 390)

    guide.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70).isActive =
      true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.lines.below?.frame.minX == 70)
    #expect(cell.lines.below?.frame.maxX == 390)
    #expect(stage.cell(1)?.lines.below?.frame.minX == 16)
  }

  // MARK: Headers

  @Test(
    "a supplementary header has the content of the list's headers",
    .rule("R-LC-5"),
    .rule("R-LC-6")
  )
  func headers() throws {
    var grouped = configuration(.insetGrouped)
    grouped.headerMode = .supplementary
    let stage = ListStage(grouped, [["A"], ["B"]])

    let header = try #require(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      ) as? UICollectionViewListCell
    )

    let content = header.contentConfiguration as? UIListContentConfiguration
    #expect(content?.textProperties.transform == .uppercase)
    #expect(header.frame.minX == 16)
    #expect(header.frame.height > 28)
    #expect(stage.cell(0)?.frame.minY == header.frame.maxY)
    #expect(stage.view.indexPath(for: header) == nil)
  }

  @Test("the first item can be the header of its section", .rule("R-LC-5"))
  func firstItem() {
    var grouped = configuration(.insetGrouped)
    grouped.headerMode = .firstItemInSection
    let stage = ListStage(grouped, [["Head", "A", "B"]])

    #expect(stage.cell(0)?.layer.cornerRadius == 0)
    #expect(stage.cell(0)?.lines.below == nil)
    #expect(
      stage.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    )
  }

  // MARK: Accessories

  @Test("accessories are at the sides of the content", .rule("R-LC-11"))
  func accessories() throws {
    let stage = ListStage(configuration(.plain), [["A"]])
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

    stage.show { _ in
      [
        .customView(configuration: .init(customView: badge, placement: .leading())),
        .label(text: "12"), .disclosureIndicator(),
      ]
    }

    let cell = try #require(stage.cell(0))
    let views = cell.shown.entries.map(\.view)
    #expect(badge.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    #expect(cell.contentView.frame.minX == 46)
    #expect(views[1].frame.maxX + 8 == views[2].frame.minX)
    #expect(views[2].frame.maxX == 374)
    #expect(cell.contentView.frame.maxX == views[1].frame.minX)
  }

  @Test("editing accessories appear in editing mode", .rule("R-LC-10"))
  func editing() {
    let stage = ListStage(configuration(.plain), [["A"]])
    var deleted = 0
    stage.show { _ in
      [.delete { deleted += 1 }, .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    #expect(stage.cell(0)?.shown.entries.map(\.accessory.accessoryType) == [.disclosureIndicator])

    stage.view.isEditing = true
    stage.advance(by: 1)
    stage.phone.tap(at: CGPoint(x: 27, y: 22))

    #expect(stage.cell(0)?.shown.entries.map(\.accessory.accessoryType) == [.delete, .reorder])
    #expect(stage.cell(0)?.contentView.frame.minX == 38)
    #expect(deleted == 1)
  }

  @Test("a cell that is created in editing mode has its accessories", .rule("R-LC-10"))
  func newCellInEditing() {
    let stage = ListStage(configuration(.plain), [["A"]])
    stage.view.isEditing = true
    stage.accessories = { _ in [.delete {}] }
    var snapshot = stage.source.snapshot()
    snapshot.appendItems(["B"])
    stage.source.apply(snapshot, animatingDifferences: false)
    stage.rest()

    #expect(stage.cell(1)?.shown.entries.map(\.accessory.accessoryType) == [.delete])
    #expect(stage.cell(1)?.contentView.frame.minX == 38)
  }

  @Test("accessories with actions keep their views and take the new action", .rule("R-LC-10"))
  func keptAccessories() throws {
    let stage = ListStage(configuration(.plain), [["A"]])
    var performed: [String] = []
    stage.show { _ in [.detail { performed.append("old") }, .disclosureIndicator()] }
    let cell = try #require(stage.cell(0))
    let views = cell.shown.entries.map(\.view)

    cell.accessories = [.detail { performed.append("new") }, .disclosureIndicator()]
    cell.layoutIfNeeded()
    stage.phone.tap(at: views[0].convert(CGPoint(x: 5, y: 5), to: nil as UIView?))

    #expect(cell.shown.entries.map(\.view) == views)
    #expect(performed == ["new"])
  }

  @Test("accessories that stay in editing mode aren't faded in again", .rule("R-LC-10"))
  func stayingAccessories() throws {
    let stage = ListStage(configuration(.plain), [["A"]])
    stage.show { _ in [.detail {}, .delete {}] }
    let cell = try #require(stage.cell(0))
    let detail = cell.shown.entries.first?.view

    stage.view.isEditing = true
    stage.advance(by: 1.0 / 60)

    #expect(cell.shown.entries.last?.accessory.accessoryType == .delete)
    #expect(cell.shown.entries.first?.view === detail)
    stage.rest()
  }

  @Test("a row can be swiped aside and its action performed", .rule("R-LC-12"))
  func swiping() {
    var list = configuration(.plain)
    var performed: [IndexPath] = []
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          performed.append(path)
          done(true)
        }
      ])
    }
    let stage = ListStage(list, [["A", "B"]])

    stage.phone.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66), rest: 0.2)
    stage.rest()
    #expect(stage.cell(1)?.transform.tx == -74)

    stage.phone.tap(at: CGPoint(x: 370, y: 66))
    stage.advance(by: 1)
    #expect(performed == [IndexPath(item: 1, section: 0)])
    #expect(stage.cell(1)?.transform.tx == 0)
  }

  @Test("a row is dragged by its grip if the handlers allow it", .rule("R-DIF-25"))
  func reordering() {
    let stage = ListStage(configuration(.plain), [["A", "B", "C"]])
    var orders: [[String]] = []
    var sections: [[String]] = []
    stage.source.reorderingHandlers.canReorderItem = { $0 != "C" }
    stage.source.reorderingHandlers.didReorder = {
      orders.append($0.finalSnapshot.itemIdentifiers)
      for section in $0.sectionTransactions where section.sectionIdentifier == 0 {
        sections = [section.initialSnapshot.items, section.finalSnapshot.items]
        #expect(section.difference.count == 2)
      }
    }
    stage.show { _ in [.reorder()] }
    stage.view.isEditing = true
    stage.advance(by: 1)

    stage.phone.drag(from: CGPoint(x: 361, y: 110), to: CGPoint(x: 361, y: 30), rest: 0.2)
    stage.advance(by: 1)
    #expect(orders.isEmpty)

    stage.phone.drag(from: CGPoint(x: 361, y: 22), to: CGPoint(x: 361, y: 70), rest: 0.2)
    stage.advance(by: 1)
    #expect(orders == [["B", "A", "C"]])
    #expect(sections == [["A", "B", "C"], ["B", "A", "C"]])
    #expect(stage.texts == ["B", "A", "C"])
  }

  // MARK: Outlines

  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    return outline
  }

  @Test(
    "a section shows the visible items of its outline, indented by their level",
    .rule("R-DIF-21")
  )
  func outlines() {
    let stage = ListStage(configuration(.plain), [[]])
    var outline = outline()
    outline.expand(["Fruit"])

    stage.source.apply(outline, to: 0)
    stage.advance(by: 1)

    #expect(stage.texts == ["Fruit", "Apple", "Pear", "Bread"])
    #expect((0..<4).map { stage.cell($0)?.indentationLevel } == [0, 1, 1, 0])
    #expect(stage.cell(1)?.contentView.frame.minX == 16)
    #expect(stage.source.snapshot(for: 0).items == outline.items)
  }

  @Test(
    "a tap on the disclosure expands and collapses an item",
    .rule("R-LC-13"),
    .rule("R-DIF-23")
  )
  func disclosing() {
    let stage = ListStage(configuration(.plain), [[]])
    stage.accessories = { name in name == "Fruit" ? [.outlineDisclosure()] : [] }
    var expanded: [String] = []
    stage.source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
    stage.source.apply(outline(), to: 0)
    stage.advance(by: 1)
    #expect(stage.texts == ["Fruit", "Bread"])

    stage.phone.tap(at: CGPoint(x: 363, y: 22))
    stage.advance(by: 1)
    #expect(stage.texts == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(expanded == ["Fruit"])

    stage.phone.tap(at: CGPoint(x: 363, y: 22))
    stage.advance(by: 1)
    #expect(stage.texts == ["Fruit", "Bread"])
  }

  @Test("children can be loaded when their parent is expanded", .rule("R-DIF-23"))
  func loading() {
    let stage = ListStage(configuration(.plain), [[]])
    stage.accessories = { _ in [.outlineDisclosure()] }
    stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var children = children
      if children.items.isEmpty { children.append(["\(parent) child"]) }
      return children
    }
    stage.source.apply(outline(), to: 0)
    stage.advance(by: 1)

    stage.phone.tap(at: CGPoint(x: 363, y: 66))
    stage.advance(by: 1)

    #expect(stage.texts == ["Fruit", "Bread", "Bread child"])
  }
}
