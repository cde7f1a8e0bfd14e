import QuartzCore

extension CADisplayLink {
  /// Creates a link that sends a message to `target`, which it keeps alive until it is invalidated.
  ///
  /// A method with one argument is given the link.
  @MainActor public convenience init(target: AnyObject, selector: Selector) {
    self.init { link in
      MainActor.assumeIsolated { _ = selector.perform(on: target, link) }
    }
  }
}
