import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Scroll views and the keyboard", .releasesEverything)
struct KeyboardDismissalTests {
  private let phone = Simulator(.iPhone15)
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() {
    let page = UIViewController()
    page.view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.addSubview(field)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private func focus() {
    field.becomeFirstResponder()
    phone.advance(by: 0.5)
  }

  private func drag(to y: CGFloat, from start: CGFloat = 400, rest: TimeInterval = 0) {
    phone.drag(from: CGPoint(x: 300, y: start), to: CGPoint(x: 300, y: y), rest: rest)
  }

  @Test(
    "a drag ends editing only with the mode onDrag",
    .rule("R-KBD-18"),
    .defaults("UIScrollView.keyboardDismissMode"),
    .member("UIScrollView.keyboardDismissMode", "UIScrollView.KeyboardDismissMode")
  )
  func onDrag() {
    focus()
    #expect(scrollView.keyboardDismissMode == .none)
    drag(to: 300)
    #expect(field.isEditing)
    scrollView.keyboardDismissMode = .onDrag
    drag(to: 390)
    #expect(!field.isEditing)
    phone.advance(by: 1)
    #expect(!phone.keyboard.isShown)
  }

  @Test("without a keyboard on the screen a drag does not end editing", .rule("R-KBD-18"))
  func hardware() {
    phone.keyboard.isHardwareConnected = true
    scrollView.keyboardDismissMode = .onDrag
    focus()
    drag(to: 300)
    #expect(field.isEditing)
  }

  @Test("the keyboard follows a finger that reaches it", .rule("R-KBD-19"))
  func interactive() throws {
    scrollView.keyboardDismissMode = .interactive
    focus()
    let guide = phone.window.rootViewController?.view.keyboardLayoutGuide
    let top = try #require(phone.keyboard.frame).minY
    phone.press(at: CGPoint(x: 300, y: 400))
    phone.slide(to: CGPoint(x: 300, y: top - 20), duration: 0.2)
    #expect(phone.keyboard.frame?.minY == top)
    phone.slide(to: CGPoint(x: 300, y: top + 100), duration: 0.2)
    #expect(phone.keyboard.frame?.minY == top + 100)
    #expect(field.isEditing)
    phone.window.layoutIfNeeded()
    #expect(guide?.layoutFrame.minY == top + 100)
    phone.slide(to: CGPoint(x: 300, y: top + 40), duration: 0.2)
    phone.lift()
    phone.advance(by: 0.5)
    #expect(field.isEditing)
    #expect(phone.keyboard.frame?.minY == top)
  }

  @Test("a finger that is lifted at rest or moving down ends editing", .rule("R-KBD-19"))
  func dismissal() throws {
    scrollView.keyboardDismissMode = .interactive
    focus()
    drag(to: 700)
    #expect(!field.isEditing)
    phone.advance(by: 1)
    #expect(!phone.keyboard.isShown)
    focus()
    #expect(abs((phone.keyboard.frame?.minY ?? 0) - (852 - 336)) < 0.001)
    drag(to: 700, rest: 0.3)
    #expect(!field.isEditing)
  }

  @Test("the accessory view belongs to the area that follows the finger", .rule("R-KBD-19"))
  func accessory() throws {
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    scrollView.keyboardDismissMode = .interactiveWithAccessory
    focus()
    let top = try #require(phone.keyboard.frame).minY
    phone.press(at: CGPoint(x: 300, y: 400))
    phone.slide(to: CGPoint(x: 300, y: top - 40), duration: 0.2)
    #expect(phone.keyboard.frame?.minY == top + 10)
    phone.lift()
    field.resignFirstResponder()
  }

  @Test("rows that are edited are scrolled free of the keyboard", .rule("R-KBD-20", "R-TXT-20"))
  func table() throws {
    final class Form: UITableViewController {
      let fields = (0..<20).map { _ in UITextField() }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        fields.count
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = fields[indexPath.row]
        field.frame = CGRect(x: 16, y: 5, width: 200, height: 34)
        cell.contentView.addSubview(field)
        return cell
      }
    }
    let form = Form(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: form)]
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)
    let before = form.tableView.adjustedContentInset
    form.fields[13].becomeFirstResponder()
    phone.advance(by: 0.5)
    let top = try #require(phone.keyboard.frame).minY
    let field = form.fields[13]
    #expect(form.tableView.adjustedContentInset.bottom == 336)
    #expect(form.tableView.contentInset == .zero)
    #expect(abs(field.convert(field.bounds, to: nil).maxY + 10 - top) < 0.5)
    form.fields[14].becomeFirstResponder()
    phone.advance(by: 0.1)
    let next = form.fields[14]
    #expect(next.convert(next.bounds, to: nil).maxY <= top)
    next.resignFirstResponder()
    phone.advance(by: 0.5)
    #expect(form.tableView.adjustedContentInset == before)
  }

  @Test("an alert with text fields is above the keyboard", .rule("R-ALR-41"))
  func alert() throws {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    phone.window.rootViewController?.present(alert, animated: true)
    phone.advance(by: 1)
    let keyboard = try #require(phone.keyboard.frame)
    let view: UIView = alert.view
    let frame = view.convert(view.bounds, to: nil)
    #expect(abs(frame.midY - (59 + keyboard.minY) / 2) < 1)
    try phone.keyboard.tap("A")
    #expect(alert.textFields?.first?.text == "A")
    try phone.tap("OK")
    phone.advance(by: 1)
    #expect(!phone.keyboard.isShown)
  }
}
