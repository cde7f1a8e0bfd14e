import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIVisualEffectView", .serialized) @MainActor
struct UIVisualEffectViewTests {
  private let phone = Simulator(.iPhoneSE)

  /// Shows a page that is red on the left and blue on the right, with the view over the edge.
  private func show(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let page = UIViewController()
    page.view.backgroundColor = .blue
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 600))
    left.backgroundColor = .red
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 60, y: 100, width: 200, height: 200)
    page.view.addSubview(left)
    page.view.addSubview(view)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
    return view
  }

  @Test("without an effect the content below the view is unchanged")
  func noEffect() {
    _ = show(nil)

    #expect(phone.screenshot().pixel(158 * 2, 200 * 2) == [255, 0, 0, 255])
    #expect(phone.screenshot().pixel(162 * 2, 200 * 2) == [0, 0, 255, 255])
  }

  @Test("a blur mixes the colors on both sides of an edge, inside the view only")
  func blur() throws {
    _ = show(UIBlurEffect(style: .systemUltraThinMaterial))

    let picture = phone.screenshot()
    let left = try #require(picture.pixel(158 * 2, 200 * 2))
    let right = try #require(picture.pixel(162 * 2, 200 * 2))

    #expect(abs(left[0] - right[0]) < 40)
    #expect(picture.pixel(158 * 2, 400 * 2) == [255, 0, 0, 255])
  }

  @Test(
    "the chrome material is nearly (249, 249, 249) in light and near black in dark mode",
    .rule("M-BG-1")
  )
  func chrome() throws {
    let view = show(UIBlurEffect(style: .systemChromeMaterial))
    let light = try #require(phone.screenshot().pixel(100 * 2, 200 * 2))

    view.overrideUserInterfaceStyle = .dark
    phone.advance(by: 0.1)
    let dark = try #require(phone.screenshot().pixel(100 * 2, 200 * 2))

    #expect(light[1] > 225)
    #expect(dark[1] < 40)
  }

  @Test("content is shown above the effect, and subviews have UIKit's class names")
  func content() {
    let view = show(UIBlurEffect(style: .regular))
    let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    square.backgroundColor = .green
    view.contentView.addSubview(square)
    phone.advance(by: 0.1)

    let names = view.subviews.map { String(describing: type(of: $0)) }

    #expect(phone.screenshot().pixel(80 * 2, 120 * 2) == [0, 255, 0, 255])
    #expect(names.first == "_UIVisualEffectBackdropView")
    #expect(view.contentView.superview === view)
  }

  @Test("a blur in a translucent view is blended with what is behind it", .rule("R-VIEW-63"))
  func translucent() {
    let page = UIViewController()
    page.view.backgroundColor = .white
    let stripe = UIView(frame: CGRect(x: 100, y: 0, width: 4, height: 600))
    stripe.backgroundColor = .black
    let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 200))
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    blur.frame = card.bounds
    card.addSubview(blur)
    page.view.addSubview(stripe)
    page.view.addSubview(card)
    phone.window.rootViewController = page
    func brightness(_ alpha: CGFloat) -> Int {
      card.alpha = alpha
      phone.advance(by: 0.1)
      return phone.color(at: CGPoint(x: 102, y: 200)).first ?? -1
    }

    let (none, half, whole) = (brightness(0), brightness(0.5), brightness(1))
    #expect(none == 0)
    #expect(whole > 100)
    #expect(abs(half - whole / 2) <= 2)
  }
}
