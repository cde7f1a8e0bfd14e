import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

/// A global variable of an application, which is created before any simulator.
private let earlyImage = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData {
  $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
}

@Suite("Simulator: resources of an application", .serialized) @MainActor
struct ResourceTests {
  @Test("images are created without a simulator", .rule("R-IMG-9"))
  func withoutHost() {
    #expect(UIImage(data: earlyImage)?.size.width ?? 0 > 0)
    #expect(UIImage(systemName: "star") != nil)
  }

  private func bundle(_ files: [String: String], images: [String] = []) throws -> (
    bundle: Bundle, folder: TemporaryFolder
  ) {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(Data(text.utf8), to: path) }
    for path in images {
      let color: UIColor = path.contains("dark") ? .black : .white
      let side: CGFloat = path.contains("dark") ? 2 : 4
      let image = UIImage.filled(color, width: side, height: side)
      try folder.write(try #require(image.pngData()), to: path)
    }
    return (try #require(Bundle(path: folder.url.path)), folder)
  }

  @Test("plural forms are read from stringsdict files", .rule("R-LANG-12"))
  func pluralRules() throws {
    let rules = """
      <plist><dict><key>%lld trails in %@</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@trails@ in %2$@</string>
      <key>trails</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>One trail</string><key>other</key><string>%1$lld trails</string>
      </dict></dict></dict></plist>
      """
    let (bundle, folder) = try bundle(["en.lproj/Localizable.stringsdict": rules])

    for (count, text) in [(1, "One trail in Rome"), (3, "3 trails in Rome")] {
      #expect(String(localized: "\(count) trails in \("Rome")", bundle: bundle) == text)
    }
    withExtendedLifetime(folder) {}
  }

  @Test("plural forms with variables have at most 65,536 bytes", .rule("R-LANG-12", "R-BAD-40"))
  func manyVariables() throws {
    let format = String(repeating: "%#@n@", count: 13_000)
    let rules = { (form: String) in
      """
      <plist><dict><key>Sea</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>n</key><dict><key>other</key><string>\(form)</string></dict></dict></dict></plist>
      """
    }
    let (short, shortFolder) = try bundle(["en.lproj/Localizable.stringsdict": rules("wave ")])
    let (long, longFolder) = try bundle(["en.lproj/Localizable.stringsdict": rules("waves ")])

    #expect(String(localized: "Sea", bundle: short).utf8.count == 65_000)
    #expect(String(localized: "Sea", bundle: long) == "Sea")
    withExtendedLifetime((shortFolder, longFolder)) {}
  }

  @Test("a rendering intent and slices of an asset are used", .rule("R-AST-4"))
  func intent() throws {
    let list = #"""
      {"images": [{"idiom": "universal", "filename": "x.png", "scale": "2x", "resizing": {
        "mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
        "cap-insets": {"top": 2, "left": 2, "bottom": 2, "right": 2}}}],
       "properties": {"template-rendering-intent": "template"}}
      """#
    let (bundle, folder) = try bundle(
      ["Media.xcassets/Ball.imageset/Contents.json": list],
      images: ["Media.xcassets/Ball.imageset/x.png"]
    )
    let image = try #require(UIImage(named: "Ball", in: bundle, compatibleWith: nil))

    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(image.resizingMode == .stretch)
    withExtendedLifetime(folder) {}
  }

  @Test(
    "an image follows the style, and its name contains the namespaces of its groups",
    .rule("R-AST-1", "R-AST-2", "R-AST-3")
  )
  func variants() throws {
    let list = #"""
      {"images": [{"idiom": "universal", "filename": "light.png"},
        {"idiom": "universal", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """#
    let set = "Media.xcassets/Icons/Ball.imageset/"
    let (bundle, folder) = try bundle(
      [
        set + "Contents.json": list,
        "Media.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      ],
      images: [set + "light.png", set + "dark.png"]
    )
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func size(_ traits: UITraitCollection?) -> CGFloat? {
      UIImage(named: "Icons/Ball", in: bundle, compatibleWith: traits)?.size.width
    }
    #expect(size(nil) == 4)
    #expect(size(dark) == 2)
    #expect(UIImage(named: "Ball", in: bundle, compatibleWith: nil) == nil)

    let phone = Simulator(.iPhoneSE)
    let image = UIImage(named: "Icons/Ball", in: bundle, compatibleWith: nil)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    phone.window.addSubview(view)
    #expect(phone.screenshot().pixel(10, 10) == [255, 255, 255, 255])
    phone.userInterfaceStyle = .dark
    #expect(phone.screenshot().pixel(10, 10) == [0, 0, 0, 255])
    withExtendedLifetime(folder) {}
  }

  @Test(
    "colors have components of all forms, and variants for style and contrast",
    .rule("R-AST-5")
  )
  func colors() throws {
    let list = #"""
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "0.5", "blue": "51", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "1.0", "alpha": "0.5"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"platform": "ios", "reference": "systemRedColor"}}]}
      """#
    let (bundle, folder) = try bundle(["Media.xcassets/Accent.colorset/Contents.json": list])
    let color = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
    func resolved(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> UIColor {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(accessibilityContrast: contrast),
      ])
      return color.resolvedColor(with: traits)
    }
    #expect(resolved(.light, .normal) == UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 1))
    #expect(resolved(.dark, .normal) == UIColor(white: 1, alpha: 0.5))
    #expect(resolved(.light, .high) != resolved(.light, .normal))
    #expect(UIColor(named: "Accent", in: bundle, compatibleWith: nil) == color)
    #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
    withExtendedLifetime(folder) {}
  }

  @Test("data assets are read, and a broken list is a missing asset", .rule("R-AST-6", "R-AST-7"))
  func data() throws {
    let (bundle, folder) = try bundle([
      "Media.xcassets/Text.dataset/Contents.json": #"{"data": [{"filename": "a.txt"}]}"#,
      "Media.xcassets/Text.dataset/a.txt": "abc",
      "Media.xcassets/Bad.colorset/Contents.json": "{",
    ])

    #expect(NSDataAsset(name: "Text", bundle: bundle)?.data == Data("abc".utf8))
    #expect(UIColor(named: "Bad", in: bundle, compatibleWith: nil) == nil)
    withExtendedLifetime(folder) {}
  }

  @Test(
    "strings follow the simulator's language",
    .rule("R-LANG-8", "R-LANG-9", "R-LANG-10", "R-LANG-11"),
    arguments: ["de", "en", "fr"]
  )
  func strings(language: String) throws {
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld stations": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld station"}},
                                         "other": {"stringUnit": {"value": "%lld stations"}}}}},
        "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Sender"}},
                                         "other": {"stringUnit": {"value": "%lld Sender"}}}}}}}}}
      """#
    let (bundle, folder) = try bundle([
      "de.lproj/Localizable.strings": #""Hello" = "Hallo";"#,
      "en.lproj/Localizable.strings": #""Hello" = "Hello!";"#,
      "Localizable.xcstrings": catalog,
    ])
    let phone = Simulator(.iPhoneSE, language: language)

    let isGerman = language == "de"
    #expect(
      NSLocalizedString("Hello", bundle: bundle, comment: "") == (isGerman ? "Hallo" : "Hello!")
    )
    #expect(NSLocalizedString("Other", bundle: bundle, comment: "") == "Other")
    #expect(
      String(localized: "\(1) stations", bundle: bundle) == (isGerman ? "1 Sender" : "1 station")
    )
    #expect(String(localized: "\("A") of \(2)", bundle: bundle) == "A of 2")
    withExtendedLifetime((phone, folder)) {}
  }
}
