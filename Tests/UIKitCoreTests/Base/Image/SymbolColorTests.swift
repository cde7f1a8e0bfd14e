import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Colors and values of symbols", .serialized) @MainActor
struct SymbolColorTests {
  private let phone = Simulator(.iPhoneSE)

  private func alphas(_ image: UIImage) throws -> Set<Int> {
    let pixels = try #require(image.pixels)
    return Set((0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels.alpha($0, y) } })
  }

  @Test("a hierarchical color is half as opaque in the secondary layer", .rule("R-SYM-8"))
  func hierarchical() throws {
    let style = UIImage.SymbolConfiguration(pointSize: 60)
      .applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
    let image = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: style))
    let pixels = try #require(image.pixels)

    let middle = try #require(pixels.pixel(pixels.width / 2, pixels.height / 2))
    let disc = try #require(pixels.pixel(pixels.width / 4, pixels.height / 2 - 14))

    #expect(middle == [255, 0, 0, 255])
    #expect(disc[3] == 127 || disc[3] == 128)
  }

  @Test("palette colors are those of the layers", .rule("R-SYM-10"))
  func palette() throws {
    let style = UIImage.SymbolConfiguration(pointSize: 60)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.white, .blue]))
    let image = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: style))
    let pixels = try #require(image.pixels)

    #expect(pixels.color(pixels.width / 2, pixels.height / 2) == [255, 255, 255])
    #expect(pixels.color(pixels.width / 4, pixels.height / 2 - 14) == [0, 0, 255])
    #expect(!image.isShownAsTemplate)
  }

  @Test("an empty palette and monochrome symbols are templates", .rule("R-SYM-10"))
  func templates() throws {
    let styles: [UIImage.SymbolConfiguration] = [
      .init(paletteColors: []), .preferringMonochrome(), .preferringMulticolor(),
    ]

    for style in styles {
      let image = try #require(UIImage(systemName: "gear", withConfiguration: style))
      #expect(image.isShownAsTemplate)
    }
  }

  @Test("a multicolor symbol has its own colors")
  func multicolor() throws {
    let style = UIImage.SymbolConfiguration.preferringMulticolor()
    let image = try #require(UIImage(systemName: "heart.fill", withConfiguration: style))
    let pixels = try #require(image.pixels)

    #expect(pixels.color(pixels.width / 2, pixels.height / 2) == [255, 59, 48])
  }

  @Test("a dynamic color follows the style of the image view", .rule("R-SYM-10"))
  func dynamicColor() throws {
    let style = UIImage.SymbolConfiguration(paletteColors: [.label])
    let image = try #require(UIImage(systemName: "square.fill", withConfiguration: style))
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    var variant = image
    dark.performAsCurrent { variant = image.currentVariant }
    let pixels = try #require(variant.pixels)

    #expect(pixels.color(pixels.width / 2, pixels.height / 2) == [255, 255, 255])
  }

  @Test("filled books have gaps between them", .rule("R-SYM-1"))
  func books() throws {
    let style = UIImage.SymbolConfiguration(pointSize: 100)
    let image = try #require(UIImage(systemName: "books.vertical.fill", withConfiguration: style))
    let pixels = try #require(image.pixels)
    let row = (0..<pixels.width).map { pixels.alpha($0, pixels.height / 2) > 128 }

    let edges = zip(row, row.dropFirst()).count { !$0 && $1 } + (row.first == true ? 1 : 0)
    #expect(edges == 3)
  }

  @Test("layers beyond a variable value are dimmed", .rule("R-SYM-9"))
  func variableValue() throws {
    let style = UIImage.SymbolConfiguration(pointSize: 40)
    func ink(_ value: Double) throws -> Int {
      let image = try #require(
        UIImage(systemName: "speaker.wave.3", variableValue: value, configuration: style)
      )
      let pixels = try #require(image.pixels)
      return pixels.count { pixels.alpha($0, $1) > 200 }
    }

    let levels = try [0, 0.2, 0.5, 1].map(ink)

    #expect(levels == levels.sorted() && Set(levels).count == 4)
    #expect(try ink(-1) == levels[0] && ink(.nan) == levels[0] && ink(2) == levels[3])
  }

  @Test("a cut leaves no ink in the gap of a badge", .rule("R-SYM-5"))
  func gap() throws {
    let style = UIImage.SymbolConfiguration(pointSize: 93)
    let image = try #require(
      UIImage(systemName: "square.fill.badge.minus", withConfiguration: style)
    )
    let pixels = try #require(image.pixels)
    let scale = 5 * image.scale
    let spot = CGPoint(
      x: CGFloat(pixels.width) - 5.2 * scale,
      y: CGFloat(pixels.height) - 5.2 * scale
    )

    let gap = pixels.alpha(Int(spot.x - (5.2 + 0.6) * scale), Int(spot.y))

    #expect(gap == 0)
  }

  @Test("a symbol drawn at four times its size has sharp edges", .rule("R-SYM-11"))
  func vectors() throws {
    let image = try #require(UIImage(systemName: "square.fill"))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 10, y: 30, width: 120, height: 120)
    view.tintColor = .black
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(view)
    phone.window.rootViewController = controller
    phone.advance(by: 0.1)

    let pixels = try #require(phone.screenshot().pixels)
    let row = Int((30 + 60) * phone.device.scale)
    let grays = (0..<Int(70 * phone.device.scale)).count { x in
      let value = pixels.color(x, row)[0]
      return value > 8 && value < 247
    }

    #expect(grays <= 1)
  }

  @Test("an unknown name gives nil and one line with the nearest name", .rule("R-SYM-12"))
  func unknownName() {
    let lines = warnings {
      #expect(UIImage(systemName: "gear.shape") == nil)
      #expect(UIImage(systemName: "gear.shape") == nil)
    }

    #expect(lines == ["No symbol named 'gear.shape'; the nearest is 'gearshape'."])
  }

  @Test("colors and values are archived", .rule("R-BAD-32"))
  func archive() throws {
    let style = UIImage.SymbolConfiguration(paletteColors: [.red, .label])
    let image = try #require(UIImage(systemName: "wifi", variableValue: 0.4, configuration: style))

    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
    )

    #expect(copy == image)
    #expect(copy.symbolConfiguration == image.symbolConfiguration)
  }
}
