import Foundation

/// The objects that the application registered to be saved, as long as they live. (R-RES-20)
@MainActor struct RegisteredObjects {
  private struct Entry {
    let identifier: String
    // Of its own class type: a weak variable in a value that an open class stores crashes the compiler.
    let object: WeakObject
  }

  private final class WeakObject {
    weak var object: UIStateRestoring?
    init(_ object: UIStateRestoring) { self.object = object }
  }

  private var entries: [Entry] = []

  /// In the order in which they were registered.
  var all: [(identifier: String, object: UIStateRestoring)] {
    entries.compactMap { entry in entry.object.object.map { (entry.identifier, $0) } }
  }

  /// Another object of the same name takes the place of the first, with a warning.
  mutating func register(_ object: UIStateRestoring, named identifier: String) {
    entries.removeAll { $0.object.object == nil || $0.object.object === object }
    if let index = entries.firstIndex(where: { $0.identifier == identifier }) {
      Log.warning(
        "An object was registered for state restoration as \"\(identifier)\" before; "
          + "the new one takes its place"
      )
      entries.remove(at: index)
    }
    entries.append(Entry(identifier: identifier, object: WeakObject(object)))
  }
}
