import SimulatorKit
import Testing
import UIKitCore

@MainActor @Suite("UIView: hit testing") struct HitTestTests {
  private let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (parent ?? top).addSubview(view)
    return view
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    top.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("the frontmost and innermost view is found")
  func frontmost() {
    let back = add(CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = add(CGRect(x: 25, y: 0, width: 50, height: 50))
    let inner = add(CGRect(x: 5, y: 5, width: 10, height: 10), to: front)

    #expect(hit(10, 10) === back)
    #expect(hit(26, 1) === front)
    #expect(hit(32, 8) === inner)
    #expect(hit(90, 90) === top)
    #expect(hit(100, 50) == nil)
  }

  @Test("hidden, transparent and disabled views are skipped with their subviews")
  func leftOut() {
    let view = add(CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = add(view.bounds, to: view)

    view.isHidden = true
    #expect(hit(10, 10) === top)
    view.isHidden = false
    view.alpha = 0.005
    #expect(hit(10, 10) === top)
    view.alpha = 0.02
    view.isUserInteractionEnabled = false
    #expect(hit(10, 10) === top)
  }

  @Test("subviews receive no touches outside of the bounds of their superview")
  func reachingOut() {
    let view = add(CGRect(x: 0, y: 0, width: 20, height: 20))
    _ = add(CGRect(x: 10, y: 10, width: 50, height: 50), to: view)
    #expect(hit(40, 40) === top)
  }

  @Test("point(inside:with:) and hitTest(_:with:) can be overridden")
  func overrides() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    final class Ghost: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
      }
    }
    let wide = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    top.addSubview(wide)
    #expect(hit(25, 45) === wide)

    let ghost = Ghost(frame: top.bounds)
    top.addSubview(ghost)
    let inner = add(CGRect(x: 0, y: 0, width: 5, height: 5), to: ghost)
    #expect(hit(25, 45) === wide)
    #expect(hit(2, 2) === inner)
  }

  @Test("hit testing applies transforms")
  func transformed() {
    let view = add(CGRect(x: 40, y: 40, width: 20, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(hit(32, 32) === view)
    #expect(hit(28, 28) === top)
  }
}
