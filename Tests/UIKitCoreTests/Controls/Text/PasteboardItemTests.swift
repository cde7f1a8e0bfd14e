import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Items of UIPasteboard", .serialized) struct PasteboardItemTests {
  private let board = UIPasteboard.withUniqueName()

  @Test("items are added behind the others with one change", .rule("R-PB-2", "R-PB-7"))
  func addItems() {
    board.string = "first"
    let count = board.changeCount

    board.addItems([["public.utf8-plain-text": "second"], ["com.example.own": "own"]])

    #expect(board.numberOfItems == 3)
    #expect(board.strings == ["first", "second"])
    #expect(board.types(forItemSet: [2]) == [["com.example.own"]])
    #expect(board.changeCount == count + 1)
    #expect(board.string == "first")
  }

  @Test("a value of a type replaces all items", .rule("R-PB-1"))
  func setValue() {
    board.strings = ["a", "b"]

    board.setValue("value", forPasteboardType: "com.example.own")

    #expect(board.numberOfItems == 1)
    #expect(board.value(forPasteboardType: "com.example.own") as? String == "value")
    #expect(board.data(forPasteboardType: "com.example.own") == Data("value".utf8))
    #expect(board.string == nil)
    board.setValue("text", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "text" && board.hasStrings)
  }

  @Test("items are removed at their expiration date", .rule("R-PB-14"))
  func expirationDate() {
    let items = [["public.utf8-plain-text": "secret"]]
    board.setItems(items, options: [.expirationDate: Date.distantFuture, .localOnly: true])
    #expect(board.string == "secret")

    board.setItems(items, options: [.expirationDate: Date.distantPast])
    #expect(board.string == nil && board.numberOfItems == 0 && board.types.isEmpty)
    board.setItems(items)

    #expect(board.string == "secret")
  }

  @Test("expired items are not offered to other programs", .rule("R-PB-14"))
  func expiredForOthers() {
    final class Host: PasteboardHost {
      var written: [[[String: Data]]] = []
      var foreignTypes: [String]?
      func write(_ items: [[String: Data]]) { written.append(items) }
      func readForeign(_ type: String) -> Data? { nil }
    }
    let (host, old) = (Host(), Pasteboards.host)
    Pasteboards.host = host
    defer { Pasteboards.host = old }
    let items = [["public.utf8-plain-text": "secret"]]

    UIPasteboard.general.setItems(items, options: [.expirationDate: Date.distantPast])
    UIPasteboard.general.setItems(items, options: [.localOnly: true])

    #expect(host.written.map(\.count) == [0, 1])
    UIPasteboard.general.items = []
  }

  @Test("item providers replace the items, also with a date", .rule("R-PB-8", "R-PB-14"))
  func setItemProviders() {
    let providers = [NSItemProvider(object: "one"), NSItemProvider(object: "two")]

    board.setItemProviders(providers, localOnly: true, expirationDate: nil)
    #expect(board.strings == ["one", "two"])
    board.setItemProviders([providers[0]], localOnly: false, expirationDate: .distantFuture)
    #expect(board.strings == ["one"])
    board.setItemProviders(providers, localOnly: false, expirationDate: .distantPast)

    #expect(board.strings == nil && board.itemProviders.isEmpty)
  }
}
