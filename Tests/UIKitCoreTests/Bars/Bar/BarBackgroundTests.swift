import TestSupport
import Testing

@testable import UIKitCore

@Suite("Bar backgrounds") @MainActor
struct BarBackgroundTests {
  private func image(_ color: UIColor, isOpaque: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  private enum Kind: Equatable { case none, hairline, image, tintedImage }

  private func kind(_ background: BarBackground) -> Kind {
    switch background.shadow {
    case .none: .none
    case .hairline: .hairline
    case .image(_, let tint): tint == nil ? .image : .tintedImage
    }
  }

  @Test("shadow image and color give a hairline, an image or nothing", .rule("R-APP-8"))
  func shadows() {
    let plain = image(.red, isOpaque: false)
    let template = plain.withRenderingMode(.alwaysTemplate)

    #expect(kind(BarBackground(shadowColor: .red)) == .hairline)
    #expect(kind(BarBackground(shadowColor: nil)) == .none)
    #expect(kind(BarBackground(shadowColor: .clear)) == .none)
    #expect(kind(BarBackground(shadowColor: .red, shadowImage: template)) == .tintedImage)
    #expect(kind(BarBackground(shadowColor: nil, shadowImage: template)) == .none)
    #expect(kind(BarBackground(shadowColor: nil, shadowImage: plain)) == .image)
    #expect(kind(BarBackground(shadowColor: .red, shadowImage: plain)) == .image)
    #expect(kind(BarBackground(shadowColor: .red, shadowImage: UIImage())) == .none)
  }

  @Test("the three configurations set effect, color and shadow")
  func configurations() {
    let appearance = UIBarAppearance()
    #expect(appearance.backgroundEffect != nil)
    #expect(kind(appearance.background) == .hairline)

    appearance.backgroundColor = .red
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == .systemBackground)
    #expect(kind(appearance.background) == .hairline)

    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == nil)
    #expect(kind(appearance.background) == .none)

    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil)
    #expect(appearance.backgroundColor == nil)
  }

  @Test("a copy is independent of its source")
  func copies() {
    let source = UITabBarAppearance()
    source.backgroundColor = .red
    source.stackedLayoutAppearance.normal.iconColor = .green
    source.stackedItemSpacing = 12

    let copy = source.copy()
    source.backgroundColor = .blue
    source.stackedLayoutAppearance.normal.iconColor = .brown

    #expect(copy.backgroundColor == .red)
    #expect(copy.stackedLayoutAppearance.normal.iconColor == .green)
    #expect(copy.stackedItemSpacing == 12)
    #expect(UITabBarAppearance(barAppearance: source).backgroundColor == .blue)
  }

  @Test("negative and invalid widths become 0")
  func widths() {
    let appearance = UITabBarAppearance()

    appearance.stackedItemWidth = -4
    appearance.stackedItemSpacing = .nan

    #expect(appearance.stackedItemWidth == 0)
    #expect(appearance.stackedItemSpacing == 0)
  }

  @Test(
    "a bar is translucent unless its background image is opaque or isTranslucent is false",
    .rule("R-LEG-1")
  )
  func translucency() {
    var look = LegacyBarAppearance()
    #expect(look.isTranslucent)
    look.backgroundImage = image(.red, isOpaque: true)
    #expect(!look.isTranslucent)
    look.backgroundImage = image(UIColor.red.withAlphaComponent(0.5), isOpaque: false)
    #expect(look.isTranslucent)
    look.backgroundImage = UIImage()
    #expect(look.isTranslucent)
    look.explicitTranslucency = false
    #expect(!look.isTranslucent)
  }

  @Test("the legacy properties determine the background")
  func legacy() {
    var look = LegacyBarAppearance()
    #expect(look.background.effect != nil)
    #expect(look.background.color == nil)

    look.barTintColor = .red
    #expect(look.background.effect != nil)
    #expect(look.background.color?.cgColor.alpha ?? 1 < 1)

    look.explicitTranslucency = false
    #expect(look.background.effect == nil)
    #expect(look.background.color == .red)

    look.barTintColor = nil
    look.barStyle = .black
    #expect(look.background.color == .black)

    look = LegacyBarAppearance(backgroundImage: image(.red, isOpaque: true))
    #expect(look.background.effect == nil)
    #expect(look.background.image != nil)
    look.explicitTranslucency = true
    #expect(look.background.imageAlpha < 1)
  }

  @Test("a shadow image requires a background image", .rule("R-LEG-3"))
  func legacyShadow() {
    var look = LegacyBarAppearance(shadowImage: UIImage())
    #expect(kind(look.background) == .hairline)

    look.backgroundImage = UIImage()
    #expect(kind(look.background) == .none)
  }

  @Test("an assigned appearance overrides the legacy properties", .rule("R-LEG-4", "R-APP-7"))
  func appearanceWins() {
    let bar = UITabBar()
    bar.barTintColor = .red

    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .green
    bar.standardAppearance = appearance
    #expect(bar.backgroundView.imageView?.backgroundColor == .green)

    appearance.backgroundColor = .blue
    bar.standardAppearance.backgroundColor = .blue
    bar.barTintColor = .orange
    #expect(bar.backgroundView.imageView?.backgroundColor == .green)

    bar.standardAppearance = appearance
    #expect(bar.backgroundView.imageView?.backgroundColor == .blue)
  }
}
