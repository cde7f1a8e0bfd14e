import SimulatorKit
import TestStage
import TestSupport
import UIKitCore

/// An alert that records its appearance.
final class RecordingAlertController: UIAlertController {
  var journal: Journal?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal?.record("alert.willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal?.record("alert.didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal?.record("alert.willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal?.record("alert.didDisappear")
  }
}

/// A phone with tabs, on which alerts are shown.
@MainActor final class AlertStage: Stage {
  let journal = Journal()

  init(on device: Device = .iPhone15) {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.title = "Notes"
    page.view.backgroundColor = .white
    tabs.viewControllers = [page]
    super.init(tabs, on: device)
  }

  /// Makes an alert whose actions write their titles down.
  func alert(
    _ style: UIAlertController.Style = .alert,
    title: String? = "Delete note?",
    message: String? = "It cannot be brought back.",
    actions: [(String, UIAlertAction.Style)] = [("Delete", .destructive), ("Cancel", .cancel)]
  ) -> RecordingAlertController {
    let alert = RecordingAlertController(title: title, message: message, preferredStyle: style)
    alert.journal = journal
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak journal] action in
          journal?.record("handler \(action.title ?? "")")
        }
      )
    }
    ReleaseWitnesses.announce(alert, journal)
    return alert
  }

  /// Shows an alert and waits until it has come.
  @discardableResult
  func show(_ alert: UIAlertController) -> UIAlertController {
    tabs.present(alert, animated: true)
    rest()
    return alert
  }

  /// Where the row of an action is, in the window.
  func frame(of label: String) -> CGRect {
    phone.elements.first { $0.label == label }?.frame ?? .zero
  }
}
