import TestSupport
import Testing

@testable import UIKitCore

@Suite("Legacy bar appearance") @MainActor
struct LegacyBarAppearanceTests {
  enum Image: CaseIterable { case none, opaque, transparent, empty }

  private func image(_ kind: Image) -> UIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = kind == .opaque
    switch kind {
    case .none: return nil
    case .empty: return UIImage()
    case .opaque, .transparent:
      return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
        UIColor.red.withAlphaComponent(kind == .opaque ? 1 : 0.5).setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
  }

  /// The assigned values, the resulting translucency, and the resulting blur, image and backing
  /// color.
  struct Line: Sendable {
    let image: Image
    let asked: Bool?
    let isTranslucent: Bool
    var hasBlur = false
    var imageAlpha: CGFloat = 1
    var hasBacking = false
  }

  nonisolated static let table = [
    Line(image: .none, asked: nil, isTranslucent: true, hasBlur: true),
    Line(image: .none, asked: true, isTranslucent: true, hasBlur: true),
    Line(image: .none, asked: false, isTranslucent: false, hasBacking: true),
    Line(image: .opaque, asked: nil, isTranslucent: false, hasBacking: true),
    Line(image: .opaque, asked: true, isTranslucent: true, imageAlpha: 0.85),
    Line(image: .opaque, asked: false, isTranslucent: false, hasBacking: true),
    Line(image: .transparent, asked: nil, isTranslucent: true),
    Line(image: .transparent, asked: true, isTranslucent: true),
    Line(image: .transparent, asked: false, isTranslucent: false, hasBacking: true),
    Line(image: .empty, asked: nil, isTranslucent: true),
    Line(image: .empty, asked: true, isTranslucent: true),
    Line(image: .empty, asked: false, isTranslucent: false, hasBacking: true),
  ]

  @Test(
    "translucency depends on the image and on isTranslucent",
    .rule("R-LEG-1", "R-LEG-2"),
    arguments: table
  )
  func translucency(line: Line) {
    let look = LegacyBarAppearance(
      backgroundImage: image(line.image),
      explicitTranslucency: line.asked
    )

    #expect(look.isTranslucent == line.isTranslucent)
    #expect((look.background.effect != nil) == line.hasBlur)
    #expect(look.background.imageAlpha == line.imageAlpha)
    #expect((look.background.color != nil) == line.hasBacking)
  }

  @Test(
    "an opaque bar is backed by its bar tint color, or by black or white depending on the style",
    .rule("R-LEG-1", "R-LEG-7"),
    arguments: [Image.none, .transparent, .empty]
  )
  func backing(kind: Image) {
    var look = LegacyBarAppearance(backgroundImage: image(kind), explicitTranslucency: false)
    let light = UITraitCollection(userInterfaceStyle: .light)

    #expect(look.background.color?.resolvedColor(with: light) == UIColor(white: 1, alpha: 1))
    look.barStyle = .black
    #expect(look.background.color == .black)
    look.barTintColor = .orange
    #expect(look.background.color == .orange)
    look.barStyle = .default
    #expect(look.background.color == .orange)
  }

  @Test("a bar tint color is shown over the blur and is slightly transparent", .rule("R-LEG-7"))
  func tint() throws {
    let look = LegacyBarAppearance(barTintColor: UIColor.red.withAlphaComponent(0.8))
    let color = try #require(look.background.color)

    #expect(look.background.effect == UIBlurEffect(style: .systemChromeMaterial))
    #expect(abs(color.cgColor.alpha - 0.68) < 0.001)
    #expect(color.withAlphaComponent(1) == .red)
  }

  @Test("a transparent image is neither tinted nor blurred", .rule("R-LEG-2"))
  func imageAlone() {
    let look = LegacyBarAppearance(barTintColor: .red, backgroundImage: image(.transparent))

    #expect(look.background.effect == nil)
    #expect(look.background.color == nil)
  }

  @Test("an image with cap insets is stretched, others are tiled", .rule("R-LEG-2"))
  func tiling() {
    let plain = image(.opaque)
    let resizable = plain?.resizableImage(withCapInsets: .zero)

    #expect(LegacyBarAppearance(backgroundImage: plain).background.tilesImage)
    #expect(!LegacyBarAppearance(backgroundImage: resizable).background.tilesImage)
  }

  @Test(
    "blackTranslucent is translucent regardless of the image",
    .rule("R-LEG-8"),
    .member("UIBarStyle.blackTranslucent", "UIBarStyle.blackOpaque")
  )
  func blackTranslucent() {
    let look = LegacyBarAppearance(barStyle: .blackTranslucent, backgroundImage: image(.opaque))

    #expect(look.isTranslucent)
    #expect(look.background.imageAlpha < 1)
    #expect(UIBarStyle.blackTranslucent.rawValue == 2)
    #expect(UIBarStyle.blackOpaque == .black)
  }

  @Test("a black bar has the hairline color of dark mode", .rule("R-LEG-8", "M-HAIR-2"))
  func blackHairline() {
    let look = LegacyBarAppearance(barStyle: .black)

    #expect(look.background.shadow == .hairline(UIColor(white: 1, alpha: 0.15)))
  }

  @Test("a shadow image is used only with a background image", .rule("R-LEG-3"))
  func shadowImage() throws {
    let line = try #require(image(.opaque))
    var look = LegacyBarAppearance(shadowImage: line)
    #expect(look.background.shadow.isHairline)

    look.backgroundImage = UIImage()
    #expect(look.background.shadow == .image(line, tint: nil))

    look.shadowImage = UIImage()
    #expect(look.background.shadow == .none)
  }
}
