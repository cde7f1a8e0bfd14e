import SimulatorKit
import Testing
import TestStage

@Suite("Simulator: screenshots") @MainActor
struct ScreenshotTests {
  @Test("a screenshot is the whole window at the device's scale")
  func size() {
    let phone = Simulator(.iPhone15)

    let image = phone.screenshot()

    #expect(image.size == CGSize(width: 393, height: 852))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 393 * 3)
    #expect(image.cgImage?.height == 852 * 3)
  }

  @Test("a view is drawn in its color and frame without advancing the clock")
  func colours() throws {
    let phone = Simulator(.iPhoneSE)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .red
    phone.window.backgroundColor = .white

    phone.window.addSubview(view)
    let image = phone.screenshot()

    #expect(image.color(at: CGPoint(x: 11, y: 21)) == [255, 0, 0])
    #expect(image.color(at: CGPoint(x: 39, y: 59)) == [255, 0, 0])
    #expect(image.color(at: CGPoint(x: 9, y: 21)) == [255, 255, 255])
    #expect(image.color(at: CGPoint(x: 39, y: 61)) == [255, 255, 255])
  }

  @Test("a screenshot does not change with the screen")
  func copy() throws {
    let phone = Simulator(.iPhoneSE)
    phone.window.backgroundColor = .red
    let before = phone.screenshot()

    phone.window.backgroundColor = .blue
    let after = phone.screenshot()

    #expect(before.color(at: CGPoint(x: 5, y: 5)) == [255, 0, 0])
    #expect(after.color(at: CGPoint(x: 5, y: 5)) == [0, 0, 255])
  }

  @Test("a screenshot can be written as PNG and read back")
  func png() throws {
    let phone = Simulator(Device(size: CGSize(width: 20, height: 30), scale: 2))
    phone.window.backgroundColor = .green

    let data = try #require(phone.screenshot().pngData())

    #expect(UIImage(data: data)?.cgImage?.width == 40)
    #expect(UIImage(data: data)?.cgImage?.height == 60)
  }
}
