import UIKitCore

/// What responders heard of presses, in order.
@MainActor final class PressLog {
  var lines: [String] = []

  func note(_ who: String, _ what: String, _ presses: Set<UIPress>) {
    for press in presses {
      lines.append("\(who) \(what) \(press.key?.characters ?? "\(press.type)")")
    }
  }
}

/// A page that notes its presses, and keeps those of some keys.
final class PressPage: UIViewController {
  var name = "page"
  var log = PressLog()
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
    log.note(name, "began", presses)
    if !keeps(presses) { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note(name, "ended", presses)
    if !keeps(presses) { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note(name, "cancelled", presses)
    if !keeps(presses) { super.pressesCancelled(presses, with: event) }
  }
}

/// A view that notes its presses, and passes them on.
class PressView: UIView {
  var log = PressLog()
  var name = "view"

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note(name, "began", presses)
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note(name, "ended", presses)
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note(name, "cancelled", presses)
    super.pressesCancelled(presses, with: event)
  }
}
