import UIKit

/// A record with the colors of its cover.
struct Record: Hashable {
  let title: String
  let artist: String
  let colors: [UIColor]
  let songs: [String]

  static let all = [
    Record(
      title: "Salt Roads",
      artist: "The Pilots",
      colors: [.systemTeal, .systemIndigo],
      songs: titles
    ),
    Record(
      title: "Low Water",
      artist: "Mara Quill",
      colors: [.systemOrange, .systemPink],
      songs: titles
    ),
    Record(
      title: "Night Ferry",
      artist: "Ensemble Noord",
      colors: [.systemPurple, .black],
      songs: titles
    ),
    Record(
      title: "Pine & Pitch",
      artist: "Halvar",
      colors: [.systemGreen, .systemTeal],
      songs: titles
    ),
    Record(
      title: "Seven Bells",
      artist: "The Pilots",
      colors: [.systemYellow, .systemRed],
      songs: titles
    ),
    Record(
      title: "Fog Signals",
      artist: "Ode Marsh",
      colors: [.systemGray, .systemBlue],
      songs: titles
    ),
    Record(
      title: "Harbour Lights",
      artist: "Mara Quill",
      colors: [.systemRed, .systemPurple],
      songs: titles
    ),
    Record(
      title: "Driftwood",
      artist: "Kestrel",
      colors: [.systemBrown, .systemOrange],
      songs: titles
    ),
  ]

  private static let titles = [
    "Casting Off", "The Long Swell", "Gannet", "Four Fathoms", "Lee Shore", "Slack Tide",
    "Lantern Song",
  ]

  /// Returns the cover: a gradient with a disc.
  @MainActor func sleeve(side: CGFloat) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: bounds.size).image { context in
      let layer = CAGradientLayer()
      layer.frame = bounds
      layer.colors = colors.map(\.cgColor)
      layer.startPoint = .zero
      layer.endPoint = CGPoint(x: 1, y: 1)
      layer.render(in: context.cgContext)
      UIColor(white: 1, alpha: 0.22).setFill()
      UIBezierPath(ovalIn: bounds.insetBy(dx: side * 0.22, dy: side * 0.22)).fill()
      UIColor(white: 1, alpha: 0.5).setFill()
      UIBezierPath(ovalIn: bounds.insetBy(dx: side * 0.43, dy: side * 0.43)).fill()
    }
  }
}
