import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("Simulator: device frames", .releasesEverything)
struct DeviceFrameTests {
  private func picture(
    _ device: Device,
    turned orientation: UIInterfaceOrientation = .portrait
  ) -> UIImage {
    let phone = Simulator(device)
    let page = UIViewController()
    page.loadViewIfNeeded()
    page.view.backgroundColor = .white
    phone.window.rootViewController = page
    phone.rotate(to: orientation)
    return phone.screenshot(framed: true)
  }

  private func alpha(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> Int {
    image.pixel(Int(x * image.scale), Int(y * image.scale))?[3] ?? -1
  }

  @Test("the ground is transparent, the bezel dark, and the corners round", .rule("R-SIM-7"))
  func outline() {
    let image = picture(.iPhone15)

    #expect(image.size == CGSize(width: 393 + 98, height: 852 + 98))
    #expect(image.scale == 3)
    #expect(alpha(image, 1, 1) == 0)
    #expect((1...200).contains(alpha(image, 245, 925)))
    #expect(image.color(at: CGPoint(x: 44, y: 400)).allSatisfy { $0 < 20 })
    #expect(image.color(at: CGPoint(x: 52, y: 52)).allSatisfy { $0 < 20 })
    #expect(image.color(at: CGPoint(x: 245, y: 400)) == [255, 255, 255])
  }

  @Test("the Dynamic Island is at the side of the device's top", .rule("R-SIM-7"))
  func island() {
    #expect(picture(.iPhone15).color(at: CGPoint(x: 245, y: 78)) == [0, 0, 0])
    let right = picture(.iPhone15, turned: .landscapeRight)
    #expect(right.size == CGSize(width: 852 + 98, height: 393 + 98))
    #expect(right.color(at: CGPoint(x: 78, y: 245)) == [0, 0, 0])
    let left = picture(.iPhone15, turned: .landscapeLeft)
    #expect(left.color(at: CGPoint(x: 852 + 98 - 78, y: 245)) == [0, 0, 0])
  }

  @Test("a phone with a home button has no island", .rule("R-SIM-7"))
  func homeButton() {
    let image = picture(.iPhoneSE)

    let middle = image.size.width / 2
    #expect(image.color(at: CGPoint(x: middle + 60, y: 40 + 74 + 30)) == [255, 255, 255])
    #expect(image.color(at: CGPoint(x: middle, y: image.size.height - 40 - 10)) != [255, 255, 255])
  }

  @Test("without a frame the picture is that of the screen", .rule("R-SIM-7"))
  func unframed() {
    let phone = Simulator(.iPhone15)

    #expect(phone.screenshot(framed: false).size == CGSize(width: 393, height: 852))
  }
}
