import UIKit

/// A film with the photograph and the color of its poster.
struct Film: Hashable {
  let title: String
  let photograph: Photograph
  let tint: UIColor

  static let all = [
    Film("Night Mail", .city, 3, 0x27457F),
    Film("The Salt Road", .dunes, 2, 0xB0601A),
    Film("High Water", .coast, 2, 0x0B6A6E),
    Film("Seven Towers", .city, 0, 0x7A2F5E),
    Film("Low Tide", .coast, 3, 0xB5764A),
    Film("A Quiet Street", .city, 2, 0x4A4470),
    Film("Fern Valley", .forest, 0, 0x1F5A3C),
    Film("Moonrise", .coast, 4, 0x3A1F7A),
    Film("Harbor", .coast, 1, 0xA8323A),
    Film("The Long Way", .hills, 1, 0x8A3A1E),
    Film("Lighthouse", .lake, 4, 0x2E3560),
    Film("White Ridge", .lake, 0, 0x3F6A8A),
  ]

  init(_ title: String, _ subject: Photograph.Subject, _ number: Int, _ color: Int) {
    self.title = title
    photograph = Photograph(subject, number)
    tint = .hex(color)
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
      let bounds = CGRect(origin: .zero, size: size)
      film.photograph.draw(in: bounds, tint: film.tint, on: renderer.cgContext)
      title(film.title, in: bounds)
    }
    drawn[key] = poster
    return poster
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
