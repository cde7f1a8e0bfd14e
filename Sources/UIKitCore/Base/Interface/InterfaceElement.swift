import Foundation

/// An element of an interface file, with its attributes and its child elements.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  /// The line in the file, beginning with 1.
  let line: Int
  private(set) var children: [InterfaceElement] = []
  private(set) weak var parent: InterfaceElement?
  /// The file, which the elements must not outlive.
  weak var document: InterfaceDocument?
  /// The text between the tags of the element.
  var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: InterfaceElement) {
    child.parent = self
    children.append(child)
  }

  /// Returns a copy without a parent.
  func copy() -> InterfaceElement {
    let copy = InterfaceElement(name: name, attributes: attributes, line: line)
    copy.document = document
    copy.text = text
    for child in children { copy.append(child.copy()) }
    return copy
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }

  /// Returns the first child element with a name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// Returns the child elements of the first child element with a name.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// Returns the child element that is the value of a property.
  func value(_ key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

  /// Returns the child elements that are the value of a property.
  func values(_ key: String) -> [InterfaceElement] { children.filter { $0["key"] == key } }

  /// The file and the line, for messages.
  var place: String { "\(document?.name ?? "interface file"):\(line)" }
}
