import QuartzCore

extension UIApplication {
  /// Presses an element as its user would: the element itself, else a finger where it is to be touched. (R-AX-35)
  ///
  /// What is scrolled out of sight is scrolled into view. Says whether anything was there to press.
  @discardableResult package func press(_ object: _UIAccessibleObject, on screen: UIScreen) -> Bool
  {
    guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
    beginAction(on: screen)
    if object.accessibilityActivate() { return true }
    object.scrollIntoView()
    let point = object.accessibilityActivationPoint
    guard screen.bounds.contains(point) else { return false }
    for phase in [TouchInput.Phase.began, .ended] {
      let finger = TouchInput(
        identifier: AccessibilityMetrics.finger,
        phase: phase,
        location: point,
        timestamp: screen.clock.now,
        isIndirect: false
      )
      deliver(touches: [finger], to: screen)
    }
    return true
  }

  /// Makes the value of an adjustable element larger or smaller; says whether it is one. (R-AX-36)
  @discardableResult package func adjust(
    _ object: _UIAccessibleObject,
    up: Bool,
    on screen: UIScreen
  ) -> Bool {
    guard object.canBeAdjusted else { return false }
    beginAction(on: screen)
    if up { object.accessibilityIncrement() } else { object.accessibilityDecrement() }
    return true
  }

  /// Gives an element with a number another one, within its ends; says whether that can be. (R-AX-36)
  @discardableResult package func set(
    _ value: Double,
    of object: _UIAccessibleObject,
    on screen: UIScreen
  ) -> Bool {
    guard value.isFinite, object.canBeAdjusted, let range = object.accessibilityRange,
      let set = range.set
    else { return false }
    beginAction(on: screen)
    set(min(max(value, range.minimum), range.maximum))
    return true
  }

  /// Carries out what an element offers beside being pressed; says whether it was done. (R-AX-24)
  @discardableResult package func perform(
    _ action: UIAccessibilityCustomAction,
    on screen: UIScreen
  ) -> Bool {
    beginAction(on: screen)
    return action.perform()
  }

  /// Scrolls by a page what the element is in; says whether anything moved. (R-AX-37)
  @discardableResult package func scroll(
    _ direction: UIAccessibilityScrollDirection,
    at object: _UIAccessibleObject,
    on screen: UIScreen
  ) -> Bool {
    beginAction(on: screen)
    return object.holders.contains { $0.accessibilityScroll(direction) }
  }

  /// Leaves what the element is on; says whether anything was left. (R-AX-38)
  @discardableResult package func escape(from object: _UIAccessibleObject, on screen: UIScreen)
    -> Bool
  {
    beginAction(on: screen)
    return object.holders.contains { $0.accessibilityPerformEscape() }
  }

  private func beginAction(on screen: UIScreen) {
    screen.session.enter()
    stateKeeper.userActed(by: screen.clock)
  }
}

extension _UIAccessibleObject {
  fileprivate var canBeAdjusted: Bool {
    accessibilityTraits.contains(.adjustable) && !accessibilityTraits.contains(.notEnabled)
  }

  /// The object, then what holds it, outwards.
  fileprivate var holders: [_UIAccessibleObject] {
    var chain: [_UIAccessibleObject] = [self]
    var responder = self as? UIResponder
    if responder == nil, let element = self as? UIAccessibilityElement {
      responder = element.accessibilityContainer as? UIResponder
      chain += responder.map { [$0] } ?? []
    }
    while let next = responder?.next {
      chain.append(next)
      responder = next
    }
    return chain
  }

  /// Scrolls the object into view where scroll views keep it out of sight.
  package func scrollIntoView() {
    guard let view = self as? UIView ?? (self as? UIAccessibilityElement)?.containerView else {
      return
    }
    let frame = view.convert(accessibilityFrameInWindow(of: view), from: view.window)
    var outer = view.superview
    while let current = outer {
      if let scrollView = current as? UIScrollView {
        scrollView.scrollRectToVisible(view.convert(frame, to: scrollView), animated: false)
      }
      outer = current.superview
    }
  }

  private func accessibilityFrameInWindow(of view: UIView) -> CGRect {
    view.window?.convert(accessibilityFrame, from: nil as UIWindow?) ?? .zero
  }
}

extension UIAccessibilityElement {
  fileprivate var containerView: UIView? { accessibilityContainer as? UIView }
}

/// How assistive technologies touch.
enum AccessibilityMetrics {
  /// No host numbers its fingers below zero.
  static let finger = -1
}
