import Foundation

/// The kinds of data that are found in text.
struct TextDetectors: OptionSet, Hashable {
  let rawValue: Int

  static let links = TextDetectors(rawValue: 1)
  static let phoneNumbers = TextDetectors(rawValue: 2)
}

/// A link in a paragraph.
struct TextLink {
  /// The characters, in UTF-16 code units from the start of the paragraph.
  var range: Range<Int>
  var url: URL

  // R-TXT-29
  /// Returns the links of a paragraph in their order: those of its attributes, and data in the
  /// text between them.
  static func links(in paragraph: TextParagraph, detecting detectors: TextDetectors) -> [TextLink] {
    var links: [TextLink] = []
    var start = 0
    for run in paragraph.runs {
      let end = min(start + run.length, paragraph.textLength)
      if end > start, let url = url(run.attributes.values[.link]) {
        if let last = links.last, last.range.upperBound == start, last.url == url {
          links[links.count - 1].range = last.range.lowerBound..<end
        } else {
          links.append(TextLink(range: start..<end, url: url))
        }
      }
      start = end
    }
    guard !detectors.isEmpty else { return links }
    let found = TextDetection.links(in: paragraph.text, detectors).filter { new in
      !links.contains { $0.range.overlaps(new.range) }
    }
    return (links + found).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func url(_ value: Any?) -> URL? {
    switch value {
    case let url as URL: url
    case let url as NSURL: url as URL
    case let text as String: URL(string: text)
    default: nil
    }
  }
}

/// Finds addresses and telephone numbers in text.
enum TextDetection {
  private enum Kind: CaseIterable {
    case mail, address, host, phone

    var detector: TextDetectors { self == .phone ? .phoneNumbers : .links }

    var pattern: String {
      switch self {
      case .mail: #"(?<![\w@])[\w.+-]+@[\w-]+(\.[\w-]+)+"#
      case .address: #"(?i)\bhttps?://[^\s<>"']*[^\s<>"'.,;:!?)\]]"#
      case .host:
        #"(?i)(?<![\w@/.-])(www\.)?([a-z0-9-]+\.)+(com|org|net|edu|gov|io|dev|app|info|de|fr|uk"#
          + #"|es|jp|cn|eu|ch|at)(/[^\s<>"']*[^\s<>"'.,;:!?)\]])?\b"#
      case .phone: #"(?<![\w+])\+?\(?\d[\d\s().-]{5,16}\d(?!\w)"#
      }
    }

    func address(of text: String) -> String {
      switch self {
      case .mail: "mailto:" + text
      case .address: text
      case .host: "http://" + text
      case .phone: "tel:" + text.filter { $0.isNumber || $0 == "+" }
      }
    }
  }

  /// Returns the data in a text.
  static func links(in text: String, _ detectors: TextDetectors) -> [TextLink] {
    var links: [TextLink] = []
    let whole = NSRange(location: 0, length: text.utf16.count)
    for (kind, expression) in expressions where detectors.contains(kind.detector) {
      for match in expression.matches(in: text, range: whole) {
        let range = match.range.location..<match.range.location + match.range.length
        guard !links.contains(where: { $0.range.overlaps(range) }),
          let url = URL(string: kind.address(of: text.substring(range)))
        else { continue }
        links.append(TextLink(range: range, url: url))
      }
    }
    return links
  }

  private static let expressions: [(Kind, NSRegularExpression)] = Kind.allCases.compactMap { kind in
    (try? NSRegularExpression(pattern: kind.pattern)).map { (kind, $0) }
  }
}
