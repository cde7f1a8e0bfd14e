import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Files with the order of tabs")
struct SavedTabOrderTests {
  @Test("a file is a line of JSON with a version", .rule("R-ORD-11"))
  func format() throws {
    let data = try SavedTabOrder(order: ["radio", "a \"b\"\n", "büro"]).data()

    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"order":["radio","a \"b\"\n","büro"],"version":1}"#
    )
    #expect(try SavedTabOrder(reading: data).order == ["radio", "a \"b\"\n", "büro"])
  }

  @Test("a truncated file is refused", .rule("R-ORD-11"))
  func cutOff() throws {
    let data = try SavedTabOrder(order: ["radio", "library", "büro"]).data()

    for count in 0..<data.count {
      #expect(throws: StoreError(description: "it is damaged")) {
        try SavedTabOrder(reading: data.prefix(count))
      }
    }
  }

  @Test(
    "any other content is refused",
    .rule("R-ORD-11"),
    arguments: [
      ("", "it is damaged"),
      ("null", "it is damaged"),
      ("[]", "it is damaged"),
      ("{}", "it is damaged"),
      (#"{"version":1}"#, "it is damaged"),
      (#"{"version":1,"order":"radio"}"#, "it is damaged"),
      (#"{"version":1,"order":[1,2]}"#, "it is damaged"),
      (#"{"version":1,"order":[null]}"#, "it is damaged"),
      (#"{"version":"1","order":[]}"#, "it is damaged"),
      (#"{"version":2,"order":["radio"]}"#, "it is of version 2"),
      (#"{"version":0,"tabs":{}}"#, "it is of version 0"),
      (String(repeating: "[", count: 100_000), "it is damaged"),
      (String(repeating: " ", count: SavedTabOrder.sizeLimit + 1), "it is too large"),
    ]
  )
  func refused(text: String, reason: String) {
    #expect(throws: StoreError(description: reason)) {
      try SavedTabOrder(reading: Data(text.utf8))
    }
  }

  @Test("random bytes are refused or read as an order, without a crash", .rule("R-ORD-11"))
  func garbage() throws {
    var random = SeededGenerator(seed: 11)
    let whole = try SavedTabOrder(order: ["radio", "library"]).data()
    for _ in 0..<2000 {
      var data = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(
          in: 0...255,
          using: &random
        )
      }
      _ = try? SavedTabOrder(reading: data)
    }
  }

  @Test("an order that is too large to be read is not written", .rule("R-ORD-11"))
  func tooLarge() {
    let order = SavedTabOrder(order: [String(repeating: "a", count: SavedTabOrder.sizeLimit)])

    #expect(throws: StoreError.tooLarge) { try order.data() }
  }
}

@Suite("Location of application files")
struct DataFolderTests {
  @Test(
    "follows the XDG base directory specification",
    .rule("R-ORD-12"),
    arguments: [
      (["XDG_DATA_HOME": "/data", "HOME": "/users/ada"], "/data/player"),
      (["XDG_DATA_HOME": "data", "HOME": "/users/ada"], "/users/ada/.local/share/player"),
      (["XDG_DATA_HOME": "", "HOME": "/users/ada"], "/users/ada/.local/share/player"),
      (["HOME": "/users/ada"], "/users/ada/.local/share/player"),
      (["HOME": "ada"], nil),
      ([:], nil),
    ] as [([String: String], String?)]
  )
  func folder(environment: [String: String], path: String?) {
    #expect(DataFolder.url(for: "player", in: environment)?.path == path)
  }

  @Test(
    "file names are created from any text",
    .rule("R-ORD-12"),
    arguments: [
      ("main", "main"), ("My tabs", "My%20tabs"), ("a/b", "a%2Fb"), ("..", "%2E."),
      ("", "%"), ("%", "%25"), ("ü", "%C3%BC"), ("a\0", "a%00"),
    ]
  )
  func names(text: String, name: String) {
    #expect(FileName.of(text) == name)
  }

  @Test("long texts give file names within the limit of file systems", .rule("R-ORD-12"))
  func longNames() {
    let names = (0..<3).map { FileName.of(String(repeating: "ü", count: 500) + "\($0)") }

    #expect(Set(names).count == 3)
    #expect(names.allSatisfy { $0.utf8.count <= 120 })
    #expect(FileName.of(String(repeating: "a", count: 120)).count == 120)
  }
}
