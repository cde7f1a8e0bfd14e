import UIKitCore

extension Simulator {
  /// Carries out an action that an element offers to assistive technology beside being pressed.
  ///
  /// - Returns: Whether the element says that it was done.
  /// - Throws: `NotOnScreen` where no element of that label offers the action; it lists what is offered.
  @discardableResult public func perform(_ action: String, on label: String) throws(NotOnScreen)
    -> Bool
  {
    enter()
    defer { makeFrameIfNeeded() }
    return try ScreenReader(screen: window.screen).action(named: action, of: label).perform()
  }
}
