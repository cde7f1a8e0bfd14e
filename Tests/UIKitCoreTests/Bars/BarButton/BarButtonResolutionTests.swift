import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("BarButtonResolution") @MainActor
struct BarButtonResolutionTests {
  // Creates the engines that images need.
  private let phone = Simulator(.iPhoneSE)

  private func face(
    _ state: BarButtonResolution.State,
    item: BarButtonResolution.ItemAttributes = .init(),
    isCompact: Bool = false,
    isBackButton: Bool = false,
    _ change: (UIBarButtonItemAppearance) -> Void = { _ in }
  ) -> BarButtonStyle {
    let appearance = UIBarButtonItemAppearance()
    change(appearance)
    let look = ResolvedBarButtonAppearance(
      appearance: appearance,
      isCompact: isCompact,
      isBackButton: isBackButton
    )
    return BarButtonResolution(barAppearance: look, tintColor: .systemRed, item: item).style(
      in: state
    )
  }

  @Test(
    "the default is a 17-point font in the tint color, gray when disabled",
    .rule("R-BBI-20", "R-BBI-32")
  )
  func defaults() {
    #expect(face(.normal).font == .systemFont(ofSize: 17))
    #expect(face(.normal).titleColor == .systemRed)
    #expect(face(.normal).imageColor == .systemRed)
    #expect(face(.disabled).titleColor == .tertiaryLabel)
    #expect(face(.disabled).imageColor == .tertiaryLabel)
  }

  @Test("done items are semibold, except as a back button", .rule("R-BBI-20"))
  func done() {
    let item = BarButtonResolution.ItemAttributes(style: .done)

    #expect(face(.normal, item: item).font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(face(.normal, item: item, isBackButton: true).font == .systemFont(ofSize: 17))
  }

  @Test(
    "the appearance's state precedes the item, and the item precedes the normal state",
    .rule("R-BBI-30")
  )
  func order() {
    let item = BarButtonResolution.ItemAttributes(
      titleAttributes: [.foregroundColor: UIColor.systemGreen],
      normalTitleAttributes: [.foregroundColor: UIColor.systemBrown, .kern: 2]
    )
    let own = face(.highlighted, item: item) {
      $0.normal.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
    }
    let said = face(.highlighted, item: item) {
      $0.highlighted.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
    }
    let normal = face(.focused) {
      $0.normal.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
    }

    #expect(own.titleColor == .systemGreen)
    #expect(own.titleAttributes[.kern] as? Int == 2)
    #expect(said.titleColor == .systemPink)
    #expect(normal.titleColor == .systemTeal)
  }

  @Test("disabled items use the normal font but not its color", .rule("R-BBI-32"))
  func disabled() {
    let font = UIFont.systemFont(ofSize: 20)
    let disabled = face(.disabled) {
      $0.normal.titleTextAttributes = [.foregroundColor: UIColor.systemTeal, .font: font]
    }

    #expect(disabled.font == font)
    #expect(disabled.titleColor == .tertiaryLabel)
  }

  @Test("a highlighted button fades unless its appearance sets a color", .rule("R-BBI-23"))
  func fading() {
    let colored = face(.highlighted) {
      $0.highlighted.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
    }
    let kerned = face(.highlighted) { $0.highlighted.titleTextAttributes = [.kern: 3] }

    #expect(face(.highlighted).isFaded)
    #expect(kerned.isFaded)
    #expect(!colored.isFaded)
    #expect(!face(.normal).isFaded)
  }

  @Test(
    "the background image is the state's, else the normal one, else the item's",
    .rule("R-BBI-31")
  )
  func backgrounds() {
    let (red, blue) = (
      UIImage.bitmap(.red, width: 4, height: 4), UIImage.bitmap(.blue, width: 5, height: 5)
    )
    var legacy = BarButtonLegacyAttributes.Part()
    legacy[.normal, nil, .default] = red
    legacy.backgroundShifts[UIBarMetrics.default.rawValue] = 3
    let item = BarButtonResolution.ItemAttributes(legacy: legacy)

    let own = face(.highlighted, item: item)
    let said = face(.highlighted, item: item) {
      $0.normal.backgroundImage = blue
      $0.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    }

    #expect(own.backgroundImage == red)
    #expect(own.backgroundOffset == UIOffset(horizontal: 0, vertical: 3))
    #expect(said.backgroundImage == blue)
    #expect(said.backgroundOffset == UIOffset(horizontal: 1, vertical: 2))
  }

  @Test("the values of an item are looked up by metrics, state and style", .rule("R-BBI-33"))
  func legacy() {
    let images = (0..<4).map { UIImage.bitmap(.red, width: CGFloat($0 + 1), height: 1) }
    var part = BarButtonLegacyAttributes.Part()
    part[.normal, nil, .default] = images[0]
    part[.highlighted, nil, .default] = images[1]
    part[.normal, .done, .default] = images[2]
    part[.normal, nil, .compact] = images[3]
    part.titleOffsets[UIBarMetrics.default.rawValue] = UIOffset(horizontal: 1, vertical: 1)

    #expect(part.image(for: .normal, style: .plain, metrics: .default) == images[0])
    #expect(part.image(for: .highlighted, style: .plain, metrics: .default) == images[1])
    #expect(part.image(for: .normal, style: .done, metrics: .default) == images[2])
    #expect(part.image(for: .disabled, style: .plain, metrics: .default) == images[0])
    #expect(part.image(for: .highlighted, style: .plain, metrics: .compact) == images[3])
    #expect(part.titleOffset(.compact) == UIOffset(horizontal: 1, vertical: 1))
    #expect(
      BarButtonLegacyAttributes.Part().image(for: .normal, style: .plain, metrics: .default) == nil
    )
  }

  @Test(
    "the disabled state precedes highlighted, and highlighted precedes focused",
    .rule("R-BBI-9")
  )
  func states() {
    typealias State = BarButtonResolution.State
    #expect(State(isEnabled: false, isHighlighted: true, isFocused: true) == .disabled)
    #expect(State(isEnabled: true, isHighlighted: true, isFocused: true) == .highlighted)
    #expect(State(isEnabled: true, isHighlighted: false, isFocused: true) == .focused)
    #expect(State(isEnabled: true, isHighlighted: false) == .normal)
  }
}
