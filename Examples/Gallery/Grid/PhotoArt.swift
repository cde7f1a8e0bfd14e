import UIKit

/// Landscapes drawn in code, used as photos.
@MainActor enum PhotoArt {
  /// The kind of a landscape; each has its own colors.
  enum Kind: String, CaseIterable {
    case hills = "Hills", dusk = "Dusk", sea = "Sea", desert = "Desert"

    fileprivate var colors:
      (top: UIColor, bottom: UIColor, sun: UIColor, near: UIColor, far: UIColor)
    {
      switch self {
      case .hills: (rgb(0x6FB7E9), rgb(0xE3F3FB), rgb(0xFFF4C2), rgb(0x3E7C47), rgb(0x7FB069))
      case .dusk: (rgb(0x3B2A66), rgb(0xF49D6E), rgb(0xFFD9A0), rgb(0x2A1F44), rgb(0x5B3A70))
      case .sea: (rgb(0x8FD3E8), rgb(0xF3FBFA), rgb(0xFFFFFF), rgb(0x17637D), rgb(0x2F97AE))
      case .desert: (rgb(0xF2C078), rgb(0xFBEBCB), rgb(0xFFFFFF), rgb(0xA9572F), rgb(0xD98B53))
      }
    }

    private func rgb(_ hex: Int) -> UIColor {
      UIColor(
        red: CGFloat(hex >> 16 & 255) / 255,
        green: CGFloat(hex >> 8 & 255) / 255,
        blue: CGFloat(hex & 255) / 255,
        alpha: 1
      )
    }
  }

  private static var drawn: [Int: UIImage] = [:]

  static func kind(of number: Int) -> Kind { Kind.allCases[(number * 7 + number / 5) % 4] }

  /// Returns the landscape with a number.
  ///
  /// There are 24 of them, which repeat.
  static func image(_ number: Int) -> UIImage {
    let key = number % 24
    if let image = drawn[key] { return image }
    let image = draw(key, kind(of: number % 24))
    drawn[key] = image
    return image
  }

  private static func draw(_ number: Int, _ kind: Kind) -> UIImage {
    let size = CGSize(width: 240, height: 240)
    let shift = CGFloat(number * 37 % 100) / 100
    return UIGraphicsImageRenderer(size: size).image { renderer in
      let colors = kind.colors
      let sky = CGGradient(
        colorsSpace: nil,
        colors: [colors.top.cgColor, colors.bottom.cgColor] as CFArray,
        locations: [0, 1]
      )
      if let sky {
        renderer.cgContext.drawLinearGradient(
          sky,
          start: .zero,
          end: CGPoint(x: 0, y: 170),
          options: [.drawsAfterEndLocation]
        )
      }
      colors.sun.setFill()
      UIBezierPath(
        ovalIn: CGRect(x: 30 + shift * 150, y: 40 + shift * 50, width: 36, height: 36)
      )
      .fill()
      hills(colors.far, height: 120 + shift * 30, wave: 26, phase: shift * 6, in: size)
      hills(colors.near, height: 170 - shift * 20, wave: 18, phase: shift * 9 + 2, in: size)
    }
  }

  private static func hills(
    _ color: UIColor,
    height: CGFloat,
    wave: CGFloat,
    phase: CGFloat,
    in size: CGSize
  ) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for x in stride(from: CGFloat(0), through: size.width, by: 6) {
      let y = height + sin(x / 46 + phase) * wave + sin(x / 17 + phase * 2) * wave / 5
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    color.setFill()
    path.fill()
  }
}
