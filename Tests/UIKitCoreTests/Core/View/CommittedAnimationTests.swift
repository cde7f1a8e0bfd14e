import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UIView: begin and commit animations") struct CommittedAnimationTests {
  private let phone = Simulator(.iPhone15)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    phone.window.addSubview(view)
    phone.advance(by: 0.1)
  }

  private var shown: CGPoint { (view.layer.presentation() ?? view.layer).position }

  @Test("changes between begin and commit are animated, others are not", .rule("R-VIEW-33"))
  func changes() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.center.x = 150
    UIView.commitAnimations()
    view.alpha = 0.5

    #expect(view.layer.animation(forKey: "opacity") == nil)
    phone.advance(by: 1 / 60)
    phone.advance(by: 0.5)
    #expect(abs(shown.x - 100) < 2)
    phone.advance(by: 0.6)
    #expect(shown.x == 150)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("blocks can be nested, each with its own duration")
  func nesting() {
    let other = UIView()
    phone.window.addSubview(other)
    UIView.beginAnimations("outer", context: nil)
    UIView.setAnimationDuration(1)
    UIView.beginAnimations("inner", context: nil)
    other.center.x = 10
    UIView.commitAnimations()
    view.center.x = 150
    UIView.commitAnimations()

    #expect(other.layer.animation(forKey: "position")?.duration == 0.2)
    #expect(view.layer.animation(forKey: "position")?.duration == 1)
  }

  @Test("the delay, repetitions and direction are those that were set")
  func values() throws {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelay(0.3)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    UIView.setAnimationBeginsFromCurrentState(true)
    view.center.x = 150
    UIView.commitAnimations()

    let animation = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.repeatCount == 2)
    #expect(animation.autoreverses)
    #expect(!animation.isAdditive)
    #expect(animation.beginTime > 0)
  }

  @Test("the delegate is called at the start and after the last animation")
  func delegate() {
    let listener = Listener()
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(Selector(Listener.started, "started(_:context:)"))
    UIView.setAnimationDidStop(Selector(Listener.stopped, "stopped(_:finished:context:)"))
    view.alpha = 0
    UIView.commitAnimations()

    #expect(listener.journal == ["started fade"])
    phone.advance(by: 0.3)
    #expect(listener.journal == ["started fade", "stopped fade true"])
  }

  @Test("a transition animates the content of a view")
  func transition() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
    view.backgroundColor = .red
    UIView.commitAnimations()

    #expect(
      view.layer.animationKeys()?.contains { view.layer.animation(forKey: $0) is CATransition }
        == true
    )
  }

  @Test("calls without a block are ignored with a warning")
  func unbalanced() {
    let logged = warnings(during: {
      UIView.setAnimationDuration(1)
      UIView.commitAnimations()
    })

    #expect(logged.count == 2)
  }
}

@MainActor private final class Listener: NSObject {
  var journal: [String] = []

  func started(_ name: String?, context: UnsafeMutableRawPointer?) {
    journal.append("started \(name ?? "")")
  }

  func stopped(_ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
    journal.append("stopped \(name ?? "") \(finished.boolValue)")
  }
}
