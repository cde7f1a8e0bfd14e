import TestStage
import UIKitCore

extension Journal {
  /// Records presses of a responder.
  func record(_ name: String, _ event: String, _ presses: Set<UIPress>) {
    for press in presses { record("\(name) \(event) \(press.key?.characters ?? "\(press.type)")") }
  }
}

/// A page that notes its presses, and keeps those of some keys.
final class PressPage: UIViewController {
  var name = "page"
  var journal = Journal()
  /// What is kept; nil keeps everything.
  var kept: Set<String>? = []
  private(set) var lastPress: UIPress?
  private(set) var lastEvent: UIPressesEvent?

  private func keeps(_ presses: Set<UIPress>) -> Bool {
    guard let kept else { return true }
    return presses.contains { kept.contains($0.key?.characters ?? "\($0.type)") }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    lastPress = presses.first
    lastEvent = event
    journal.record(name, "began", presses)
    if !keeps(presses) { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    journal.record(name, "ended", presses)
    if !keeps(presses) { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    journal.record(name, "cancelled", presses)
    if !keeps(presses) { super.pressesCancelled(presses, with: event) }
  }
}

/// A view that notes its presses, and passes them on.
class PressView: UIView {
  var journal = Journal()
  var name = "view"

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    journal.record(name, "began", presses)
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    journal.record(name, "ended", presses)
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    journal.record(name, "cancelled", presses)
    super.pressesCancelled(presses, with: event)
  }
}
