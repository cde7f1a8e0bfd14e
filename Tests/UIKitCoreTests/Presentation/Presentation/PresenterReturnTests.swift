import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
@Suite("Presenters after a full-screen dismissal", .releasesEverything)
struct PresenterReturnTests {
  @Test(
    "a presenter fills the window after the dismissal, even if the window was resized meanwhile",
    .rule("R-PRE-43"),
    arguments: [true, false]
  )
  func fillsTheWindow(isMoving: Bool) {
    let phone = Simulator(.iPhone15)
    let (root, page) = (UITabBarController(), UIViewController())
    root.viewControllers = [UIViewController()]
    page.modalPresentationStyle = .fullScreen
    ReleaseWitnesses.announce(phone, root, page)
    phone.window.rootViewController = root
    let height = root.tabBar.frame.height
    root.present(page, animated: true)
    phone.advance(by: isMoving ? 0.1 : 1)

    phone.resize(to: CGSize(width: 320, height: 568))
    phone.advance(by: 1)
    #expect(root.view.window == nil)
    root.dismiss(animated: false)

    #expect(root.view.frame == phone.window.bounds)
    #expect(root.tabBar.frame.height == height)
  }
}
