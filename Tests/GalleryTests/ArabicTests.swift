import SimulatorKit
import Testing
import UIKit

@testable import Gallery

@Suite("Scenes in Arabic") @MainActor
struct ArabicTests {
  /// The scenes whose texts are in Arabic on a device in Arabic.
  nonisolated private static let scenes = [
    "arabic", "arabicmore", "arabicpage", "arranging", "clock", "hiding", "more", "morepages",
    "newevent", "radio",
  ]

  @Test("the scenes with Arabic texts are known")
  func languages() {
    let scenes = Scene.all.filter { $0.language == "ar" || $0.languages.contains("ar") }
    #expect(scenes.map(\.name).sorted() == Self.scenes)
  }

  @Test("they contain no Latin letters and digits", arguments: scenes)
  func texts(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    var surroundings = Surroundings()
    surroundings.language = "ar"

    let device = try surroundings.pose(scene)

    let texts = texts(in: device.window)
    #expect(texts.contains { $0.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) } })
    for text in texts where !text.contains("@") {
      #expect(!text.contains { $0.isASCII && ($0.isLetter || $0.isNumber) }, "\(text)")
    }
  }

  @Test("each page of the clock and of the radio is in Arabic", arguments: ["clock", "radio"])
  func pages(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    var surroundings = Surroundings()
    surroundings.language = "ar"
    for tab in 1...4 {
      let device = surroundings.show(scene, tab: tab)
      for text in texts(in: device.window) {
        #expect(!text.contains { $0.isASCII && ($0.isLetter || $0.isNumber) }, "\(text)")
      }
    }
  }

  @Test("other scenes are in English on a device in Arabic")
  func otherLanguages() throws {
    let scene = try #require(Scene.all.first { $0.name == "mail" })
    var surroundings = Surroundings()
    surroundings.language = "ar"

    let device = surroundings.show(scene)

    #expect(device.layoutDirection == .leftToRight)
    #expect(texts(in: device.window).contains("Inbox"))
  }

  @Test("texts that are not in the catalog have the digits of the language")
  func digits() {
    let device = Simulator(.iPhoneSE, language: "ar")
    device.advance(by: 0.1)
    #expect("9:41 AM".localized == "٩:٤١ ص")
    #expect("Unknown 7.".localized == "Unknown ٧.")
    #expect("101.2".localized == "١٠١٫٢")
    let other = Simulator(.iPhoneSE, language: "en")
    other.advance(by: 0.1)
    #expect("9:41 AM".localized == "9:41 AM")
  }

  /// Returns the texts of the visible labels.
  private func texts(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let text = (view as? UILabel)?.text
    return (text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }
}
