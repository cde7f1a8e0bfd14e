import UIKit

/// A player page for a television and for a pad with a keyboard.
class PlayerViewController: UIViewController, UIGestureRecognizerDelegate {
  private(set) var isPlaying = false
  private(set) var position = 0
  private(set) var isMenuShown = false
  private(set) var didHold = false
  private(set) var heldKeys: Set<UIKeyboardHIDUsage> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let playPause = UITapGestureRecognizer(
      target: self,
      action: Selector(PlayerViewController.togglePlayback, "togglePlayback")
    )
    playPause.allowedPressTypes = [NSNumber(value: UIPress.PressType.playPause.rawValue)]
    view.addGestureRecognizer(playPause)

    let hold = UILongPressGestureRecognizer(
      target: self,
      action: Selector(PlayerViewController.held(_:), "held(_:)")
    )
    hold.allowedPressTypes = [UIPress.PressType.select.rawValue as NSNumber]
    hold.delegate = self
    view.addGestureRecognizer(hold)

    let back = UIKeyCommand(
      input: UIKeyCommand.inputEscape,
      modifierFlags: [],
      action: Selector(PlayerViewController.stop, "stop")
    )
    back.wantsPriorityOverSystemBehavior = true
    addKeyCommand(back)
  }

  func togglePlayback() { isPlaying.toggle() }

  func held(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { didHold = true }
  }

  func stop() { isPlaying = false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool { !isMenuShown }

  // MARK: Buttons of the remote control

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var didHandleEvent = false
    for press in presses {
      if let key = press.key {
        heldKeys.insert(key.keyCode)
        if key.keyCode == .keyboardSpacebar, key.modifierFlags.isEmpty {
          togglePlayback()
          didHandleEvent = true
        }
        if key.charactersIgnoringModifiers == UIKeyCommand.inputHome {
          position = 0
          didHandleEvent = true
        }
        continue
      }
      switch press.type {
      case .leftArrow: position -= 10
      case .rightArrow: position += 10
      case .menu where isMenuShown: isMenuShown = false
      default: continue
      }
      didHandleEvent = true
    }
    if !didHandleEvent { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for case let key? in presses.map(\.key) { heldKeys.remove(key.keyCode) }
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heldKeys = []
    super.pressesCancelled(presses, with: event)
  }
}

/// Tabs that are selected with the app's own key commands.
class KeyboardTabBarController: UITabBarController {
  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let tabs = (viewControllers ?? []).prefix(9).enumerated().map { index, page in
      UIKeyCommand(
        input: String(index + 1),
        modifierFlags: .command,
        action: Selector(KeyboardTabBarController.selectTab(_:), "selectTab(_:)"),
        discoverabilityTitle: page.title ?? "Tab \(index + 1)"
      )
    }
    let next = UIKeyCommand(
      title: "Next Tab",
      action: Selector(KeyboardTabBarController.selectNextTab, "selectNextTab"),
      input: UIKeyCommand.inputRightArrow,
      modifierFlags: [.command, .alternate]
    )
    return tabs + [next]
  }

  func selectTab(_ sender: UIKeyCommand) {
    guard let input = sender.input, let number = Int(input) else { return }
    selectedIndex = number - 1
  }

  func selectNextTab() {
    selectedIndex = (selectedIndex + 1) % (viewControllers?.count ?? 1)
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector(KeyboardTabBarController.selectNextTab, "selectNextTab") {
      return (viewControllers?.count ?? 0) > 1
    }
    return super.canPerformAction(action, withSender: sender)
  }
}

/// A text field for a code that only adopts `UIKeyInput`.
class CodeField: UIControl, UIKeyInput {
  private(set) var code = ""
  private let label = UILabel()
  var onFinish: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var canBecomeFirstResponder: Bool { true }

  var hasText: Bool { !code.isEmpty }

  func insertText(_ text: String) {
    guard text != "\n" else {
      onFinish?(code)
      resignFirstResponder()
      return
    }
    code += text.filter(\.isNumber).prefix(4 - code.count)
    label.text = String(repeating: "•", count: code.count)
    sendActions(for: .editingChanged)
  }

  func deleteBackward() {
    guard hasText else { return }
    code.removeLast()
  }
}

/// A window that observes all events, to detect when the user is inactive.
class WatchingWindow: UIWindow {
  private(set) var presses = 0
  private(set) var touches = 0

  override func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches: touches += 1
    case .presses: presses += (event as? UIPressesEvent)?.allPresses.count ?? 0
    default: break
    }
    super.sendEvent(event)
  }
}
