import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UIPasteboard") struct PasteboardTests {
  /// A clipboard that another program owns.
  private final class Foreign: PasteboardHost {
    var values: [String: Data]?
    var reads: [String] = []
    func write(_ items: [[String: Data]]) { values = nil }
    var foreignTypes: [String]? { values?.keys.sorted() }
    func readForeign(_ type: String) -> Data? {
      reads.append(type)
      return values?[type]
    }
  }

  @Test("values replace the items", .rule("R-PB-1"))
  func values() {
    let board = UIPasteboard.withUniqueName()
    #expect(board.string == nil && board.items.isEmpty && !board.hasStrings)
    board.string = "text"
    #expect(board.string == "text")
    #expect(board.types == ["public.utf8-plain-text"])
    board.url = URL(string: "https://example.org")
    #expect(board.string == "https://example.org")
    #expect(board.hasURLs && !board.hasImages)
    board.color = .red
    #expect(board.hasColors && !board.hasStrings)
    board.strings = ["a", "b"]
    #expect(board.numberOfItems == 2)
    board.setData(Data([1, 2]), forPasteboardType: "com.example.own")
    #expect(board.data(forPasteboardType: "com.example.own") == Data([1, 2]))
    #expect(board.contains(pasteboardTypes: ["com.example.own"]))
    board.items = []
    #expect(board.numberOfItems == 0)
  }

  @Test("pasteboards with the same name share their content", .rule("R-PB-2"))
  func names() throws {
    let name = UIPasteboard.Name("shared-\(UUID().uuidString)")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    let second = try #require(UIPasteboard(name: name, create: false))
    first.string = "a"
    #expect(second.string == "a")
    #expect(second.changeCount == 1)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test("only the values that are asked for are read from another program", .rule("R-PB-4"))
  func foreign() {
    let host = Foreign()
    let old = Pasteboards.host
    Pasteboards.host = host
    defer { Pasteboards.host = old }
    host.values = ["public.utf8-plain-text": Data("outside".utf8), "public.png": Data([0])]
    let board = UIPasteboard.general
    #expect(board.hasStrings && board.hasImages && !board.hasURLs)
    #expect(host.reads.isEmpty)
    #expect(board.string == "outside")
    #expect(host.reads == ["public.utf8-plain-text"])
    #expect(board.image == nil)
    host.values?["public.utf8-plain-text"] = Data([0x61, 0xFF, 0x62])
    #expect(board.string == "a\u{FFFD}b")
    host.values?["public.utf8-plain-text"] = nil
    #expect(board.string == nil)
    let count = board.changeCount
    Pasteboards.changedByOtherProgram()
    #expect(board.changeCount == count + 1)
    board.string = "own"
    #expect(host.values == nil)
    #expect(board.string == "own")
  }
}
