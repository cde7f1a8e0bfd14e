import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("UIView: geometry") struct ViewGeometryTests {
  @Test("frame, bounds and center are consistent")
  func oneSource() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))

    view.bounds.size = CGSize(width: 50, height: 40)
    #expect(view.frame == CGRect(x: 0, y: 20, width: 50, height: 40))

    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame.origin == CGPoint(x: 75, y: 80))
    #expect(view.layer.frame == view.frame)
  }

  @Test("a transform is applied about the center and does not change the bounds")
  func transform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.center == CGPoint(x: 50, y: 10))
    #expect(view.bounds.size == CGSize(width: 100, height: 20))
    #expect(view.frame == CGRect(x: -50, y: -10, width: 200, height: 40))
  }

  @Test("points are converted through moved, scrolled and scaled views")
  func conversion() {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let middle = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    top.addSubview(middle)
    middle.addSubview(inner)
    middle.bounds.origin = CGPoint(x: 5, y: 0)

    #expect(inner.convert(CGPoint.zero, to: top) == CGPoint(x: 55, y: 60))
    #expect(inner.convert(CGPoint(x: 55, y: 60), from: top) == .zero)
    #expect(inner.convert(inner.bounds, to: top) == CGRect(x: 55, y: 60, width: 20, height: 20))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 55, y: 60))
  }

  @Test("numbers that are not finite are ignored", .rule("R-BAD-1"))
  func notFinite() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let view = UIView(frame: frame)

    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    view.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    view.bounds = CGRect(x: 0, y: 0, width: 1, height: -CGFloat.infinity)
    view.center = CGPoint(x: CGFloat.nan, y: 0)
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    view.alpha = .nan

    #expect(view.frame == frame)
    #expect(view.transform.isIdentity)
    #expect(view.alpha == 1)
  }

  @Test("alpha is clamped to the range from 0 to 1")
  func alpha() {
    let view = UIView()
    view.alpha = 3
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test("sizeToFit uses the size of sizeThatFits(_:)")
  func sizeToFit() {
    final class Stamp: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 20, height: 30) }
    }
    let view = Stamp(frame: CGRect(x: 5, y: 5, width: 0, height: 0))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 20, height: 30))
  }

  @Test("a view creates its layer from its layerClass")
  func layerClass() {
    final class Tinted: UIView {
      override class var layerClass: AnyClass { CATintLayer.self }
    }
    #expect(Tinted().layer is CATintLayer)
  }
}

final class CATintLayer: CALayer {}
