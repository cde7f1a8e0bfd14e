import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Edit menus", .releasesEverything) struct EditMenuTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()

  init() {
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private func layout(_ widths: [CGFloat], at target: CGRect, in size: CGSize) -> EditMenuLayout {
    EditMenuLayout(
      widths: widths,
      target: target,
      room: CGRect(origin: .zero, size: size)
    )
  }

  private let size = CGSize(width: 390, height: 800)

  @Test("the menu is above its target, else below it", .rule("R-TXT-25"))
  func placing() {
    let target = CGRect(x: 180, y: 300, width: 30, height: 20)
    let above = layout([40, 40], at: target, in: size)
    #expect(above.arrow == .down)
    #expect(above.bubble == CGRect(x: 127, y: 246, width: 136, height: 42))
    #expect(above.arrowX == 195)
    let below = layout([40, 40], at: target.offsetBy(dx: 0, dy: -270), in: size)
    #expect(below.arrow == .up)
    #expect(below.bubble.minY == 62)
    let corner = layout([40, 40], at: CGRect(x: 0, y: 300, width: 2, height: 20), in: size)
    #expect(corner.bubble.minX == 8)
    #expect(corner.arrowX == 33)
    let all = layout([40], at: CGRect(x: 0, y: 0, width: 390, height: 800), in: size)
    #expect(all.arrow == .none)
    #expect(all.bubble.midY == 400)
  }

  @Test("items that do not fit are on further pages", .rule("R-TXT-25"))
  func pages() {
    let layout = layout(
      Array(repeating: 80, count: 8),
      at: CGRect(x: 100, y: 300, width: 10, height: 20),
      in: size
    )
    #expect(layout.indices.flatMap { $0 } == Array(0..<8))
    #expect(layout.pages.count > 1)
    #expect(layout.bubble.width <= 374)
    for page in layout.pages {
      for (first, second) in zip(page, page.dropFirst()) { #expect(first.maxX == second.minX) }
      #expect((page.last?.maxX ?? 0) + layout.pageButtonWidth <= layout.bubble.width)
    }
    let wide = self.layout([2000], at: .zero, in: size)
    #expect(wide.bubble.width <= 374)
  }

  private final class Host: NSObject, UIEditMenuInteractionDelegate {
    let journal = Journal()
    var elements: [UIMenuElement] = []

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: suggestedActions + elements)
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      animator.addCompletion { [journal] in journal.record("shown") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      journal.record("dismissed \(configuration.identifier)")
    }
  }

  @Test("an interaction shows the actions of the delegate", .rule("R-TXT-24"))
  func interaction() throws {
    let host = Host()
    host.elements = [
      UIAction(title: "Translate") { [journal = host.journal] _ in journal.record("translate") },
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
      UIMenu(children: [UIAction(title: "Inner", attributes: .disabled) { _ in }]),
    ]
    let interaction = UIEditMenuInteraction(delegate: host)
    page.view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "menu", sourcePoint: CGPoint(x: 200, y: 400))
    )
    phone.advance(by: 0.5)
    #expect(EditMenu.shown(in: phone.window)?.titles == ["Translate", "Inner"])
    #expect(interaction.location(in: page.view) == CGPoint(x: 200, y: 400))
    try phone.tap("Translate")
    phone.advance(by: 0.5)
    #expect(EditMenu.shown(in: phone.window) == nil)
    #expect(host.journal.lines == ["shown", "dismissed menu", "translate"])
  }

  @Test("items run from right to left in such an interface", .rule("R-TXT-25"))
  func rightToLeft() throws {
    phone.layoutDirection = .rightToLeft
    let host = Host()
    host.elements = ["One", "Two"].map { title in UIAction(title: title) { _ in } }
    let interaction = UIEditMenuInteraction(delegate: host)
    page.view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 200, y: 300))
    )
    phone.advance(by: 0.5)

    let first = try phone.element(.label("One")).frame
    let second = try phone.element(.label("Two")).frame
    #expect(first.minX == second.maxX)
    #expect(abs((first.maxX + second.minX) / 2 - 200) <= 0.5)
    try phone.tap("Two")
    phone.advance(by: 0.5)
  }

  @Test("menus with a title become submenus, unless they are inline or empty", .rule("R-TXT-87"))
  func submenus() {
    let action = UIAction(title: "Inner") { _ in }
    let items = EditMenuItem.items(
      of: [
        UIMenu(title: "Sub", options: .destructive, children: [action]),
        UIMenu(title: "Inline", options: .displayInline, children: [action]),
        UIMenu(title: "Empty"),
      ],
      for: nil
    )

    #expect(items.map(\.title) == ["Sub", "Inner"])
    #expect(items.map { $0.children.map(\.title) } == [["Inner"], []])
    #expect(items[0].isDestructive && items[0].keepsMenu)
    #expect(UIMenu.Identifier.format.rawValue == "com.apple.menu.format")
  }

  @Test("a touch outside hides the menu and goes to the view behind it", .rule("R-TXT-24"))
  func outside() {
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 0, y: 600, width: 100, height: 50),
      primaryAction: UIAction(title: "Below") { _ in taps += 1 }
    )
    page.view.addSubview(button)
    let host = Host()
    host.elements = [UIAction(title: "One") { _ in }]
    let interaction = UIEditMenuInteraction(delegate: host)
    page.view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 200, y: 300))
    )
    phone.advance(by: 0.5)
    phone.tap(at: CGPoint(x: 50, y: 620))
    phone.advance(by: 0.5)
    #expect(taps == 1)
    #expect(EditMenu.shown(in: phone.window) == nil)
  }

  @Test(
    "the bubble and its arrow have one filling and one outline, light and dark",
    .rule("R-TXT-37"),
    arguments: [UIUserInterfaceStyle.light, .dark]
  )
  func shape(style: UIUserInterfaceStyle) throws {
    phone.window.overrideUserInterfaceStyle = style
    page.view.backgroundColor = .gray
    let target = CGRect(x: 180, y: 400, width: 40, height: 20)
    let menu = try #require(
      EditMenu.show([EditMenuItem(title: "Select All") {}], at: target, of: page.view)
    )
    phone.advance(by: 1)
    let bubble = menu.frame
    func color(_ x: CGFloat, _ y: CGFloat) -> [Int] { phone.color(at: CGPoint(x: x, y: y)) }
    let filling = color(bubble.minX + 8, bubble.midY)
    #expect(color(target.midX, bubble.maxY - 2) == filling)
    #expect(color(target.midX, bubble.maxY + 0.2) == filling)
    #expect(color(target.midX, bubble.maxY + 4) == filling)
    #expect(color(target.midX - 13.5, bubble.maxY + 4) != filling)
    // The outline is one pixel outside of the shape.
    let pixel = 1 / phone.window.screen.scale
    let (edge, outside) = (
      color(bubble.minX - pixel / 2, bubble.midY)[0],
      color(bubble.minX - pixel * 3 / 2, bubble.midY)[0]
    )
    #expect(style == .dark ? edge > outside + 8 : edge < outside - 8)
    // There is no line between the bubble and the arrow.
    for y in stride(from: bubble.maxY - 3, to: bubble.maxY + 3, by: pixel) {
      #expect(color(target.midX, y + pixel / 2) == filling)
    }
    menu.dismiss()
    phone.advance(by: 1)
  }

  @Test("the menu controller shows the items that a responder performs", .rule("R-TXT-24"))
  func menuController() throws {
    final class Cell: UIView {
      var copies = 0
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:"
      }
      override func copy(_ sender: Any?) { copies += 1 }
    }
    let cell = Cell(frame: CGRect(x: 0, y: 200, width: 300, height: 60))
    page.view.addSubview(cell)
    cell.becomeFirstResponder()
    UIMenuController.shared.showMenu(from: cell, rect: cell.bounds)
    phone.advance(by: 0.5)
    #expect(UIMenuController.shared.isMenuVisible)
    #expect(EditMenu.shown(in: phone.window)?.titles == ["Copy"])
    try phone.tap("Copy")
    phone.advance(by: 0.5)
    #expect(cell.copies == 1)
    #expect(!UIMenuController.shared.isMenuVisible)
    cell.removeFromSuperview()
  }
}
