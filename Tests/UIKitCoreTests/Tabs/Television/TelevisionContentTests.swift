import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Television: text, tables and buttons", .releasesEverything) @MainActor
struct TelevisionContentTests {
  // MARK: Text

  @Test(
    "text styles are larger on a television",
    .rule("R-TV-20"),
    arguments: [
      (UIFont.TextStyle.title1, 76), (.headline, 38), (.body, 29), (.caption2, 23),
    ] as [(UIFont.TextStyle, CGFloat)]
  )
  func textStyles(style: UIFont.TextStyle, size: CGFloat) {
    let television = UITraitCollection(userInterfaceIdiom: .tv)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: television).pointSize == size)

    let phone = UITraitCollection(userInterfaceIdiom: .phone)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: phone).pointSize < size)
  }

  @Test("traits without an idiom have that of the screen", .rule("R-TV-20"))
  func textWithoutIdiom() {
    let television = Simulator(.appleTV)
    defer { keepAlive(television) }
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)

    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 29)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 39)
  }

  // MARK: Tables

  private func tableStage(_ style: UITableView.Style) -> (Simulator, SettingsTable) {
    let television = Simulator(.appleTV)
    television.userInterfaceStyle = .dark
    let page = SettingsTable(style: style)
    ReleaseWitnesses.announce(television, page)
    television.window.rootViewController = page
    television.advance(by: 1)
    return (television, page)
  }

  private func cell(_ page: SettingsTable, _ row: Int) throws -> UITableViewCell {
    try #require(page.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test("rows are 66 high, inside the safe area and without separators", .rule("R-TV-21"))
  func rows() throws {
    let (television, page) = tableStage(.plain)
    defer { keepAlive(television) }

    let second = try cell(page, 1)
    #expect(second.untransformedFrame == CGRect(x: 80, y: 66, width: 1_760, height: 66))
    #expect(second.textLabel?.font.pointSize == 38)
    #expect(second.detailTextLabel?.font.pointSize == 38)
    #expect(second.parts.lineBelow == nil)
    #expect(second.backgroundColor == .clear)
  }

  @Test("a table has no background unless it is the view of a controller", .rule("R-TV-21"))
  func tableBackground() {
    let (television, page) = tableStage(.grouped)
    defer { keepAlive(television) }
    #expect(page.tableView.backgroundColor == .systemBackground)

    let early = UITableView(frame: .zero, style: .grouped)
    #expect(early.backgroundColor == .clear)
    early.backgroundColor = .systemBlue
    page.view.addSubview(early)
    #expect(early.backgroundColor == .systemBlue)
  }

  @Test("a table that moves to a television loses its background", .rule("R-TV-21"))
  func movedTable() {
    let table = UITableView(frame: .zero, style: .grouped)
    #expect(table.backgroundColor == .systemGroupedBackground)

    let television = Simulator(.appleTV)
    ReleaseWitnesses.announce(television, table)
    television.window.addSubview(table)

    #expect(table.backgroundColor == .clear)
  }

  @Test("rows of a group have round corners and a translucent background", .rule("R-TV-21"))
  func groups() throws {
    let (television, page) = tableStage(.grouped)
    defer { keepAlive(television) }

    let last = try cell(page, 2)
    #expect(last.backgroundColor == .quaternarySystemFill)
    #expect(last.layer.cornerRadius == 12)
    #expect(last.layer.maskedCorners == .all)
    #expect(!last.clipsToBounds)
    #expect(last.frame.minY == (try cell(page, 1)).frame.maxY + 14)
  }

  @Test("the focused row has a white background and round corners", .rule("R-TV-22"))
  func focusedRow() throws {
    let (television, page) = tableStage(.grouped)
    let second = try cell(page, 1)
    #expect(!second.showsPlatter)

    television.press(.downArrow)
    television.advance(by: 1)
    #expect(second.showsPlatter)
    #expect(second.parts.platter?.backgroundColor == .white)
    #expect(second.parts.platter?.frame == second.bounds)
    #expect(second.layer.maskedCorners == .all)
    #expect(second.traitCollection.userInterfaceStyle == .light)
    #expect(second.transform.a > 1)

    television.press(.downArrow)
    television.advance(by: 1)
    #expect(!second.showsPlatter)
    #expect(second.layer.cornerRadius == 12)
    #expect(second.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("the background of a selected row is behind the white one", .rule("R-TV-22"))
  func selectedRow() throws {
    let (television, page) = tableStage(.plain)
    let first = try cell(page, 0)

    television.press(.return)
    television.advance(by: 1)

    #expect(first.isSelected)
    let order = first.subviews
    let grey = try #require(first.parts.grey.flatMap { order.firstIndex(of: $0) })
    let platter = try #require(first.parts.platter.flatMap { order.firstIndex(of: $0) })
    #expect(grey < platter)
    #expect(first.parts.grey?.backgroundColor == .tertiarySystemFill)
  }

  @Test("a row with the custom focus style does not change", .rule("R-TV-22"))
  func customFocusStyle() throws {
    let (television, page) = tableStage(.plain)
    let second = try cell(page, 1)
    second.focusStyle = .custom

    television.press(.downArrow)
    television.advance(by: 1)

    #expect(second.isFocused)
    #expect(!second.showsPlatter)
    #expect(second.transform == .identity)
    #expect(second.traitCollection.userInterfaceStyle == .dark)
  }

  // MARK: Buttons

  private func buttonStage(_ buttons: [UIButton]) -> Simulator {
    let television = Simulator(.appleTV)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 200, y: 200 + 150 * index, width: 400, height: 86)
      television.window.addSubview(button)
    }
    ReleaseWitnesses.announce(television)
    television.advance(by: 1)
    return television
  }

  private func plate(_ button: UIButton) -> UIColor? {
    button.layoutIfNeeded()
    return button.subviews.first.flatMap { $0.isHidden ? nil : $0.backgroundColor }
  }

  @Test("a system button has a plate that is white while it is focused", .rule("R-TV-23"))
  func systemButton() {
    let buttons = (0..<2).map { _ in UIButton(type: .system) }
    for button in buttons { button.setTitle("Play", for: .normal) }
    let television = buttonStage(buttons)
    #expect(buttons[0].isFocused)
    #expect(plate(buttons[0]) == .white)
    #expect(buttons[0].currentTitleColor == .black)
    #expect(plate(buttons[1]) == .tertiarySystemFill)
    #expect(buttons[1].currentTitleColor == .label)

    television.press(.downArrow)
    television.advance(by: 1)
    #expect(plate(buttons[0]) == .tertiarySystemFill)
    #expect(plate(buttons[1]) == .white)
  }

  @Test("a system button is 86 high and has a headline title", .rule("R-TV-23"))
  func buttonSize() {
    let early = UIButton(type: .system)
    early.setTitle("Play", for: .normal)
    let title = early.titleLabel?.font
    #expect(title?.pointSize == 15)
    let television = buttonStage([early])
    defer { keepAlive(television) }

    #expect(early.titleLabel?.font.pointSize == 38)
    #expect(early.intrinsicContentSize.height >= 86)
    #expect(early.contentRect(forBounds: early.bounds).minX == 40)
    early.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    #expect(early.contentRect(forBounds: early.bounds).minX == 10)
  }

  @Test("fonts and colors that were set for a button stay", .rule("R-TV-23"))
  func ownAppearance() {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.setTitleColor(.systemGreen, for: .normal)
    button.setTitleColor(.systemRed, for: .focused)
    let television = buttonStage([button, UIButton(type: .system)])
    defer { keepAlive(television) }

    #expect(button.titleLabel?.font.pointSize == 20)
    #expect(button.isFocused)
    #expect(button.currentTitleColor == .systemRed)
  }

  @Test("plain and custom buttons have no plate", .rule("R-TV-23"))
  func otherButtons() {
    let buttons = [UIButton(type: .plain), UIButton(type: .custom)]
    let television = buttonStage(buttons)
    #expect(buttons[0].isFocused)
    #expect(plate(buttons[0]) == nil)
    #expect(buttons[0].currentTitleColor == .label)

    television.press(.downArrow)
    television.advance(by: 1)
    #expect(buttons[1].isFocused)
    #expect(plate(buttons[1]) == nil)
    #expect(buttons[1].currentTitleColor == .white)
  }

  @Test("a configured button is white while it is focused", .rule("R-TV-24"))
  func configuredButton() {
    let television = Simulator(.appleTV)
    let button = UIButton(configuration: .filled())
    let other = UIButton(configuration: .borderless())
    button.configuration?.title = "Buy"
    other.configuration?.title = "Later"
    for (index, view) in [button, other].enumerated() {
      view.frame = CGRect(x: 200, y: 200 + 150 * index, width: 400, height: 86)
      television.window.addSubview(view)
    }
    ReleaseWitnesses.announce(television)
    television.advance(by: 1)

    #expect(button.isFocused)
    #expect(button.configuration?.contentInsets.leading == 40)
    #expect(button.titleLabel?.attributedText?.color == .black)
    television.press(.downArrow)
    television.advance(by: 1)
    #expect(button.titleLabel?.attributedText?.color == .white)
    #expect(other.titleLabel?.attributedText?.color == other.tintColor)
  }
}

extension NSAttributedString {
  fileprivate var color: UIColor? {
    attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
}

/// A table of three settings.
@MainActor private final class SettingsTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Setting \(indexPath.row)"
    cell.detailTextLabel?.text = "On"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
