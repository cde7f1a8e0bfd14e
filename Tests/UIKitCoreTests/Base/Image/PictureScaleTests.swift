import SimulatorKit
import Testing

@testable import UIKitCore

@Suite("Image scale") @MainActor
struct PictureScaleTests {
  @Test("a renderer draws at the main screen's scale", arguments: [1, 2, 3])
  func rendererScale(scale: Int) {
    let phone = Simulator(Device(size: CGSize(width: 100, height: 100), scale: CGFloat(scale)))
    defer { _ = phone }

    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }

    #expect(picture.scale == CGFloat(scale))
    #expect(picture.cgImage?.width == 10 * scale)
  }

  @Test("an image view uses its image's scale, whatever the scale of the screen")
  func imageViewScale() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let picture = UIGraphicsImageRenderer(
      size: CGSize(width: 10, height: 10),
      format: format
    ).image { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let phone = Simulator(.iPhone15)
    let view = UIImageView(image: picture)

    phone.window.addSubview(view)

    #expect(view.layer.contentsScale == 2)
  }

  @Test("a rotated view keeps its size when its superview grows")
  func turnedView() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    view.transform = CGAffineTransform(rotationAngle: .pi / 6)
    parent.addSubview(view)

    parent.frame.size = CGSize(width: 80, height: 60)

    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.center == CGPoint(x: 40, y: 30))
  }
}
