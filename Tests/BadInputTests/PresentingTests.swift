import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@Suite("Bad input: presenting", .serialized) @MainActor
struct PresentingTests {
  @Test("presenting while presenting ends with the first", .rule("R-PRE-5"))
  func twice() {
    let phone = Simulator(.iPhoneSE)
    let root = page(titled: "Root")
    phone.window.rootViewController = root
    let (first, second) = (UIViewController(), UIViewController())

    root.present(first, animated: true)
    root.present(second, animated: true)
    first.dismiss(animated: true)
    phone.advance(by: 1)

    #expect(root.presentedViewController === first)
    #expect(first.isShown)
    #expect(second.presentingViewController == nil)
  }

  @Test("detents of any value leave a sheet on the screen", .rule("R-PRE-21"))
  func detents() {
    for value in [CGFloat.nan, .infinity, -.infinity, 0, -1e9, 1e9, .leastNonzeroMagnitude] {
      let phone = Simulator(.iPhoneSE)
      let root = page(titled: "Root")
      phone.window.rootViewController = root
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.custom { _ in value }]
      root.present(sheet, animated: true)
      phone.advance(by: 1)
      phone.drag(from: CGPoint(x: 100, y: 640), to: CGPoint(x: 100, y: 300), duration: 0.2)
      phone.advance(by: 1)

      #expect(sheet.view.bounds.height.isFinite && sheet.view.bounds.height <= 667, "\(value)")
      root.dismiss(animated: true)
      phone.advance(by: 1)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("sources and sizes of any value leave a popover on the screen", .rule("R-PRE-31"))
  func popovers() {
    let odd: [CGFloat] = [.nan, .infinity, -1e12, 0, 1e12]
    for value in odd {
      let pad = Simulator(.iPadPro11)
      let root = page(titled: "Root")
      pad.window.rootViewController = root
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: value, height: value)
      content.popoverPresentationController?.sourceView = root.view
      content.popoverPresentationController?.sourceRect = CGRect(
        x: value,
        y: value,
        width: value,
        height: 3
      )
      root.present(content, animated: true)
      pad.advance(by: 1)

      let frame = content.view.convert(content.view.bounds, to: nil as UIView?)
      #expect(pad.window.bounds.insetBy(dx: -1, dy: -1).contains(frame), "\(value): \(frame)")
      root.dismiss(animated: true)
      pad.advance(by: 1)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test(
    "a sheet that dismisses itself inside each of its callbacks ends away or in place",
    .rule("R-PRE-5")
  )
  func callbacks() {
    for moment in ["willAppear", "didAppear", "didLayout"] {
      let phone = Simulator(.iPhoneSE)
      let root = page(titled: "Root")
      phone.window.rootViewController = root
      let sheet = RecordingViewController("sheet", recording: [.appearance, .layout])
      sheet.onCallback = { [unowned sheet] in
        if $0 == moment { sheet.dismiss(animated: true) }
      }
      root.present(sheet, animated: true)
      phone.advance(by: 2)

      #expect(sheet.isShown == (root.presentedViewController === sheet))
      root.dismiss(animated: false)
      #expect(root.presentedViewController == nil)
      #expect(root.isShown)
    }
  }
}
