import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIVibrancyEffect", .serialized) @MainActor
struct UIVibrancyEffectTests {
  private let phone = Simulator(.iPhoneSE)

  /// Shows a red square in a vibrant view over a white page.
  private func show(
    _ effect: UIVisualEffect,
    _ color: UIColor = .red,
    alpha: CGFloat = 1
  ) -> UIVisualEffectView {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 60, y: 100, width: 200, height: 200)
    let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    square.backgroundColor = color
    square.alpha = alpha
    view.contentView.addSubview(square)
    page.view.addSubview(view)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
    return view
  }

  private var square: [Int] {
    phone.screenshot().pixel(80 * 2, 120 * 2) ?? []
  }

  private let blur = UIBlurEffect(style: .systemMaterial)

  @Test("content has the color of the effect instead of its own", .rule("R-VIEW-60"))
  func content() {
    let view = show(UIVibrancyEffect(blurEffect: blur, style: .label))
    let vibrant = square
    view.effect = nil
    phone.advance(by: 0.1)
    let own = square

    #expect(vibrant.first == vibrant.dropFirst().first && (vibrant.first ?? 255) < 60)
    #expect(own == [255, 0, 0, 255])
    #expect(phone.screenshot().pixel(150 * 2, 200 * 2) == [255, 255, 255, 255])
  }

  @Test("translucent content is less visible", .rule("R-VIEW-60"))
  func alpha() {
    _ = show(UIVibrancyEffect(blurEffect: blur, style: .label), alpha: 0.5)

    #expect((120...160).contains(square.first ?? 0))
  }

  @Test("the color follows the interface style unless the material has one", .rule("R-VIEW-61"))
  func styles() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func white(_ style: UIBlurEffect.Style, _ traits: UITraitCollection) -> CGFloat? {
      let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style))
      return effect.color(in: traits).cgColor.components?.first
    }

    #expect(white(.systemMaterial, light) == 0 && white(.systemMaterial, dark) == 1)
    #expect(white(.systemThinMaterialDark, light) == 1 && white(.extraLight, dark) == 0)
    let alphas = [UIVibrancyEffectStyle.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
      .map { UIVibrancyEffect(blurEffect: blur, style: $0).color(in: light).cgColor.alpha }
    #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 4)
  }

  @Test("the color changes with the interface style", .rule("R-VIEW-61"))
  func changes() {
    let view = show(UIVibrancyEffect(blurEffect: blur, style: .label))

    view.overrideUserInterfaceStyle = .dark
    phone.advance(by: 0.1)

    #expect(view.contentView.layer.silhouetteColor?.components?.first == 1)
  }

  @Test("effects are archived and compared", .rule("R-VIEW-62"))
  func archive() throws {
    let effect = UIVibrancyEffect(blurEffect: blur, style: .secondaryFill)
    let plain = UIVibrancyEffect(blurEffect: blur)

    #expect(try Archives.copy(of: effect) == effect)
    #expect(try Archives.copy(of: plain) == plain)
    #expect(effect != plain && plain != UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
    #expect(effect == UIVibrancyEffect(blurEffect: blur, style: .secondaryFill))
    #expect(effect.hash != plain.hash)
  }
}
