import SimulatorKit
import TestStage
import TestSupport
import UIKitCore

/// A split view controller on a device, whose columns and delegate record in one journal.
@MainActor final class SplitStage: SimulatorStage {
  let split: UISplitViewController
  let journal: Journal
  let delegate: RecordingSplitDelegate
  private(set) var pages: [RecordingViewController] = []

  /// Shows pages named "P", "S" and "D" in the primary, supplementary and secondary column.
  init(
    _ style: UISplitViewController.Style = .doubleColumn,
    on device: Device = .iPadPro11,
    landscape: Bool = true,
    prepare: (SplitStage) -> Void = { _ in }
  ) {
    let journal = Journal()
    self.journal = journal
    delegate = RecordingSplitDelegate(journal)
    split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    super.init(on: device)
    if landscape { phone.rotate(to: .landscapeLeft) }
    pages = ["P", "S", "D"].map { RecordingViewController($0, journal, recording: .appearance) }
    switch style {
    case .unspecified:
      split.viewControllers = [UINavigationController(rootViewController: pages[0]), pages[2]]
    case .doubleColumn:
      split.setViewController(pages[0], for: .primary)
      split.setViewController(pages[2], for: .secondary)
    case .tripleColumn:
      split.setViewController(pages[0], for: .primary)
      split.setViewController(pages[1], for: .supplementary)
      split.setViewController(pages[2], for: .secondary)
    }
    split.delegate = delegate
    prepare(self)
    show(split)
  }

  var primary: RecordingViewController { pages[0] }
  var supplementary: RecordingViewController { pages[1] }
  var secondary: RecordingViewController { pages[2] }

  /// The titles of the pages on the stack of a collapsed split view.
  var stack: String {
    let navigation = split.viewControllers.first as? UINavigationController
    return navigation?.viewControllers.map { $0.title ?? "" }.joined() ?? ""
  }

  func page(_ title: String) -> RecordingViewController {
    RecordingViewController(title, journal, recording: .appearance)
  }
}

@MainActor final class RecordingSplitDelegate: NSObject, UISplitViewControllerDelegate {
  let journal: Journal
  var topColumn: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?
  var handlesCollapsing = false
  var separated: UIViewController?
  var shows = false
  var target = UISplitViewController.DisplayMode.automatic
  var primary: UIViewController?

  init(_ journal: Journal) { self.journal = journal }

  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { journal.record("mode \(displayMode)") }

  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) { journal.record("show \(column)") }

  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) { journal.record("hide \(column)") }

  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { target }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool { shows }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { shows }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    journal.record("top \(proposedTopColumn)")
    return topColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { expandedMode ?? proposedDisplayMode }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    journal.record("collapsed")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { journal.record("expanded") }

  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { primary }

  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { primary }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { handlesCollapsing }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { separated }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    journal.record("swipe begins")
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    journal.record("swipe ends")
  }
}
