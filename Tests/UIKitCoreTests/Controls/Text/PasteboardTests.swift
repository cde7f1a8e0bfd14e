import Foundation
import SimulatorKit
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

  @Test("items are found by their types", .rule("R-PB-7"))
  func itemSets() {
    let board = UIPasteboard.withUniqueName()
    board.items = [["a": "1"], ["b": "2"], ["a": "3", "b": "4"]]
    #expect(board.itemSet(withPasteboardTypes: ["a"]) == [0, 2])
    #expect(board.itemSet(withPasteboardTypes: ["c"]) == [])
    #expect(board.types(forItemSet: [1, 2, 9]) == [["b"], ["a", "b"]])
    #expect(board.types(forItemSet: nil)?.count == 3)
    #expect(board.values(forPasteboardType: "a", inItemSet: nil) as? [String] == ["1", "3"])
    #expect(board.data(forPasteboardType: "b", inItemSet: [2]) == [Data("4".utf8)])
    #expect(board.contains(pasteboardTypes: ["a", "b"], inItemSet: nil))
    #expect(!board.contains(pasteboardTypes: ["a"], inItemSet: nil))
    board.colors = [.red, .blue]
    #expect(board.colors == [.red, .blue])
    #expect(board.color == .red)
  }

  @Test("removing a pasteboard posts a notification", .rule("R-PB-7"))
  func removing() {
    let journal = Journal()
    let board = UIPasteboard.withUniqueName()
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification,
      object: nil,
      queue: nil
    ) { notice in
      MainActor.assumeIsolated {
        guard let removed = notice.object as? UIPasteboard, removed.name == board.name else {
          return
        }
        journal.record("removed")
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    UIPasteboard.remove(withName: board.name)
    UIPasteboard.remove(withName: board.name)
    #expect(journal.lines == ["removed"])
  }

  @Test("item providers read values later", .rule("R-PB-8"))
  func itemProviders() throws {
    let phone = Simulator(.iPhone15)
    let board = UIPasteboard.withUniqueName()
    board.url = URL(string: "https://example.org")
    let provider = try #require(board.itemProviders.first)
    let journal = Journal()
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(provider.canLoadObject(ofClass: URL.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.url"))
    provider.loadObject(ofClass: String.self) { text, _ in journal.record(text ?? "none") }
    provider.loadObject(ofClass: UIColor.self) { color, error in
      journal.record("\(color == nil) \(error != nil)")
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.url") { data, _ in
      journal.record("\(data?.count ?? 0)")
    }
    let cancelled = provider.loadObject(ofClass: URL.self) { url, _ in
      journal.record("\(url == nil)")
    }
    cancelled.cancel()
    #expect(journal.lines.isEmpty)
    phone.advance(by: 0.1)
    #expect(journal.lines == ["https://example.org", "true true", "19", "true"])
    board.itemProviders = [
      NSItemProvider(object: "text"), NSItemProvider(item: "x", typeIdentifier: "a"),
    ]
    #expect(board.string == "text")
    #expect(board.types(forItemSet: [1]) == [["a"]])
  }
}
