import QuartzCore

extension CADisplayLink {
  /// Creates a display link that calls a method at each frame.
  ///
  /// The method is called on the main thread. It may take the display link as its argument.
  ///
  /// - Parameters:
  ///   - target: The object to call. It is retained until the link is invalidated.
  ///   - selector: The method to call.
  public convenience init(target: Any, selector: Selector) {
    let target = target as AnyObject
    self.init { link in
      MainActor.assumeIsolated { _ = selector.perform(on: target, link) }
    }
  }
}
