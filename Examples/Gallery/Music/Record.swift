import UIKit

/// A record with the photograph and the colors of its cover.
struct Record: Hashable {
  let title: String
  let artist: String
  let photograph: Photograph
  /// The tint of the photograph.
  let tint: UIColor
  let songs: [String] = [
    "Casting Off", "The Long Swell", "Gannet", "Four Fathoms", "Lee Shore", "Slack Tide",
    "Lantern Song",
  ]

  static let all = [
    Record("Salt Roads", "The Pilots", Photograph(.dunes, 2), .hex(0xD9722E)),
    Record("Low Water", "Mara Quill", Photograph(.coast, 1), .hex(0xE8506A)),
    Record("Night Ferry", "Ensemble Noord", Photograph(.coast, 4), .hex(0x2B3F8C)),
    Record("Pine & Pitch", "Halvar", Photograph(.forest, 2), .hex(0x1F6B4A)),
    Record("Seven Bells", "The Pilots", Photograph(.city, 2), .hex(0x6A3C9E)),
    Record("Fog Signals", "Ode Marsh", Photograph(.hills, 2), .hex(0x5C7F99)),
    Record("Harbor Lights", "Mara Quill", Photograph(.lake, 1), .hex(0xC2453B)),
    Record("Driftwood", "Kestrel", Photograph(.lake, 3), .hex(0xB9853D)),
    Record("Kelp", "Ode Marsh", Photograph(.coast, 2), .hex(0x2A8C82)),
    Record("Copper Sky", "Kestrel", Photograph(.hills, 1), .hex(0xB5542F)),
    Record("North Stack", "Halvar", Photograph(.hills, 4), .hex(0x34527A)),
    Record("Long Exposure", "Iris Vane", Photograph(.city, 4), .hex(0x2E6E7E)),
    Record("Sandglass", "Tove Brandt", Photograph(.dunes, 1), .hex(0xC9973F)),
    Record("Heather", "Mara Quill", Photograph(.hills, 3), .hex(0x8A5A8F)),
    Record("Undertow", "The Pilots", Photograph(.coast, 3), .hex(0x2F7FA8)),
    Record("Spruce Choir", "Halvar", Photograph(.forest, 1), .hex(0x5B7A34)),
    Record("Winter Bay", "Ensemble Noord", Photograph(.lake, 2), .hex(0x6F8FB0)),
    Record("Embers", "Kestrel", Photograph(.forest, 4), .hex(0x8E2F3C)),
    Record("Still Water", "Iris Vane", Photograph(.lake, 4), .hex(0x3E4A8A)),
    Record("Signal Hill", "Tove Brandt", Photograph(.city, 1), .hex(0xB0603A)),
  ]

  init(_ title: String, _ artist: String, _ photograph: Photograph, _ tint: UIColor) {
    (self.title, self.artist, self.photograph, self.tint) = (title, artist, photograph, tint)
  }

  // MARK: Cover

  /// Returns the cover: the tinted photograph, with the title and the artist if they are legible.
  @MainActor func sleeve(side: CGFloat) -> UIImage {
    let key = SleeveKey(record: self, side: side)
    if let sleeve = Self.sleeves[key] { return sleeve }
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let sleeve = UIGraphicsImageRenderer(size: bounds.size).image { context in
      photograph.draw(in: bounds, tint: tint, on: context.cgContext)
      guard side > 100 else { return }
      context.cgContext.scaleBy(x: side / 100, y: side / 100)
      drawTitles()
    }
    Self.sleeves[key] = sleeve
    return sleeve
  }

  /// Draws the title and the artist on a square of 100 units, with the same margin at both sides.
  private func drawTitles() {
    let width = titleText(size: 10).size().width
    let title = titleText(size: 10 * min(86 / max(width, 1), 1))
    let artist = NSAttributedString(
      string: artist,
      attributes: [
        .font: UIFont.systemFont(ofSize: 6, weight: .medium),
        .foregroundColor: UIColor(white: 1, alpha: 0.85),
      ]
    )
    title.draw(at: CGPoint(x: 7, y: 7))
    artist.draw(at: CGPoint(x: 7, y: 20))
  }

  private func titleText(size: CGFloat) -> NSAttributedString {
    NSAttributedString(
      string: title.uppercased(),
      attributes: [
        .font: UIFont.systemFont(ofSize: size, weight: .heavy), .foregroundColor: UIColor.white,
        .kern: size * 0.04,
      ]
    )
  }

  private struct SleeveKey: Hashable {
    let record: Record
    let side: CGFloat
  }

  @MainActor private static var sleeves: [SleeveKey: UIImage] = [:]
}
