import UIKit

/// A photograph that is drawn in code.
///
/// The same subject and number always give the same picture.
struct Photograph: Hashable {
  let subject: Subject

  /// Selects the shapes and the light.
  let number: Int

  enum Subject: String, CaseIterable {
    case coast = "Coast"
    case lake = "Lake"
    case hills = "Hills"
    case forest = "Forest"
    case dunes = "Dunes"
    case city = "City"
    case soup = "Soup"
    case salad = "Salad"
    case tart = "Tart"
    case pancakes = "Pancakes"
    case portrait = "Portrait"
  }

  init(_ subject: Subject, _ number: Int = 0) {
    self.subject = subject
    self.number = number
  }

  /// Returns the picture as a square.
  ///
  /// Pictures are drawn once and then taken from a cache, so use few different sizes.
  @MainActor func image(side: CGFloat = 160) -> UIImage {
    let key = CacheKey(photograph: self, side: side)
    if let image = Self.cache[key] { return image }
    let image = draw(side: side)
    Self.cache[key] = image
    return image
  }

  private struct CacheKey: Hashable {
    let photograph: Photograph
    let side: CGFloat
  }

  @MainActor private static var cache: [CacheKey: UIImage] = [:]

  @MainActor private func draw(side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let canvas = PhotographCanvas(
        renderer.cgContext,
        side: side,
        seed: number &* 31 &+ subject.rawValue.count &* 7 &+ 3
      )
      switch subject {
      case .coast: canvas.drawCoast(Light.all[number % Light.all.count])
      case .lake: canvas.drawLake(Light.all[number % Light.all.count])
      case .hills: canvas.drawHills(Light.all[number % Light.all.count])
      case .forest: canvas.drawForest(Light.all[number % Light.all.count])
      case .dunes: canvas.drawDunes()
      case .city: canvas.drawCity()
      case .soup: canvas.drawSoup(number)
      case .salad: canvas.drawSalad()
      case .tart: canvas.drawTart(number)
      case .pancakes: canvas.drawPancakes()
      case .portrait: canvas.drawPortrait(number)
      }
      canvas.finish()
    }
  }
}

/// The colors of a time of day.
struct Light {
  /// The sky from top to horizon.
  let sky: [UIColor]
  let sun: UIColor
  /// The color of distant and of near ground.
  let far: UIColor
  let near: UIColor

  static let all = [
    Light(
      sky: [.hex(0x2C5F9E), .hex(0x86B4DA), .hex(0xE9E3D3)],
      sun: .hex(0xFFF6DE),
      far: .hex(0x9DB6C8),
      near: .hex(0x2B4632)
    ),
    Light(
      sky: [.hex(0x27325E), .hex(0x9B5C7C), .hex(0xF7A668), .hex(0xFFD9A0)],
      sun: .hex(0xFFE2B0),
      far: .hex(0xC08A86),
      near: .hex(0x1E1A2E)
    ),
    Light(
      sky: [.hex(0x8FA6B5), .hex(0xC3CFD4), .hex(0xE8E6DE)],
      sun: .hex(0xFFFFFF),
      far: .hex(0xB9C6CA),
      near: .hex(0x33463F)
    ),
    Light(
      sky: [.hex(0x6FA3C9), .hex(0xF3C9A5), .hex(0xFBE3C4)],
      sun: .hex(0xFFF1CF),
      far: .hex(0xC9B4A4),
      near: .hex(0x4A4327)
    ),
    Light(
      sky: [.hex(0x0C1530), .hex(0x20355F), .hex(0x5E6E93), .hex(0xB79A9C)],
      sun: .hex(0xDDE6FF),
      far: .hex(0x57668A),
      near: .hex(0x0B1020)
    ),
  ]
}

extension UIColor {
  /// Returns the color with a hexadecimal number, such as `0xFF8800`.
  static func hex(_ number: Int, alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(number >> 16 & 255) / 255,
      green: CGFloat(number >> 8 & 255) / 255,
      blue: CGFloat(number & 255) / 255,
      alpha: alpha
    )
  }

  /// Returns the color that is the given part of the way to another color, from 0 to 1.
  func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    var (red2, green2, blue2, alpha2) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    other.getRed(&red2, green: &green2, blue: &blue2, alpha: &alpha2)
    return UIColor(
      red: red + (red2 - red) * part,
      green: green + (green2 - green) * part,
      blue: blue + (blue2 - blue) * part,
      alpha: alpha + (alpha2 - alpha) * part
    )
  }
}
