import TabBars
import UIKit

/// Short messages in four tabs, with a raised button in the middle of the bar that writes a new
/// one.
final class PlusTabBarController: ActionTabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBarView.style.items.selected.color = .systemOrange
    barTabs = [
      tab("Home", "house.fill", ["Mara: first frost this morning", "Jon: the tram is late again"]),
      tab("Notices", "bell.fill", ["Ana likes your picture", "Two people follow you"]),
      tab("Find", "magnifyingglass", ["Near you", "New today", "Gardens"]),
      tab("Me", "person.fill", ["12 messages", "Drafts"]),
    ]
    updateItem("Notices") { $0.badge = .count(120) }
    updateItem("Me") { $0.badge = .dot }
    action = TabBarAction(
      role: .perform { [weak self] in self?.write() },
      makeControl: { PlusTabBarController.makePlus() }
    )
  }

  private func tab(_ name: String, _ symbol: String, _ lines: [String]) -> Tab {
    let item = TabItem(TabItem.ID(name), title: name, image: UIImage(systemName: symbol))
    let page = EntriesPage(
      name,
      heading: "Today",
      lines.map { EntriesPage.Entry("bubble.left", $0, "Just now") }
    )
    return Tab(item, UINavigationController(rootViewController: page))
  }

  private func write() {
    let question = UIAlertController(
      title: "New message",
      message: "Who may read it?",
      preferredStyle: .actionSheet
    )
    for readers in ["Everybody", "People who follow me"] {
      question.addAction(UIAlertAction(title: readers, style: .default))
    }
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    question.popoverPresentationController?.sourceView = tabBarView.actionControl
    present(question, animated: true)
  }

  private static func makePlus() -> UIControl {
    let plus = UIButton(type: .custom)
    plus.frame.size = CGSize(width: 64, height: 64)
    plus.setImage(UIImage(systemName: "plus"), for: .normal)
    plus.tintColor = .white
    plus.backgroundColor = .systemOrange
    plus.layer.cornerRadius = 32
    plus.layer.borderWidth = 4
    plus.layer.borderColor = UIColor.systemBackground.cgColor
    plus.accessibilityLabel = "New message"
    return plus
  }
}
