import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIColor")
struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test("components outside 0 to 1 are clamped, and NaN counts as 0")
  func clamping() {
    let color = UIColor(red: 2, green: -1, blue: .nan, alpha: .infinity)

    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test(
    "hue, saturation and brightness are returned as they were given",
    arguments: [0.0, 0.1, 0.25, 0.5, 0.7, 0.95]
  )
  func hues(hue: Double) {
    var parts: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) = (0, 0, 0)

    UIColor(hue: CGFloat(hue), saturation: 0.6, brightness: 0.8, alpha: 1)
      .getHue(&parts.hue, saturation: &parts.saturation, brightness: &parts.brightness, alpha: nil)

    #expect(abs(parts.hue - CGFloat(hue)) < 1e-9)
    #expect(abs(parts.saturation - 0.6) < 1e-9)
    #expect(abs(parts.brightness - 0.8) < 1e-9)
  }

  @Test("getWhite(_:alpha:) succeeds for gray colors only")
  func greys() {
    var white: CGFloat = -1

    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == -1)
    #expect(UIColor.darkGray.getWhite(&white, alpha: nil))
    #expect(white == CGFloat(1) / 3)
  }

  @Test("the system's blue is (0, 122, 255) in light and (10, 132, 255) in dark", .rule("M-COL-1"))
  func systemBlue() {
    let fixed = { (red: CGFloat, green: CGFloat) in
      UIColor(red: red / 255, green: green / 255, blue: 1, alpha: 1)
    }

    #expect(UIColor.systemBlue.resolvedColor(with: light) == fixed(0, 122))
    #expect(UIColor.systemBlue.resolvedColor(with: dark) == fixed(10, 132))
    #expect(UIColor.tintColor.resolvedColor(with: dark) == fixed(10, 132))
  }

  @Test("system backgrounds are lighter at the elevated level in dark mode")
  func elevation() {
    let floating = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])

    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(
      UIColor.systemBackground.resolvedColor(with: floating)
        == UIColor.secondarySystemBackground.resolvedColor(with: dark)
    )
  }

  @Test("increased contrast raises the alpha of the secondary label color")
  func contrast() {
    let strong = UITraitCollection(accessibilityContrast: .high)

    let plain = UIColor.secondaryLabel.resolvedColor(with: light).cgColor.alpha
    let raised = UIColor.secondaryLabel.resolvedColor(with: strong).cgColor.alpha

    #expect(raised > plain)
  }

  @Test("a dynamic provider is called for each trait collection, also inside derived colors")
  func provider() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .systemRed : .green }
    let faded = color.withAlphaComponent(0.5)

    #expect(color.resolvedColor(with: light) == .green)
    #expect(color.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    #expect(
      faded.resolvedColor(with: light) == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    )
    #expect(faded.resolvedColor(with: dark).cgColor.alpha == 0.5)
  }

  @Test("a provider that returns its own color endlessly resolves to clear")
  func endlessProvider() {
    final class Box { var color = UIColor.black }
    let box = Box()
    box.color = UIColor { _ in box.color }
    defer { box.color = .black }

    #expect(box.color.resolvedColor(with: light) == UIColor(cgColor: .clear))
  }

  @Test("a fixed color resolves to itself, and colors of the same palette entry are equal")
  func identity() {
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    #expect(UIColor.label == UIColor(source: .palette(SystemPalette.label)))
    #expect(UIColor.label != UIColor.black)
  }

  @Test("converting Display P3 colors to sRGB keeps grays and saturates primaries")
  func wideColors() {
    let grey = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
    let green = UIColor(displayP3Red: 0.2, green: 0.8, blue: 0.2, alpha: 1).cgColor

    #expect(abs(grey.red - 0.5) < 0.001 && abs(grey.blue - 0.5) < 0.001)
    #expect(green.green > 0.8 && green.red < 0.2)
  }

  @Test("a color can be archived and unarchived")
  func archive() throws {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)

    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color,
      requiringSecureCoding: true
    )
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)

    #expect(copy == color)
  }
}
