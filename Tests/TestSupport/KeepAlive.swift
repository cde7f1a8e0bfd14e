/// Keeps objects that have no other owner alive until the end of a test.
public func keepAlive(_ objects: AnyObject...) {
  withExtendedLifetime(objects) {}
}
