import Foundation
import TestSupport
import Testing

/// Engines of ibus compose text in a window.
@Suite("GtkHost: engines of input methods", .serialized)
@MainActor
struct InputMethodEngineTests {
  private func launch(_ desktop: Desktop) throws -> Program {
    let app = try desktop.launch(with: ["GTK_IM_MODULE": "ibus"], "form")
    #expect(app.hasPrinted("editing field"))
    return app
  }

  private func lines(_ app: Program, _ prefix: String) -> [String] {
    app.lines.filter { $0.hasPrefix(prefix) }
  }

  // MARK: Korean

  @Test(
    "syllables are composed, and each is committed once",
    .rule("R-TXT-5", "R-TXT-49"),
    .enabled(if: InputEngine.hangul.isThere)
  )
  func syllables() throws {
    let desktop = try Desktop()
    let service = try desktop.startInputMethods(.hangul)
    let app = try launch(desktop)

    try desktop.press(["shift+space", "g", "k", "s", "r", "space"])

    #expect(app.hasPrinted("field 한ㄱ "))
    let states = lines(app, "field").reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(states == ["field ㅎ", "field 하", "field 한", "field 한ㄱ", "field 한ㄱ "])
    service.daemon.end()
  }

  @Test(
    "a key that the engine does not use is performed behind the committed text",
    .rule("R-TXT-53"),
    .enabled(if: InputEngine.hangul.isThere)
  )
  func unusedKeys() throws {
    let desktop = try Desktop()
    let service = try desktop.startInputMethods(.hangul)
    let app = try launch(desktop)

    try desktop.press(["shift+space", "g", "k", "s", "Left"])
    try desktop.press(["a", "space"])
    #expect(app.hasPrinted("field ㅁ 한"))
    try desktop.press("BackSpace")
    #expect(app.hasPrinted("field ㅁ한"))
    service.daemon.end()
  }

  @Test(
    "a click elsewhere ends composing, and the syllable stays once",
    .rule("R-TXT-49"),
    .enabled(if: InputEngine.hangul.isThere)
  )
  func clickElsewhere() throws {
    let desktop = try Desktop()
    let service = try desktop.startInputMethods(.hangul)
    let app = try launch(desktop)

    // In the same field, then in another one, whose first key is composed too.
    try desktop.press(["shift+space", "g", "k", "s"])
    #expect(app.hasPrinted("field 한"))
    try desktop.click(x: 30, y: 57)
    try desktop.press(["r", "k"])
    #expect(Tools.wait { lines(app, "field").last?.contains("가") == true })
    try desktop.click(x: 60, y: 160)
    #expect(app.hasPrinted("editing notes"))
    try desktop.press(["s", "k"])
    #expect(app.hasPrinted("notes 나"))
    try desktop.press(["Down", "g"])

    #expect(app.hasPrinted("notes 나ㅎ"))
    let field = try #require(lines(app, "field").last)
    #expect(field.filter { $0 == "한" }.count == 1)
    #expect(field.filter { $0 == "가" }.count == 1)
    #expect(lines(app, "notes") == ["notes ㄴ", "notes 나", "notes 나", "notes 나ㅎ"])
    service.daemon.end()
  }

  @Test(
    "composed text stays when the input method ends, and typing goes on",
    .rule("R-TXT-47"),
    .enabled(if: InputEngine.hangul.isThere)
  )
  func death() throws {
    let desktop = try Desktop()
    let service = try desktop.startInputMethods(.hangul)
    let app = try launch(desktop)

    try desktop.press(["shift+space", "g", "k", "s"])
    #expect(app.hasPrinted("field 한"))
    kill(service.daemon.process.processIdentifier, SIGKILL)
    service.daemon.process.waitUntilExit()
    try desktop.press(["a", "BackSpace", "b"])

    #expect(app.hasPrinted("field 한b"))
    #expect(!lines(app, "field").contains("field "))
  }

  // MARK: Chinese

  @Test(
    "sounds are converted to characters",
    .rule("R-TXT-5"),
    .enabled(if: InputEngine.libpinyin.isThere)
  )
  func characters() throws {
    let desktop = try Desktop()
    let service = try desktop.startInputMethods(.libpinyin)
    let app = try launch(desktop)

    try desktop.press(["n", "i", "space"])

    #expect(app.hasPrinted("field 你"))
    service.daemon.end()
  }

  // MARK: Context

  @Test(
    "candidates are shown at the caret at each scale, also while text scrolls",
    .rule("R-TXT-51"),
    .enabled(if: InputEngine.test.isThere),
    arguments: [1, 2]
  )
  func candidates(scale: Int) throws {
    let desktop = try Desktop(scale: scale)
    let service = try desktop.startInputMethods(.test)
    let app = try launch(desktop)
    func caret() -> [Int] {
      service.lines.last { $0.hasPrefix("caret") }?.split(separator: " ").dropFirst()
        .compactMap { Int($0) } ?? []
    }

    try desktop.press(["x", "n"])
    #expect(app.hasPrinted("field xni"))
    // The field is at 20, 40 with a height of 34 points. The module for GTK 4 adds the height of a
    // title bar to some versions' positions, and its own size.
    #expect(
      Tools.wait {
        let caret = caret().map { Double($0) / Double(scale) }
        return caret.count == 4 && caret[0] > 40 && caret[0] < 60 && caret[1] > 40
          && caret[1] < 60 + 32
      },
      "\(caret())"
    )
    try desktop.click(x: 60 * scale, y: 160 * scale)
    #expect(app.hasPrinted("editing notes"))
    try desktop.press(Array(repeating: "Return", count: 24) + ["x"])
    #expect(app.hasPrinted("notes " + String(repeating: "|", count: 24) + "x"))
    #expect(Tools.wait { caret().count == 4 && caret()[1] > 200 * scale }, "\(caret())")
    let typed = caret()
    try desktop.turnWheel(x: 60 * scale, y: 160 * scale, notches: -1)
    #expect(Tools.wait { caret()[1] > typed[1] + 5 * scale }, "\(typed) \(caret())")
    service.daemon.end()
  }

  @Test(
    "the input method is notified that a field became secret while it is edited",
    .rule("R-TXT-52"),
    .enabled(if: InputEngine.test.isThere)
  )
  func secretText() throws {
    let desktop = try Desktop()
    let service = try desktop.startInputMethods(.test)
    let app = try launch(desktop)
    #expect(service.hasWritten("purpose 0 public"))

    try desktop.press(["h", "i", "e"])

    #expect(app.hasPrinted("field hie"))
    #expect(service.hasWritten("purpose 8 private"))
    service.daemon.end()
  }

  @Test(
    "in an inactive window the input method has no focus, and composed text stays once",
    .rule("R-TXT-48"),
    .enabled(if: InputEngine.test.isThere)
  )
  func inactiveWindow() throws {
    let desktop = try Desktop()
    let service = try desktop.startInputMethods(.test)
    let app = try launch(desktop)
    try desktop.press(["x", "n"])
    #expect(app.hasPrinted("field xni"))
    // The service gives the engine to a context of its own meanwhile.
    func count(_ event: String) -> Int { service.lines.filter { $0 == event }.count }
    let left = count("left")

    try desktop.whileInactive { #expect(Tools.wait { count("left") == left + 1 }) }
    #expect(Tools.wait { count("left") == left + 2 })
    try desktop.press(["y", "n"])

    #expect(app.hasPrinted("field xniyni"))
    let states = lines(app, "field").reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(states == ["field x", "field xni", "field xniy", "field xniyni"])
    service.daemon.end()
  }

  @Test(
    "the surrounding text is without marked text, which a deletion leaves as it is",
    .rule("R-TXT-50"),
    .enabled(if: InputEngine.test.isThere)
  )
  func surroundingText() throws {
    let desktop = try Desktop()
    let service = try desktop.startInputMethods(.test)
    let app = try launch(desktop)

    try desktop.press(["a", "b", "n", "d", "n"])

    #expect(app.hasPrinted("field ani"))
    #expect(service.hasWritten("around 'ab' 2"))
    #expect(!service.lines.contains { $0.contains("ni") })
    try desktop.press("f")
    #expect(service.hasWritten("around 'ani' 3"))
    service.daemon.end()
  }
}
