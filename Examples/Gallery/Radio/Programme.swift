import UIKit

/// A station with the colors of its tile.
struct Station: Hashable {
  let name: String
  let kind: String
  let frequency: String
  let symbol: String
  let colors: [UIColor]

  static let harbour = Station(
    name: "Harbor One",
    kind: "News and talk",
    frequency: "91.4",
    symbol: "newspaper",
    colors: [.systemTeal, .systemBlue]
  )
  static let tide = Station(
    name: "Tide",
    kind: "Folk and songs",
    frequency: "94.0",
    symbol: "music.note",
    colors: [.systemOrange, .systemPink]
  )
  static let night = Station(
    name: "Night Watch",
    kind: "Jazz until dawn",
    frequency: "98.7",
    symbol: "moon",
    colors: [.systemIndigo, .systemPurple]
  )
  static let field = Station(
    name: "Field & Garden",
    kind: "Nature and weather",
    frequency: "101.2",
    symbol: "leaf.fill",
    colors: [.systemGreen, .systemTeal]
  )
  static let match = Station(
    name: "Touchline",
    kind: "Sport, live",
    frequency: "103.9",
    symbol: "soccerball",
    colors: [.systemRed, .systemOrange]
  )
  static let all = [harbour, tide, night, field, match]

  /// Returns the tile: the symbol of the station on its colors.
  @MainActor func tile(side: CGFloat) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: bounds.size).image { context in
      UIBezierPath(roundedRect: bounds, cornerRadius: side * 0.18).addClip()
      let layer = CAGradientLayer()
      layer.frame = bounds
      layer.colors = colors.map(\.cgColor)
      layer.startPoint = .zero
      layer.endPoint = CGPoint(x: 1, y: 1)
      layer.render(in: context.cgContext)
      let size = UIImage.SymbolConfiguration(pointSize: side * 0.44, weight: .regular)
      guard
        let white = UIImage(systemName: symbol, withConfiguration: size)?
          .withTintColor(.white, renderingMode: .alwaysOriginal)
      else { return }
      white.draw(
        at: CGPoint(
          x: bounds.midX - white.size.width / 2,
          y: bounds.midY - white.size.height / 2
        )
      )
    }
  }
}

/// A program with the time at which it is broadcast.
struct Programme: Hashable {
  let title: String
  let station: Station
  let time: String
  let host: String
  let parts: [String]

  init(_ title: String, _ station: Station, at time: String, host: String) {
    self.title = title
    self.station = station
    self.time = time
    self.host = host
    parts = [
      "The Story So Far", "A Visit to the Lighthouse", "Letters from Listeners", "Good Night",
    ]
  }

  /// The station and the host.
  var origin: String { "\(station.name.localized) · \(host.localized)" }

  static let onAir = [
    Programme("The Shipping Report", .harbour, at: "9:00 AM", host: "Ada Brandt"),
    Programme("Songs of the Quay", .tide, at: "9:05 AM", host: "Mara Quill"),
    Programme("Slow Boats", .night, at: "8:30 AM", host: "Ode Marsh"),
    Programme("What Grows Now", .field, at: "9:15 AM", host: "Henrik Aas"),
    Programme("Second Half", .match, at: "8:45 AM", host: "Priya Nair"),
  ]

  static let later = [
    Programme("Noon Bulletin", .harbour, at: "12:00 PM", host: "Ada Brandt"),
    Programme("Fiddles at Lunch", .tide, at: "12:30 PM", host: "Jonas Weil"),
    Programme("The Allotment", .field, at: "1:00 PM", host: "Henrik Aas"),
    Programme("Rowing, Live", .match, at: "2:15 PM", host: "Priya Nair"),
    Programme("The Long Interview", .harbour, at: "4:00 PM", host: "Tom Okafor"),
  ]

  static let evening = [
    Programme("Bells and Buoys", .tide, at: "6:00 PM", host: "Mara Quill"),
    Programme("The Late Ferry", .night, at: "9:30 PM", host: "Ode Marsh"),
    Programme("Lighthouse", .night, at: "11:00 PM", host: "Ode Marsh"),
    Programme("Night Fields", .field, at: "11:30 PM", host: "Henrik Aas"),
  ]
}
