import Foundation
import TestSupport
import Testing

@testable import SimulatorKit

@MainActor @Suite("Simulator: the bars of the keyboard", .releasesEverything)
struct KeyboardBarTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  @Test(
    "the bar for suggestions has the height that is added to the keyboard",
    .rule("R-KBD-17"),
    arguments: [
      (.iPhone15, .portrait, 45), (.iPhone15, .landscapeLeft, 38), (.iPhoneSE, .portrait, 44),
    ] as [(Device, UIInterfaceOrientation, CGFloat)]
  )
  func height(device: Device, orientation: UIInterfaceOrientation, height: CGFloat) throws {
    let phone = Simulator(device)
    phone.window.rootViewController = UIViewController()
    phone.rotate(to: orientation)
    let bar = try phone.keyboard(for: field).suggestionBar
    #expect(bar.frame.height == height)
    let shown = try #require(phone.keyboard.frame?.height)
    field.resignFirstResponder()
    field.autocorrectionType = .no
    _ = try phone.keyboard(for: field)
    #expect(try shown - #require(phone.keyboard.frame?.height) == height)
    field.removeFromSuperview()
  }

  @Test("there are no suggestions while text is selected", .rule("R-KBD-27"))
  func selection() throws {
    let phone = Simulator(.iPhone15)
    field.text = "good "
    _ = try phone.keyboard(for: field)
    #expect(phone.keyboard.suggestions.count == 3)
    field.selectAll(nil)
    #expect(phone.keyboard.suggestions.isEmpty)
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    #expect(phone.keyboard.suggestions.count == 3)
    field.removeFromSuperview()
  }

  @Test(
    "the bar is empty for user names and passwords",
    .rule("R-KBD-17", "R-KBD-29"),
    arguments: [.username, .password, .newPassword, nil] as [UITextContentType?]
  )
  func credentials(type: UITextContentType?) throws {
    let phone = Simulator(.iPhone15)
    field.textContentType = type
    field.isSecureTextEntry = type != .username
    field.keyboardType = type == .username ? .emailAddress : .default
    let bar = try phone.keyboard(for: field).suggestionBar
    #expect(!bar.isHidden)
    #expect(bar.frame.height == 45)
    #expect(bar.suggestions.isEmpty)
    #expect(bar.subviews.allSatisfy { $0 is UILabel || $0.isHidden })
    #expect(phone.keyboard.frame?.height == 336)
    phone.type("a")
    #expect(bar.suggestions.isEmpty)
    field.removeFromSuperview()
  }

  @Test("keyboards with digits only have no bar for passwords", .rule("R-KBD-17"))
  func secureDigits() throws {
    let phone = Simulator(.iPhone15)
    field.isSecureTextEntry = true
    field.keyboardType = .numberPad
    #expect(try phone.keyboard(for: field).suggestionBar.isHidden)
    #expect(phone.keyboard.frame?.height == 291)
    field.removeFromSuperview()
  }

  @Test(
    "the key for other keyboards shows a face if that for emoji is the only other one",
    .rule("R-KBD-28"),
    arguments: [("en", "face.smiling"), ("de", "globe"), ("ar", "globe")]
  )
  func globe(language: String, symbol: String) throws {
    let phone = Simulator(.iPhone15, language: language)
    let keyboard = try phone.keyboard(for: field)
    let icons = keyboard.subviews.compactMap { ($0 as? UIImageView)?.image }
    #expect(icons.first?.description.contains("'\(symbol)'") == true)
    field.removeFromSuperview()
  }
}
