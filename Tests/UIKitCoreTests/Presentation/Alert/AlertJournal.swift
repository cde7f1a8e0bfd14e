import SimulatorKit
import TestSupport
import TestStage
import UIKitCore

/// Writes down what an alert and those around it hear.
@MainActor final class AlertJournal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was written since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An alert that tells when it comes and goes.
final class WatchedAlert: UIAlertController {
  var journal: AlertJournal?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal?.note("alert will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal?.note("alert did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal?.note("alert will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal?.note("alert did disappear")
  }
}

/// A phone with tabs, on which alerts are shown.
@MainActor final class AlertStage {
  let stage: Stage
  let journal = AlertJournal()

  init(on device: Device = .iPhone15) { stage = Stage(Stage.pages, on: device) }

  var phone: Simulator { stage.phone }

  /// Makes an alert whose actions write their titles down.
  func alert(
    _ style: UIAlertController.Style = .alert,
    title: String? = "Delete note?",
    message: String? = "It cannot be brought back.",
    actions: [(String, UIAlertAction.Style)] = [("Delete", .destructive), ("Cancel", .cancel)]
  ) -> WatchedAlert {
    let alert = WatchedAlert(title: title, message: message, preferredStyle: style)
    alert.journal = journal
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak journal] action in
          journal?.note("handler \(action.title ?? "")")
        }
      )
    }
    ReleaseWitnesses.announce(alert, journal)
    return alert
  }

  /// Shows an alert and waits until it has come.
  @discardableResult
  func show(_ alert: UIAlertController) -> UIAlertController {
    stage.tabs.present(alert, animated: true)
    stage.advance(by: 1)
    return alert
  }

  /// Where the row of an action is, in the window.
  func frame(of label: String) -> CGRect {
    phone.elements.first { $0.label == label }?.frame ?? .zero
  }
}

extension Stage {
  fileprivate static var pages: UITabBarController {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.title = "Notes"
    page.view.backgroundColor = .white
    tabs.viewControllers = [page]
    return tabs
  }
}
