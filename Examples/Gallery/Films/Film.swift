import UIKit

/// A film with the colors and the motif of its poster.
struct Film: Hashable {
  let title: String
  let colors: [UIColor]
  let motif: Motif

  /// The subject of a poster.
  enum Motif: CaseIterable {
    case moon, waves, towers, path
  }

  static let all = [
    Film(title: "Night Mail", colors: [rgb(0x14213D), rgb(0x4A6FA5)], motif: .moon),
    Film(title: "The Salt Road", colors: [rgb(0xD98E04), rgb(0x7A2E0E)], motif: .path),
    Film(title: "High Water", colors: [rgb(0x0B7A75), rgb(0x7DCFB6)], motif: .waves),
    Film(title: "Seven Towers", colors: [rgb(0x5C2751), rgb(0xE07A5F)], motif: .towers),
    Film(title: "Low Tide", colors: [rgb(0x1B4965), rgb(0xCAE9FF)], motif: .waves),
    Film(title: "A Quiet Street", colors: [rgb(0x3D405B), rgb(0xF2CC8F)], motif: .towers),
    Film(title: "Fern Valley", colors: [rgb(0x1B4332), rgb(0x95D5B2)], motif: .path),
    Film(title: "Moonrise", colors: [rgb(0x10002B), rgb(0x9D4EDD)], motif: .moon),
    Film(title: "Harbor", colors: [rgb(0x003049), rgb(0xD62828)], motif: .waves),
    Film(title: "The Long Way", colors: [rgb(0x6A040F), rgb(0xFFBA08)], motif: .path),
    Film(title: "Lighthouse", colors: [rgb(0x22223B), rgb(0x9A8C98)], motif: .moon),
    Film(title: "City Hall", colors: [rgb(0x2B2D42), rgb(0x8D99AE)], motif: .towers),
  ]

  private static func rgb(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255,
      green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255,
      alpha: 1
    )
  }
}

/// The posters of films, drawn once for each size.
@MainActor enum Posters {
  private struct Key: Hashable {
    let film: Film
    let width: CGFloat
    let height: CGFloat
  }

  private static var drawn: [Key: UIImage] = [:]

  static func poster(of film: Film, size: CGSize) -> UIImage {
    let key = Key(film: film, width: size.width, height: size.height)
    if let poster = drawn[key] { return poster }
    let poster = UIGraphicsImageRenderer(size: size).image { renderer in
      draw(film, in: CGRect(origin: .zero, size: size), renderer.cgContext)
    }
    drawn[key] = poster
    return poster
  }

  private static func draw(_ film: Film, in bounds: CGRect, _ context: CGContext) {
    fade(film.colors, from: 0, to: bounds.height, context)
    UIColor(white: 1, alpha: 0.28).setFill()
    motif(film.motif, in: bounds).fill()
    let shade = [UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.55)]
    context.clip(to: CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height))
    fade(shade, from: bounds.height / 2, to: bounds.height, context)
    title(film.title, in: bounds)
  }

  private static func fade(
    _ colors: [UIColor],
    from top: CGFloat,
    to bottom: CGFloat,
    _ context: CGContext
  ) {
    let gradient = CGGradient(
      colorsSpace: nil,
      colors: colors.map(\.cgColor) as CFArray,
      locations: [0, 1]
    )
    guard let gradient else { return }
    context.drawLinearGradient(
      gradient,
      start: CGPoint(x: 0, y: top),
      end: CGPoint(x: 0, y: bottom),
      options: []
    )
  }

  private static func motif(_ motif: Film.Motif, in bounds: CGRect) -> UIBezierPath {
    let (width, height) = (bounds.width, bounds.height)
    let path = UIBezierPath()
    switch motif {
    case .moon:
      let side = min(width, height) * 0.44
      let center = CGPoint(x: width * 0.62, y: height * 0.34)
      path.append(
        UIBezierPath(
          ovalIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        )
      )
    case .waves:
      for row in 0..<3 {
        let top = height * (0.34 + 0.13 * CGFloat(row))
        path.move(to: CGPoint(x: 0, y: top))
        for x in stride(from: CGFloat(0), through: width + 4, by: 4) {
          let wave = sin(x / width * 9 + CGFloat(row) * 1.7) * height * 0.025
          path.addLine(to: CGPoint(x: x, y: top + wave))
        }
        path.addLine(to: CGPoint(x: width, y: top + height * 0.06))
        path.addLine(to: CGPoint(x: 0, y: top + height * 0.06))
        path.close()
      }
    case .towers:
      for (index, rise) in [0.34, 0.52, 0.4, 0.6, 0.3].enumerated() {
        let x = width * (0.08 + 0.175 * CGFloat(index))
        let top = height * (0.78 - rise)
        let tower = CGRect(x: x, y: top, width: width * 0.13, height: height - top)
        path.append(UIBezierPath(rect: tower))
      }
    case .path:
      path.move(to: CGPoint(x: width * 0.3, y: height))
      path.addQuadCurve(
        to: CGPoint(x: width * 0.56, y: height * 0.26),
        controlPoint: CGPoint(x: width * 0.86, y: height * 0.62)
      )
      path.addQuadCurve(
        to: CGPoint(x: width * 0.72, y: height),
        controlPoint: CGPoint(x: width * 1.12, y: height * 0.66)
      )
      path.close()
    }
    return path
  }

  private static func title(_ title: String, in bounds: CGRect) {
    let size = max(bounds.width * (bounds.width > bounds.height ? 0.075 : 0.115), 9)
    let text = NSAttributedString(
      string: title,
      attributes: [
        .font: UIFont.systemFont(ofSize: size, weight: .bold), .foregroundColor: UIColor.white,
      ]
    )
    let margin = bounds.width * 0.07
    text.draw(at: CGPoint(x: margin, y: bounds.height - margin - text.size().height))
  }
}
