import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

/// A delegate that is not a view.
private final class LayerDelegate: NSObject, CALayerDelegate {
  var layoutCount = 0

  func layoutSublayers(of layer: CALayer) { layoutCount += 1 }
}

/// A view that keeps its last touch.
private final class TouchView: UIView {
  var touch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touch = touches.first
  }
}

/// A view that removes its constrained subview when it is deinitialized.
private final class TidyView: UIView {
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: centerXAnchor),
      badge.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
    ])
  }

  required init?(coder: NSCoder) { nil }

  deinit { MainActor.assumeIsolated { badge.removeFromSuperview() } }
}

/// A view that adds itself to another one while it moves.
private final class RestlessView: UIView {
  var destination: UIView?

  override func willMove(toSuperview newSuperview: UIView?) {
    let view = destination
    destination = nil
    view?.addSubview(self)
  }
}

@MainActor @Suite("UIView: objects that outlive what they refer to") struct ViewOwnershipTests {
  @Test("a subview that outlives its superview has none, and can be added again")
  func superview() {
    var parent: UIView? = UIView()
    let child = UIView()
    parent?.addSubview(child)

    parent = nil

    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
    let other = UIView()
    other.addSubview(child)
    #expect(child.superview === other)
  }

  @Test("a view can remove constrained subviews when it is deinitialized")
  func tidying() {
    let phone = Simulator(.iPhone15)
    var view: TidyView? = TidyView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    if let view { phone.window.addSubview(view) }
    phone.advance(by: 0.1)

    view?.removeFromSuperview()
    view = nil
    phone.advance(by: 0.1)
  }

  @Test("a view that moved twice at once keeps its superview when the other one is released")
  func restless() {
    let (parent, view) = (UIView(), RestlessView())
    var other: UIView? = UIView()
    view.destination = other
    parent.addSubview(view)
    #expect(view.superview === parent)

    other = nil

    #expect(view.superview === parent)
    view.removeFromSuperview()
    #expect(parent.subviews.isEmpty)
  }

  @Test("a view that outlives its window has none")
  func window() {
    let phone = Simulator(.iPhone15)
    let view = UIView()
    let nested = UIView()
    view.addSubview(nested)
    var window: UIWindow? = UIWindow(frame: phone.window.bounds)
    window?.addSubview(view)
    #expect(nested.window === window)

    window = nil

    #expect(view.superview == nil)
    #expect(view.window == nil)
    #expect(nested.window == nil)
    phone.window.addSubview(view)
    #expect(nested.window === phone.window)
  }

  @Test("a released window is neither the key window nor that of a touch")
  func releasedWindow() {
    let phone = Simulator(.iPhone15)
    let view = TouchView(frame: phone.window.bounds)
    var window: UIWindow? = UIWindow(frame: phone.window.bounds)
    window?.addSubview(view)
    window?.makeKeyAndVisible()
    phone.tap(at: CGPoint(x: 50, y: 300))
    #expect(view.touch?.window === window)
    #expect(UIApplication.shared.keyWindow === window)

    window?.isHidden = true
    phone.advance(by: 1)
    window = nil

    #expect(view.touch != nil)
    #expect(view.touch?.window == nil)
    #expect(UIApplication.shared.keyWindow == nil)
    phone.tap(at: CGPoint(x: 50, y: 300))
    phone.advance(by: 1)
  }

  @Test("a layer that outlives its view has no delegate, and is drawn and laid out")
  func layer() {
    let phone = Simulator(.iPhone15)
    var view: UILabel? = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    view?.text = "Home"
    let layer = view?.layer
    #expect(layer?.delegate === view)

    view = nil

    #expect(layer?.delegate == nil)
    if let layer { phone.window.layer.addSublayer(layer) }
    layer?.setNeedsDisplay()
    layer?.setNeedsLayout()
    layer?.opacity = 0.5
    phone.advance(by: 0.5)
    #expect(layer?.superlayer === phone.window.layer)
  }

  @Test("another object can be the delegate of a view's layer, and is not retained")
  func otherDelegate() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    var delegate: LayerDelegate? = LayerDelegate()
    view.layer.delegate = delegate
    view.layer.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(delegate?.layoutCount == 1)

    delegate = nil

    #expect(view.layer.delegate == nil)
    view.layer.delegate = view
    #expect(view.layer.delegate === view)
    view.layer.delegate = nil
    #expect(view.layer.delegate == nil)
  }

  @Test("a presentation layer that outlives its layer is its own model")
  func presentation() {
    let phone = Simulator(.iPhone15)
    var layer: CALayer? = CALayer()
    if let layer { phone.window.layer.addSublayer(layer) }
    phone.advance(by: 0.1)
    layer?.opacity = 0
    phone.advance(by: 0.1)
    let copy = layer?.presentation()
    #expect(copy?.model() === layer)

    layer?.removeFromSuperlayer()
    phone.advance(by: 0.1)
    layer = nil

    #expect(copy?.model() === copy)
    #expect(copy?.superlayer == nil)
  }

  @Test("a view that is released while an animation disables its touches ends the animation")
  func touches() {
    let phone = Simulator(.iPhone15)
    var ends: [Bool] = []
    var view: UIView? = UIView()
    if let view { phone.window.addSubview(view) }
    phone.advance(by: 0.1)
    UIView.animate(
      withDuration: 0.3,
      animations: { view?.alpha = 0 },
      completion: { ends.append($0) }
    )
    let layer = view?.layer
    phone.advance(by: 0.1)

    view?.removeFromSuperview()
    view = nil
    phone.advance(by: 1)

    #expect(ends.count == 1)
    #expect(layer?.delegate == nil)
  }

  @Test("an action that is run on two layers animates each with its own animation")
  func sharedAction() {
    let phone = Simulator(.iPhone15)
    let (view, other) = (UIView(), UIView())
    phone.window.addSubview(view)
    phone.window.addSubview(other)
    phone.advance(by: 0.1)
    UIView.animate(withDuration: 0.3) {
      let action = view.action(for: view.layer, forKey: "opacity")
      for layer in [view.layer, other.layer] {
        action?.run(forKey: "opacity", object: layer, arguments: nil)
      }
    }
    let first = view.layer.animation(forKey: "opacity")
    let second = other.layer.animation(forKey: "opacity")

    #expect(first != nil)
    #expect(second != nil)
    #expect(first !== second)
  }
}
