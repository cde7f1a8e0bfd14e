import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("List configurations and accessories", .releasesEverything)
struct ListConfigurationTests {
  private func view(_ stage: ListStage, _ kind: String) -> UICollectionReusableView? {
    stage.view.supplementaryView(
      forElementKind: kind,
      at: IndexPath(item: 0, section: 0)
    )
  }

  // MARK: Headers and footers

  @Test("a supplementary footer is below the rows of its section", .rule("R-LC-5", "R-LC-6"))
  func footer() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    #expect(list.footerMode == .none)
    list.footerMode = .supplementary
    let stage = ListStage(list, [["A", "B"]])

    let footer = try #require(
      view(stage, UICollectionView.elementKindSectionFooter) as? UICollectionViewListCell
    )
    #expect(footer.frame.minY == stage.cell(1)?.frame.maxY)
    let content = footer.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Footer 0")
    #expect(content?.textProperties.color == .secondaryLabel)
    #expect(stage.phone.elements.contains { $0.label == "Footer 0" })
  }

  @Test("the distance above a header can be set", .rule("R-LC-5"))
  func headerTopPadding() throws {
    func headerTop(_ padding: CGFloat?) throws -> CGFloat {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = .supplementary
      #expect(list.headerTopPadding == nil)
      list.headerTopPadding = padding
      let stage = ListStage(list, [["A"]])
      let header = try #require(view(stage, UICollectionView.elementKindSectionHeader))
      #expect(stage.cell(0)?.frame.minY == header.frame.maxY)
      return header.frame.minY
    }

    #expect(try headerTop(nil) == TableMetrics.plainHeaderPadding)
    #expect(try headerTop(50) == 50)
    #expect(try headerTop(0) == 0)
  }

  // MARK: Swipe actions and separators

  @Test("separators beside a selected row are hidden", .rule("R-LC-4", "R-TBL-104"))
  func linesBesideSelection() throws {
    let stage = ListStage(
      UICollectionLayoutListConfiguration(appearance: .insetGrouped),
      [["A", "B", "C", "D"]]
    )
    func hidden() -> [Bool?] { (0..<3).map { stage.cell($0)?.lines.below?.isHidden } }
    #expect(hidden() == [false, false, false])
    let path = IndexPath(item: 2, section: 0)
    stage.view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(hidden() == [false, true, true])
    stage.view.deselectItem(at: path, animated: false)
    #expect(hidden() == [false, false, false])
    stage.cell(0)?.isHighlighted = true
    #expect(hidden() == [true, false, false])
  }

  @Test("a row that is dragged by its grip is a card, and its gap is round", .rule("R-LST-55"))
  func draggedRow() throws {
    let stage = ListStage(
      UICollectionLayoutListConfiguration(appearance: .insetGrouped),
      [["A", "B", "C", "D"]]
    )
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    stage.show { _ in [.reorder(displayed: .always)] }
    let cell = try #require(stage.cell(1))
    let grip = try #require(cell.shown.entries.first?.view)
    let start = grip.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), to: nil as UIView?)
    func sides() -> [CACornerMask] { (0..<4).map { stage.cell($0)?.rowStyle.corners ?? [] } }
    let (upper, lower): (CACornerMask, CACornerMask) = (
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    )

    stage.phone.press(at: start)
    stage.advance(by: 0.3)
    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 4))
    stage.advance(by: 0.3)
    #expect(cell.isLifted && cell.lines.below?.isHidden == true && !cell.clipsToBounds)
    #expect(cell.traitCollection.userInterfaceLevel == .elevated)
    #expect(cell.backgroundConfiguration?.cornerRadius == TableMetrics.groupCornerRadius)
    #expect(sides()[0] == .all && sides()[2] == upper && sides()[3] == lower)

    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 44))
    stage.advance(by: 0.5)
    #expect(sides()[0] == upper && sides()[1] == lower && sides()[3] == .all)
    stage.phone.lift()
    stage.rest()
    #expect(!cell.isLifted && cell.clipsToBounds == !cell.rowStyle.corners.isEmpty)
    #expect(cell.traitCollection.userInterfaceLevel == .base && cell.layer.shadowOpacity == 0)
    #expect(stage.texts == ["A", "C", "B", "D"])
    #expect(sides() == [upper, [], [], lower])
  }

  @Test("a lifted row has no separator", .rule("R-MENU-50"))
  func liftedPart() throws {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [["A", "B"]])
    let cell = try #require(stage.cell(0))
    #expect(cell.lines.below != nil)
    #expect(cell.liftedPart == CGRect(x: 0, y: 0, width: 390, height: cell.bounds.height - 0.5))
  }

  @Test("actions at the leading edge are revealed by a swipe to the other", .rule("R-LC-12"))
  func leadingActions() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    var performed: [IndexPath] = []
    list.leadingSwipeActionsConfigurationProvider = { path in
      guard path.item == 1 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, done in
          performed.append(path)
          done(true)
        }
      ])
    }
    let stage = ListStage(list, [["A", "B"]])

    stage.phone.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 200, y: 22), rest: 0.2)
    stage.rest()
    #expect(stage.cell(0)?.transform.tx == 0)
    stage.phone.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 200, y: 66), rest: 0.2)
    stage.rest()
    #expect(stage.cell(1)?.transform.tx == 74)
    stage.phone.tap(at: CGPoint(x: 20, y: 66))
    stage.rest()

    #expect(performed == [IndexPath(item: 1, section: 0)])
    #expect(stage.cell(1)?.transform.tx == 0)
  }

  @Test("the separators of all rows have the color and the insets of the list", .rule("R-LC-4"))
  func separators() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.color = .systemRed
    list.separatorConfiguration.bottomSeparatorInsets.leading = 80
    list.separatorConfiguration.bottomSeparatorInsets.trailing = 30
    let stage = ListStage(list, [["A", "B"]])

    for row in 0..<2 {
      #expect(stage.cell(row)?.lines.below?.frame.minX == 80)
      #expect(stage.cell(row)?.lines.below?.frame.maxX == 360)
      #expect(stage.cell(row)?.lines.below?.backgroundColor == .systemRed)
    }
    list.separatorConfiguration.bottomSeparatorVisibility = .hidden
    let other = ListStage(list, [["A", "B"]])
    #expect(other.cell(0)?.lines.below == nil)
  }

  // MARK: Accessories

  @Test("a check mark is at the trailing edge, in its color", .rule("R-LC-10", "R-LC-11"))
  func checkmark() throws {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [["A", "B"]])
    stage.show { name in
      name == "A"
        ? [.checkmark(displayed: .whenNotEditing, options: .init(tintColor: .systemRed))] : []
    }
    let entry = try #require(stage.cell(0)?.shown.entries.first)

    #expect(entry.accessory.accessoryType == .checkmark)
    #expect(entry.view.frame.maxX == 374)
    // Frames are in whole pixels.
    #expect(abs(entry.view.frame.midY - 22) <= 0.5)
    let area = entry.view.convert(entry.view.bounds, to: nil)
    let pixels = try #require(stage.phone.screenshot().pixels)
    let columns = (Int(area.minX) * 2)..<(Int(area.maxX) * 2)
    let red = pixels.bounds(columns: columns, rows: 0..<88) { x, y in
      let color = pixels.color(x, y)
      return color[0] > 200 && color[1] < 120 && color[2] < 120
    }
    #expect(red != nil)
    #expect(stage.cell(1)?.shown.entries.isEmpty == true)
    stage.view.isEditing = true
    stage.rest()
    #expect(stage.cell(0)?.shown.entries.isEmpty == true)
  }

  @Test("marks in editing mode show which rows are selected", .rule("R-LC-10", "R-LC-11"))
  func multiselect() throws {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [["A", "B"]])
    stage.view.allowsMultipleSelection = true
    stage.show { _ in [.multiselect()] }
    #expect(stage.cell(0)?.shown.entries.isEmpty == true)

    stage.view.isEditing = true
    stage.rest()
    let marks = (0..<2).compactMap { stage.cell($0)?.shown.entries.first?.view as? EditingControl }
    try #require(marks.count == 2)
    #expect(stage.cell(0)?.contentView.frame.minX == 38)
    stage.phone.tap(at: CGPoint(x: 200, y: 66))
    stage.rest()

    #expect(marks.map(\.isChosen) == [false, true])
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("the content is indented by the width of each level", .rule("R-LC-15"))
  func indentation() throws {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [["A"]])
    let cell = try #require(stage.cell(0))
    #expect(cell.indentationWidth == 16)
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 32)

    cell.indentationWidth = 25
    cell.layoutIfNeeded()

    #expect(cell.contentView.frame.minX == 50)
    #expect(cell.contentView.frame.maxX == 390)
    #expect(cell.lines.below?.frame.minX == 66)
    cell.indentationLevel = -3
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
  }
}
