import Foundation
import FoundationXML

/// Reads the XML of an interface file.
final class InterfaceReader: NSObject, XMLParserDelegate {
  private let parser: XMLParser
  private let isText: Bool
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  /// The line of the error.
  private(set) var line = 1
  private(set) var reason: String?

  init(_ data: Data) {
    parser = XMLParser(data: data)
    isText = String(data: data, encoding: .utf8) != nil
    parser.shouldResolveExternalEntities = false
    super.init()
  }

  /// Returns the root element, or `nil` if the file is not well-formed.
  func read() -> InterfaceElement? {
    // The parser ends the process for names that are not UTF-8.
    guard isText else {
      reason = "the text is not UTF-8"
      return nil
    }
    parser.delegate = self
    defer { parser.delegate = nil }
    // `parse()` succeeds on Linux although elements are not closed.
    if parser.parse(), reason == nil, open.isEmpty, let root { return root }
    if reason == nil, let element = open.last {
      (line, reason) = (element.line, "the element <\(element.name)> is not closed")
    }
    return nil
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard reason == nil else { return }
    line = max(parser.lineNumber, 1)
    reason = "the XML is invalid (error \((parseError as NSError).code))"
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    // R-IB-2
    guard open.count < 200 else {
      (line, reason) = (max(parser.lineNumber, 1), reason ?? "the elements are nested too deeply")
      return parser.abortParsing()
    }
    let element = InterfaceElement(
      name: elementName,
      attributes: attributeDict,
      line: max(parser.lineNumber, 1)
    )
    open.last?.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    open.last?.text += String(decoding: CDATABlock, as: UTF8.self)
  }
}
