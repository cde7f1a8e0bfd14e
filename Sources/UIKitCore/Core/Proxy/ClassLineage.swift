/// A class with all it descends from, for asking "is it a kind of …" without an instance.
struct ClassLineage {
  /// The classes, the one without a superclass first.
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
