import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIImage", .serialized) @MainActor
struct UIImageTests {
  /// The simulator installs the engines that draw and decode images.
  private let phone = Simulator(.iPhoneSE)

  @Test("an empty image has no size and no pixels")
  func empty() {
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test("PNG data decodes to the same pixels, at the given scale")
  func png() throws {
    let image = UIImage.filled(.red, width: 6, height: 4)

    let data = try #require(image.pngData())
    let copy = try #require(UIImage(data: data, scale: 2))

    #expect(copy.size == CGSize(width: 3, height: 2))
    #expect(copy.pixel(5, 3) == [255, 0, 0, 255])
  }

  @Test("a file named @2x or @3x has that scale")
  func scaleOfFiles() throws {
    let folder = try TemporaryFolder()
    let data = try #require(UIImage.filled(.blue, width: 6, height: 6).pngData())
    for name in ["a.png", "a@2x.png", "a@3x.png"] { try folder.write(data, to: name) }

    #expect(UIImage(contentsOfFile: folder.path("a.png"))?.size.width == 6)
    #expect(UIImage(contentsOfFile: folder.path("a@2x.png"))?.size.width == 3)
    #expect(UIImage(contentsOfFile: folder.path("a@3x.png"))?.size.width == 2)
  }

  @Test("the file for the display scale of the traits is loaded")
  func named() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      try #require(UIImage.filled(.blue, width: 4, height: 4).pngData()),
      to: "b@2x.png"
    )
    try folder.write(
      try #require(UIImage.filled(.red, width: 6, height: 6).pngData()),
      to: "b@3x.png"
    )
    let bundle = try #require(Bundle(path: folder.url.path))

    let twice = UIImage(
      named: "b",
      in: bundle,
      compatibleWith: UITraitCollection(displayScale: 2)
    )
    let thrice = UIImage(
      named: "b.png",
      in: bundle,
      compatibleWith: UITraitCollection(displayScale: 3)
    )

    #expect(twice?.scale == 2)
    #expect(thrice?.scale == 3)
    #expect(UIImage(named: "c", in: bundle, compatibleWith: nil) == nil)
  }

  @Test("an image set of an asset catalog is found by its name")
  func assetCatalogue() throws {
    let folder = try TemporaryFolder()
    let list = #"{"images": [{"idiom": "universal", "filename": "x.png", "scale": "2x"}]}"#
    try folder.write(
      try #require(UIImage.filled(.blue, width: 4, height: 4).pngData()),
      to: "Media.xcassets/Ball.imageset/x.png"
    )
    try folder.write(Data(list.utf8), to: "Media.xcassets/Ball.imageset/Contents.json")
    let bundle = try #require(Bundle(path: folder.url.path))

    let image = UIImage(named: "Ball", in: bundle, compatibleWith: nil)

    #expect(image?.size == CGSize(width: 2, height: 2))
  }

  @Test(
    "invalid, truncated and implausibly large image files give nil",
    .rule("R-BAD-2"),
    arguments: ["", "text", "cut", "giant"]
  )
  func broken(kind: String) throws {
    let whole = try #require(UIImage.filled(.red, width: 40, height: 40).pngData())
    var data = Data(kind.utf8)
    if kind == "cut" { data = whole.prefix(40) }
    if kind == "giant" {
      data = whole
      data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    }

    #expect(UIImage(data: data) == nil)
  }

  @Test("derived images change one property and keep the others")
  func deriving() {
    let image = UIImage.filled(.red, width: 8, height: 8, scale: 2)

    let template = image.withRenderingMode(.alwaysTemplate)
    let resizable = template.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: -3, bottom: .nan, right: 2),
      resizingMode: .stretch
    )

    #expect(image.renderingMode == .automatic)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(resizable.renderingMode == .alwaysTemplate)
    #expect(resizable.capInsets == UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 2))
    #expect(resizable.size == image.size && resizable.scale == 2)
    #expect(template == image.withRenderingMode(.alwaysTemplate))
    #expect(template != image)
  }

  @Test("a tinted image keeps its shape in the new color")
  func tinting() {
    let image = UIImage.filled(.red, width: 2, height: 2)

    #expect(image.withTintColor(.green).pixel(1, 1) == [0, 255, 0, 255])
    #expect(image.pixel(1, 1) == [255, 0, 0, 255])
  }

  @Test("a quarter turn swaps width and height and moves the corners")
  func orientation() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let stored = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let pixels = try #require(stored.cgImage)

    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
    let drawn = UIGraphicsImageRenderer(size: turned.size, format: format).image { _ in
      turned.draw(at: .zero)
    }

    #expect(turned.size == CGSize(width: 2, height: 4))
    #expect(drawn.pixel(1, 0) == [255, 0, 0, 255])
    #expect(drawn.pixel(0, 0)?[3] == 0)
  }

  @Test("an unarchived image has the same pixels and rendering mode")
  func archive() throws {
    let image = UIImage.filled(.red, width: 4, height: 4, scale: 2).withRenderingMode(
      .alwaysTemplate
    )

    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)

    #expect(copy?.size == image.size)
    #expect(copy?.renderingMode == .alwaysTemplate)
    #expect(copy?.pixel(3, 3) == [255, 0, 0, 255])
  }
}
