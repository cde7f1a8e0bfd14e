import Foundation
import TestSupport
import Testing

@testable import SimulatorKit

@MainActor @Suite("Simulator: the keyboard on the screen", .releasesEverything)
struct KeyboardTests {
  private let phone = Simulator(.iPhone15)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() {
    let page = UIViewController()
    page.view.addSubview(field)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private func focus(on phone: Simulator) {
    phone.advance(by: 0.1)
    field.becomeFirstResponder()
    phone.advance(by: 0.5)
  }

  @Test("a field shows the keyboard while it is edited", .rule("R-KBD-16"))
  func showing() {
    #expect(!phone.keyboard.isShown)
    focus(on: phone)
    #expect(phone.keyboard.isShown)
    #expect(phone.keyboard.frame == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
    field.resignFirstResponder()
    phone.advance(by: 0.5)
    #expect(!phone.keyboard.isShown)
  }

  @Test("the first field shows the keyboard without a warning", .rule("R-KBD-16"))
  func firstField() {
    let messages = warnings { focus(on: phone) }

    #expect(messages.isEmpty)
  }

  @Test("in landscape the keys are inside the safe area", .rule("R-KBD-22"))
  func landscape() {
    let area = KeyboardArea(
      size: CGSize(width: 852, height: 209),
      safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
      isTablet: false,
      top: 38
    )

    #expect(area.keys == CGRect(x: 75, y: 38, width: 702, height: 150))
    #expect(area.icons.map(\.midX) == [37.5, 814.5])
  }

  @Test("without insets at the sides the keys fill the width", .rule("R-KBD-22"))
  func portrait() {
    let phone = KeyboardArea(
      size: CGSize(width: 393, height: 291),
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0),
      isTablet: false,
      top: 0
    )
    let tablet = KeyboardArea(
      size: CGSize(width: 834, height: 320),
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0),
      isTablet: true,
      top: 55
    )

    #expect(phone.keys == CGRect(x: 3, y: 0, width: 387, height: 216))
    #expect(phone.icons.count == 2)
    #expect(tablet.icons.isEmpty)
  }

  @Test("with a hardware keyboard nothing is shown", .rule("R-KBD-16"))
  func hardware() {
    phone.keyboard.isHardwareConnected = true
    focus(on: phone)
    #expect(!phone.keyboard.isShown)
    phone.keyboard.isHardwareConnected = false
    phone.advance(by: 0.5)
    #expect(phone.keyboard.isShown)
    #expect(Simulator(.appleTV).keyboard.isHardwareConnected)
  }

  @Test("a text view that is not editable shows no keyboard", .rule("R-KBD-16"))
  func readOnly() {
    let text = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
    text.text = "Read only"
    text.isEditable = false
    field.superview?.addSubview(text)
    text.becomeFirstResponder()
    phone.advance(by: 0.5)
    #expect(!phone.keyboard.isShown)
  }

  @Test("the bar with suggestions adds to the height", .rule("R-KBD-17"))
  func heights() {
    field.autocorrectionType = .no
    focus(on: phone)
    #expect(phone.keyboard.frame?.height == 291)
    let small = Simulator(.iPhoneSE)
    small.window.addSubview(field)
    field.autocorrectionType = .default
    focus(on: small)
    #expect(small.keyboard.frame?.height == 260)
    let pad = Simulator(.iPadPro11)
    pad.window.addSubview(field)
    focus(on: pad)
    #expect(pad.keyboard.frame?.height == 339)
    field.removeFromSuperview()
  }

  @Test(
    "the bar suggests frequent words, and words that begin with what was typed",
    .rule("R-KBD-23")
  )
  func suggestions() throws {
    focus(on: phone)
    #expect(phone.keyboard.suggestions == ["I", "The", "I’m"])
    phone.type("ro")
    #expect(phone.keyboard.suggestions == ["ro", "road", "room"])
    try phone.keyboard.tap(suggestion: "room")
    #expect(field.text == "room ")
    #expect(phone.keyboard.suggestions == ["I", "the", "I’m"])
    try phone.keyboard.tap(suggestion: "the")
    phone.type("xyz")
    try phone.keyboard.tap(suggestion: "xyz")
    #expect(field.text == "room the xyz ")
    #expect(throws: Simulator.NoSuchKey.self) { try phone.keyboard.tap(suggestion: "sea") }
  }

  @Test("no word is suggested twice", .rule("R-KBD-23"), arguments: ["da", "wa", "to", "g"])
  func distinctSuggestions(start: String) {
    field.autocapitalizationType = .none
    focus(on: phone)
    phone.type(start)
    let suggestions = phone.keyboard.suggestions
    #expect(suggestions.count == 3)
    #expect(Set(suggestions).count == suggestions.count)
  }

  @Test("tablets suggest words between the icons of the bar", .rule("R-KBD-23"))
  func tabletSuggestions() throws {
    let pad = Simulator(.iPadPro11)
    pad.window.addSubview(field)
    focus(on: pad)
    try pad.keyboard.tap(suggestion: "The")
    #expect(field.text == "The ")
    field.removeFromSuperview()
  }

  @Test("a key of a tablet that is pulled down enters its other character", .rule("R-KBD-24"))
  func pulling() throws {
    let pad = Simulator(.iPadPro11)
    pad.window.addSubview(field)
    focus(on: pad)
    func pull(_ name: String, by distance: CGFloat) throws {
      let keyboard = try #require(pad.screen.softwareKeyboard as? KeyboardView)
      let key = try #require(keyboard.layout.keys.first { $0.key.name == name })
      let start = keyboard.convert(CGPoint(x: key.frame.midX, y: key.frame.midY), to: nil)
      pad.drag(from: start, to: CGPoint(x: start.x, y: start.y + distance))
    }
    try pull("q", by: 30)
    try pull("a", by: 30)
    try pull(".", by: 30)
    try pull("w", by: 4)
    try pull("space", by: 20)
    #expect(field.text == "1@?w ")
    field.removeFromSuperview()
  }

  @Test("secure and uncorrected text gets no suggestions", .rule("R-KBD-17", "R-KBD-23"))
  func noSuggestions() {
    field.autocorrectionType = .no
    focus(on: phone)
    #expect(phone.keyboard.suggestions.isEmpty)
    field.resignFirstResponder()
    field.autocorrectionType = .default
    field.isSecureTextEntry = true
    focus(on: phone)
    #expect(phone.keyboard.suggestions.isEmpty)
  }

  @Test(
    "the keyboard for secure text has no microphone and no emoji",
    .rule("R-KBD-25", "R-KBD-28")
  )
  func dictation() throws {
    focus(on: phone)
    let keyboard = try #require(phone.screen.softwareKeyboard as? KeyboardView)
    var icons: [UIView] { keyboard.subviews.filter { $0 is UIImageView && !$0.isHidden } }
    #expect(icons.count == 2)
    field.resignFirstResponder()
    field.isSecureTextEntry = true
    focus(on: phone)
    #expect(icons.isEmpty)
    field.resignFirstResponder()
    phone.advance(by: 0.5)

    let pad = Simulator(.iPadPro11)
    pad.window.addSubview(field)
    focus(on: pad)
    #expect(!pad.keyboard.keys.contains("globe"))
    #expect(!pad.keyboard.keys.contains("dictation"))
    field.resignFirstResponder()
    field.isSecureTextEntry = false
    focus(on: pad)
    #expect(pad.keyboard.keys.contains("globe"))
    #expect(pad.keyboard.keys.contains("dictation"))
    field.removeFromSuperview()
  }

  @Test(
    "suggestions are in the keyboard's language",
    .rule("R-KBD-23"),
    arguments: [
      ("de", "ich"), ("fr", "je"), ("es", "yo"), ("ar", "أنا"),
    ]
  )
  func suggestionLanguages(language: String, first: String) {
    let phone = Simulator(.iPhone15, language: language)
    field.autocapitalizationType = .none
    phone.window.addSubview(field)
    focus(on: phone)
    #expect(phone.keyboard.suggestions.first == first)
    field.removeFromSuperview()
  }

  @Test("tapped keys enter text, with capitals at the start of sentences", .rule("R-KBD-21"))
  func typing() throws {
    focus(on: phone)
    try phone.keyboard.tap("H", "i", "space", "y", "o", "delete")
    #expect(field.text == "Hi y")
    try phone.keyboard.tap("123", ".", "space", "ABC", "A")
    #expect(field.text == "Hi y. A")
    try phone.keyboard.tap("shift", "B", "c", "shift", "shift", "D", "E")
    #expect(field.text == "Hi y. ABcDE")
    #expect(throws: Simulator.NoSuchKey.self) { try phone.keyboard.tap("ä") }
  }

  @Test("the keys follow the keyboard type and the return key", .rule("R-KBD-21"))
  func types() throws {
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .none
    field.returnKeyType = .send
    focus(on: phone)
    try phone.keyboard.tap("a", "@", "b", ".")
    #expect(field.text == "a@b.")
    #expect(phone.keyboard.returnKeyTitle == "send")
    field.resignFirstResponder()
    field.keyboardType = .numberPad
    field.text = ""
    focus(on: phone)
    #expect(phone.keyboard.keys == "1 2 3 4 5 6 7 8 9 0 delete".components(separatedBy: " "))
    try phone.keyboard.tap("4", "2")
    #expect(field.text == "42")
  }

  @Test("Return performs the action of the field", .rule("R-TXT-6"))
  func returnKey() throws {
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
    field.enablesReturnKeyAutomatically = true
    focus(on: phone)
    try phone.keyboard.tap("return")
    #expect(returns == 0)
    try phone.keyboard.tap("A", "return")
    #expect(returns == 1)
    #expect(field.text == "A")
  }

  @Test("tablets without a home button have Tab and Caps Lock", .rule("R-KBD-30"))
  func capsLock() throws {
    let pad = Simulator(.iPadPro11)
    let text = UITextView(frame: CGRect(x: 0, y: 90, width: 300, height: 100))
    pad.window.addSubview(text)
    text.becomeFirstResponder()
    pad.advance(by: 0.5)
    try pad.keyboard.tap("caps lock", "A", "B", "tab", "C", "caps lock", "d")

    #expect(text.text == "AB\tCd")
    let keyboard = try #require(pad.screen.softwareKeyboard as? KeyboardView)
    let key = try #require(keyboard.layout.keys.first { $0.key == .text("q") })
    #expect(key.frame.height == 56)
    #expect(key.frame.width > key.frame.height)
  }

  @Test("a tablet's keyboard hides itself")
  func tablet() throws {
    let pad = Simulator(.iPadPro11)
    pad.window.addSubview(field)
    focus(on: pad)
    try pad.keyboard.tap("H", "i", ",", "dismiss")
    pad.advance(by: 0.5)
    #expect(field.text == "Hi,")
    #expect(!pad.keyboard.isShown)
    field.removeFromSuperview()
  }

  @Test("the letters are those of the language")
  func languages() {
    for language in Simulator.languages {
      let phone = Simulator(.iPhone15, language: language)
      let field = UITextField(frame: CGRect(x: 0, y: 90, width: 100, height: 30))
      phone.window.addSubview(field)
      field.becomeFirstResponder()
      phone.advance(by: 0.5)
      let first = ["de": "Q", "fr": "A", "ar": "ض"][language] ?? "Q"
      #expect(phone.keyboard.keys.first == first)
      field.removeFromSuperview()
    }
  }

  @Test("every key of every layout is inside the area and apart from the others")
  func layouts() {
    let area = CGRect(x: 3, y: 50, width: 384, height: 200)
    for kind in [KeyboardKind.text, .email, .url, .webSearch, .numberPad, .decimalPad, .phonePad] {
      for page in [KeyboardPage.letters, .numbers, .symbols] {
        for language in SystemLanguage.allCases {
          for (isTablet, hasOthers) in [(false, false), (false, true), (true, false), (true, true)]
          {
            let rows = KeyboardRows(
              kind: kind,
              page: page,
              language: language,
              isTablet: isTablet,
              hasGlobe: hasOthers && !isTablet,
              hasCapsLock: hasOthers && isTablet
            )
            let keys = KeyboardLayout(rows, in: area).keys
            #expect(keys.count >= 10)
            for (index, key) in keys.enumerated() {
              #expect(area.insetBy(dx: -0.01, dy: -0.01).contains(key.touchArea))
              #expect(key.frame.width > 15 && key.frame.height > 30)
              let next = index + 1 < keys.count ? keys[index + 1].frame : .zero
              #expect(!key.frame.intersects(next))
            }
          }
        }
      }
    }
  }

  @Test(
    "phones without a home indicator have keys for the globe and dictation",
    .rule("R-KBD-22", "R-KBD-25", "R-KBD-28")
  )
  func globe() {
    let small = Simulator(.iPhoneSE)
    small.window.addSubview(field)
    focus(on: small)
    #expect(small.keyboard.keys.suffix(5) == ["123", "globe", "dictation", "space", "return"])

    field.resignFirstResponder()
    field.isSecureTextEntry = true
    focus(on: small)

    #expect(small.keyboard.keys.suffix(3) == ["123", "space", "return"])
    field.removeFromSuperview()
  }

  @Test("the Arabic keyboard has Arabic digits", .rule("R-KBD-26"))
  func arabicDigits() throws {
    let phone = Simulator(.iPhone15, language: "ar")
    phone.window.addSubview(field)
    focus(on: phone)

    try phone.keyboard.tap("123", "٣")

    #expect(field.text == "٣")
    #expect(KeyboardPage.numbers.caption(language: .arabic, isTablet: false) == "١٢٣")
    #expect(KeyboardPage.letters.caption(language: .arabic, isTablet: false) == "أ ب ج")
    #expect(KeyboardPage.numbers.caption(language: .english, isTablet: true) == ".?123")
    field.removeFromSuperview()
  }

  @Test("capitals are chosen by the traits")
  func capitals() {
    #expect(ShiftState.capitalizes(.sentences, after: ""))
    #expect(ShiftState.capitalizes(.sentences, after: "Yes. "))
    #expect(ShiftState.capitalizes(.sentences, after: "Yes\n"))
    #expect(!ShiftState.capitalizes(.sentences, after: "Yes, "))
    #expect(!ShiftState.capitalizes(.sentences, after: "3.5"))
    #expect(ShiftState.capitalizes(.words, after: "New "))
    #expect(!ShiftState.capitalizes(.words, after: "New"))
    #expect(ShiftState.capitalizes(.allCharacters, after: "A"))
    #expect(!ShiftState.capitalizes(.none, after: ""))
  }
}
