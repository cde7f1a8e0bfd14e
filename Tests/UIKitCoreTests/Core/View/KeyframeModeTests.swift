import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("UIView: modes of key frames") struct KeyframeModeTests {
  private let phone = Simulator(.iPhone15)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    phone.window.addSubview(view)
    phone.advance(by: 0.1)
  }

  private var shown: CGPoint { (view.layer.presentation() ?? view.layer).position }

  /// Moves the view by 100 points in the first half, and by 20 in the second one.
  private func animate(
    _ options: UIView.KeyframeAnimationOptions,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.center.x = 150
        view.center.y = 50
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 170 }
    } completion: {
      completion?($0)
    }
    phone.advance(by: 1 / 60)
  }

  @Test("without interpolation a value appears at the end of its key frame", .rule("R-VIEW-30"))
  func discrete() {
    var ends: [Bool] = []
    animate(.calculationModeDiscrete) { ends.append($0) }
    #expect(view.center.x == 170)

    phone.advance(by: 0.45)
    #expect(shown.x == 50)
    phone.advance(by: 0.1)
    #expect(shown.x == 150)
    #expect(ends.isEmpty)
    phone.advance(by: 0.5)
    #expect(shown.x == 170)
    #expect(ends == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("a paced animation moves at a constant speed", .rule("R-VIEW-30"))
  func paced() {
    animate(.calculationModePaced)
    for step in 1...9 {
      phone.advance(by: 0.1)
      #expect(abs(shown.x - (50 + CGFloat(step) * 12)) < 3)
    }
  }

  @Test("a cubic animation passes through the values on a smooth curve", .rule("R-VIEW-30"))
  func cubic() {
    animate(.calculationModeCubic)
    phone.advance(by: 0.5)
    #expect(abs(shown.x - 150) < 1)
    phone.advance(by: 0.25)

    // A straight line would pass through 160.
    #expect(abs(shown.x - 166.25) < 1)
  }

  @Test("a cubic paced animation takes more time for longer distances", .rule("R-VIEW-30"))
  func cubicPaced() {
    animate(.calculationModeCubicPaced)
    phone.advance(by: 0.5)

    #expect(abs(shown.x - 110) < 8)
    phone.advance(by: 0.6)
    #expect(shown.x == 170)
  }

  @Test(
    "a value stays the same between key frames, and other animations continue",
    .rule("R-VIEW-31")
  )
  func pauses() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.y = 250 }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { view.center.x = 90 }
      UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.1) { view.alpha = 0.5 }
    }
    phone.advance(by: 1 / 60)

    phone.advance(by: 0.5)
    #expect(shown.x == 90)
    #expect(abs(shown.y - 100) < 3)
    #expect(view.layer.presentation()?.opacity == 1)
    phone.advance(by: 0.45)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test("in a property animator key frames are linear", .rule("R-VIEW-32"))
  func animator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeDiscrete) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
      }
    }
    animator.fractionComplete = 0.5
    phone.advance(by: 0.1)
    #expect(abs(shown.x - 100) < 1)
    animator.stopAnimation(true)
  }

  @Test("views, screens and scenes convert points and rectangles to each other", .rule("R-VIEW-40"))
  func spaces() {
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.frame.origin = CGPoint(x: 100, y: 200)
    view.addSubview(inner)
    let space: UICoordinateSpace = phone.window.screen.coordinateSpace

    #expect(space.bounds == phone.window.screen.bounds)
    #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 110, y: 220))
    #expect(inner.convert(CGPoint(x: 110, y: 220), from: space) == .zero)
    #expect(inner.convert(inner.bounds, to: space).origin == CGPoint(x: 110, y: 220))
    #expect(space.convert(CGPoint(x: 110, y: 220), to: inner) == .zero)
    #expect(space.convert(inner.bounds, from: inner).size == inner.bounds.size)
    #expect(inner.convert(CGPoint.zero, to: view) == CGPoint(x: 10, y: 20))
    #expect((inner as UICoordinateSpace).convert(CGPoint.zero, to: view) == CGPoint(x: 10, y: 20))
  }

  @Test("without antialiasing pixels are painted completely or not at all", .rule("R-LYR-9"))
  func antialiasing() throws {
    func colors(antialiased: Bool) throws -> Set<Int> {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 20, height: 20)
      let image = UIGraphicsImageRenderer(size: size, format: format).image {
        $0.cgContext.setShouldAntialias(antialiased)
        $0.cgContext.fillEllipse(in: CGRect(x: 1.5, y: 1.5, width: 17, height: 17))
        $0.cgContext.strokeLineSegments(between: [.zero, CGPoint(x: 20, y: 5)])
      }
      let pixels = try Pixels(#require(image.cgImage))
      return Set((0..<400).compactMap { pixels.pixel($0 % 20, $0 / 20)?.last })
    }

    #expect(try colors(antialiased: false) == [0, 255])
    #expect(try colors(antialiased: true).count > 2)
  }

  @Test("line segments are drawn between pairs of points", .rule("R-LYR-10"))
  func lineSegments() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 30, height: 2)
    let image = UIGraphicsImageRenderer(size: size, format: format).image {
      $0.cgContext.setLineWidth(2)
      let points = [0, 10, 20, 30, 15].map { CGPoint(x: $0, y: 1) }
      $0.cgContext.strokeLineSegments(between: points)
    }
    let pixels = try Pixels(#require(image.cgImage))
    #expect([5, 15, 25].map { pixels.pixel($0, 1)?.last } == [255, 0, 255])
  }

  @Test("index path objects have rows, items and sections", .rule("R-LST-1"))
  func indexPaths() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    #expect(path as IndexPath == IndexPath(row: 3, section: 1))
    #expect(NSIndexPath(item: 3, section: 1) == path)
  }
}
