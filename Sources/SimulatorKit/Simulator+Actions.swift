import UIKitCore

extension Simulator {
  /// Carries out an action that an element offers to assistive technology beside being pressed.
  ///
  /// - Returns: Whether the element says that it was done.
  /// - Throws: `NotOnScreen` where no element of that label offers the action; it lists what is offered.
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

  /// Presses an element as a screen reader does: the element itself, else a finger where it is to be touched. (R-AX-35)
  ///
  /// - Returns: Whether it can be pressed.
  /// - Throws: `NotOnScreen` where there is no element of that label.
  @discardableResult public func activate(_ label: String) throws(NotOnScreen) -> Bool {
    try asScreenReader { reader throws(NotOnScreen) in
      UIApplication.shared.press(try reader.element(named: label), on: window.screen)
    }
  }

  /// Makes the value of an adjustable element larger, as a screen reader does. (R-AX-36)
  ///
  /// - Returns: Whether it can be adjusted.
  /// - Throws: `NotOnScreen` where there is no element of that label.
  @discardableResult public func increment(_ label: String) throws(NotOnScreen) -> Bool {
    try adjust(label, up: true)
  }

  /// Makes the value of an adjustable element smaller, as a screen reader does. (R-AX-36)
  ///
  /// - Returns: Whether it can be adjusted.
  /// - Throws: `NotOnScreen` where there is no element of that label.
  @discardableResult public func decrement(_ label: String) throws(NotOnScreen) -> Bool {
    try adjust(label, up: false)
  }

  /// Scrolls by a page what an element is in, as a screen reader does. (R-AX-37)
  ///
  /// - Returns: Whether anything scrolled.
  /// - Throws: `NotOnScreen` where there is no element of that label.
  @discardableResult public func scroll(
    _ direction: UIAccessibilityScrollDirection,
    from label: String
  ) throws(NotOnScreen) -> Bool {
    try asScreenReader { reader throws(NotOnScreen) in
      let element = try reader.element(named: label)
      return UIApplication.shared.scroll(direction, at: element, on: window.screen)
    }
  }

  /// Leaves what an element is on, as a screen reader does: a page of a stack, an alert. (R-AX-38)
  ///
  /// - Returns: Whether anything was left.
  /// - Throws: `NotOnScreen` where there is no element of that label.
  @discardableResult public func escape(from label: String) throws(NotOnScreen) -> Bool {
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
