import Foundation
import TestSupport
import Testing

@testable import os

/// Returns the lines that are written during a call, with these environment variables.
private func lines(_ environment: [String: String] = [:], during work: () -> Void) -> [String] {
  var lines: [String] = []
  let settings = LogOutput.settings
  LogOutput.settings = LogSettings(environment: environment)
  LogOutput.sink = { lines.append($0) }
  defer { (LogOutput.sink, LogOutput.settings) = (nil, settings) }
  work()
  return lines
}

@Suite("Log messages", .serialized)
struct LoggerTests {
  private let logger = Logger(subsystem: "com.example.mail", category: "network")
  private let log = OSLog(subsystem: "com.example.mail", category: "network")

  @Test("a line has the level, the subsystem and category, and the message", .rule("R-LOG-1"))
  func line() {
    let lines = lines {
      logger.error("no answer")
      logger.log("ready")
      Logger().fault("lost")
      Logger(OSLog(subsystem: "com.example", category: .pointsOfInterest)).notice("point")
      logger.log(level: .error, "late")
    }
    #expect(
      lines == [
        "error: [com.example.mail:network] no answer",
        "notice: [com.example.mail:network] ready",
        "fault: lost",
        "notice: [com.example:PointsOfInterest] point",
        "error: [com.example.mail:network] late",
      ]
    )
  }

  @Test(
    "levels below the least one are not written, by default debug and info",
    .rule("R-LOG-2"),
    arguments: [
      (nil, "log notice warning error critical fault"),
      ("debug", "log trace debug info notice warning error critical fault"),
      ("info", "log info notice warning error critical fault"),
      ("error", "warning error critical fault"), ("FAULT", "critical fault"), ("off", ""),
      ("wrong", "log notice warning error critical fault"),
    ]
  )
  func levels(name: String?, written: String) {
    let lines = lines(name.map { ["TABBARKIT_LOG_LEVEL": $0] } ?? [:]) {
      let logger = Logger()
      logger.log("log")
      logger.trace("trace")
      logger.debug("debug")
      logger.info("info")
      logger.notice("notice")
      logger.warning("warning")
      logger.error("error")
      logger.critical("critical")
      logger.fault("fault")
    }
    let words = lines.compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(words.joined(separator: " ") == written)
  }

  @Test("a message is built only if its level is enabled", .rule("R-LOG-2"))
  func laziness() {
    var count = 0
    func value() -> Int {
      count += 1
      return count
    }
    _ = lines {
      logger.debug("\(value())")
      os_log(.debug, "\(value())")
    }
    #expect(count == 0)
    _ = lines(["TABBARKIT_LOG_LEVEL": "debug"]) { logger.debug("\(value())") }
    #expect(count == 1)
    #expect(!log.isEnabled(type: .debug))
    #expect(log.isEnabled(type: .error))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(lines { os_log("nothing", log: .disabled, type: .fault) }.isEmpty)
  }

  @Test("strings and objects are private, numbers are public, unless stated", .rule("R-LOG-3"))
  func privacy() {
    let name = "Ada"
    func write() {
      logger.log("\(name) \(name, privacy: .public) \(name, privacy: .sensitive)")
      logger.log("\(7) \(7, privacy: .private) \(true) \(1.5, format: .fixed(precision: 1))")
      logger.log("\(NSNumber(value: 3)) \(URL(fileURLWithPath: "/a"), privacy: .public)")
      logger.log("\(Int.self) \(nil as NSObject?, privacy: .public)")
    }
    let prefix = "notice: [com.example.mail:network] "
    #expect(
      lines { write() } == [
        prefix + "<private> Ada <private>", prefix + "7 <private> true 1.5",
        prefix + "<private> file:///a", prefix + "Int nil",
      ]
    )
    #expect(
      lines(["TABBARKIT_LOG_PRIVATE": "1"]) { write() } == [
        prefix + "Ada Ada <private>", prefix + "7 7 true 1.5", prefix + "3 file:///a",
        prefix + "Int nil",
      ]
    )
  }

  @Test("equal values have equal hashes", .rule("R-LOG-3"))
  func hashes() {
    let texts = lines {
      for name in ["Ada", "Ada", "Bob"] { logger.log("\(name, privacy: .private(mask: .hash))") }
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0] != texts[2])
    #expect(texts[0].contains("<mask.hash: '"))
    #expect(!texts[0].contains("Ada"))
  }

  @Test("values are formatted and aligned", .rule("R-LOG-4"))
  func formats() {
    let texts = lines {
      Logger().log(
        "\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true))"
      )
      Logger().log("\(-5, format: .decimal(minDigits: 3)) \(8, format: .octal)")
      Logger().log("\(5, format: .decimal(explicitPositiveSign: true)) \(UInt8(200))")
      Logger().log(
        "\(0.5) \(0.5, format: .exponential(precision: 1)) \(CGFloat(2), format: .hybrid)"
      )
      Logger().log("\(true, format: .answer) [\(7, align: .right(columns: 3))]")
      Logger().log("[\("ab", align: .left(columns: 4), privacy: .public)]")
    }
    #expect(
      texts.map { String($0.dropFirst("notice: ".count)) } == [
        "ff 0xFF", "-005 10", "+5 200", "0.500000 5.0e-01 2", "yes [  7]", "[ab  ]",
      ]
    )
  }

  @Test("os_log takes formats as in C, with privacy", .rule("R-LOG-5"))
  func cFormats() {
    let count = 3
    let error = NSError(domain: "D", code: 4)
    let texts = lines {
      os_log("plain 100%%")
      os_log("%d of %ld, %{public}@", log: log, type: .error, count, 12, "Ada")
      os_log(.fault, log: log, "%@ %{private}d %5.2f|%-5d|%05d|%x", "Ada", 1, 2.5, 4, 5, 255)
      os_log("%{public}@ %{public}s %{public, time_t}d %u", error, "text", 9, UInt8(7))
      os_log("%{public}@ %d", nil as String?)
      os_log("Hello \(count)")
      os_log(.error, "Hello \("Ada", privacy: .public)")
      os_log("broken %{public")
    }
    let source = "[com.example.mail:network] "
    #expect(texts[0] == "notice: plain 100%")
    #expect(texts[1] == "error: \(source)3 of 12, Ada")
    #expect(texts[2] == "fault: \(source)<private> <private>  2.50|4    |00005|ff")
    #expect(texts[3].hasSuffix("text 9 7"))
    #expect(texts[3].contains("Code=4"))
    #expect(texts[4] == "notice: (null) <missing>")
    #expect(texts[5...] == ["notice: Hello 3", "error: Hello Ada", "notice: broken %{public"])
  }

  @Test("signposts are written as debug messages, with durations", .rule("R-LOG-6"))
  func signposts() {
    let signposter = OSSignposter(subsystem: "s", category: "c")
    #expect(!signposter.isEnabled)
    func write() {
      let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "\(2) files")
      signposter.emitEvent("cache")
      signposter.endInterval("load", state)
      os_signpost(.begin, log: log, name: "parse")
      os_signpost(.end, log: log, name: "parse", "%d lines", 5)
      #expect(signposter.withIntervalSignpost("sum") { 4 } == 4)
    }
    #expect(lines { write() }.isEmpty)
    let texts = lines(["TABBARKIT_LOG_LEVEL": "debug"]) { write() }
      .map { $0.replacing(#/after [0-9.]+ ms/#, with: "after x ms") }
    #expect(
      texts == [
        "debug: [s:c] load began: 2 files", "debug: [s:c] cache",
        "debug: [s:c] load ended after x ms",
        "debug: [com.example.mail:network] parse began",
        "debug: [com.example.mail:network] parse ended after x ms: 5 lines",
        "debug: [s:c] sum began", "debug: [s:c] sum ended after x ms",
      ]
    )
  }
}
