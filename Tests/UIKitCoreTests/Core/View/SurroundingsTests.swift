import SimulatorKit
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("UIView: tint, traits, direction") struct SurroundingsTests {
  private final class Witness: UIView {
    var tints = 0
    var previous: [UITraitCollection?] = []
    override func tintColorDidChange() { tints += 1 }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  // MARK: Tint

  @Test("a tint reaches down to where another one is set")
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

  @Test("a view that takes over another tint from its new superview is told")
  func tintOnTheMove() {
    let (parent, view) = (UIView(), Witness())
    parent.tintColor = .systemRed
    parent.addSubview(view)
    #expect(view.tints == 1)

    UIView().addSubview(view)
    #expect(view.tints == 2)
    UIView().addSubview(view)
    #expect(view.tints == 2)
  }

  @Test("a dimmed tint has no hue, here and below")
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

  @Test("views have the traits of their screen and hear when they change")
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

  @Test("an own style holds for the view and what it holds, whatever the screen")
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

  @Test("a dynamic background follows the style")
  func dynamicBackground() {
    let phone = Simulator(.iPhone15)
    let view = UIView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    phone.window.addSubview(view)
    #expect(view.layer.backgroundColor == .white)

    phone.userInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == .black)
  }

  @Test("merging collections, the later one counts, and what it leaves open stays")
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

  @Test("phones are compact upright, and on their side only the largest are wide")
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

  @Test("on their side, phones of the older sizes are compact in both directions")
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

  @Test("the text size category is the one nearest to the desktop's scale")
  func textSizes() {
    #expect(TextSizes.category(forScale: 1) == .large)
    #expect(TextSizes.category(forScale: 1.25) == .extraExtraLarge)
    #expect(TextSizes.category(forScale: 0.8) == .extraSmall)
    #expect(TextSizes.category(forScale: 9) == .accessibilityExtraExtraExtraLarge)
    #expect(TextSizes.category(forScale: .nan) == .large)
  }

  // MARK: Direction

  @Test("content runs as the screen does unless it says otherwise")
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
