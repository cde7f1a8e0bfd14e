import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A form with every kind of text input and some controls.
@MainActor private final class Form: UIViewController {
  let name = UITextField(frame: CGRect(x: 20, y: 100, width: 250, height: 34))
  let password = UITextField(frame: CGRect(x: 20, y: 145, width: 250, height: 34))
  let news = UISwitch(frame: CGRect(x: 20, y: 190, width: 60, height: 31))
  let copies = UIStepper(frame: CGRect(x: 120, y: 190, width: 94, height: 32))
  let notes = UITextView(frame: CGRect(x: 20, y: 235, width: 250, height: 60))
  let send = UIButton(type: .system)
  var sent: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    send.frame = CGRect(x: 20, y: 310, width: 100, height: 40)
    send.setTitle("Send", for: .normal)
    send.addAction(UIAction { [unowned self] _ in submit() }, for: .primaryActionTriggered)
    password.isSecureTextEntry = true
    name.placeholder = "Name"
    password.placeholder = "Password"
    notes.accessibilityLabel = "Notes"
    news.accessibilityLabel = "News"
    copies.accessibilityLabel = "Copies"
    for view in [name, password, news, copies, notes, send] { self.view.addSubview(view) }
  }

  private func submit() {
    view.endEditing(true)
    sent = [
      name.text ?? "", password.text ?? "", "\(news.isOn)", "\(Int(copies.value))", notes.text,
    ]
  }
}

@MainActor @Suite("A form", .releasesEverything) struct TextFormTests {
  private let phone = Simulator(.iPhone15)
  private let form = Form()
  private let filled = ["ada", "secret", "true", "1", "hi\nyou"]

  init() {
    phone.window.rootViewController = form
    phone.advance(by: 0.1)
  }

  @Test("a form is filled by keyboard alone", .rule("R-TXT-60", "R-FOC-42"))
  func keyboard() {
    phone.keyboard.isHardwareConnected = true

    phone.press(.tab)
    phone.type("ada")
    phone.press(.tab)
    phone.type("secret")
    phone.press(.tab)
    phone.press(.space)
    phone.press(.tab)
    phone.press(.rightArrow)
    phone.press(.tab)
    phone.type("hi\nyou")
    phone.press(.tab, holding: .control)
    phone.press(.return)

    #expect(form.sent == filled)
  }

  @Test("a form is filled by touch alone", .rule("R-TXT-1", "R-KBD-16"))
  func touch() throws {
    try phone.tap("Name")
    try type("ada")
    try phone.tap("Password")
    try type("secret")
    try phone.tap("News")
    let steps = form.copies.frame
    phone.tap(at: CGPoint(x: steps.maxX - 20, y: steps.midY))
    try phone.tap("Notes")
    try type("hi")
    try phone.keyboard.tap("return")
    try type("you")
    try phone.tap("Send")

    #expect(form.sent.map { $0.lowercased() } == filled)
  }

  /// Taps the keys of the letters, which may be capitals.
  private func type(_ text: String) throws {
    for letter in text {
      let key = String(letter)
      try phone.keyboard.tap(phone.keyboard.keys.contains(key) ? key : key.uppercased())
    }
  }

  @Test("a form is filled by a screen reader alone", .rule("R-AX-70", "R-AX-71"))
  func screenReader() throws {
    for (label, text, view) in [
      ("Name", "ada", form.name as UIView), ("Password", "secret", form.password),
      ("Notes", "hi\nyou", form.notes),
    ] {
      try phone.activate(label)
      let accessible = try #require(view.accessibleText)
      #expect(accessible.beginEditing())
      accessible.replaceAccessibleText(in: 0..<0, with: text)
    }
    try phone.activate("News")
    try phone.increment("Copies")
    try phone.activate("Send")

    #expect(form.sent == filled)
  }
}
