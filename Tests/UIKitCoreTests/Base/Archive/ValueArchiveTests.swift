import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@Suite("Archives: colors, images, fonts and effects") @MainActor
struct ValueArchiveTests {
  // The simulator installs the engines that draw and decode images.
  private let phone = Simulator(.iPhoneSE)

  private static let palette: [UIColor] = [
    .systemRed, .label, .secondaryLabel, .systemBackground, .systemFill, .separator, .tintColor,
    .systemBlue.withAlphaComponent(0.3),
  ]

  @Test("fixed and system colors are equal after unarchiving", .rule("R-BAD-32"))
  func colors() throws {
    let fixed = [UIColor.clear, .white, UIColor(red: 0.1, green: 0.2, blue: 1 / 3, alpha: 0.4)]
    for color in ValueArchiveTests.palette + fixed {
      #expect(try Archives.secureCopy(of: color) == color)
    }
  }

  @Test("a dynamic color resolves to the same colors after unarchiving", .rule("R-BAD-32"))
  func dynamicColor() throws {
    let color = UIColor { traits in
      switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
      case (.dark, .high): .yellow
      case (.dark, _): .orange
      case (_, .high): .blue
      default: .systemTeal
      }
    }

    let copy = try #require(try Archives.secureCopy(of: color))

    for style in [UIUserInterfaceStyle.light, .dark] {
      for contrast in [UIAccessibilityContrast.normal, .high] {
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style),
          UITraitCollection(accessibilityContrast: contrast),
        ])
        #expect(copy.resolvedColor(with: traits) == color.resolvedColor(with: traits))
      }
    }
  }

  @Test(
    "an unarchived image keeps its mode, cap insets, tint, orientation and pixels",
    .rule("R-BAD-32")
  )
  func images() throws {
    let bitmap = UIImage.bitmap(
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5),
      width: 5,
      height: 4
    )
    let images = [
      bitmap, bitmap.withRenderingMode(.alwaysTemplate), bitmap.withRenderingMode(.alwaysOriginal),
      bitmap.withTintColor(.systemPink), bitmap.withHorizontallyFlippedOrientation(),
      bitmap.imageFlippedForRightToLeftLayoutDirection(),
      bitmap.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 2, right: 3)),
      bitmap.resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1.5, bottom: 0, right: 0),
        resizingMode: .stretch
      ),
      UIImage.bitmap(.red, width: 4, height: 4, scale: 3), UIImage(),
    ]
    for image in images {
      let copy = try #require(try Archives.secureCopy(of: image))
      #expect(copy == image)
      #expect(copy.size == image.size)
    }
  }

  @Test("an unarchived symbol is a symbol of the same size and weight", .rule("R-BAD-32"))
  func symbols() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 22, weight: .bold, scale: .small)
    let symbol = try #require(UIImage(systemName: "star.fill", withConfiguration: configuration))

    let copy = try #require(try Archives.secureCopy(of: symbol.withRenderingMode(.alwaysOriginal)))

    #expect(copy.isSymbolImage)
    #expect(copy.renderingMode == .alwaysOriginal)
    #expect(copy.size == symbol.size)
    #expect(copy.withConfiguration(.init()).size == symbol.withConfiguration(.init()).size)
  }

  @Test("fonts and blur effects are equal after unarchiving", .rule("R-BAD-32"))
  func fontsAndEffects() throws {
    let fonts = [
      UIFont.systemFont(ofSize: 9.5), .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 11),
      .monospacedSystemFont(ofSize: 10, weight: .light), UIFont.preferredFont(forTextStyle: .body),
    ]
    for font in fonts { #expect(try Archives.secureCopy(of: font) == font) }

    let styles = (0...20).compactMap(UIBlurEffect.Style.init(rawValue:))
    for style in styles {
      let effect = UIBlurEffect(style: style)
      #expect(try Archives.secureCopy(of: effect) == effect)
    }
  }

  @Test(
    "attributes of every kind are archived; values that cannot be archived are left out",
    .rule("R-BAD-32")
  )
  func attributes() throws {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineSpacing = 2
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: -1)
    shadow.shadowColor = UIColor.systemPink
    let item = UIBarItem()
    let all: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.label,
      .kern: CGFloat(1.5), .underlineStyle: NSUnderlineStyle.single.rawValue,
      .baselineOffset: 2.25, .paragraphStyle: paragraph, .shadow: shadow,
      NSAttributedString.Key("app.note"): "own",
    ]
    item.setTitleTextAttributes(all.merging([.init("app.object"): item]) { $1 }, for: .selected)

    let copy = try #require(try Archives.copy(of: item))
    let read = try #require(copy.titleTextAttributes(for: .selected))

    #expect(read.count == all.count)
    #expect(read[.font] as? UIFont == all[.font] as? UIFont)
    #expect(read[.foregroundColor] as? UIColor == .label)
    #expect(read[.kern] as? CGFloat == 1.5)
    #expect(read[.underlineStyle] as? Int == 1)
    #expect(read[.baselineOffset] as? Double == 2.25)
    #expect(read[.paragraphStyle] as? NSParagraphStyle == paragraph)
    #expect(read[.shadow] as? NSShadow == shadow)
    #expect(read[.init("app.note")] as? String == "own")
  }
}
