import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("Orientations of split views", .serialized, .releasesEverything)
struct SplitOrientationTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var supported = UIInterfaceOrientationMask.all
    var preferred = UIInterfaceOrientation.portrait

    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { supported }

    func splitViewControllerPreferredInterfaceOrientationForPresentation(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { preferred }
  }

  private final class Silent: NSObject, UISplitViewControllerDelegate {}

  private let stage = SimulatorStage(on: .iPadPro11)
  private let delegate = Delegate()

  private func split() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.delegate = delegate
    return split
  }

  private var isLandscape: Bool {
    stage.phone.window.bounds.width > stage.phone.window.bounds.height
  }

  @Test("a window rotates only to the orientations of the delegate", .rule("R-SPL-50"))
  func supported() {
    let split = split()
    stage.show(split)
    delegate.supported = .portrait
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(!isLandscape)

    delegate.supported = [.portrait, .landscapeLeft]
    split.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.rest()
    #expect(isLandscape)
    for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
      stage.phone.rotate(to: orientation)
      stage.rest()
      #expect(!isLandscape)
    }
    #expect(split.supportedInterfaceOrientations == [.portrait, .landscapeLeft])
  }

  @Test("a presented split view rotates to the orientation of the delegate", .rule("R-SPL-50"))
  func preferred() {
    let page = UIViewController()
    stage.show(page)
    delegate.supported = .landscape
    delegate.preferred = .landscapeLeft
    let split = split()
    split.modalPresentationStyle = .fullScreen

    page.present(split, animated: false)
    stage.rest()

    #expect(isLandscape)
    page.dismiss(animated: false)
    stage.rest()
    #expect(!isLandscape)
  }

  @Test("without these methods the orientations are those of controllers", .rule("R-SPL-50"))
  func standard() {
    let (split, silent, page) = (split(), Silent(), UIViewController())
    split.delegate = silent
    stage.show(split)

    #expect(split.supportedInterfaceOrientations == page.supportedInterfaceOrientations)
    #expect(
      split.preferredInterfaceOrientationForPresentation
        == page.preferredInterfaceOrientationForPresentation
    )
  }
}
