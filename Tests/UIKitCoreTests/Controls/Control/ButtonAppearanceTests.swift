import TestSupport
import Testing

@testable import UIKitCore

@Suite("ButtonAppearance") @MainActor
struct ButtonAppearanceTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)

  private func colors(
    _ style: ButtonStyleKind,
    _ look: ButtonLook = ButtonLook(),
    foreground: UIColor? = nil,
    background: UIColor? = nil
  ) -> (foreground: CGColor, background: CGColor?) {
    let colors = ButtonAppearance(
      style,
      look,
      tintColor: .systemGreen,
      foreground: foreground,
      background: background
    )
    return (
      colors.foreground.resolvedColor(with: light).cgColor,
      colors.background?.resolvedColor(with: light).cgColor
    )
  }

  private func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: light).cgColor }

  @Test("plain and borderless buttons have no background", .rule("R-BTN-4"))
  func plain() {
    for style in [ButtonStyleKind.plain, .borderless] {
      #expect(colors(style).background == nil)
      #expect(colors(style).foreground == resolved(.systemGreen))
    }
  }

  @Test("gray and bordered buttons have fill colors behind them", .rule("R-BTN-5"))
  func gray() {
    #expect(colors(.gray).background == resolved(.secondarySystemFill))
    #expect(colors(.bordered).background == resolved(.tertiarySystemFill))
    #expect(colors(.gray).foreground == resolved(.systemGreen))
  }

  @Test("tinted buttons have a part of the tint color, filled ones all of it", .rule("R-BTN-6"))
  func tinted() {
    for style in [ButtonStyleKind.tinted, .borderedTinted] {
      #expect(colors(style).background == resolved(.systemGreen).copy(alpha: 0.18))
    }
    for style in [ButtonStyleKind.filled, .borderedProminent] {
      #expect(colors(style).background == resolved(.systemGreen))
      #expect(colors(style).foreground == resolved(.white))
    }
  }

  @Test("selected buttons are tinted or filled, highlighted ones fade", .rule("R-BTN-7"))
  func states() {
    let selected = ButtonLook(isSelected: true)
    let highlighted = ButtonLook(isHighlighted: true)

    #expect(colors(.plain, selected).background == resolved(.systemGreen).copy(alpha: 0.18))
    #expect(colors(.borderless, selected).background == nil)
    #expect(colors(.gray, selected).background == resolved(.systemGreen))
    #expect(colors(.filled, highlighted).background == resolved(.systemGreen).copy(alpha: 0.75))
    #expect(colors(.borderless, highlighted).foreground.alpha == 0.4)
  }

  @Test("disabled buttons are gray", .rule("R-BTN-8"))
  func disabled() {
    let look = ButtonLook(isEnabled: false)

    #expect(colors(.filled, look).foreground == resolved(.tertiaryLabel))
    #expect(colors(.filled, look).background == resolved(.tertiarySystemFill))
    #expect(colors(.plain, look).background == nil)
  }

  @Test("base colors replace those of the style", .rule("R-BTN-9"))
  func base() {
    let tinted = colors(.tinted, foreground: .systemRed, background: .systemBlue)

    #expect(tinted.foreground == resolved(.systemRed))
    #expect(tinted.background == resolved(.systemBlue).copy(alpha: 0.18))
  }

  @Test("a destructive button is red", .rule("R-BTN-18"))
  func destructive() {
    #expect(colors(.filled, ButtonLook(isDestructive: true)).background == resolved(.systemRed))
  }
}

@Suite("ButtonConfigurationLayout")
struct ButtonConfigurationLayoutTests {
  private func layout(_ side: ButtonConfigurationLayout.Side) -> ButtonConfigurationLayout {
    var layout = ButtonConfigurationLayout()
    layout.imageSize = CGSize(width: 20, height: 20)
    layout.titleSize = CGSize(width: 60, height: 20)
    layout.subtitleSize = CGSize(width: 40, height: 14)
    layout.insets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    layout.side = side
    layout.imagePadding = 8
    layout.titlePadding = 1
    return layout
  }

  @Test("the image is at an edge of the texts", .rule("R-BTN-10"))
  func edges() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    let leading = layout(.leading).frames(in: bounds)
    let trailing = layout(.trailing).frames(in: bounds)
    let top = layout(.top).frames(in: bounds)
    let bottom = layout(.bottom).frames(in: bounds)

    #expect(leading.image.maxX + 8 == leading.title.minX)
    #expect(trailing.title.maxX + 8 == trailing.image.minX)
    #expect(top.image.maxY + 8 == top.title.minY)
    #expect(bottom.subtitle.maxY + 8 == bottom.image.minY)
    #expect(leading.image.minX + trailing.image.maxX == 200)
  }

  @Test("right-to-left layouts are mirrored", .rule("R-BTN-10"))
  func mirrored() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
    var mirrored = layout(.leading)
    mirrored.isRightToLeft = true

    let (left, right) = (layout(.leading).frames(in: bounds), mirrored.frames(in: bounds))

    #expect(right.image.minX == 200 - left.image.maxX)
    #expect(right.title.minX == 200 - left.title.maxX)
  }

  @Test("the size contains the insets and all content", .rule("R-BTN-11"))
  func size() {
    #expect(layout(.leading).size == CGSize(width: 20 + 8 + 60 + 24, height: 35 + 14))
    #expect(layout(.top).size == CGSize(width: 60 + 24, height: 20 + 8 + 35 + 14))
    UITraitCollection(userInterfaceIdiom: .phone).performAsCurrent {
      #expect(ButtonMetrics.insets(for: .medium).leading == 12)
      #expect(ButtonMetrics.insets(for: .large).top == 14)
    }
  }

  @Test("texts are aligned with each other", .rule("R-BTN-13"))
  func alignment() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    var trailing = layout(.leading)
    trailing.titleAlignment = .trailing

    let frames = layout(.leading).frames(in: bounds)
    #expect(frames.title.minX == frames.subtitle.minX)
    #expect(frames.title.maxY + 1 == frames.subtitle.minY)
    #expect(layout(.top).frames(in: bounds).subtitle.midX == 100)
    #expect(trailing.frames(in: bounds).subtitle.maxX == trailing.frames(in: bounds).title.maxX)
  }

  @Test("no corner radius exceeds half of the height", .rule("R-BTN-15"))
  func corners() {
    func radius(_ style: UIButton.Configuration.CornerStyle, _ height: CGFloat) -> CGFloat {
      ButtonMetrics.cornerRadius(style, radius: 6, height: height, textScale: 2)
    }

    #expect(radius(.fixed, 40) == 6)
    #expect(radius(.dynamic, 40) == 12)
    #expect(radius(.capsule, 40) == 20)
    #expect(radius(.large, 16) == 8)
  }
}
