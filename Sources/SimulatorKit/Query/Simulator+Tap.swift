import UIKitCore

extension Simulator {
  // R-SIM-3, R-SIM-4
  /// Taps the center of the element with an accessibility label, or of a label view with that text.
  ///
  /// An element that is scrolled out of view is scrolled into view first. Texts and headings are
  /// tapped only if no other element has the label. If several elements that can be touched have
  /// it, none is tapped; select one by its container, traits or identifier.
  ///
  /// ```swift
  /// try phone.tap("Home", in: .tabBar)
  /// ```
  ///
  /// - Parameters:
  ///   - label: The accessibility label or the text.
  ///   - container: The part of the screen that contains the element. The default value is `nil`,
  ///     which means any.
  ///   - traits: Traits that the element has. By default there are none.
  ///   - identifier: The accessibility identifier. The default value is `nil`, which means any.
  /// - Throws: ``NotOnScreen`` if there is no such element or it is covered, and
  ///   ``SeveralElements`` if there are several; the errors list what is on the screen.
  public func tap(
    _ label: String,
    in container: Container? = nil,
    traits: UIAccessibilityTraits = [],
    identifier: String? = nil
  ) throws {
    var query = Query.label(label).with(traits)
    query.container = container
    query.identifier = identifier
    try tap(query)
  }

  /// Taps the center of the element that matches a query.
  ///
  /// - Parameter query: The conditions, which one element meets.
  /// - Throws: ``NotOnScreen`` or ``SeveralElements``.
  public func tap(_ query: Query) throws { tap(at: try center(of: query)) }

  /// Puts a finger down at the center of the element that matches a query, keeps it in place and
  /// lifts it.
  ///
  /// - Parameters:
  ///   - query: The conditions, which one element meets.
  ///   - duration: The time until the finger is lifted, in seconds. The default value is 1.
  /// - Throws: ``NotOnScreen`` or ``SeveralElements``.
  public func longPress(_ query: Query, duration: TimeInterval = 1) throws {
    longPress(at: try center(of: query), duration: duration)
  }

  /// Puts a finger down at the center of the element that matches a query, without lifting it.
  ///
  /// Use ``slide(to:duration:)`` to move the finger and ``lift()`` to lift it.
  ///
  /// - Parameter query: The conditions, which one element meets.
  /// - Throws: ``NotOnScreen`` or ``SeveralElements``.
  public func press(_ query: Query) throws { press(at: try center(of: query)) }

  /// Returns the accessibility element that matches a query.
  ///
  /// ```swift
  /// let home = try phone.element(.label("Home").in(.tabBar))
  /// #expect(home.traits.contains(.selected))
  /// ```
  ///
  /// - Parameter query: The conditions, which one element meets.
  /// - Returns: The element.
  /// - Throws: ``NotOnScreen`` or ``SeveralElements``.
  public func element(_ query: Query) throws -> Element {
    enter()
    makeFrameIfNeeded()
    return try ScreenReader(screen: screen).match(of: query, in: window).element
  }

  private func center(of query: Query) throws -> CGPoint {
    enter()
    makeFrameIfNeeded()
    let reader = ScreenReader(screen: screen)
    return try reader.target(of: query, in: window, layOut: makeFrameIfNeeded)
  }
}
