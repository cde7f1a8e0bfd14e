import CoreGraphics
import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@Suite("Simulator: painting of frames", .rule("R-SIM-10")) @MainActor
struct PaintingTests {
  private func stage() -> (phone: Simulator, box: UIView) {
    let phone = Simulator(.iPhoneSE)
    let page = UIViewController()
    let box = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 40))
    box.backgroundColor = .systemRed
    page.view.addSubview(box)
    phone.window.rootViewController = page
    return (phone, box)
  }

  /// Moves and fades the box for half a second, which is half of the animation.
  private func animate(_ phone: Simulator, _ box: UIView) {
    UIView.animate(withDuration: 1) {
      box.frame.origin = CGPoint(x: 150, y: 333)
      box.alpha = 0.5
    }
    phone.advance(by: 0.5)
  }

  @Test("a frame is painted when its pixels are read")
  func painting() {
    let (phone, box) = stage()
    let screen = phone.window.screen
    _ = phone.screenshot()

    animate(phone, box)

    #expect(!screen.performFrame().isEmpty)
    #expect(screen.performFrame().isEmpty)
  }

  @Test("each frame is painted on request")
  func everyFrame() {
    Simulator.paintsEveryFrame = true
    defer { Simulator.paintsEveryFrame = false }
    let (phone, box) = stage()

    animate(phone, box)

    #expect(phone.window.screen.performFrame().isEmpty)
  }

  @Test("frames that are not painted do not change the pixels of later ones")
  func samePixels() throws {
    let (phone, box) = stage()
    animate(phone, box)
    let late = try pixels(of: phone)

    Simulator.paintsEveryFrame = true
    defer { Simulator.paintsEveryFrame = false }
    let (other, otherBox) = stage()
    animate(other, otherBox)

    #expect(try pixels(of: other).difference(from: late) == nil)
  }

  private func pixels(of phone: Simulator) throws -> Pixels {
    Pixels(try #require(phone.screenshot().cgImage))
  }
}
