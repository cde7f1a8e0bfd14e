import TabBars
import UIKit

/// A banking app whose bar is a card that floats above the pages.
final class CardTabBarController: CustomTabBarController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    var style = TabBarStyle()
    style.contentHeight = 76
    style.contentInsets = UIEdgeInsets(top: 13, left: 28, bottom: 14, right: 28)
    style.isTranslucent = true
    style.backgroundColor = .clear
    style.separatorColor = nil
    style.items.selected.color = .systemIndigo
    style.items.badge = TabBadgeStyle()
    style.items.badge?.anchor = .top
    view.tintColor = .systemIndigo
    tabBar.style = style
    dressUp()
    tabs = [
      tab("Accounts", "creditcard.fill", Self.accounts),
      tab("Transfer", "arrow.left.arrow.right", Self.payees),
      tab("Charts", "chart.pie.fill", Self.charts),
      tab("You", "person.crop.circle.fill", Self.settings),
    ]
    updateItem("Transfer") { $0.badge = .text("New") }
  }

  private func dressUp() {
    // A shadow is not visible on black; there the card is lighter than the rows behind it.
    card.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? .tertiarySystemGroupedBackground : .secondarySystemGroupedBackground
    }
    card.layer.cornerRadius = 24
    card.layer.shadowOpacity = 0.18
    card.layer.shadowRadius = 12
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    tabBar.backgroundView.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let content = CGRect(x: 0, y: 0, width: tabBar.bounds.width, height: tabBar.style.contentHeight)
    let safeArea = tabBar.safeAreaInsets
    card.frame = content.inset(
      by: UIEdgeInsets(
        top: 6,
        left: max(safeArea.left, 16),
        bottom: 6,
        right: max(safeArea.right, 16)
      )
    )
  }

  private func tab(_ name: String, _ symbol: String, _ page: UIViewController) -> Tab {
    Tab(TabItem(TabItem.ID(name), title: name, image: UIImage(systemName: symbol)), page)
  }

  // MARK: Pages

  private static var accounts: UIViewController {
    EntriesPage.stack(
      "Accounts",
      EntriesPage.Section(
        "Cash",
        [
          EntriesPage.Entry("creditcard", "Everyday", "$2,481.20"),
          EntriesPage.Entry("banknote", "Savings", "$14,900.00"),
          EntriesPage.Entry("airplane", "Vacation Fund", "$1,275.00"),
          EntriesPage.Entry("house", "Rent", "$960.00"),
        ]
      ),
      EntriesPage.Section(
        "Recent",
        [
          EntriesPage.Entry("cart", "Corner Bakery", "Today · −$6.40"),
          EntriesPage.Entry("ferry", "Ferry Line", "Yesterday · −$24.00"),
          EntriesPage.Entry("bolt", "Electricity", "Saturday · −$58.90"),
          EntriesPage.Entry("arrow.down.circle", "Salary", "Friday · +$3,120.00"),
          EntriesPage.Entry("book", "Library", "Friday · −$2.00"),
        ]
      )
    )
  }

  private static var payees: UIViewController {
    EntriesPage.stack(
      "Transfer",
      EntriesPage.Section(
        "Favorites",
        [
          EntriesPage.Entry("person.crop.circle", "Ana Pires", "Last paid Monday"),
          EntriesPage.Entry("person.crop.circle", "Jonas Lind", "Last paid in May"),
          EntriesPage.Entry("bolt", "Electricity", "Every month"),
        ]
      )
    )
  }

  private static var charts: UIViewController {
    EntriesPage.stack(
      "Charts",
      EntriesPage.Section(
        "This Month",
        [
          EntriesPage.Entry("fork.knife", "Food", "$412.30 · 38%"),
          EntriesPage.Entry("tram", "Travel", "$186.00 · 17%"),
          EntriesPage.Entry("house", "Home", "$490.10 · 45%"),
        ]
      )
    )
  }

  private static var settings: UIViewController {
    EntriesPage.stack(
      "You",
      EntriesPage.Section([
        EntriesPage.Entry("gauge", "Limits", "$1,000 a day"),
        EntriesPage.Entry("creditcard", "Cards", "2 active"),
        EntriesPage.Entry("envelope", "Statements", "3 new"),
      ])
    )
  }
}
