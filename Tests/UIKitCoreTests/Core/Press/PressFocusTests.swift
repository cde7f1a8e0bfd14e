import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Presses and the focus", .serialized, .releasesEverything) @MainActor
struct PressFocusTests {
  private final class Counter {
    var count = 0
  }

  private let journal = Journal()

  /// Shows two focusable fields side by side.
  private func stage(_ device: Device) -> (phone: Simulator, page: PressPage, fields: [FocusField])
  {
    let phone = Simulator(device)
    let page = PressPage()
    page.journal = journal
    let fields = ["left", "right"].enumerated().map { index, name in
      let frame = CGRect(x: 100 + 150 * index, y: 300, width: 100, height: 100)
      let field = FocusField(frame: frame)
      field.name = name
      field.journal = journal
      page.view.addSubview(field)
      return field
    }
    ReleaseWitnesses.announce(phone, page)
    phone.window.rootViewController = page
    return (phone, page, fields)
  }

  @Test("without a first responder the focused item receives presses", .rule("R-KEY-1"))
  func start() {
    let (phone, _, fields) = stage(.iPhone15)

    phone.press(.tab)
    phone.press(.character("a"))
    #expect(journal.lines.suffix(4).first == "left began a")
    fields[1].becomeFirstResponder()
    phone.press(.character("b"))

    #expect(journal.lines.suffix(4).first == "right began b")
  }

  @Test("keys and buttons that no responder handles move the focus", .rule("R-KEY-3"))
  func moving() {
    let (television, page, fields) = stage(.appleTV)
    television.advance(by: 0.1)
    #expect(fields[0].isFocused)

    #expect(television.press(UIPress.PressType.rightArrow))
    #expect(fields[1].isFocused)
    page.kept = ["leftArrow"]
    television.press(UIPress.PressType.leftArrow)

    #expect(fields[1].isFocused)
  }

  @Test("a held key presses the focused item once", .rule("R-KEY-5"))
  func once() {
    let counter = Counter()
    let phone = Simulator()
    let page = UIViewController()
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    button.addAction(UIAction { [counter] _ in counter.count += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    ReleaseWitnesses.announce(phone, page)
    phone.window.rootViewController = page

    phone.press(.tab)
    #expect(phone.press(.return, repeats: 4))

    #expect(counter.count == 1)
  }

  @Test("Select on Apple TV presses the focused item", .rule("R-KEY-4"))
  func select() {
    let counter = Counter()
    let television = Simulator(.appleTV)
    let page = UIViewController()
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 80))
    button.addAction(UIAction { [counter] _ in counter.count += 1 }, for: .primaryActionTriggered)
    page.view.addSubview(button)
    ReleaseWitnesses.announce(television, page)
    television.window.rootViewController = page
    television.advance(by: 0.1)

    #expect(television.press(.select))
    #expect(!television.press(.playPause))
    #expect(!television.press(.space))
    #expect(counter.count == 1)
    television.press(.return)

    #expect(counter.count == 2)
  }

  @Test("key commands take precedence over the focus", .rule("R-KEY-11"))
  func command() {
    final class Page: UIViewController {
      var count = 0
      func act() { count += 1 }
    }
    let phone = Simulator()
    let page = Page()
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    page.view.addSubview(button)
    page.addKeyCommand(
      UIKeyCommand(input: "\t", modifierFlags: [], action: Selector(Page.act, "act"))
    )
    ReleaseWitnesses.announce(phone, page)
    phone.window.rootViewController = page

    phone.press(.tab)

    #expect(page.count == 1)
    #expect(!button.isFocused)
  }
}

/// A focusable view that records its presses.
private final class FocusField: PressView {
  override var canBecomeFocused: Bool { true }
}
