import TabBars
import UIKit

/// A banking app whose bar is a card that floats above the pages.
final class CardTabBarController: CustomTabBarController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    var style = TabBarStyle()
    style.contentHeight = 76
    style.contentInsets = UIEdgeInsets(top: 8, left: 28, bottom: 8, right: 28)
    style.isTranslucent = true
    style.backgroundColor = .clear
    style.separatorColor = nil
    style.items.selected.color = .systemIndigo
    tabBar.style = style
    dressUp()
    tabs = [
      tab("Accounts", "creditcard.fill", ["Everyday", "Savings", "Holiday fund", "Rent"]),
      tab("Transfer", "arrow.left.arrow.right", ["To Ana", "Electricity", "New payee"]),
      tab("Charts", "chart.pie", ["Food", "Travel", "Home"]),
      tab("You", "person.crop.circle.fill", ["Limits", "Cards", "Letters"]),
    ]
    updateItem("Transfer") { $0.badge = .text("new") }
  }

  private func dressUp() {
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 24
    card.layer.shadowOpacity = 0.18
    card.layer.shadowRadius = 12
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    tabBar.backgroundView.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let content = CGRect(x: 0, y: 0, width: tabBar.bounds.width, height: tabBar.style.contentHeight)
    card.frame = content.inset(by: UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16))
  }

  private func tab(_ name: String, _ symbol: String, _ lines: [String]) -> Tab {
    let item = TabItem(TabItem.ID(name), title: name, image: UIImage(systemName: symbol))
    return Tab(item, EntriesPage(name, lines.map { EntriesPage.Entry("circle", $0, "Since May") }))
  }
}
