/// A class and its superclasses, for subclass tests without an instance.
struct ClassLineage {
  /// The classes, beginning with the root class.
  let classes: [ObjectIdentifier]

  init(of type: AnyClass) {
    var classes: [ObjectIdentifier] = []
    var next: AnyClass? = type
    while let current = next {
      classes.append(ObjectIdentifier(current))
      next = _getSuperclass(current)
    }
    self.classes = classes.reversed()
  }

  func isKind(of type: ObjectIdentifier) -> Bool { classes.contains(type) }
}
