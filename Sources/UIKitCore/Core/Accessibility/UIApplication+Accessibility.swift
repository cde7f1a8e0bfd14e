import QuartzCore

extension UIApplication {
  // R-AX-35
  /// Activates an element with `accessibilityActivate()`, or otherwise with a touch at its
  /// activation point.
  ///
  /// An element outside the visible area is scrolled into view first. Returns whether an element
  /// was activated.
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

  // R-AX-36
  /// Increases or decreases the value of an adjustable element, and returns whether the element is
  /// adjustable.
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

  // R-AX-36
  /// Sets the numeric value of an element, clamped to its limits, and returns whether the value can
  /// be set.
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

  // R-AX-24
  /// Performs a custom action of an element, and returns whether it succeeded.
  @discardableResult package func perform(
    _ action: UIAccessibilityCustomAction,
    on screen: UIScreen
  ) -> Bool {
    beginAction(on: screen)
    return action.perform()
  }

  // R-AX-37
  /// Scrolls the container of an element by a page, and returns whether it scrolled.
  @discardableResult package func scroll(
    _ direction: UIAccessibilityScrollDirection,
    at object: _UIAccessibleObject,
    on screen: UIScreen
  ) -> Bool {
    beginAction(on: screen)
    return object.accessibilityContainers.contains { $0.accessibilityScroll(direction) }
  }

  // R-AX-38
  /// Dismisses the container of an element, and returns whether it was dismissed.
  @discardableResult package func escape(from object: _UIAccessibleObject, on screen: UIScreen)
    -> Bool
  {
    beginAction(on: screen)
    return object.accessibilityContainers.contains { $0.accessibilityPerformEscape() }
  }

  private func beginAction(on screen: UIScreen) {
    screen.session.enter()
    userActed(on: screen)
  }
}

extension _UIAccessibleObject {
  fileprivate var canBeAdjusted: Bool {
    accessibilityTraits.contains(.adjustable) && !accessibilityTraits.contains(.notEnabled)
  }

  /// The object and its containers, the innermost first.
  fileprivate var accessibilityContainers: [_UIAccessibleObject] {
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

  /// Scrolls the object into view in all scroll views that contain it.
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

/// Constants for touches of assistive technology.
enum AccessibilityMetrics {
  /// The identifier of the touch.
  ///
  /// Hosts use identifiers of 0 and above.
  static let finger = -1
}
