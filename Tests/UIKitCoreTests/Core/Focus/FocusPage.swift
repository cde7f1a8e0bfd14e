import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

/// A page of buttons that is drawn as text and records focus calls to itself and its buttons.
@MainActor final class FocusPage: UIViewController {
  let journal = Journal()
  var prefers: [UIFocusEnvironment]?
  var refuses = false
  private let drawing: [(name: String, frame: CGRect)]
  private(set) var buttons: [String: FocusButton] = [:]

  /// Creates a page in which each letter is a button, with 20 points per character.
  init(_ text: String) {
    var frames: [String: CGRect] = [:]
    for (y, line) in text.split(separator: "\n").enumerated() {
      for (x, sign) in line.enumerated() where sign.isLetter {
        let cell = CGRect(x: 20 + x * 20, y: 100 + y * 20, width: 20, height: 20)
        frames[String(sign)] = frames[String(sign)]?.union(cell) ?? cell
      }
    }
    drawing = frames.keys.sorted().map { ($0, frames[$0] ?? .zero) }
    super.init(nibName: nil, bundle: nil)
    ReleaseWitnesses.announce(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, frame) in drawing {
      let button = FocusButton(name) { [weak self] in self?.journal.record($0) }
      button.frame = frame
      view.addSubview(button)
      buttons[name] = button
    }
  }

  subscript(name: String) -> FocusButton {
    loadViewIfNeeded()
    guard let button = buttons[name] else { preconditionFailure("there is no button \(name)") }
    return button
  }

  func forget() { journal.clear() }

  override var preferredFocusEnvironments: [UIFocusEnvironment] {
    prefers ?? super.preferredFocusEnvironments
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    journal.record("page?")
    return !refuses
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { journal.record("page") }
}

/// A button that records focus calls and its presses.
@MainActor final class FocusButton: UIButton {
  let name: String
  private let note: (String) -> Void
  private(set) var presses: [String] = []
  var refuses = false

  init(_ name: String, note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
    super.init(frame: .zero)
    accessibilityLabel = name
    addAction(UIAction { [weak self] _ in self?.presses.append("up") }, for: .touchUpInside)
    addAction(
      UIAction { [weak self] _ in self?.presses.append("primary") },
      for: .primaryActionTriggered
    )
  }

  required init?(coder: NSCoder) { nil }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    note("\(name)?")
    return !refuses
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { note(name) }
}

extension Simulator {
  /// The label of the focused element.
  var focus: String? { focusedElement?.label }

  /// Shows a page of buttons and returns it.
  func show(_ page: FocusPage) -> FocusPage {
    ReleaseWitnesses.announce(self, window)
    window.rootViewController = page
    return page
  }

  var focusSystem: UIFocusSystem { window.screen.focusSystemInUse }
}
