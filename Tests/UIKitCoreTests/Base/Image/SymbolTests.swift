import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Symbols", .serialized) @MainActor
struct SymbolTests {
  private let phone = Simulator(.iPhoneSE)

  @Test("each symbol has visible pixels and a plausible size", arguments: SymbolCatalog.drawnNames)
  func artwork(name: String) throws {
    let style = UIImage.SymbolConfiguration(pointSize: 23, weight: .medium)

    let image = try #require(UIImage(systemName: name, withConfiguration: style))

    #expect(image.size.width > 2 && image.size.width < 42)
    #expect(image.size.height > 2 && image.size.height < 36)
    #expect(image.inkedPixels > 20)
  }

  @Test("an unknown name gives nil", .rule("R-SYM-12"))
  func unknownName() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("the circle symbol is 1.18 em wide: 20 points beside text of 17 points")
  func size() throws {
    let image = try #require(UIImage(systemName: "circle"))

    #expect(abs(image.size.width - 20) <= 0.75)
    #expect(image.size.width == image.size.height)
    #expect(image.isSymbolImage)
  }

  @Test("point size, scale and weight can be configured separately")
  func configuration() throws {
    let small = try #require(UIImage(systemName: "star"))
    let double = try #require(small.applyingSymbolConfiguration(.init(pointSize: 34)))
    let large = try #require(small.applyingSymbolConfiguration(.init(scale: .large)))
    let bold = try #require(double.applyingSymbolConfiguration(.init(weight: .bold)))

    #expect(abs(double.size.width - small.size.width * 2) <= 1)
    #expect(large.size.width > small.size.width && large.size.width < double.size.width)
    #expect(bold.inkedPixels > double.inkedPixels)
    #expect(bold.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
  }

  @Test(
    "a filled symbol is as large as its outline",
    arguments: ["star", "heart", "bell", "circle"]
  )
  func filledVariant(name: String) throws {
    let outline = try #require(UIImage(systemName: name))
    let filled = try #require(UIImage(systemName: name + ".fill"))

    #expect(outline.size == filled.size)
    #expect(filled.inkedPixels > outline.inkedPixels)
  }

  @Test("a translucent tint is uniform where shapes overlap")
  func translucentTint() throws {
    let half = UIColor(white: 0, alpha: 0.5)
    let image = try #require(UIImage(systemName: "star.fill")).withTintColor(half)
    let pixels = try #require(image.pixels)

    let darkest = (0..<pixels.height).flatMap { y in
      (0..<pixels.width).map { x in pixels.alpha(x, y) }
    }.max()

    #expect(darkest == 128 || darkest == 127)
  }

  @Test(
    "each system item of a tab bar has an image",
    arguments: [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
      "search", "downloads", "mostRecent", "mostViewed",
    ]
  )
  func systemItems(name: String) {
    let style = SymbolStyle(pointSize: 18, weight: .medium, scale: .large)

    #expect(SymbolCatalog.image(ofSystemItem: name, style: style) != nil)
  }

  @Test("images that are not symbols ignore symbol configurations")
  func otherImages() {
    let image = UIImage.filled(.red, width: 4, height: 4)

    #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)) === image)
    #expect(image.applyingSymbolConfiguration(.init(pointSize: 40)) == nil)
  }
}
