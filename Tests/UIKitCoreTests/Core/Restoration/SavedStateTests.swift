import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("SavedState: the file format")
struct SavedStateTests {
  private let damaged = StoreError(description: "it is damaged")

  private var state: SavedState {
    var tabs = SavedObject(parent: nil, identifier: "tabs", ordinal: 0, kind: .loadedController)
    tabs.values = ["selected": .reference(1)]
    var page = SavedObject(parent: 0, identifier: "büro", ordinal: 2, kind: .controller)
    page.restorationClass = "App.Maker"
    page.views = [SavedView(identifier: "list", values: ["y": .number(12.5)])]
    var state = SavedState()
    state.time = 800_000_000
    state.application = [
      "null": .null, "flag": .bool(true), "other": .bool(false), "low": .integer(.min),
      "high": .integer(.max), "number": .number(-0.25), "text": .text("é\0\n"),
      "data": .data(Data([0, 255])), "date": .date(1e9), "url": .url("https://a.b/c"),
      "uuid": .uuid(UUID()), "path": .indexPath([3, -1]),
      "nested": .list([.set([.integer(1)]), .dictionary([.text("a"): .list([])])]),
      "object": .object(className: "App.Note", values: ["text": .text("x")]),
    ]
    state.objects = [tabs, page]
    state.scenes = [
      SavedScene(
        session: "main",
        activityType: "reading",
        title: nil,
        userInfo: [.text("page"): .integer(3)]
      )
    ]
    return state
  }

  @Test("a state is equal after writing and reading, whatever it contains", .rule("R-RES-14"))
  func roundTrip() throws {
    let state = state

    #expect(try SavedState(reading: state.data()) == state)
    #expect(try SavedState(reading: SavedState().data()) == SavedState())
  }

  @Test("the same state gives the same bytes", .rule("R-RES-32"))
  func sameBytes() throws {
    var many = SavedState()
    for index in 0..<100 {
      many.application["key \(index)"] = .dictionary([
        .integer(Int64(index)): .null, .text("\(index)"): .set([.bool(true), .integer(2)]),
      ])
    }
    let again = many.application.reduce(into: SavedState()) { $0.application[$1.key] = $1.value }

    #expect(try many.data() == again.data())
  }

  @Test("a truncated file is refused", .rule("R-RES-43"))
  func cutOff() throws {
    let data = try state.data()

    for count in 0..<data.count {
      #expect(throws: damaged) { try SavedState(reading: data.prefix(count)) }
    }
    #expect(throws: damaged) { try SavedState(reading: data + [0]) }
  }

  @Test("a file with any flipped bit is refused", .rule("R-RES-43"))
  func flippedBits() throws {
    let data = try state.data()

    for index in data.indices {
      for bit in 0..<8 {
        var changed = data
        changed[index] ^= 1 << UInt8(bit)
        #expect(throws: StoreError.self) { try SavedState(reading: changed) }
      }
    }
  }

  @Test("a file of another version is refused", .rule("R-RES-43"))
  func otherVersion() throws {
    var data = try state.data()
    data[8] = 2

    #expect(throws: StoreError(description: "it is of version 2")) {
      try SavedState(reading: data)
    }
  }

  @Test(
    "files of other formats are refused",
    .rule("R-RES-43"),
    arguments: ["", "{}", "bplist00", "TBKSTATE"]
  )
  func foreign(text: String) {
    #expect(throws: damaged) { try SavedState(reading: Data(text.utf8)) }
    #expect(throws: StoreError.self) {
      try SavedState(reading: Data((text + text + text + text).utf8))
    }
  }

  @Test("a state that is too large is neither written nor read", .rule("R-RES-43"))
  func tooLarge() {
    var state = SavedState()
    state.application["text"] = .text(String(repeating: "a", count: StateLimits.size))

    #expect(throws: StoreError.tooLarge) { try state.data() }
    #expect(throws: StoreError.tooLarge) {
      try SavedState(reading: Data(count: StateLimits.size + 1))
    }
  }

  // MARK: Valid checksums

  /// Returns a file with the written body and a valid checksum.
  private func file(_ write: (inout StateWriter) -> Void) -> Data {
    var body = StateWriter()
    body.number(0)
    write(&body)
    var head = StateWriter()
    head.fixed(SavedState.version)
    head.fixed(Checksum.of(body.bytes))
    return Data(Array("TBKSTATE".utf8) + head.bytes + body.bytes)
  }

  @Test(
    "counts beyond the end of the file are refused before memory is reserved",
    .rule("R-RES-43"),
    arguments: [1 << 30, 1 << 40, Int.max]
  )
  func hugeCounts(count: Int) {
    let files = [
      file { $0.count(count) },
      file {
        $0.count(0)
        $0.count(count)
      },
      file {
        $0.count(1)
        $0.count(count)
      },
      file {
        $0.count(1)
        $0.text("list")
        $0.data(Data([StateTag.list.rawValue]))
        $0.count(count)
      },
    ]

    for data in files {
      #expect(throws: damaged) { try SavedState(reading: data) }
    }
  }

  @Test("lists that are nested too deeply are refused", .rule("R-RES-43"))
  func endlessLists() {
    var deep = StateValue.null
    for _ in 0..<(StateLimits.depth - 1) { deep = .list([deep]) }
    let allowed = file {
      $0.values(["deep": deep])
      $0.count(0)
      $0.count(0)
    }
    let tooDeep = file {
      $0.values(["deep": .list([deep])])
      $0.count(0)
      $0.count(0)
    }

    #expect(throws: Never.self) { try SavedState(reading: allowed) }
    #expect(throws: damaged) { try SavedState(reading: tooDeep) }
  }

  @Test("circular parents are refused", .rule("R-RES-43"), arguments: [0, 1, 7])
  func circles(parent: Int) {
    let data = file {
      $0.count(0)
      $0.count(1)
      SavedObject(parent: parent, identifier: "a", ordinal: 0, kind: .controller).write(to: &$0)
      $0.count(0)
    }

    #expect(throws: damaged) { try SavedState(reading: data) }
  }

  @Test("random bytes are refused or read as a state, without a crash", .rule("R-RES-43"))
  func garbage() throws {
    var random = SeededGenerator(seed: 43)
    let whole = Array(try state.data().dropFirst(32))
    for _ in 0..<3000 {
      var body = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        body[Int.random(in: 0..<body.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      let data = file { writer in
        for byte in body { writer.flag(byte & 1 == 1) }
      }
      _ = try? SavedState(reading: data)
      var head = StateWriter()
      head.fixed(SavedState.version)
      head.fixed(Checksum.of([UInt8](repeating: 0, count: 8) + body))
      _ = try? SavedState(
        reading: Data(Array("TBKSTATE".utf8) + head.bytes + [UInt8](repeating: 0, count: 8) + body)
      )
    }
  }

  @Test("the state folder follows the XDG base directory specification", .rule("R-RES-40"))
  func folder() {
    let own = ["XDG_STATE_HOME": "/state", "HOME": "/users/ada"]
    let relative = ["XDG_STATE_HOME": "state", "HOME": "/users/ada"]

    #expect(DataFolder.stateURL(for: "player", in: own)?.path == "/state/player")
    #expect(
      DataFolder.stateURL(for: "player", in: relative)?.path == "/users/ada/.local/state/player"
    )
    #expect(DataFolder.stateURL(for: "player", in: [:]) == nil)
  }
}
