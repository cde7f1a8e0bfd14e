import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Symbol sets of asset catalogs", .serialized) @MainActor
struct SymbolSetTests {
  private let phone = Simulator(.iPhoneSE)
  private let list = #"{"symbols": [{"idiom": "universal", "filename": "a.svg"}]}"#
  private let set = "Media.xcassets/tent.symbolset/"

  /// A template whose drawings are rectangles as high as half an em.
  private let template = """
    <svg width="3300" height="2200"><g id="Guides"><line id="Baseline-M" x1="0" y1="1126"/>
    <line id="Capline-M" x1="0" y1="1055.541"/></g><g id="Symbols">
    <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
    <path class="hierarchical-0:primary" d="M0-50H50V0H0Z"/>
    <path class="hierarchical-1:secondary" d="M50-50H100V0H50Z"/></g>
    <g id="Bold-M" transform="matrix(1 0 0 1 2400 1126)"><path d="M0-50H200V0H0Z"/></g></g></svg>
    """

  private func bundle(_ files: [String: String]) throws -> (Bundle, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(Data(text.utf8), to: path) }
    return (try #require(Bundle(path: folder.url.path)), folder)
  }

  private var files: [String: String] { [set + "Contents.json": list, set + "a.svg": template] }

  @Test("a symbol set is found by name as a symbol and a template", .rule("R-SET-1", "R-SET-2"))
  func named() throws {
    let (bundle, folder) = try bundle(files)

    let image = try #require(UIImage(named: "tent", in: bundle, compatibleWith: nil))

    #expect(image.isSymbolImage)
    #expect(image.isShownAsTemplate)
    #expect(image.size == CGSize(width: 17, height: 8.5))
    #expect(UIImage(systemName: "tent.of.an.app") == nil)
    withExtendedLifetime(folder) {}
  }

  @Test(
    "a configuration selects size, scale and weight, also later",
    .rule("R-SET-3", "R-SET-4", "R-SET-6")
  )
  func configurations() throws {
    let (bundle, folder) = try bundle(files)
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let bold = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)

    let image = try #require(UIImage(named: "tent", in: bundle, with: large))
    let other = image.withConfiguration(bold)
    let tinted = image.withTintColor(.red).applyingSymbolConfiguration(bold)

    #expect(image.size == CGSize(width: 40, height: 20))
    #expect(other.size == CGSize(width: 80, height: 20))
    #expect(tinted?.size == other.size)
    #expect(tinted?.pixel(8, 8) == [255, 0, 0, 255])
    withExtendedLifetime(folder) {}
  }

  @Test("layers have the colors of a configuration", .rule("R-SET-5"))
  func colors() throws {
    let (bundle, folder) = try bundle(files)
    let colors = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
      .applying(UIImage.SymbolConfiguration(pointSize: 40))

    let image = try #require(UIImage(named: "tent", in: bundle, with: colors))

    #expect(!image.isShownAsTemplate)
    #expect(image.pixel(8, 8) == [255, 0, 0, 255])
    #expect(image.pixel(70, 8) == [0, 0, 255, 255])
    withExtendedLifetime(folder) {}
  }

  @Test("a tab bar shows a custom symbol in its color and size", .rule("R-SET-1"))
  func tabBar() throws {
    let (bundle, folder) = try bundle(files)
    let image = UIImage(named: "tent", in: bundle, compatibleWith: nil)
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "Tent", image: image, tag: 0)
    tabs.viewControllers = [page]
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)

    let screen = phone.screenshot()

    let row = (0..<750).filter { screen.pixel($0, 667 * 2 - 60) == [0, 122, 255, 255] }
    #expect(row.count > 40)
    withExtendedLifetime(folder) {}
  }

  @Test("an archived custom symbol is an image and a template", .rule("R-SET-6"))
  func archive() throws {
    let (bundle, folder) = try bundle(files)
    let image = try #require(UIImage(named: "tent", in: bundle, compatibleWith: nil))

    let data = try NSKeyedArchiver.archivedData(
      withRootObject: image,
      requiringSecureCoding: true
    )
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)

    #expect(copy?.size == image.size)
    #expect(copy?.renderingMode == .alwaysTemplate)
    withExtendedLifetime(folder) {}
  }

  @Test(
    "an invalid file is logged once, and the image is nil",
    .rule("R-SET-7"),
    arguments: ["<svg></svg>", "{", nil]
  )
  func invalid(text: String?) throws {
    var files = files
    files[set + "a.svg"] = text
    let (bundle, folder) = try bundle(files)

    let lines = warnings {
      for _ in 0..<2 { #expect(UIImage(named: "tent", in: bundle, compatibleWith: nil) == nil) }
    }

    #expect(lines.count == 1)
    #expect(lines.first?.contains("a.svg is not a valid symbol template") == true)
    withExtendedLifetime(folder) {}
  }
}
