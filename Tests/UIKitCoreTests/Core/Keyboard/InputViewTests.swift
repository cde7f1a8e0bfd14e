import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Input views", .releasesEverything) struct InputViewTests {
  private final class Field: UIView {
    var input: UIView?
    var accessory: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { input }
    override var inputAccessoryView: UIView? { accessory }
  }

  private final class ChatPage: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  /// Records the keyboard notifications until it is stopped.
  @MainActor private final class Listener {
    private(set) var names: [String] = []
    private(set) var last: [AnyHashable: Any] = [:]
    private var tokens: [NSObjectProtocol] = []

    init(_ screen: UIScreen) {
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ] {
        let token = NotificationCenter.default.addObserver(
          forName: name,
          object: screen,
          queue: nil
        ) { [weak self] note in
          nonisolated(unsafe) let note = note
          MainActor.assumeIsolated { self?.record(note) }
        }
        tokens.append(token)
      }
    }

    private func record(_ note: Notification) {
      let name = note.name.rawValue
      names.append(String(name.dropFirst("UIKeyboard".count).dropLast("Notification".count)))
      last = note.userInfo ?? [:]
    }

    func take() -> [String] {
      defer { names = [] }
      return names
    }

    func frame(_ key: String) -> CGRect? { (last[key] as? NSValue)?.cgRectValue }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private let stage = SimulatorStage()
  private let page = UIViewController()

  init() {
    UIView.setAnimationsEnabled(true)
    stage.show(page)
  }

  private func makeField(input: CGFloat? = nil, accessory: CGFloat? = nil) -> Field {
    let field = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    field.input = input.map { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: $0)) }
    field.accessory = accessory.map { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: $0)) }
    page.view.addSubview(field)
    return field
  }

  private func frame(_ view: UIView?) -> CGRect? {
    view.flatMap { $0.window == nil ? nil : $0.convert($0.bounds, to: nil) }
  }

  @Test("the views of the first responder are shown at the bottom", .rule("R-KBD-1", "R-KBD-3"))
  func showing() {
    let field = makeField(input: 200, accessory: 44)
    field.becomeFirstResponder()
    stage.rest()
    #expect(frame(field.input) == CGRect(x: 0, y: 618, width: 393, height: 200))
    #expect(frame(field.accessory) == CGRect(x: 0, y: 574, width: 393, height: 44))
    #expect(field.accessory?.safeAreaInsets.bottom == 0)

    field.resignFirstResponder()
    stage.rest()
    #expect(field.input?.superview == nil && field.accessory?.superview == nil)
    #expect(stage.phone.window.subviews.count == 1)
  }

  @Test("an accessory view alone extends below the safe area", .rule("R-KBD-3"))
  func accessoryAlone() {
    let field = makeField(accessory: 60)
    field.becomeFirstResponder()
    stage.rest()
    #expect(frame(field.accessory) == CGRect(x: 0, y: 792, width: 393, height: 60))
    #expect(field.accessory?.safeAreaInsets.bottom == 34)
  }

  @Test("an accessory view with constraints grows by the safe area", .rule("R-KBD-6"))
  func constrainedAccessory() throws {
    let field = makeField(accessory: 0)
    let bar = try #require(field.accessory)
    let content = UIView()
    bar.autoresizingMask = .flexibleHeight
    bar.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.leftAnchor.constraint(equalTo: bar.leftAnchor),
      content.rightAnchor.constraint(equalTo: bar.rightAnchor),
      content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    field.becomeFirstResponder()
    stage.rest()
    #expect(frame(bar) == CGRect(x: 0, y: 768, width: 393, height: 84))
    #expect(frame(content) == CGRect(x: 0, y: 768, width: 393, height: 50))
  }

  @Test("the notifications have the frames on the screen", .rule("R-KBD-8", "R-KBD-9"))
  func notifications() {
    let listener = Listener(stage.phone.window.screen)
    let field = makeField(accessory: 60)
    field.becomeFirstResponder()
    #expect(listener.take() == ["WillChangeFrame", "WillShow"])
    #expect(
      listener.frame(UIResponder.keyboardFrameBeginUserInfoKey)
        == CGRect(x: 0, y: 852, width: 393, height: 60)
    )
    #expect(
      listener.frame(UIResponder.keyboardFrameEndUserInfoKey)
        == CGRect(x: 0, y: 792, width: 393, height: 60)
    )
    #expect(listener.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    let curve = listener.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    #expect(curve == 7)
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeOut)
    #expect(listener.last[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    stage.rest()
    #expect(listener.take() == ["DidShow", "DidChangeFrame"])

    field.resignFirstResponder()
    #expect(listener.take() == ["WillChangeFrame", "WillHide"])
    stage.rest()
    #expect(listener.take() == ["DidHide", "DidChangeFrame"])
  }

  @Test("a responder without views posts nothing", .rule("R-KBD-2"))
  func nothing() {
    let listener = Listener(stage.phone.window.screen)
    makeField().becomeFirstResponder()
    stage.rest()
    #expect(listener.names.isEmpty)
    #expect(stage.phone.window.subviews.count == 1)
  }

  @Test("the views are exchanged without animation", .rule("R-KBD-10"))
  func exchanging() {
    let (one, two) = (makeField(input: 200), makeField(input: 100, accessory: 40))
    one.becomeFirstResponder()
    stage.rest()
    let listener = Listener(stage.phone.window.screen)
    two.becomeFirstResponder()
    #expect(listener.names == ["WillChangeFrame", "WillShow", "DidShow", "DidChangeFrame"])
    #expect(listener.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0)
    #expect(one.input?.superview == nil)
    #expect(frame(two.input) == CGRect(x: 0, y: 718, width: 393, height: 100))
  }

  @Test("reloading exchanges the views of the first responder", .rule("R-KBD-12"))
  func reloading() {
    let field = makeField(input: 200)
    field.becomeFirstResponder()
    stage.rest()
    field.input = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
    field.reloadInputViews()
    #expect(frame(field.input) == CGRect(x: 0, y: 698, width: 393, height: 120))
    field.input = nil
    field.reloadInputViews()
    stage.rest()
    #expect(stage.phone.window.subviews.count == 1)
  }

  @Test("rotation lays the views out again", .rule("R-KBD-11"))
  func rotating() {
    let field = makeField(accessory: 60)
    field.becomeFirstResponder()
    stage.rest()
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    let size = stage.phone.window.bounds.size
    #expect(size.width > size.height)
    #expect(
      frame(field.accessory) == CGRect(x: 0, y: size.height - 60, width: size.width, height: 60)
    )
  }

  @Test("the layout guide follows the area", .rule("R-KBD-14", "R-KBD-15"))
  func guide() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(content)
    let guide = page.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: page.view.topAnchor),
      content.leftAnchor.constraint(equalTo: page.view.leftAnchor),
      content.rightAnchor.constraint(equalTo: page.view.rightAnchor),
      content.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    stage.rest()
    #expect(content.frame.maxY == 818)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))

    let field = makeField(input: 200)
    field.becomeFirstResponder()
    #expect(content.frame.maxY == 618)
    stage.advance(by: 0.05)
    #expect((content.layer.presentation()?.frame.maxY ?? 0) > 618)
    field.resignFirstResponder()
    stage.rest()
    #expect(content.frame.maxY == 818)
    guide.usesBottomSafeArea = false
    stage.rest()
    #expect(content.frame.maxY == 852)
  }

  @Test("a controller with an accessory view shows it when it appears", .rule("R-KBD-13"))
  func chat() {
    let chat = ChatPage()
    let tabs = UITabBarController()
    tabs.viewControllers = [chat, UIViewController()]
    stage.show(tabs)
    stage.rest()
    #expect(chat.isFirstResponder)
    #expect(frame(chat.bar) == CGRect(x: 0, y: 802, width: 393, height: 50))

    tabs.selectedIndex = 1
    stage.rest()
    #expect(!chat.isFirstResponder)
    #expect(chat.bar.superview == nil)
    tabs.selectedIndex = 0
    stage.rest()
    #expect(chat.bar.window != nil)
  }

  @Test("a responder inside the accessory view keeps it", .rule("R-KBD-5"))
  func inside() {
    let chat = ChatPage()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.input = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    chat.bar.addSubview(field)
    stage.show(chat)
    stage.rest()
    field.becomeFirstResponder()
    #expect(frame(chat.bar) == CGRect(x: 0, y: 668, width: 393, height: 50))
    field.resignFirstResponder()
    #expect(chat.isFirstResponder)
    stage.rest()
    #expect(frame(chat.bar) == CGRect(x: 0, y: 802, width: 393, height: 50))
  }

  @Test("the area is in front of the window's views but behind alerts", .rule("R-KBD-4"))
  func order() {
    let field = makeField(accessory: 60)
    field.becomeFirstResponder()
    stage.rest()
    let window = stage.phone.window
    let later = UIView(frame: window.bounds)
    window.addSubview(later)
    #expect(window.subviews.last is InputAreaView)
    page.present(
      UIAlertController(title: "A", message: nil, preferredStyle: .alert),
      animated: false
    )
    stage.rest()
    #expect(!(window.subviews.last is InputAreaView))
    page.dismiss(animated: false)
    stage.rest()
    field.resignFirstResponder()
    stage.rest()
    later.removeFromSuperview()
  }
}
