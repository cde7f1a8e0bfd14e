import UIKit

/// An app in the store.
struct StoreApp: Hashable {
  var name: String
  var subtitle: String
  var symbol: String
  var color: UIColor
  var price: String?

  static let all = [
    StoreApp(
      name: "Tide Clock",
      subtitle: "High water at a glance",
      symbol: "water.waves",
      color: .systemTeal
    ),
    StoreApp(
      name: "Ledger",
      subtitle: "Budgets that balance",
      symbol: "chart.bar.fill",
      color: .systemGreen
    ),
    StoreApp(
      name: "Night Sky",
      subtitle: "Stars above your roof",
      symbol: "moon.stars.fill",
      color: .systemIndigo
    ),
    StoreApp(
      name: "Pocket Oven",
      subtitle: "Bread from scratch",
      symbol: "flame.fill",
      color: .systemOrange,
      price: "$2.99"
    ),
    StoreApp(
      name: "Trail Notes",
      subtitle: "Walks, drawn by hand",
      symbol: "map.fill",
      color: .systemBrown
    ),
    StoreApp(
      name: "Metronome",
      subtitle: "Keeps time for you",
      symbol: "music.note",
      color: .systemRed
    ),
    StoreApp(
      name: "Ferryman",
      subtitle: "Timetables of all piers",
      symbol: "ferry.fill",
      color: .systemBlue
    ),
    StoreApp(
      name: "Herbarium",
      subtitle: "Plants by their leaves",
      symbol: "leaf.fill",
      color: .systemMint,
      price: "$0.99"
    ),
    StoreApp(
      name: "Postbox",
      subtitle: "Letters, not messages",
      symbol: "envelope.fill",
      color: .systemPurple
    ),
  ]

  /// A story on a card at the top of the page.
  struct Story: Hashable {
    var heading: String
    var title: String
    var subtitle: String
    var photo: Int
  }

  static let stories = [
    Story(
      heading: "NOW AVAILABLE",
      title: "Harbor Lights",
      subtitle: "A town builder by the sea",
      photo: 3
    ),
    Story(
      heading: "OUR FAVORITES",
      title: "Slow Mornings",
      subtitle: "Apps for the first hour",
      photo: 11
    ),
    Story(
      heading: "GET STARTED",
      title: "Draw What You See",
      subtitle: "Ten lessons with a pencil",
      photo: 17
    ),
  ]

  static let categories = [
    ("Games", "gamecontroller.fill"), ("Photo & Video", "camera.fill"),
    ("Travel", "airplane"), ("Music", "music.note"),
  ]
}
