import UIKitCore

extension Simulator {
  /// Performs a custom action of an element.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - label: The accessibility label of the element.
  /// - Returns: The result of the action, which is `true` if it succeeded.
  /// - Throws: ``NotOnScreen`` if no element with the label has the action; the error lists the
  ///   available actions.
  @discardableResult public func perform(_ action: String, on label: String) throws(NotOnScreen)
    -> Bool
  {
    try asScreenReader { reader throws(NotOnScreen) in
      UIApplication.shared.perform(
        try reader.action(named: action, of: label),
        on: window.screen
      )
    }
  }

  /// Activates an element as a screen reader does.
  ///
  /// If the element doesn't handle the activation itself, its activation point is tapped.
  /// Disabled elements can't be activated.
  ///
  /// - Parameter label: The accessibility label of the element.
  /// - Returns: Whether the element can be activated.
  /// - Throws: ``NotOnScreen`` if there is no element with the label.
  @discardableResult public func activate(_ label: String) throws(NotOnScreen) -> Bool {
    // R-AX-35
    try asScreenReader { reader throws(NotOnScreen) in
      UIApplication.shared.press(try reader.element(named: label), on: window.screen)
    }
  }

  /// Increments the value of an adjustable element, as a screen reader does.
  ///
  /// - Parameter label: The accessibility label of the element.
  /// - Returns: Whether the element can be adjusted.
  /// - Throws: ``NotOnScreen`` if there is no element with the label.
  @discardableResult public func increment(_ label: String) throws(NotOnScreen) -> Bool {
    // R-AX-36
    try adjust(label, up: true)
  }

  /// Decrements the value of an adjustable element, as a screen reader does.
  ///
  /// - Parameter label: The accessibility label of the element.
  /// - Returns: Whether the element can be adjusted.
  /// - Throws: ``NotOnScreen`` if there is no element with the label.
  @discardableResult public func decrement(_ label: String) throws(NotOnScreen) -> Bool {
    // R-AX-36
    try adjust(label, up: false)
  }

  /// Scrolls the scroll view that contains an element by a page, as a screen reader does.
  ///
  /// - Parameters:
  ///   - direction: The direction to scroll in.
  ///   - label: The accessibility label of the element.
  /// - Returns: Whether anything scrolled.
  /// - Throws: ``NotOnScreen`` if there is no element with the label.
  @discardableResult public func scroll(
    _ direction: UIAccessibilityScrollDirection,
    from label: String
  ) throws(NotOnScreen) -> Bool {
    // R-AX-37
    try asScreenReader { reader throws(NotOnScreen) in
      let element = try reader.element(named: label)
      return UIApplication.shared.scroll(direction, at: element, on: window.screen)
    }
  }

  /// Dismisses the context of an element, such as an alert or a page of a navigation stack, as a
  /// screen reader does.
  ///
  /// - Parameter label: The accessibility label of the element.
  /// - Returns: Whether anything was dismissed.
  /// - Throws: ``NotOnScreen`` if there is no element with the label.
  @discardableResult public func escape(from label: String) throws(NotOnScreen) -> Bool {
    // R-AX-38
    try asScreenReader { reader throws(NotOnScreen) in
      UIApplication.shared.escape(from: try reader.element(named: label), on: window.screen)
    }
  }

  private func adjust(_ label: String, up: Bool) throws(NotOnScreen) -> Bool {
    try asScreenReader { reader throws(NotOnScreen) in
      let element = try reader.element(named: label)
      return UIApplication.shared.adjust(element, up: up, on: window.screen)
    }
  }

  private func asScreenReader(_ body: (ScreenReader) throws(NotOnScreen) -> Bool)
    throws(NotOnScreen) -> Bool
  {
    enter()
    defer { makeFrameIfNeeded() }
    return try body(ScreenReader(screen: window.screen))
  }
}
