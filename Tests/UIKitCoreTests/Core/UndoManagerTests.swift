import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor private final class Counter {
  var value = 0
  let manager: UndoManager

  init(_ manager: UndoManager) { self.manager = manager }

  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }
}

@MainActor @Suite("UndoManager") struct UndoManagerTests {
  private let manager = UndoManager()
  private let counter: Counter

  init() {
    counter = Counter(manager)
    manager.groupsByEvent = false
  }

  private func change(_ value: Int) {
    manager.beginUndoGrouping()
    counter.set(value)
    manager.endUndoGrouping()
  }

  @Test("changes are undone in reverse, and redone", .rule("R-UNDO-1"))
  func undoing() {
    change(1)
    change(2)
    manager.undo()
    #expect(counter.value == 1)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo && manager.canRedo)
    manager.redo()
    manager.redo()
    #expect(counter.value == 2)
    #expect(manager.canUndo && !manager.canRedo)
  }

  @Test("a new change forgets what could be redone", .rule("R-UNDO-1"))
  func forgetting() {
    change(1)
    manager.undo()
    change(5)
    #expect(!manager.canRedo)
  }

  @Test(
    "the operations of a group, and of groups inside it, are undone together",
    .rule("R-UNDO-2")
  )
  func groups() {
    manager.beginUndoGrouping()
    counter.set(1)
    change(2)
    #expect(manager.groupingLevel == 1)
    manager.setActionName("Count")
    manager.endUndoGrouping()
    #expect(manager.undoActionName == "Count")
    #expect(manager.undoMenuItemTitle == "Undo Count")
    manager.undo()
    #expect(counter.value == 0)
    #expect(manager.redoActionName == "Count")
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
  }

  @Test("the changes of one event are a group", .rule("R-UNDO-3"))
  func events() {
    let phone = Simulator(.iPhone15)
    manager.groupsByEvent = true
    counter.set(1)
    counter.set(2)
    phone.advance(by: 0.1)
    #expect(manager.groupingLevel == 0)
    counter.set(3)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("the number of groups can be limited", .rule("R-UNDO-4"))
  func levels() {
    manager.levelsOfUndo = 2
    for value in 1...4 { change(value) }
    for _ in 0..<4 { manager.undo() }
    #expect(counter.value == 2)
  }

  @Test("operations of released or removed targets are skipped", .rule("R-UNDO-5"))
  func targets() {
    var other: Counter? = Counter(manager)
    other?.set(7)
    change(1)
    other = nil
    manager.undo()
    manager.undo()
    #expect(counter.value == 0)
    change(3)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
    manager.disableUndoRegistration()
    change(4)
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    change(5)
    #expect(manager.canUndo)
  }

  @Test("responders use the manager of their window, and text its own", .rule("R-UNDO-6"))
  func responders() throws {
    let phone = Simulator(.iPhone15)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    phone.window.addSubview(field)
    let own = try #require(phone.window.undoManager)
    #expect(field.undoManager === own)
    field.becomeFirstResponder()
    let text = try #require(field.undoManager)
    #expect(text !== own)
    phone.type("ab")
    #expect(text.canUndo)
    text.undo()
    #expect(field.text == "")
    text.redo()
    #expect(field.text == "ab")
    field.text = "new"
    #expect(!text.canUndo)
    field.resignFirstResponder()
    #expect(field.undoManager === own)
  }
}
