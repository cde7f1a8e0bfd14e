import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Sheets: navigation bars", .serialized, .releasesEverything)
struct SheetBarTests {
  /// Returns the height of the bar of a stack that is presented.
  private func barHeight(
    _ style: UIModalPresentationStyle,
    on device: Device,
    _ orientation: UIInterfaceOrientation = .portrait
  ) -> CGFloat {
    let phone = Simulator(device)
    phone.rotate(to: orientation)
    let root = UIViewController()
    phone.window.rootViewController = root
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.modalPresentationStyle = style
    root.present(stack, animated: false)
    phone.advance(by: 0.1)
    return stack.navigationBar.frame.height
  }

  @Test("bars are higher in sheets", .rule("R-NBAR-5"))
  func heights() {
    #expect(barHeight(.pageSheet, on: .iPhone15) == 56)
    #expect(barHeight(.formSheet, on: .iPadPro11) == 56)
    #expect(barHeight(.fullScreen, on: .iPhone15) == 44)
    #expect(barHeight(.fullScreen, on: .iPadPro11) == 50)
  }

  @Test("bars in sheets of phones in landscape have the usual height", .rule("R-NBAR-5"))
  func landscape() {
    #expect(barHeight(.pageSheet, on: .iPhone15, .landscapeRight) == 32)
  }

  @Test(
    "a page that fills the screen over a sheet has a bar of the usual height",
    .rule("R-NBAR-5")
  )
  func fullScreenOverSheet() {
    let phone = Simulator(.iPhone15)
    let (root, sheet) = (UIViewController(), UIViewController())
    phone.window.rootViewController = root
    root.present(sheet, animated: false)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.modalPresentationStyle = .fullScreen
    sheet.present(stack, animated: false)
    phone.advance(by: 0.1)

    #expect(stack.navigationBar.frame.height == 44)
  }
}
