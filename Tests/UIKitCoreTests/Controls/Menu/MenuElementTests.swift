import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Elements of menus", .releasesEverything) struct MenuElementTests {
  private func rows(_ stage: MenuStage) -> [MenuRow] {
    func all(in view: UIView) -> [MenuRow] {
      view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? all(in: $0) }
    }
    return stage.overlay.map(all) ?? []
  }

  // MARK: Actions

  @Test("an action that is performed has its sender meanwhile", .rule("R-CTL-61"))
  func performWithSender() {
    let sender = UIButton()
    var senders: [AnyObject?] = []
    let action = UIAction(title: "Play") { senders.append($0.sender) }

    action.performWithSender(sender, target: nil)
    action.performWithSender(nil, target: sender)

    #expect(senders.count == 2 && senders[0] === sender && senders[1] == nil)
    #expect(action.sender == nil)
  }

  @Test("a subtitle is below the title, and is read", .rule("R-MENU-10"))
  func subtitle() throws {
    let stage = MenuStage()
    let plain = stage.action("Plain")
    let action = UIAction(title: "Sort", subtitle: "By name") { _ in }
    #expect(plain.subtitle == nil && action.subtitle == "By name")
    stage.open([plain, action, UIMenu(title: "More", subtitle: "Two items", children: [plain])])

    let rows = rows(stage)
    try #require(rows.count == 3)
    #expect(rows.map(\.accessibilityValue) == [nil, "By name", "Two items"])
    #expect(rows[1].bounds.height > rows[0].bounds.height)
    let labels = rows[1].subviews.compactMap { $0 as? UILabel }
    let (title, subtitle) = (labels.first { $0.text == "Sort" }, labels.last)
    #expect(subtitle?.text == "By name" && subtitle?.textColor == .secondaryLabel)
    let distance = (subtitle?.frame.minY ?? 0) - (title?.frame.maxY ?? 0)
    #expect(abs(distance) < 0.001)
    stage.phone.press(.escape)
    stage.rest()
  }

  @Test("a longer title of an action or a command is the hint of its row", .rule("R-MENU-24"))
  func discoverabilityTitle() {
    let stage = MenuStage()
    let page = CommandPage()
    page.view.addSubview(stage.button)
    stage.show(page)
    let command = UICommand(
      title: "Paint",
      action: Selector(CommandPage.paint, "paint:"),
      discoverabilityTitle: "Paints the wall"
    )
    let action = UIAction(title: "Wash", discoverabilityTitle: "Washes the wall") { _ in }
    #expect(command.discoverabilityTitle == "Paints the wall")
    stage.open([command, action, stage.action("Plain")])

    #expect(
      rows(stage).map(\.accessibilityHint) == ["Paints the wall", "Washes the wall", nil]
    )
    stage.phone.press(.escape)
    stage.rest()
  }

  // MARK: Commands

  private final class CommandPage: UIViewController {
    var painted: [String] = []

    func paint(_ command: UICommand) { painted.append(command.propertyList as? String ?? "none") }
  }

  @Test("the method of a command gets the command with its value", .rule("R-MENU-20"))
  func propertyList() {
    let stage = MenuStage()
    let page = CommandPage()
    page.view.addSubview(stage.button)
    stage.show(page)
    let paint = Selector(CommandPage.paint, "paint:")
    stage.open([
      UICommand(title: "Red", action: paint, propertyList: "red"),
      UICommand(title: "Blue", action: paint, propertyList: "blue"),
      UICommand(title: "None", action: paint),
    ])

    stage.tap("Blue")
    stage.rest()
    stage.phone.tap(at: stage.center)
    stage.rest()
    stage.tap("None")
    stage.rest()

    #expect(page.painted == ["blue", "none"])
  }

  // MARK: Deferred elements

  @Test("uncached elements are asked for whenever the menu is shown", .rule("R-MENU-23"))
  func uncached() {
    let stage = MenuStage()
    var count = 0
    let element = UIDeferredMenuElement.uncached { [weak stage] completion in
      count += 1
      completion(stage.map { [$0.action("Late \(count)")] } ?? [])
    }

    stage.open([stage.action("A"), element])
    #expect(rows(stage).map(\.accessibilityLabel) == ["A", "Late 1"])
    stage.tap("Late 1")
    stage.rest()
    stage.phone.tap(at: stage.center)
    stage.rest()
    #expect(rows(stage).map(\.accessibilityLabel) == ["A", "Late 2"])
    stage.tap("Late 2")
    stage.rest()

    #expect(stage.chosen == ["Late 1", "Late 2"])
  }

  // MARK: Order

  @Test(
    "the first element of a menu above its button is at the bottom, unless the order is fixed",
    .rule("R-MENU-14")
  )
  func preferredMenuElementOrder() {
    let stage = MenuStage()
    stage.button.frame.origin.y = 780
    let center = CGPoint(x: 100, y: 802)
    stage.button.menu = UIMenu(children: (1...4).map { stage.action("\($0)") })
    stage.button.showsMenuAsPrimaryAction = true
    func titles(_ order: UIContextMenuConfiguration.ElementOrder) -> [String?] {
      stage.button.preferredMenuElementOrder = order
      stage.phone.tap(at: center)
      stage.rest()
      let titles = rows(stage)
        .sorted { $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y }
        .map(\.accessibilityLabel)
      stage.phone.press(.escape)
      stage.rest()
      return titles
    }

    #expect(stage.button.preferredMenuElementOrder == .automatic)
    #expect(titles(.automatic) == ["4", "3", "2", "1"])
    #expect(titles(.priority) == ["4", "3", "2", "1"])
    #expect(titles(.fixed) == ["1", "2", "3", "4"])
  }
}
