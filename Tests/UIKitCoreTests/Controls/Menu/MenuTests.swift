import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A page with a button that has a menu.
@MainActor final class MenuStage: SimulatorStage {
  let page = UIViewController()
  let button = UIButton(type: .system)
  var chosen: [String] = []

  init() {
    super.init(on: .iPhone15)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 40, y: 200, width: 120, height: 44)
    page.view.addSubview(button)
    show(page)
    ReleaseWitnesses.announce(button)
  }

  var center: CGPoint { CGPoint(x: 100, y: 222) }

  var overlay: MenuOverlayView? { phone.window.keyTaker as? MenuOverlayView }

  func action(
    _ title: String,
    _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [weak self] _ in
      self?.chosen.append(title)
    }
  }

  /// Shows a menu as the button's primary action.
  func open(_ children: [UIMenuElement]) {
    button.menu = UIMenu(children: children)
    button.showsMenuAsPrimaryAction = true
    phone.tap(at: center)
    rest()
  }
}

@MainActor @Suite("Menus", .releasesEverything) struct MenuTests {
  @Test("a long press shows the menu, and a tap does not", .rule("R-MENU-1"))
  func pressing() {
    let stage = MenuStage()
    stage.button.menu = UIMenu(children: [stage.action("A")])
    stage.phone.tap(at: stage.center)
    #expect(stage.overlay == nil)

    stage.phone.press(at: stage.center)
    stage.advance(by: 0.6)
    #expect(stage.overlay != nil)
    #expect(stage.button.isHeld)
    stage.phone.lift()
    stage.rest()
    #expect(stage.overlay != nil)
    stage.phone.press(.escape)
    stage.rest()

    #expect(!stage.button.isHeld)
  }

  @Test("the menu as primary action opens by a tap, without the action", .rule("R-MENU-3"))
  func primary() {
    let stage = MenuStage()
    var events: [String] = []
    stage.button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    stage.button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)

    stage.open([stage.action("A"), stage.action("B")])
    #expect(events == ["menu"])
    stage.tap("B")
    stage.rest()

    #expect(stage.chosen == ["B"])
    #expect(stage.overlay == nil)
    #expect(events == ["menu"])
  }

  @Test("a menu is 250 points wide, with rows of 44 points", .rule("R-MENU-10"))
  func size() {
    let stage = MenuStage()
    stage.open([stage.action("A"), stage.action("B")])
    let panel = stage.overlay?.subviews.first { $0 is MenuPanelView }
    let scale = stage.phone.window.screen.scale

    #expect(panel?.frame.origin == CGPoint(x: 40, y: 252))
    #expect(panel?.frame.width == 250)
    #expect(panel.map { abs($0.frame.height - 88 - 1 / scale) < 0.001 } == true)
    stage.phone.press(.escape)
    stage.rest()
  }

  @Test("a touch outside only dismisses the menu", .rule("R-MENU-4"))
  func outside() {
    let stage = MenuStage()
    var taps = 0
    let other = UIButton(frame: CGRect(x: 40, y: 700, width: 100, height: 44))
    other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.page.view.addSubview(other)
    stage.open([stage.action("A")])

    stage.tap(other)
    stage.rest()

    #expect(stage.overlay == nil)
    #expect(taps == 0)
    stage.tap(other)
    #expect(taps == 1)
  }

  @Test("a finger slides from the button to an item", .rule("R-MENU-5"))
  func sliding() {
    let stage = MenuStage()
    stage.button.menu = UIMenu(children: [stage.action("A"), stage.action("B")])
    stage.button.showsMenuAsPrimaryAction = true

    stage.phone.press(at: stage.center)
    stage.advance(by: 0.6)
    stage.phone.slide(to: CGPoint(x: 120, y: 252 + 44 + 22), duration: 0.2)
    stage.phone.lift()
    stage.rest()

    #expect(stage.chosen == ["B"])
    #expect(stage.overlay == nil)
  }

  @Test("the secondary button and the menu key open the menu", .rule("R-MENU-6"))
  func pointer() {
    let stage = MenuStage()
    stage.button.menu = UIMenu(children: [stage.action("A")])

    #expect(stage.phone.secondaryClick(at: stage.center))
    stage.rest()
    stage.tap("A")
    stage.rest()
    stage.phone.press(.tab)
    let key = KeyInput(
      isDown: true,
      characters: "",
      usage: .keyboardApplication,
      modifiers: [],
      timestamp: 0
    )
    let isUsed = UIApplication.shared.deliver(key: key, to: stage.phone.window.screen)
    stage.rest()
    stage.phone.press(.downArrow)
    stage.phone.press(.return)
    stage.rest()

    #expect(isUsed)
    #expect(stage.chosen == ["A", "A"])
  }

  @Test("keys move the highlight, choose, and open submenus", .rule("R-MENU-7"))
  func keys() {
    let stage = MenuStage()
    stage.open([
      stage.action("A"), stage.action("B", .disabled),
      UIMenu(title: "More", children: [stage.action("C"), stage.action("D")]),
    ])

    for _ in 0..<2 { stage.phone.press(.downArrow) }
    stage.phone.press(.rightArrow)
    stage.rest()
    for _ in 0..<3 { stage.phone.press(.downArrow) }
    stage.phone.press(.return)
    stage.rest()

    #expect(stage.chosen == ["D"])
    #expect(stage.overlay == nil)
  }

  @Test("the menu disappears with its source", .rule("R-MENU-8"))
  func removing() {
    let stage = MenuStage()
    stage.open([stage.action("A")])

    stage.button.removeFromSuperview()
    stage.rest()

    #expect(stage.overlay == nil)
    #expect(!stage.phone.window.subviews.contains { $0 is MenuOverlayView })
  }

  @Test("assistive technologies find only the menu", .rule("R-MENU-9"))
  func accessibility() {
    let stage = MenuStage()
    stage.open([stage.action("A")])

    #expect(throws: (any Error).self) { try stage.phone.tap("Menu") }
    #expect(stage.overlay?.accessibilityPerformEscape() == true)
    stage.rest()

    #expect(stage.overlay == nil)
  }

  @Test("a submenu opens above its row, which closes it", .rule("R-MENU-15"))
  func submenu() {
    let stage = MenuStage()
    stage.open([
      stage.action("A"), UIMenu(title: "More", children: [stage.action("C")]),
    ])
    let panels = { stage.overlay?.subviews.filter { $0 is MenuPanelView } ?? [] }

    stage.tap("More")
    stage.rest()
    #expect(panels().count == 2)
    #expect(panels().first?.isUserInteractionEnabled == false)
    stage.tap("More")
    stage.rest()

    #expect(panels().count == 1)
    stage.tap("A")
    stage.rest()
    #expect(stage.chosen == ["A"])
  }

  @Test("a submenu opens and closes under a pointer that rests", .rule("R-MENU-16"))
  func hovering() throws {
    let stage = MenuStage()
    stage.open([
      stage.action("A"), stage.action("B"), UIMenu(title: "More", children: [stage.action("C")]),
    ])
    let panels = { stage.overlay?.subviews.compactMap { $0 as? MenuPanelView } ?? [] }
    let first = try #require(panels().first)
    func center(_ row: Int) -> CGPoint {
      let frame = first.list.frame(ofItem: row) ?? .zero
      return first.list.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }
    let (a, more) = (center(0), center(2))

    stage.phone.hover(at: more)
    stage.advance(by: 0.2)
    #expect(panels().count == 1)
    #expect(first.list.isSubmenuHighlighted)
    stage.advance(by: 0.2)
    #expect(panels().count == 2)
    stage.rest()

    stage.phone.hover(at: a)
    stage.advance(by: 0.2)
    #expect(panels().count == 2)
    stage.advance(by: 1)
    #expect(panels().count == 1)
    #expect(stage.overlay != nil)
    stage.tap("A")
    stage.rest()
    #expect(stage.chosen == ["A"])
  }

  @Test("a pointer that passes over a row doesn't open its submenu", .rule("R-MENU-16"))
  func passing() throws {
    let stage = MenuStage()
    stage.open([
      stage.action("A"), UIMenu(title: "More", children: [stage.action("C")]),
    ])
    let list = try #require(
      stage.overlay?.subviews.compactMap { $0 as? MenuPanelView }.first?.list
    )
    let frame = try #require(list.frame(ofItem: 1))

    stage.phone.hover(at: list.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
    stage.advance(by: 0.2)
    stage.phone.hover(at: list.convert(CGPoint(x: frame.midX, y: frame.minY - 20), to: nil))
    stage.advance(by: 1)

    #expect(stage.overlay?.subviews.filter { $0 is MenuPanelView }.count == 1)
    stage.phone.press(.escape)
    stage.rest()
  }

  @Test("an action's sender is the button", .rule("R-MENU-20"))
  func sender() {
    let stage = MenuStage()
    var senders: [Bool] = []
    let button = stage.button
    let action = UIAction(title: "A") { [weak button] action in
      senders.append(action.sender === button)
    }
    stage.open([action])

    stage.tap("A")
    stage.rest()

    #expect(senders == [true])
  }

  @Test("elements can keep the menu, which shows their states", .rule("R-MENU-22"))
  func keeping() {
    let stage = MenuStage()
    stage.open([
      UIMenu(
        options: [.displayInline, .singleSelection],
        children: [
          stage.action("A", .keepsMenuPresented, state: .on),
          stage.action("B", .keepsMenuPresented),
        ]
      )
    ])

    stage.tap("B")
    stage.rest()

    #expect(stage.overlay != nil)
    #expect(stage.chosen == ["B"])
    #expect(stage.button.menu?.selectedElements.map(\.title) == ["B"])
    stage.phone.press(.escape)
    stage.rest()
  }

  @Test("deferred elements are loaded when the menu is shown", .rule("R-MENU-23"))
  func deferred() {
    let stage = MenuStage()
    var answers: [@MainActor ([UIMenuElement]) -> Void] = []
    stage.open([stage.action("A"), UIDeferredMenuElement { answers.append($0) }])
    #expect(answers.count == 1)
    #expect(throws: (any Error).self) { try stage.phone.tap("Late") }

    answers[0]([stage.action("Late")])
    stage.rest()
    stage.tap("Late")
    stage.rest()
    stage.phone.tap(at: stage.center)
    stage.rest()

    #expect(stage.chosen == ["Late"])
    #expect(answers.count == 1)
    stage.tap("A")
    stage.rest()
  }

  @Test("a pop-up button shows the selected action", .rule("R-MENU-30"))
  func popup() {
    let stage = MenuStage()
    stage.button.configuration = .gray()
    stage.button.changesSelectionAsPrimaryAction = true
    stage.open([stage.action("A"), stage.action("B")])
    #expect(stage.button.currentTitle == "A")

    stage.tap("B")
    stage.rest()

    #expect(stage.button.currentTitle == "B")
    #expect(stage.button.titleLabel?.attributedText?.string == "B")
    #expect(stage.button.menu?.selectedElements.count == 1)
  }

  @Test("a bar button item shows its menu by a tap", .rule("R-MENU-31"))
  func barButton() {
    let stage = MenuStage()
    let page = UIViewController()
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [stage.action("A")]))
    page.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: page))
    stage.rest()

    stage.tap("More")
    stage.rest()
    stage.tap("A")
    stage.rest()

    #expect(stage.chosen == ["A"])
  }

  @Test("a bar button item shows the selected action of its menu", .rule("R-MENU-32"))
  func popupBarButton() {
    let stage = MenuStage()
    let page = UIViewController()
    let menu = UIMenu(children: [stage.action("Day"), stage.action("Week")])
    let item = UIBarButtonItem(title: "View", menu: menu)
    item.changesSelectionAsPrimaryAction = true
    page.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: page))
    stage.rest()
    #expect(menu.selectedElements.map(\.title) == ["Day"])

    stage.tap("Day")
    stage.rest()
    stage.tap("Week")
    stage.rest()

    #expect(stage.chosen == ["Week"])
    #expect(!item.isSelected && item.title == "View")
    stage.tap("Week")
    stage.rest()
    #expect(menu.selectedElements.map(\.title) == ["Week"])
    stage.phone.press(.escape)
    stage.rest()
  }
}
