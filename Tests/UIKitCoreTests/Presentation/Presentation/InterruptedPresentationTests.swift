import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
@Suite("Presentations that callbacks interrupt", .releasesEverything)
struct InterruptedPresentationTests {
  /// A page that calls a closure once when its traits change.
  private final class TraitPage: RecordingViewController {
    var onTraits: (() -> Void)?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let action = onTraits
      onTraits = nil
      action?()
    }
  }

  /// Appears only in a window.
  private func expectAbsence(
    of page: UIViewController,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(page.presentingViewController == nil, sourceLocation: sourceLocation)
    #expect(page.viewIfLoaded?.superview == nil, sourceLocation: sourceLocation)
    #expect(page.appearance.state == .disappeared, sourceLocation: sourceLocation)
    #expect(page.transitionCoordinator == nil, sourceLocation: sourceLocation)
  }

  @Test(
    "a page does not appear if the root controller is replaced while its view is prepared",
    .rule("R-PRE-45", "R-WIN-2"),
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover],
    [false, true]
  )
  func replacedRoot(style: UIModalPresentationStyle, animated: Bool) {
    let phone = Simulator(.iPhone15)
    let journal = Journal()
    let (root, page) = (UIViewController(), TraitPage("A", journal, recording: .appearance))
    ReleaseWitnesses.announce(phone, root, page)
    phone.window.rootViewController = root
    page.modalPresentationStyle = style
    page.popoverPresentationController?.sourceView = root.view
    page.onTraits = { [unowned phone] in phone.window.rootViewController = UIViewController() }

    root.present(page, animated: animated)
    phone.advance(by: 1)

    expectAbsence(of: page)
    #expect(journal.take() == [])
    #expect(phone.window.subviews.count == 1)
  }

  @Test(
    "a tab does not appear if the root controller is replaced before its view is inserted",
    .rule("R-LIFE-2", "R-WIN-2"),
    arguments: [false, true]
  )
  func replacedRootByTab(animated: Bool) {
    let phone = Simulator(.iPhone15)
    let journal = Journal()
    let (root, tabs) = (UIViewController(), UITabBarController())
    let page = RecordingViewController("A", journal, recording: .appearance)
    ReleaseWitnesses.announce(phone, root, tabs, page)
    phone.window.rootViewController = root
    tabs.viewControllers = [page]
    tabs.modalPresentationStyle = .fullScreen
    page.actions["willAppear"] = { [unowned phone] in
      phone.window.rootViewController = UIViewController()
    }

    root.present(tabs, animated: animated)
    phone.advance(by: 1)

    expectAbsence(of: tabs)
    #expect(page.appearance.state == .disappeared)
    #expect(journal.take() == ["A.willAppear", "A.willDisappear", "A.didDisappear"])
  }
}
