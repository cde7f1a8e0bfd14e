// R-AX-39
/// The object that has the accessibility focus, if any.
@MainActor package enum AccessibilityFocus {
  package private(set) static weak var current: _UIAccessibleObject?

  /// A closure that is called after the focus has moved.
  ///
  /// The host sets it to notify assistive technology.
  package static var observer: ((_UIAccessibleObject?) -> Void)?

  package static func isAt(_ object: _UIAccessibleObject) -> Bool { current === object }

  /// Moves the focus, and notifies the object that loses it and then the object that gains it.
  package static func move(to object: _UIAccessibleObject?) {
    guard object !== current else { return }
    let left = current
    current = object
    left?.accessibilityElementDidLoseFocus()
    object?.accessibilityElementDidBecomeFocused()
    observer?(object)
  }

  // R-AX-56
  /// Moves the accessibility focus to an object, and the keyboard focus if the object can become
  /// focused.
  ///
  /// Returns whether the object has the focus.
  package static func request(_ object: _UIAccessibleObject) -> Bool {
    if let view = object.accessibilityIdentity as? UIView, let window = view.ownWindow,
      FocusScope(of: window).admits(view)
    {
      let system = window.screen.focusSystemInUse
      guard system.focusedItem === view || system.move(to: view) else { return false }
    }
    move(to: object)
    return isAt(object)
  }
}
