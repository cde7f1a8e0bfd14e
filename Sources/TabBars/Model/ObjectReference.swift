/// An object in a value: equal where it is the same object.
struct ObjectReference: Equatable {
  var object: AnyObject?

  static func == (one: Self, other: Self) -> Bool { one.object === other.object }
}
