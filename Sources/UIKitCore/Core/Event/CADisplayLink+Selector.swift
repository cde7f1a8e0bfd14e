import QuartzCore

extension CADisplayLink {
  /// Creates a display link that calls a method at each frame.
  ///
  /// The method may take the display link as its argument.
  ///
  /// - Parameters:
  ///   - target: The object to call. It is retained until the link is invalidated.
  ///   - selector: The method to call.
  @MainActor public convenience init(target: AnyObject, selector: Selector) {
    self.init { link in
      MainActor.assumeIsolated { _ = selector.perform(on: target, link) }
    }
  }
}
