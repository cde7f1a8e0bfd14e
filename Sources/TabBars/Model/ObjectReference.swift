/// A reference that is equal to another one if both refer to the same object.
struct ObjectReference: Equatable {
  var object: AnyObject?

  static func == (one: Self, other: Self) -> Bool { one.object === other.object }
}
