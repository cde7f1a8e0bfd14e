/// Where assistive technology is: one object at a time, or none. (R-AX-39)
@MainActor package enum AccessibilityFocus {
  package private(set) static weak var current: _UIAccessibleObject?

  /// Called after it moved: the host's bridge, if there is one.
  package static var observer: ((_UIAccessibleObject?) -> Void)?

  package static func isAt(_ object: _UIAccessibleObject) -> Bool { current === object }

  /// Tells the object that is left, then the one that is come to.
  package static func move(to object: _UIAccessibleObject?) {
    guard object !== current else { return }
    let left = current
    current = object
    left?.accessibilityElementDidLoseFocus()
    object?.accessibilityElementDidBecomeFocused()
    observer?(object)
  }

  /// Goes to an object, with the focus of keys where that can go there; says whether it is there now. (R-AX-56)
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
