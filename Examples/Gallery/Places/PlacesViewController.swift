import UIKit

/// A large title, a paging row of cards, and a long list of places.
final class PlacesViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let heading = UILabel("Places", size: 34, weight: .bold)
  private let strip = CardStrip(
    cards: [
      ("Harbour lights", "Fourteen boats, one café", [.systemTeal, .systemIndigo]),
      ("Up the hill", "Bring something warm", [.systemOrange, .systemPink]),
      ("Night market", "Until two in the morning", [.systemIndigo, .systemPurple]),
      ("Botanic garden", "The lilies are out", [.systemGreen, .systemTeal]),
    ]
  )
  private let rows = Place.all.map(PlaceRow.init)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(heading)
    scrollView.addSubview(strip)
    for row in rows { scrollView.addSubview(row) }
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let left = view.safeAreaInsets.left
    let inset: CGFloat = traitCollection.verticalSizeClass == .compact ? 8 : 44
    scrollView.place(heading, x: left + 16, y: inset, width: area.width - 32, height: 41)
    strip.frame = CGRect(x: left, y: inset + 57, width: area.width, height: CardStrip.height)
    var y = strip.frame.maxY + 8
    for row in rows {
      row.frame = CGRect(x: left, y: y, width: area.width, height: PlaceRow.height)
      y += PlaceRow.height
    }
    scrollView.contentSize = CGSize(width: area.width, height: y)
  }
}

/// A place to visit.
struct Place {
  let name: String
  let hint: String
  let distance: String
  let color: UIColor

  static let all: [Place] = {
    let places = [
      ("Old Lighthouse", "View over the bay"), ("Corner Bakery", "Open from six"),
      ("City Library", "Quiet on the third floor"), ("River Baths", "Water at 19 degrees"),
      ("Glass House", "Palms and a pond"), ("Record Shop", "Two listening booths"),
      ("Observatory", "Clear nights only"), ("Tram Museum", "Rides on Sundays"),
      ("Pebble Beach", "Half an hour on foot"), ("Small Theatre", "Curtain at eight"),
      ("Clock Tower", "Two hundred steps"), ("Fish Market", "Gone by noon"),
      ("Sculpture Park", "Free on Mondays"), ("Tea Room", "Nine kinds of scones"),
      ("Ferry Landing", "Every twenty minutes"), ("Chess Café", "Bring an opponent"),
      ("Print Workshop", "Ink on your hands"), ("Harbour Cinema", "Subtitles below"),
      ("Rose Terrace", "Best in June"), ("Last Stop", "And back again"),
    ]
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo, .systemGreen, .systemPink]
    return places.enumerated().map { index, place in
      Place(
        name: place.0,
        hint: place.1,
        distance: "\((index * 7 + 2) / 10).\((index * 7 + 2) % 10) km",
        color: colors[index % colors.count]
      )
    }
  }()
}
