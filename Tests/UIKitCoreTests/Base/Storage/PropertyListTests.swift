import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Property lists") struct PropertyListTests {
  /// A binary property list whose objects are of one byte each, except for a dictionary with the key
  /// "a".
  private func list(marker: UInt8) -> Data {
    let objects: [UInt8] = [0xD1, 1, 2, 0x51, 0x61, marker, 1]
    var file = Data("bplist00".utf8) + objects
    let table = file.count
    file.append(contentsOf: [8, 11, 13])
    file.append(contentsOf: [UInt8](repeating: 0, count: 6) + [1, 1])
    for number in [3, 0, table] {
      file.append(contentsOf: [UInt8](repeating: 0, count: 7) + [UInt8(number)])
    }
    return file
  }

  @Test("binary data with a set is not valid", .rule("R-BAD-40"))
  func sets() throws {
    let array = try #require(PropertyList.value(of: list(marker: 0xA1)) as? [String: [String]])

    #expect(array == ["a": ["a"]])
    #expect(PropertyList.value(of: list(marker: 0xC1)) == nil)
    #expect(PropertyList.value(of: list(marker: 0xB1)) == nil)
  }

  @Test("data that is truncated at any byte has no value", .rule("R-BAD-40"))
  func truncated() {
    let whole = list(marker: 0xA1)
    for length in 0..<whole.count {
      #expect(!(PropertyList.value(of: whole.prefix(length)) is [String: [String]]))
    }
  }

  @Test("XML and older text are read", .rule("R-BAD-40"))
  func text() {
    let xml = "<plist version=\"1.0\"><dict><key>a</key><string>b</string></dict></plist>"
    for text in [xml, "{ a = b; }"] {
      #expect(PropertyList.value(of: Data(text.utf8)) as? [String: String] == ["a": "b"])
    }
  }
}
