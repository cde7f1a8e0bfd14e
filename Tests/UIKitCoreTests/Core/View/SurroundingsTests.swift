import SimulatorKit
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("UIView: tint color, traits and layout direction") struct SurroundingsTests {
  private final class Witness: UIView {
    var tints = 0
    var previous: [UITraitCollection?] = []
    override func tintColorDidChange() { tints += 1 }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  // MARK: Tint

  @Test("a tint color is inherited until another one is set")
  func tint() {
    let (top, middle, low) = (Witness(), Witness(), Witness())
    top.addSubview(middle)
    middle.addSubview(low)
    #expect(low.tintColor == .systemBlue)

    top.tintColor = .systemRed
    #expect(low.tintColor == .systemRed)
    #expect(low.tints == 1)

    low.tintColor = .systemGreen
    middle.tintColor = .black
    #expect(low.tintColor == .systemGreen)
    #expect(top.tintColor == .systemRed)
  }

  @Test("tintColorDidChange is called when a new superview changes the tint color")
  func tintOfNewSuperview() {
    let (parent, view) = (UIView(), Witness())
    parent.tintColor = .systemRed
    parent.addSubview(view)
    #expect(view.tints == 1)

    UIView().addSubview(view)
    #expect(view.tints == 2)
    UIView().addSubview(view)
    #expect(view.tints == 2)
  }

  @Test("a dimmed tint color has no hue, in the view and in its subviews")
  func dimmed() {
    let (parent, view) = (UIView(), Witness())
    parent.addSubview(view)
    parent.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    parent.tintAdjustmentMode = .dimmed

    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == green && green == blue)
    #expect(view.tintAdjustmentMode == .dimmed)
    #expect(view.tints == 2)
  }

  // MARK: Traits

  @Test("views have the traits of their screen and are notified of changes")
  func traits() {
    let phone = Simulator(.iPhone15)
    let view = Witness()
    phone.window.addSubview(view)
    view.previous = []
    #expect(view.traitCollection.userInterfaceStyle == .light)

    phone.userInterfaceStyle = .dark

    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.previous.map { $0?.userInterfaceStyle } == [.light])
  }

  @Test("overrideUserInterfaceStyle applies to a view and its subviews, whatever the screen")
  func ownStyle() {
    let phone = Simulator(.iPhone15)
    let (parent, view) = (UIView(), Witness())
    phone.window.addSubview(parent)
    parent.addSubview(view)
    view.previous = []

    parent.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.previous.count == 1)

    phone.userInterfaceStyle = .dark
    phone.userInterfaceStyle = .light
    #expect(view.previous.count == 1)
  }

  @Test("a dynamic background color follows the style")
  func dynamicBackground() {
    let phone = Simulator(.iPhone15)
    let view = UIView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    phone.window.addSubview(view)
    #expect(view.layer.backgroundColor == .white)

    phone.userInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == .black)
  }

  @Test("in merged trait collections later values take precedence")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.horizontalSizeClass == .compact)
    #expect(merged.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test("phones are compact in portrait, and only large ones are regular in landscape")
  func sizeClasses() {
    func classes(_ width: CGFloat, _ height: CGFloat, _ idiom: UIUserInterfaceIdiom)
      -> [UIUserInterfaceSizeClass]
    {
      let found = SizeClasses.classes(for: CGSize(width: width, height: height), idiom: idiom)
      return [found.horizontal, found.vertical]
    }
    #expect(classes(390, 844, .phone) == [.compact, .regular])
    #expect(classes(667, 375, .phone) == [.compact, .compact])
    #expect(classes(932, 430, .phone) == [.regular, .compact])
    #expect(classes(1194, 834, .pad) == [.regular, .regular])
    #expect(classes(320, 834, .pad) == [.compact, .regular])
    #expect(classes(1920, 1080, .tv) == [.regular, .regular])
  }

  @Test("in landscape small phones have a compact width, large ones a regular width")
  func landscapeSizes() {
    for size in [(844, 390), (812, 375), (852, 393)] {
      let classes = SizeClasses.classes(
        for: CGSize(width: size.0, height: size.1),
        idiom: .phone
      )
      #expect(classes.horizontal == .compact)
    }
    for size in [(736, 414), (896, 414), (926, 428), (932, 430)] {
      let classes = SizeClasses.classes(
        for: CGSize(width: size.0, height: size.1),
        idiom: .phone
      )
      #expect(classes.horizontal == .regular)
    }
  }

  @Test("the text size category is the nearest one to the text scale of the desktop")
  func textSizes() {
    #expect(TextSizes.category(forScale: 1) == .large)
    #expect(TextSizes.category(forScale: 1.25) == .extraExtraLarge)
    #expect(TextSizes.category(forScale: 0.8) == .extraSmall)
    #expect(TextSizes.category(forScale: 9) == .accessibilityExtraExtraExtraLarge)
    #expect(TextSizes.category(forScale: .nan) == .large)
  }

  // MARK: Direction

  @Test("content has the layout direction of the screen unless it is overridden")
  func direction() {
    let phone = Simulator(.iPhone15)
    let view = UIView()
    phone.window.addSubview(view)
    phone.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)

    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight) == .leftToRight)
    phone.layoutDirection = .leftToRight
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
