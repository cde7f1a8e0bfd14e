import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Bad input: alerts", .releasesEverything) @MainActor
struct AlertTests {
  @Test("empty and very long texts are shown, and the alert can be dismissed", .rule("R-ALR-30"))
  func oddTexts() throws {
    let endless = String(repeating: "word ", count: 3000)
    for style in [UIAlertController.Style.alert, .actionSheet] {
      for text in [nil, "", endless, String(repeating: "x", count: 2000), "a\n\n\n\nb"] {
        let phone = Simulator(.iPhoneSE)
        let page = UIViewController()
        phone.window.rootViewController = page
        let alert = UIAlertController(title: text, message: text, preferredStyle: style)
        alert.addAction(UIAlertAction(title: text, style: .destructive))
        alert.addAction(UIAlertAction(title: nil, style: .default))
        alert.addAction(UIAlertAction(title: "Leave", style: .cancel))
        ReleaseWitnesses.announce(phone, page, alert)

        page.present(alert, animated: true)
        phone.advance(by: 1)

        #expect(phone.window.bounds.contains(alert.view.frame))
        try phone.tap("Leave")
        phone.advance(by: 1)
        #expect(page.presentedViewController == nil)
      }
    }
  }

  @Test("alerts fit on the screen at all text sizes and orientations", .rule("R-ALR-30"))
  func sizes() throws {
    let phone = Simulator(.iPhoneSE)
    let page = UIViewController()
    phone.window.rootViewController = page
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .actionSheet)
    for number in 1...12 {
      alert.addAction(UIAlertAction(title: "A rather long choice \(number)", style: .default))
    }
    alert.addAction(UIAlertAction(title: "Leave", style: .cancel))
    ReleaseWitnesses.announce(phone, page, alert)
    page.present(alert, animated: true)
    for scale in [0.8, 1, 1.5, 3] as [CGFloat] {
      for side in [UIInterfaceOrientation.portrait, .landscapeLeft] {
        phone.textScale = scale
        phone.rotate(to: side)
        phone.advance(by: 1)
        #expect(phone.window.bounds.contains(alert.view.frame), "\(scale)")
      }
    }
    try phone.tap("Leave")
    phone.advance(by: 1)
    #expect(page.presentedViewController == nil)
  }

  @Test("random touches and changes run at most one action", .rule("R-ALR-30"))
  func storm() {
    for seed in 0..<25 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let phone = Simulator(.iPhoneSE)
      let page = UIViewController()
      phone.window.rootViewController = page
      var chosen = 0
      let style = [UIAlertController.Style.alert, .actionSheet].randomElement(using: &random)!
      let alert = UIAlertController(title: "T", message: "M", preferredStyle: style)
      for number in 0..<Int.random(in: 1...9, using: &random) {
        alert.addAction(
          UIAlertAction(title: "\(number)", style: number == 1 ? .cancel : .default) { _ in
            chosen += 1
          }
        )
      }
      ReleaseWitnesses.announce(phone, page, alert)
      page.present(alert, animated: .random(using: &random))
      for _ in 0..<40 {
        let point = CGPoint(
          x: CGFloat.random(in: 0...375, using: &random),
          y: CGFloat.random(in: 0...667, using: &random)
        )
        switch Int.random(in: 0..<7, using: &random) {
        case 0: phone.press(at: point)
        case 1: phone.slide(to: point, duration: 0.1)
        case 2: phone.lift()
        case 3: alert.message = String(repeating: "m ", count: .random(in: 0...90, using: &random))
        case 4: alert.actions.first?.isEnabled.toggle()
        case 5: phone.textScale = .random(in: 0.8...3, using: &random)
        default: phone.advance(by: .random(in: 0.01...0.3, using: &random))
        }
      }
      phone.lift()
      phone.advance(by: 1)
      page.dismiss(animated: false)
      phone.advance(by: 0.1)

      #expect(chosen <= 1, "seed \(seed)")
      #expect(page.presentedViewController == nil, "seed \(seed)")
    }
  }
}
