import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Key commands", .serialized, .releasesEverything) @MainActor
struct KeyCommandTests {
  private final class Page: UIViewController {
    let journal = Journal()
    var own: [UIKeyCommand] = []
    var canAct = true

    override var keyCommands: [UIKeyCommand]? { own + (super.keyCommands ?? []) }

    func act(_ command: UIKeyCommand) { journal.record(command.propertyList as? String ?? "act") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      canAct && super.canPerformAction(action, withSender: sender)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      journal.record("press")
      super.pressesBegan(presses, with: event)
    }
  }

  private final class Field: UIView, UIKeyInput {
    var text = ""
    var commands: [UIKeyCommand]?
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
  }

  private let phone = Simulator()
  private let page = Page()

  init() {
    phone.window.rootViewController = page
    ReleaseWitnesses.announce(phone, page)
  }

  private func command(
    _ input: String,
    _ flags: UIKeyModifierFlags = [],
    named name: String = "act"
  ) -> UIKeyCommand {
    UIKeyCommand(
      action: Selector(Page.act, "act(_:)"),
      input: input,
      modifierFlags: flags,
      propertyList: name
    )
  }

  private func field() -> Field {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    return field
  }

  @Test("a command has the values it was created with", .rule("R-KEY-8"))
  func making() {
    let action = Selector(Page.act, "act(_:)")
    let plain = UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: action)
    let titled = UIKeyCommand(
      input: "n",
      modifierFlags: .command,
      action: action,
      discoverabilityTitle: "New"
    )

    #expect(plain.input == "n")
    #expect(plain.modifierFlags == [.command, .shift])
    #expect(plain.action == action)
    #expect(plain.title.isEmpty)
    #expect(plain.discoverabilityTitle == nil)
    #expect(!plain.wantsPriorityOverSystemBehavior)
    #expect(titled.discoverabilityTitle == "New")
  }

  @Test("a key that matches a command calls its action and sends no press", .rule("R-KEY-9"))
  func command() {
    page.addKeyCommand(command("n", .command))

    #expect(phone.press(.character("n"), holding: .command))
    #expect(page.journal.lines == ["act"])

    phone.press(.character("n"))
    #expect(page.journal.lines == ["act", "press"])
  }

  @Test("a command is added once, and can be removed", .rule("R-KEY-9"))
  func adding() {
    let new = command("n", .command)
    #expect(UIViewController().keyCommands == nil)
    page.addKeyCommand(new)
    page.addKeyCommand(new)
    #expect(page.keyCommands?.count == 1)

    page.removeKeyCommand(new)
    page.removeKeyCommand(new)
    phone.press(.character("n"), holding: .command)

    #expect(page.keyCommands == [])
    #expect(page.journal.lines == ["press"])
  }

  @Test("the command of the deepest responder is used", .rule("R-KEY-9"))
  func deepest() {
    page.own = [command("n", .command, named: "page")]
    let field = field()
    field.commands = [command("n", .command, named: "field")]

    phone.press(.character("n"), holding: .command)
    field.resignFirstResponder()
    phone.press(.character("n"), holding: .command)

    #expect(page.journal.lines == ["field", "page"])
  }

  @Test("a container's commands work in its pages", .rule("R-KEY-9"))
  func containers() {
    let root = Page()
    ReleaseWitnesses.announce(root)
    root.own = [command("n", .command, named: "root")]
    phone.window.rootViewController = UIViewController()
    root.addChild(page)
    root.view.addSubview(page.view)
    page.didMove(toParent: root)
    phone.window.rootViewController = root

    phone.press(.character("n"), holding: .command)

    #expect(root.journal.lines.isEmpty)
    #expect(page.journal.lines == ["root"])
  }

  @Test("a command whose action cannot be performed is skipped", .rule("R-KEY-10"))
  func disabled() {
    page.own = [command("n", .command)]
    page.canAct = false

    phone.press(.character("n"), holding: .command)

    #expect(page.journal.lines == ["press"])
  }

  @Test("a command with priority comes before the command of a deeper responder", .rule("R-KEY-11"))
  func priority() {
    let urgent = command("n", .command, named: "urgent")
    urgent.wantsPriorityOverSystemBehavior = true
    page.own = [urgent]
    let field = field()
    field.commands = [command("n", .command, named: "field")]

    phone.press(.character("n"), holding: .command)

    #expect(page.journal.lines == ["urgent"])
  }

  @Test(
    "keys that can be typed are typed, unless a command has priority",
    .rule("R-KEY-11")
  )
  func typing() {
    let plain = command("n")
    page.own = [plain, command("n", .command)]
    let field = field()

    phone.press(.character("n"))
    #expect(field.text == "n")
    phone.press(.character("n"), holding: .command)
    plain.wantsPriorityOverSystemBehavior = true
    phone.press(.character("n"))

    #expect(field.text == "n")
    #expect(page.journal.lines == ["press", "act", "act"])
  }

  @Test("a held key calls its command once, an arrow key at each repetition", .rule("R-KEY-12"))
  func repeating() {
    page.own = [command("n"), command(UIKeyCommand.inputUpArrow, named: "up")]

    phone.press(.character("n"), repeats: 3)
    phone.press(.upArrow, repeats: 2)

    #expect(page.journal.lines == ["act", "up", "up", "up"])
  }

  @Test("a first responder that adopts UIKeyInput receives typed text", .rule("R-KEY-14"))
  func text() {
    let field = field()

    #expect(phone.type("Hi, \"you\"!\n"))
    #expect(field.text == "Hi, \"you\"!\n")
    phone.press(.backspace, repeats: 1)
    phone.press(.tab)
    phone.press(.character("x"), holding: .control)

    #expect(field.text == "Hi, \"you\"\t")
  }

  @Test("a press that a responder handles types nothing", .rule("R-KEY-14"))
  func kept() {
    let handler = PressPage()
    handler.kept = ["a"]
    ReleaseWitnesses.announce(handler)
    phone.window.rootViewController = handler
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    handler.view.addSubview(field)
    field.becomeFirstResponder()

    #expect(phone.type("abba"))

    #expect(field.text == "bb")
  }

  @Test("a key that no responder handles is reported as unhandled", .rule("R-KEY-14"))
  func unhandled() {
    #expect(!phone.type("a"))
  }
}
