import UIKit

/// A paging row of cards, and a long list of places.
final class PlacesViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let strip = CardStrip(
    cards: [
      ("Harbor Lights", "Fourteen boats, one café", Photograph(.coast, 1)),
      ("Up the Hill", "Bring something warm", Photograph(.hills, 3)),
      ("Night Market", "Until two in the morning", Photograph(.city, 1)),
      ("Botanic Garden", "The lilies are out", Photograph(.forest, 3)),
    ]
  )
  private let rows = Place.all.map(PlaceRow.init)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(strip)
    for row in rows { scrollView.addSubview(row) }
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let left = view.safeAreaInsets.left
    strip.frame = CGRect(x: left, y: 8, width: area.width, height: CardStrip.height)
    var y = strip.frame.maxY + 8
    for row in rows {
      row.frame = CGRect(x: left, y: y, width: area.width, height: row.height)
      y += row.height
    }
    scrollView.contentSize = CGSize(width: area.width, height: y)
  }
}

/// A place to visit.
struct Place {
  let name: String
  let hint: String
  let symbol: String
  let distance: String
  let color: UIColor

  static let all: [Place] = {
    let places = [
      ("Old Lighthouse", "View over the bay", "lightbulb.fill"),
      ("Corner Bakery", "Open from six", "cup.and.saucer.fill"),
      ("City Library", "Quiet on the third floor", "book.fill"),
      ("River Baths", "Water at 66 °F", "drop.fill"),
      ("Glass House", "Palms and a pond", "leaf.fill"),
      ("Record Shop", "Two listening booths", "music.note"),
      ("Observatory", "Clear nights only", "moon.stars.fill"),
      ("Tram Museum", "Rides on Sundays", "tram.fill"),
      ("Pebble Beach", "Half an hour on foot", "sun.max.fill"),
      ("Small Theater", "Curtain at eight", "theatermasks.fill"),
      ("Clock Tower", "Two hundred steps", "clock.fill"),
      ("Fish Market", "Gone by noon", "fish.fill"),
      ("Sculpture Park", "Free on Mondays", "tree.fill"),
      ("Tea Room", "Nine kinds of scones", "mug.fill"),
      ("Ferry Landing", "Every twenty minutes", "ferry"),
      ("Harbor Cinema", "Subtitles below", "film.fill"),
      ("Rose Terrace", "Best in June", "camera.macro"),
      ("Last Stop", "And back again", "signpost.right.fill"),
    ]
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo, .systemBlue, .systemGreen]
    return places.enumerated().map { index, place in
      Place(
        name: place.0,
        hint: place.1,
        symbol: place.2,
        distance: "\((index * 7 + 2) / 10).\((index * 7 + 2) % 10) mi",
        color: colors[index % colors.count]
      )
    }
  }()
}
