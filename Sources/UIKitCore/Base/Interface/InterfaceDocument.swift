import Foundation

/// The elements of an interface file: a storyboard or a nib.
final class InterfaceDocument {
  /// The name of the file with its extension.
  let name: String
  /// The bundle in which images and colors of the file are found.
  let bundle: Bundle
  let root: InterfaceElement
  /// The elements by their identifiers.
  private(set) var elements: [String: InterfaceElement] = [:]
  /// Returns a text in the user's language, by the element's identifier and the property.
  let translation: (String) -> String?
  /// The messages that were logged, each of which is logged once.
  private var logged: Set<String> = []

  // R-IB-1
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - name: The name of the file, for messages.
  ///   - bundle: The bundle of images and colors.
  ///   - translation: Returns a text in the user's language for a key such as `abc-de-fgh.text`.
  /// - Throws: An ``InterfaceError`` if the file is not well-formed or not an interface file.
  init(
    _ data: Data,
    name: String,
    bundle: Bundle,
    translation: @escaping (String) -> String? = { _ in nil }
  ) throws {
    let reader = InterfaceReader(data)
    guard let root = reader.read(), root.name == "document" else {
      throw InterfaceError(
        file: name,
        line: reader.line,
        reason: reader.reason ?? "the file is not a storyboard or xib file"
      )
    }
    self.name = name
    self.bundle = bundle
    self.translation = translation
    self.root = root
    index(root)
  }

  private func index(_ element: InterfaceElement) {
    element.document = self
    if let id = element.id { elements[id] = element }
    for child in element.children { index(child) }
  }

  /// Logs that an element is skipped, once for each message.
  func skip(_ element: InterfaceElement, _ reason: String) {
    let message = "\(element.place): \(reason)"
    if logged.insert(message).inserted { Log.warning(message) }
  }
}

/// An interface file that cannot be read.
struct InterfaceError: Error, CustomStringConvertible {
  var file: String
  var line: Int
  var reason: String

  var description: String { "\(file):\(line): \(reason)" }
}
