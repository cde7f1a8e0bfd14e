import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@Suite("Bad input: archives") @MainActor
struct ArchiveTests {
  private let stage = Stage(tabs: 2)
  private let appearance: UITabBarAppearance

  init() { appearance = RandomAppearance(seed: 7).appearance() }

  // MARK: Complete archives

  @Test("random appearances are restored from their archives", .rule("R-BAD-32"), arguments: 0..<40)
  func randomLooks(seed: Int) throws {
    let look = RandomAppearance(seed: UInt64(seed)).appearance()

    let copy = try #require(try Archives.secureCopy(of: look))

    #expect(copy == look)
    #expect(try Archives.secureCopy(of: copy) == copy)
  }

  @Test("a truncated archive throws an error", .rule("R-BAD-31"))
  func truncation() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: appearance,
      requiringSecureCoding: true
    )
    for length in stride(from: 0, to: data.count, by: 7) {
      #expect(throws: (any Error).self) {
        try NSKeyedUnarchiver.unarchivedObject(
          ofClass: UITabBarAppearance.self,
          from: data.prefix(length)
        )
      }
    }
  }

  // MARK: Encoded values

  @Test(
    "damaged data of an object throws an error or decodes to a usable appearance",
    .rule("R-BAD-30"),
    arguments: 0..<6
  )
  func damage(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let whole = Blocks(of: appearance)

    for round in 0..<150 {
      let blocks = whole.copied
      let key = blocks.data.keys.sorted()[Int.random(in: 0..<2, using: &random)]
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let count = blocks.data[key]?.count ?? 0
        guard count > 0 else { continue }
        let place = Int.random(in: 0..<count, using: &random)
        if round % 5 == 0 {
          blocks.data[key] = blocks.data[key]?.prefix(place)
        } else {
          blocks.data[key]?[place] = UInt8.random(in: 0...255, using: &random)
        }
      }
      guard let read = blocks.read(UITabBarAppearance.self) else { continue }
      stage.tabs.tabBar.standardAppearance = read
      stage.advance(by: 0.02)
    }
    #expect(stage.tabs.tabBar.window != nil)
  }

  @Test(
    "values of the wrong type are rejected",
    .rule("R-BAD-30"),
    arguments: [
      "", "null", "7", "[]", "{}", "\"text\"", "{\"background\":{},\"idiom\":0}",
      "{\"idiom\":0,\"background\":{\"contentMode\":99}}",
      "{\"idiom\":0,\"background\":{\"contentMode\":0,\"effect\":3}}",
      "{\"idiom\":0,\"background\":{\"contentMode\":0,\"color\":{\"dynamic\":{\"_0\":[]}}}}",
      "{\"idiom\":0,\"background\":{\"contentMode\":0,\"image\":7}}",
      "{\"idiom\":1e999,\"background\":{\"contentMode\":0}}",
      "{\"idiom\":0,\"background\":{\"contentMode\":NaN}}",
    ]
  )
  func wrongKinds(text: String) {
    let blocks = Blocks(of: UIBarAppearance())
    blocks.data["UIBarAppearance"] = Data(text.utf8)

    #expect(blocks.read(UIBarAppearance.self) == nil)
    #expect(blocks.lastError != nil)
  }

  @Test(
    "numbers that are not finite are rejected",
    .rule("R-BAD-30"),
    arguments: ["NaN", "1e999", "-1e999"]
  )
  func oddNumbers(number: String) throws {
    let item = UITabBarItemAppearance()
    item.normal.titlePositionAdjustment = UIOffset(horizontal: 12345, vertical: 0)
    let blocks = Blocks(of: item)
    let key = "UITabBarItemAppearance"
    let text = String(decoding: try #require(blocks.data[key]), as: UTF8.self)
    #expect(text.contains("12345"))
    #expect(blocks.read(UITabBarItemAppearance.self) == item)

    blocks.data[key] = Data(text.replacing("12345", with: number).utf8)
    #expect(blocks.read(UITabBarItemAppearance.self) == nil)
  }

  @Test(
    "the archive of another class is rejected, and the error names the missing class",
    .rule("R-BAD-30")
  )
  func anotherObject() {
    let color = Blocks(of: UIColor.red)

    #expect(color.read(UITabBarAppearance.self) == nil)
    #expect(color.lastError?.contains("UITabBarAppearance") == true)
    #expect(color.read(UITabBarItem.self) == nil)
    #expect(color.read(UIFont.self) == nil)
    #expect(color.read(UIImage.self) == nil)
    #expect(color.read(UIBlurEffect.self) == nil)
    #expect(Blocks(of: UIFont.systemFont(ofSize: 9)).read(UIColor.self) == nil)
  }

  @Test("an image with damaged pixels is rejected", .rule("R-BAD-30", "R-BAD-2"))
  func damagedPixels() throws {
    let image = UIImage.dots(seed: 3)
    let blocks = Blocks(of: image)
    let text = String(decoding: try #require(blocks.data["UIImage"]), as: UTF8.self)
    #expect(blocks.read(UIImage.self) == image)

    blocks.data["UIImage"] = Data(text.replacing("iVBOR", with: "AAAAA").utf8)
    #expect(blocks.read(UIImage.self) == nil)
    #expect(blocks.lastError?.contains("UIImage") == true)
  }
}

/// The values that an object encodes, by key, without the archive around them.
private final class Blocks: NSCoder {
  var data: [String: Data] = [:]
  private(set) var lastError: String?

  convenience init(of object: any NSCoding) {
    self.init()
    object.encode(with: self)
  }

  var copied: Blocks {
    let copy = Blocks()
    copy.data = data
    return copy
  }

  func read<Object: NSCoding>(_ type: Object.Type) -> Object? {
    lastError = nil
    return type.init(coder: self)
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { data[key] != nil }

  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
    data[key] = bytes.map { Data(bytes: $0, count: length) } ?? Data()
  }

  override func withDecodedUnsafeBytes<Result>(
    forKey key: String,
    body: (UnsafeRawBufferPointer?) throws -> Result
  ) rethrows -> Result {
    guard let bytes = data[key] else { return try body(nil) }
    return try bytes.withUnsafeBytes { try body($0) }
  }

  override func failWithError(_ error: any Error) {
    lastError = String(describing: (error as NSError).userInfo)
  }
}
