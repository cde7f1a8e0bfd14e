import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("More: the list", .releasesEverything) @MainActor
struct MoreListTests {
  private let stage = MoreStage()

  private func cell(_ name: String) -> UITableViewCell? {
    stage.table.visibleCells.first { $0.textLabel?.text == name }
  }

  @Test("a row has an icon, a title, a badge and a disclosure indicator", .rule("R-MORE-4"))
  func row() {
    let item = stage.page("F").tabBarItem
    item?.image = UIImage.filled(.red, width: 24, height: 24)
    item?.badgeValue = "12"
    stage.tapMore()

    let cell = cell("F")
    #expect(cell?.detailTextLabel?.text == "12")
    #expect(cell?.accessoryType == .disclosureIndicator)
    #expect(cell?.imageView?.image?.renderingMode == .alwaysTemplate)
  }

  @Test("rows follow changes of their items while they are visible", .rule("R-MORE-4", "R-ITEM-5"))
  func follows() {
    stage.tapMore()
    let item = stage.page("F").tabBarItem

    item?.badgeValue = "9"
    stage.rest()
    #expect(cell("F")?.detailTextLabel?.text == "9")
    item?.badgeValue = nil
    item?.title = "Files"
    item?.isEnabled = false
    stage.rest()
    #expect(stage.rowTitles == ["E", "Files", "G"])
    #expect(cell("Files")?.textLabel?.isEnabled == false)
    stage.page("G").title = "Games"
    stage.rest()
    #expect(stage.rowTitles == ["E", "Files", "Games"])
  }

  @Test("rows follow changes of the children", .rule("R-MORE-17"))
  func children() {
    stage.tapMore()

    stage.tabs.viewControllers = stage.children.reversed()
    stage.rest()

    #expect(stage.barTitles == ["G", "F", "E", "D", "More"])
    #expect(stage.rowTitles == ["C", "B", "A"])
    #expect(stage.showsList)
  }

  @Test("a disabled row does nothing", .rule("R-MORE-18", "R-ITEM-9"))
  func disabled() {
    stage.page("F").tabBarItem.isEnabled = false
    stage.tapMore()

    stage.tapRow("F")
    #expect(stage.tabs.selectedIndex == NSNotFound)
    #expect(stage.showsList)

    stage.tabs.selectedIndex = 5
    stage.rest()
    #expect(stage.inView == ["F"])
  }

  @Test("rows are accessible as buttons with their badges as values", .rule("R-MORE-18"))
  func spoken() throws {
    stage.page("F").tabBarItem.badgeValue = "3"
    stage.page("G").tabBarItem.isEnabled = false
    stage.tapMore()

    let rows = stage.phone.elements.filter { ["E", "F", "G"].contains($0.label) }
    #expect(rows.map(\.label) == ["E", "F", "G"])
    #expect(rows.map(\.value) == [nil, "3", nil])
    #expect(cell("F")?.accessibilityTraits.contains(.button) == true)
    #expect(cell("G")?.accessibilityTraits.contains(.notEnabled) == true)
  }

  @Test("row heights follow the text size", .rule("R-MORE-18"))
  func largeText() {
    stage.tapMore()
    let height = cell("F")?.frame.height ?? 0

    stage.phone.textScale = 2
    stage.rest()

    #expect((cell("F")?.frame.height ?? 0) > height * 1.3)
  }

  @Test("the selected row is deselected on the way back", .rule("R-TBL-80", "R-MORE-6"))
  func highlight() {
    stage.tapMore()
    stage.tapRow("F")
    #expect(stage.table.indexPathForSelectedRow?.row == 1)

    stage.tapBack()

    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test(
    "in right-to-left layouts the rows are mirrored",
    .rule("R-RTL-1", "R-MORE-4")
  )
  func mirrored() {
    stage.phone.layoutDirection = .rightToLeft
    stage.tapMore()

    let text = cell("F")?.textLabel
    #expect((text?.convert(text?.bounds ?? .zero, to: nil).maxX ?? 0) > 300)
    let more = stage.bar.row.buttons[4]
    #expect(more.frame.midX < 60)
  }

  /// A data source that styles the rows of another data source.
  private final class StylingDataSource: NSObject, UITableViewDataSource {
    let source: any UITableViewDataSource

    init(_ source: any UITableViewDataSource) { self.source = source }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      source.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = source.tableView(tableView, cellForRowAt: indexPath)
      cell.textLabel?.textColor = .purple
      return cell
    }
  }

  @Test("apps can style the table and its rows", .rule("R-MORE-20"))
  func themed() throws {
    let table = try #require(
      stage.tabs.moreNavigationController.topViewController?.view as? UITableView
    )
    let styling = StylingDataSource(try #require(table.dataSource))
    table.dataSource = styling
    table.tintColor = .orange
    table.backgroundColor = .black
    stage.tapMore()
    stage.page("F").tabBarItem.badgeValue = "1"
    stage.rest()

    #expect(cell("F")?.textLabel?.textColor == .purple)
    #expect(cell("F")?.detailTextLabel?.text == "1")
    #expect(cell("F")?.imageView?.tintColor == .orange)
    keepAlive(styling)
  }
}
