/// A shared reference that does not retain an object, and that the object clears when it is deinitialized.
///
/// Unlike a weak reference, it does not move the reference counts of the object to a table of their own,
/// with which retaining and releasing the object takes twice as long.
package final class UnretainedReference<Object: AnyObject> {
  /// The object, or `nil` if it was deinitialized or is not set yet.
  @exclusivity(unchecked) package unowned(unsafe) var object: Object?

  package init(_ object: Object? = nil) { self.object = object }
}
