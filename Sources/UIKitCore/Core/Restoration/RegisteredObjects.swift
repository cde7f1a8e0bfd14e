import Foundation

// R-RES-20
/// The objects that the application registered for state restoration, referenced weakly.
@MainActor struct RegisteredObjects {
  private struct Entry {
    let identifier: String
    // A class is required, because a weak variable in a structure that an open class stores crashes
    // the compiler.
    let object: WeakObject
  }

  private final class WeakObject {
    weak var object: UIStateRestoring?
    init(_ object: UIStateRestoring) { self.object = object }
  }

  private var entries: [Entry] = []

  /// The objects in the order of their registration.
  var all: [(identifier: String, object: UIStateRestoring)] {
    entries.compactMap { entry in entry.object.object.map { (entry.identifier, $0) } }
  }

  /// Registers an object.
  ///
  /// An object with the same name is replaced, and a warning is logged.
  mutating func register(_ object: UIStateRestoring, named identifier: String) {
    entries.removeAll { $0.object.object == nil || $0.object.object === object }
    if let index = entries.firstIndex(where: { $0.identifier == identifier }) {
      Log.warning(
        "Another object was registered for state restoration as \"\(identifier)\" before; "
          + "it is replaced"
      )
      entries.remove(at: index)
    }
    entries.append(Entry(identifier: identifier, object: WeakObject(object)))
  }
}
