import TabBars
import UIKit

/// A ferry timetable with a bar of custom height and a raised ticket item in its center.
///
/// The bar uses nothing of the system's bar: the backgrounds, colors and heights of its items are
/// properties of the style.
final class FerryTabBarController: CustomTabBarController {
  private let navy = UIColor(red: 0.07, green: 0.16, blue: 0.30, alpha: 1)
  private let lamp = UIColor(red: 1, green: 0.70, blue: 0.28, alpha: 1)

  private static let ticketHeight: CGFloat = 78
  private var discWidth: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.style = style
    var ticket = item("Ticket", "creditcard.fill")
    ticket.title = nil
    ticket.accessibilityLabel = "Ticket"
    ticket.style.height = Self.ticketHeight
    ticket.style.normal.color = navy
    ticket.style.selected.color = navy
    tabs = [
      Tab(item("Boats", "ferry"), Self.boats),
      Tab(item("Ports", "mappin.and.ellipse"), Self.ports),
      Tab(ticket, Self.tickets),
      Tab(item("Weather", "wind", badge: .count(2)), Self.weather),
      Tab(item("Crew", "person.2.fill", badge: .dot), Self.crew),
    ]
    view.tintColor = UIColor { [lamp] traits in
      traits.userInterfaceStyle == .dark
        ? lamp : UIColor(red: 0.13, green: 0.32, blue: 0.62, alpha: 1)
    }
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

  /// Draws the ticket's backgrounds as wide as its item, because they are stretched over it.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = (area.width / CGFloat(max(tabs.count, 1))).rounded()
    guard width > 0, width != discWidth else { return }
    discWidth = width
    updateItem("Ticket") {
      $0.style.normal.backgroundImage = disc(lamp, width: width)
      $0.style.selected.backgroundImage = disc(.white, width: width)
    }
  }

  /// A circle in the center of an image as wide as the item.
  private func disc(_ color: UIColor, width: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: Self.ticketHeight)
    let diameter = min(width, Self.ticketHeight)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      Icon.circle(CGPoint(x: width / 2, y: size.height / 2), radius: diameter / 2).fill()
    }
  }

  // MARK: Pages

  private static var boats: UIViewController {
    EntriesPage.stack(
      "Next Boats",
      EntriesPage.Section(
        "This Morning",
        [
          EntriesPage.Entry("ferry", "9:45 AM to Skerry", "Grey Seal · Quay 2 · On time"),
          EntriesPage.Entry("ferry", "10:05 AM to Holm", "Tern · Quay 1 · On time"),
          EntriesPage.Entry("ferry", "10:50 AM to Skerry", "Grey Seal · Quay 2 · 5 minutes late"),
          EntriesPage.Entry("ferry", "11:15 AM to Far Holm", "Tern · Quay 1 · On time"),
          EntriesPage.Entry("ferry", "11:55 AM to Skerry", "Grey Seal · Quay 2 · On time"),
        ]
      ),
      EntriesPage.Section(
        "This Afternoon",
        [
          EntriesPage.Entry("ferry", "12:40 PM to Holm", "Tern · Quay 1"),
          EntriesPage.Entry("ferry", "1:10 PM to Skerry", "Grey Seal · Quay 2"),
          EntriesPage.Entry("ferry", "2:05 PM to Far Holm", "Tern · Quay 1"),
          EntriesPage.Entry("ferry", "3:40 PM to Skerry", "Grey Seal · Quay 2"),
        ]
      )
    )
  }

  private static var ports: UIViewController {
    EntriesPage.stack(
      "Ports",
      EntriesPage.Section([
        EntriesPage.Entry("mappin", "Skerry", "35 minutes · Café at the quay"),
        EntriesPage.Entry("mappin", "Holm", "50 minutes · Bicycles allowed"),
        EntriesPage.Entry("mappin", "Far Holm", "1 hour 20 minutes · On request"),
      ])
    )
  }

  private static var tickets: UIViewController {
    EntriesPage.stack(
      "Ticket",
      EntriesPage.Section([
        EntriesPage.Entry("creditcard", "Ten Rides", "4 left · Valid until May 31")
      ])
    )
  }

  private static var weather: UIViewController {
    EntriesPage.stack(
      "At Sea",
      EntriesPage.Section(
        "Warnings",
        [
          EntriesPage.Entry("exclamationmark.triangle", "Far Holm", "The last boat may not sail"),
          EntriesPage.Entry("wind", "Gale from the West", "Force 7 after 6 PM"),
        ]
      ),
      EntriesPage.Section(
        "Today",
        [
          EntriesPage.Entry("sunrise", "Morning", "Force 4 · Swell 3 feet"),
          EntriesPage.Entry("sun.max", "Afternoon", "Force 5 · Swell 5 feet"),
          EntriesPage.Entry("moon", "Evening", "Force 7 · Swell 8 feet"),
          EntriesPage.Entry("thermometer", "Water", "54 °F at Skerry"),
        ]
      )
    )
  }

  private static var crew: UIViewController {
    EntriesPage.stack(
      "On Board",
      EntriesPage.Section([
        EntriesPage.Entry("person.crop.circle", "Ines Rook", "Captain"),
        EntriesPage.Entry("person.crop.circle", "Tomasz Wren", "First mate"),
        EntriesPage.Entry("person.crop.circle", "Elif Aydin", "Engineer"),
      ])
    )
  }
}
