import TabBars
import UIKit

/// A ferry timetable with a bar of custom height and a raised ticket item in its center.
///
/// The bar uses nothing of the system's bar: the backgrounds, colors and heights of its items are
/// properties of the style.
final class FerryTabBarController: CustomTabBarController {
  private let navy = UIColor(red: 0.07, green: 0.16, blue: 0.30, alpha: 1)
  private let lamp = UIColor(red: 1, green: 0.70, blue: 0.28, alpha: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.style = style
    var ticket = item("Ticket", "creditcard.fill")
    ticket.title = nil
    ticket.accessibilityLabel = "Ticket"
    ticket.style.height = 78
    ticket.style.normal.color = navy
    ticket.style.selected.color = navy
    ticket.style.normal.backgroundImage = disc(lamp)
    ticket.style.selected.backgroundImage = disc(.white)
    tabs = [
      Tab(item("Boats", "tram"), EntriesPage("Next boats", Self.boats)),
      Tab(item("Ports", "map.fill"), EntriesPage("Ports", Self.ports)),
      Tab(ticket, EntriesPage("Your ticket", Self.tickets)),
      Tab(item("Weather", "cloud", badge: .count(2)), EntriesPage("At sea", Self.weather)),
      Tab(item("Crew", "person.2.fill", badge: .dot), EntriesPage("On board", Self.crew)),
    ]
  }

  private var style: TabBarStyle {
    var style = TabBarStyle()
    style.contentHeight = 60
    style.backgroundColor = navy
    style.separatorColor = nil
    style.items.normal.color = UIColor(white: 1, alpha: 0.65)
    style.items.selected.color = lamp
    style.indicator = .line(height: 3, color: lamp, edge: .top)
    return style
  }

  private func item(_ title: String, _ symbol: String, badge: TabBadge? = nil) -> TabItem {
    TabItem(TabItem.ID(title), title: title, image: UIImage(systemName: symbol), badge: badge)
  }

  /// A circle that stays round and centered in whatever size the image is stretched to.
  private func disc(_ color: UIColor) -> UIImage {
    let size = CGSize(width: 78, height: 78)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }
  }

  private static let boats = [
    EntriesPage.Entry("tram", "Grey Seal", "07:40 to Skerry, quay 2"),
    EntriesPage.Entry("tram", "Tern", "08:05 to Holm and Far Holm, quay 1"),
    EntriesPage.Entry("tram", "Grey Seal", "09:10 to Skerry, quay 2"),
  ]
  private static let ports = [
    EntriesPage.Entry("mappin", "Skerry", "35 minutes, café at the quay"),
    EntriesPage.Entry("mappin", "Holm", "50 minutes, bicycles allowed"),
  ]
  private static let tickets = [
    EntriesPage.Entry("creditcard", "Ten rides", "4 left, valid until May")
  ]
  private static let weather = [
    EntriesPage.Entry("cloud", "Wind from the west", "5 to 6, later 7"),
    EntriesPage.Entry("exclamationmark.triangle", "Far Holm", "The last boat may not sail"),
  ]
  private static let crew = [EntriesPage.Entry("person", "Captain", "Ines Rook")]
}
