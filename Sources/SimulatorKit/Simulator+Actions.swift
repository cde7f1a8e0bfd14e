import UIKitCore

extension Simulator {
  /// Performs a custom action of an element.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - query: The conditions, which one element meets.
  /// - Returns: The result of the action, which is `true` if it succeeded.
  /// - Throws: ``NotOnScreen`` if no matching element has the action; the error lists the available
  ///   actions. ``SeveralElements`` if several have it.
  @discardableResult public func perform(_ action: String, on query: Query) throws -> Bool {
    try asScreenReader { reader in
      UIApplication.shared.perform(
        try reader.action(named: action, of: query, in: window),
        on: window.screen
      )
    }
  }

  /// Activates an element as a screen reader does.
  ///
  /// If the element doesn't handle the activation itself, its activation point is tapped.
  /// Disabled elements can't be activated.
  ///
  /// - Parameter query: The conditions, which one element meets.
  /// - Returns: Whether the element can be activated.
  /// - Throws: ``NotOnScreen`` or ``SeveralElements`` unless one element matches.
  @discardableResult public func activate(_ query: Query) throws -> Bool {
    // R-AX-35
    try asScreenReader { reader in
      UIApplication.shared.press(try reader.match(of: query, in: window).object, on: window.screen)
    }
  }

  /// Increments the value of an adjustable element, as a screen reader does.
  ///
  /// - Parameter query: The conditions, which one element meets.
  /// - Returns: Whether the element can be adjusted.
  /// - Throws: ``NotOnScreen`` or ``SeveralElements`` unless one element matches.
  @discardableResult public func increment(_ query: Query) throws -> Bool {
    // R-AX-36
    try adjust(query, up: true)
  }

  /// Decrements the value of an adjustable element, as a screen reader does.
  ///
  /// - Parameter query: The conditions, which one element meets.
  /// - Returns: Whether the element can be adjusted.
  /// - Throws: ``NotOnScreen`` or ``SeveralElements`` unless one element matches.
  @discardableResult public func decrement(_ query: Query) throws -> Bool {
    // R-AX-36
    try adjust(query, up: false)
  }

  /// Scrolls the scroll view that contains an element by a page, as a screen reader does.
  ///
  /// - Parameters:
  ///   - direction: The direction to scroll in.
  ///   - query: The conditions, which one element meets.
  /// - Returns: Whether anything scrolled.
  /// - Throws: ``NotOnScreen`` or ``SeveralElements`` unless one element matches.
  @discardableResult public func scroll(
    _ direction: UIAccessibilityScrollDirection,
    from query: Query
  ) throws -> Bool {
    // R-AX-37
    try asScreenReader { reader in
      let element = try reader.match(of: query, in: window).object
      return UIApplication.shared.scroll(direction, at: element, on: window.screen)
    }
  }

  /// Dismisses the context of an element, such as an alert or a page of a navigation stack, as a
  /// screen reader does.
  ///
  /// - Parameter query: The conditions, which one element meets.
  /// - Returns: Whether anything was dismissed.
  /// - Throws: ``NotOnScreen`` or ``SeveralElements`` unless one element matches.
  @discardableResult public func escape(from query: Query) throws -> Bool {
    // R-AX-38
    try asScreenReader { reader in
      UIApplication.shared.escape(
        from: try reader.match(of: query, in: window).object,
        on: window.screen
      )
    }
  }

  // MARK: Labels

  /// Performs a custom action of the element with an accessibility label.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - label: The accessibility label of the element.
  /// - Returns: The result of the action.
  /// - Throws: ``NotOnScreen`` or ``SeveralElements``.
  @discardableResult public func perform(_ action: String, on label: String) throws -> Bool {
    try perform(action, on: .label(label))
  }

  /// Activates the element with an accessibility label.
  @discardableResult public func activate(_ label: String) throws -> Bool {
    try activate(.label(label))
  }

  /// Increments the value of the element with an accessibility label.
  @discardableResult public func increment(_ label: String) throws -> Bool {
    try increment(.label(label))
  }

  /// Decrements the value of the element with an accessibility label.
  @discardableResult public func decrement(_ label: String) throws -> Bool {
    try decrement(.label(label))
  }

  /// Scrolls the scroll view that contains the element with an accessibility label by a page.
  ///
  /// - Parameters:
  ///   - direction: The direction to scroll in.
  ///   - label: The accessibility label of the element.
  /// - Returns: Whether anything scrolled.
  /// - Throws: ``NotOnScreen`` or ``SeveralElements``.
  @discardableResult public func scroll(
    _ direction: UIAccessibilityScrollDirection,
    from label: String
  ) throws -> Bool {
    try scroll(direction, from: .label(label))
  }

  /// Dismisses the context of the element with an accessibility label.
  @discardableResult public func escape(from label: String) throws -> Bool {
    try escape(from: .label(label))
  }

  private func adjust(_ query: Query, up: Bool) throws -> Bool {
    try asScreenReader { reader in
      let element = try reader.match(of: query, in: window).object
      return UIApplication.shared.adjust(element, up: up, on: window.screen)
    }
  }

  private func asScreenReader(_ body: (ScreenReader) throws -> Bool) throws -> Bool {
    enter()
    defer { makeFrameIfNeeded() }
    return try body(ScreenReader(screen: window.screen))
  }
}
