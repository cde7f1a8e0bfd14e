import SimulatorKit
import TestSupport
import Testing

@Suite("Simulator: focus", .serialized, .releasesEverything) @MainActor
struct FocusedElementTests {
  private func phone(with views: UIView...) -> Simulator {
    let phone = Simulator(.iPhoneSE)
    for view in views { phone.window.addSubview(view) }
    ReleaseWitnesses.announce(phone)
    return phone
  }

  @Test("the focused element is one of the elements", .rule("R-FOC-5"))
  func element() {
    let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 50))
    button.setTitle("Buy", for: .normal)
    button.accessibilityIdentifier = "buy"
    let phone = phone(with: button)
    #expect(phone.focusedElement == nil)

    phone.press(.tab)

    #expect(phone.focusedElement == phone.elements.first)
    #expect(phone.focusedElement?.label == "Buy")
    #expect(phone.focusedElement?.identifier == "buy")
    #expect(phone.focusedElement?.frame == CGRect(x: 20, y: 40, width: 100, height: 50))
    #expect(phone.window.screen.focusedItem === button)
    #expect(phone.window.screen.focusedView === button)
  }

  @Test("a focused view that is not an element is identified by its text", .rule("R-FOC-6"))
  func text() {
    let card = Card(frame: CGRect(x: 20, y: 40, width: 100, height: 50))
    let phone = phone(with: card)

    phone.press(.tab)

    #expect(phone.focusedElement?.label == "Ace")
    #expect(phone.focusedElement?.frame == card.frame)
  }

  @Test("each device has its own focus", .rule("R-FOC-5"))
  func devices() {
    let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 50))
    let (phone, other) = (phone(with: button), phone(with: UIButton(frame: button.frame)))

    phone.press(.tab)

    #expect(phone.focusedElement != nil)
    #expect(other.focusedElement == nil)
  }

  private final class Card: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel(frame: bounds)
      label.text = "Ace"
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { true }
  }
}
