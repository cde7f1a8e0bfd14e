import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Accessibility: spoken text", .rule("R-AX-32"), .serialized) @MainActor
struct SpokenTextTests {
  private func spoken(_ change: (UIView) -> Void, language: String = "en") -> String? {
    let phone = Simulator(.iPhone15, language: language)
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    view.isAccessibilityElement = true
    phone.window.addSubview(view)
    change(view)
    return phone.elements.first?.spokenText
  }

  @Test("the text consists of label, value and trait")
  func order() {
    let text = spoken {
      $0.accessibilityLabel = "Mail"
      $0.accessibilityValue = "3"
      $0.accessibilityTraits = .button
    }
    #expect(text == "Mail, 3, button")
  }

  @Test("the selected state is spoken first, the disabled state before the trait")
  func states() {
    let text = spoken {
      $0.accessibilityLabel = "Mail"
      $0.accessibilityTraits = [.button, .selected, .notEnabled]
    }
    #expect(text == "selected, Mail, dimmed, button")
  }

  @Test("an element without label and traits has an empty text")
  func nothing() {
    #expect(spoken { $0.accessibilityLabel = "" } == "")
  }

  @Test(
    "traits have names",
    arguments: [
      (UIAccessibilityTraits.header, "heading"), (.link, "link"), (.image, "image"),
      (.adjustable, "adjustable"), (.searchField, "search field"), (.staticText, ""),
    ]
  )
  func kinds(traits: UIAccessibilityTraits, name: String) {
    #expect(spoken { $0.accessibilityTraits = traits } == name)
  }

  @Test("the value of a switch is on or off")
  func toggle() {
    let phone = Simulator(.iPhone15)
    let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 51, height: 31))
    toggle.accessibilityLabel = "Sound"
    phone.window.addSubview(toggle)
    #expect(phone.elements.map(\.spokenText) == ["Sound, off, switch button"])

    toggle.isOn = true
    #expect(phone.elements.map(\.spokenText) == ["Sound, on, switch button"])
  }

  @Test(
    "the text is in the user's language",
    .rule("R-LANG-3"),
    arguments: [
      ("de", "ausgewählt, Start, Tab, 1 von 2"), ("fr", "sélectionné, Start, onglet, 1 sur 2"),
      ("ja", "選択中、Start、タブ、2の1"), ("ar", "محدد، Start، علامة تبويب، 1 من 2"),
    ]
  )
  func languages(language: String, text: String) {
    let phone = Simulator(.iPhone15, language: language)
    let tabs = UITabBarController()
    tabs.viewControllers = ["Start", "Mail"].map { title in
      let page = UIViewController()
      page.tabBarItem.title = title
      return page
    }
    phone.window.rootViewController = tabs

    #expect(phone.elements.first { $0.label == "Start" }?.spokenText == text)
  }
}
