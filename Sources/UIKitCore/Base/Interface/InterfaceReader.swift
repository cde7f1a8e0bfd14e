import Foundation
import FoundationXML

/// Reads the XML of an interface file.
final class InterfaceReader: NSObject, XMLParserDelegate {
  private let parser: XMLParser
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  /// The line of the error.
  private(set) var line = 1
  private(set) var reason: String?

  init(_ data: Data) {
    parser = XMLParser(data: data)
    reason = Self.refusal(of: data)
    parser.shouldResolveExternalEntities = false
    super.init()
  }

  // R-IB-2
  /// Returns why data is refused.
  ///
  /// Interface Builder writes UTF-8 without declarations and processing instructions. The parser of
  /// Foundation ends the process for some of them, and for names that are not UTF-8.
  private static func refusal(of data: Data) -> String? {
    guard String(data: data, encoding: .utf8) != nil else { return "the text is not UTF-8" }
    let start = data.starts(with: Data("<?xml ".utf8)) ? 2 : 0
    let rest = data.dropFirst(start)
    if rest.range(of: Data("<?".utf8)) != nil { return "it contains a processing instruction" }
    var position = rest.startIndex
    while let mark = rest[position...].range(of: Data("<!".utf8)) {
      let following = rest[mark.upperBound...]
      guard following.starts(with: Data("--".utf8)) || following.starts(with: Data("[CDATA[".utf8))
      else { return "it contains a declaration" }
      position = mark.upperBound
    }
    return nil
  }

  /// Returns the root element, or `nil` if the file is not well-formed.
  func read() -> InterfaceElement? {
    if reason != nil { return nil }
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
