import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@Suite("UIBarAppearance") @MainActor
struct UIBarAppearanceTests {
  // Creates the engines that images need.
  private let phone = Simulator(.iPhoneSE)

  // MARK: Defaults

  @Test(
    "a new appearance has a chrome blur and a hairline",
    .rule("M-BG-1", "R-APP-8"),
    .defaults(
      "UIBarAppearance.backgroundEffect",
      "UIBarAppearance.backgroundColor",
      "UIBarAppearance.backgroundImage",
      "UIBarAppearance.backgroundImageContentMode",
      "UIBarAppearance.shadowColor",
      "UIBarAppearance.shadowImage"
    ),
    .member("UIBarAppearance.init")
  )
  func defaults() {
    let appearance = UIBarAppearance()

    #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.backgroundImage == nil)
    #expect(appearance.backgroundImageContentMode == .scaleToFill)
    #expect(appearance.shadowColor != nil)
    #expect(appearance.shadowImage == nil)
  }

  @Test(
    "the idiom is the screen's, unless another supported idiom is given",
    .rule("R-APP-21"),
    .defaults("UIBarAppearance.idiom"),
    .member("UIBarAppearance.idiom", "UIBarAppearance.init")
  )
  func idiom() {
    let pad = Simulator(.iPadPro11)
    #expect(pad.window.traitCollection.userInterfaceIdiom == .pad)
    #expect(UIBarAppearance().idiom == .pad)
    #expect(UIBarAppearance(idiom: .phone).idiom == .phone)
    #expect(UIBarAppearance(idiom: .tv).idiom == .tv)
    #expect(UIBarAppearance(idiom: .carPlay).idiom == .pad)
    #expect(UIBarAppearance(idiom: .unspecified).idiom == .pad)

    let later = Simulator(.iPhone15)
    #expect(later.window.traitCollection.userInterfaceIdiom == .phone)
    #expect(UITabBarAppearance().idiom == .phone)
    #expect(UITabBarAppearance(idiom: .pad).idiom == .pad)
  }

  // MARK: Configurations

  @Test(
    "the opaque background has the system's color and a hairline, without a blur",
    .rule("R-APP-24"),
    .member("UIBarAppearance.configureWithOpaqueBackground")
  )
  func opaque() {
    let appearance = full()

    appearance.configureWithOpaqueBackground()

    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == .systemBackground)
    #expect(appearance.backgroundImage == nil)
    #expect(appearance.backgroundImageContentMode == .scaleToFill)
    #expect(appearance.shadowColor == UIBarAppearance().shadowColor)
    #expect(appearance.shadowImage == nil)
  }

  @Test(
    "the transparent background has no effect, color or shadow",
    .rule("R-APP-24"),
    .member("UIBarAppearance.configureWithTransparentBackground")
  )
  func transparent() {
    let appearance = full()

    appearance.configureWithTransparentBackground()

    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.backgroundImage == nil)
    #expect(appearance.shadowColor == nil)
    #expect(appearance.shadowImage == nil)
  }

  @Test(
    "the default background equals that of a new appearance",
    .rule("R-APP-24"),
    .member("UIBarAppearance.configureWithDefaultBackground")
  )
  func reset() {
    let appearance = full()
    #expect(appearance != UIBarAppearance())

    appearance.configureWithDefaultBackground()

    #expect(appearance == UIBarAppearance())
  }

  // MARK: Layers

  @Test(
    "each property stores its value, and nil removes it",
    .rule("R-APP-6"),
    .member(
      "UIBarAppearance.backgroundEffect",
      "UIBarAppearance.backgroundColor",
      "UIBarAppearance.backgroundImage",
      "UIBarAppearance.shadowColor",
      "UIBarAppearance.shadowImage"
    )
  )
  func layers() {
    let appearance = full()
    #expect(appearance.backgroundEffect == UIBlurEffect(style: .dark))
    #expect(appearance.backgroundColor == .systemTeal)
    #expect(appearance.backgroundImage?.size == CGSize(width: 4, height: 4))
    #expect(appearance.shadowColor == .systemPink)
    #expect(appearance.shadowImage?.size == CGSize(width: 2, height: 3))

    appearance.backgroundEffect = nil
    appearance.backgroundColor = nil
    appearance.backgroundImage = nil
    appearance.shadowColor = nil
    appearance.shadowImage = nil

    let nothing = UIBarAppearance()
    nothing.configureWithTransparentBackground()
    nothing.backgroundImageContentMode = .scaleAspectFill
    #expect(appearance == nothing)
  }

  @Test(
    "the content mode redraw is stored as scaleToFill",
    .rule("R-APP-6"),
    .member("UIBarAppearance.backgroundImageContentMode")
  )
  func contentMode() {
    let appearance = UIBarAppearance()

    appearance.backgroundImageContentMode = .topLeft
    #expect(appearance.backgroundImageContentMode == .topLeft)

    appearance.backgroundImageContentMode = .redraw
    #expect(appearance.backgroundImageContentMode == .scaleToFill)
  }

  // MARK: Copies and equality

  @Test(
    "a copy is equal, of the same class, and independent",
    .rule("R-APP-20"),
    .member("UIBarAppearance.copy")
  )
  func copies() {
    let appearance = MarkedAppearance()
    appearance.mark = "new"
    appearance.backgroundColor = .systemTeal

    let copy = appearance.copy()
    #expect(copy == appearance)
    #expect(copy.hash == appearance.hash)
    #expect(copy.mark == "new")

    copy.backgroundColor = .systemPink
    #expect(copy != appearance)
    #expect(appearance.backgroundColor == .systemTeal)
    #expect(appearance as UIBarAppearance != UIBarAppearance())
  }

  @Test(
    "an appearance can be created from that of another kind of bar",
    .rule("R-APP-20"),
    .member("UIBarAppearance.init", "UITabBarAppearance.init")
  )
  func conversion() {
    let source = full()

    let tabBar = UITabBarAppearance(barAppearance: source)
    tabBar.stackedItemWidth = 99
    let back = UIBarAppearance(barAppearance: tabBar)

    #expect(tabBar.backgroundColor == .systemTeal)
    #expect(tabBar.stackedLayoutAppearance == UITabBarItemAppearance())
    #expect(back == source)
    #expect(UITabBarAppearance(barAppearance: tabBar).stackedItemWidth == 0)
  }

  // MARK: Archives

  @Test(
    "all properties are stored in a secure archive",
    .rule("R-BAD-32"),
    .member("UIBarAppearance.init")
  )
  func archive() throws {
    let appearance = full()

    let copy = try #require(try Archives.secureCopy(of: appearance))

    #expect(copy == appearance)
    #expect(copy.backgroundEffect == appearance.backgroundEffect)
    #expect(copy.backgroundImage == appearance.backgroundImage)
    #expect(copy.backgroundImageContentMode == .scaleAspectFill)
    #expect(copy.shadowImage?.renderingMode == .alwaysTemplate)
    #expect(try Archives.secureCopy(of: UIBarAppearance()) == UIBarAppearance())
  }

  private func full() -> UIBarAppearance {
    let appearance = UIBarAppearance()
    appearance.backgroundEffect = UIBlurEffect(style: .dark)
    appearance.backgroundColor = .systemTeal
    appearance.backgroundImage = .bitmap(.red, width: 4, height: 4)
    appearance.backgroundImageContentMode = .scaleAspectFill
    appearance.shadowColor = .systemPink
    appearance.shadowImage = .bitmap(.black, width: 2, height: 3)
      .withRenderingMode(.alwaysTemplate)
    return appearance
  }
}

/// A subclass with an additional property.
private final class MarkedAppearance: UIBarAppearance {
  var mark = ""

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? MarkedAppearance)?.mark = mark
    return copy
  }
}
