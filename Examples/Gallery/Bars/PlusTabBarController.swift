import TabBars
import UIKit

/// Short messages in four tabs, with a raised button in the middle of the bar that writes a new
/// one.
final class PlusTabBarController: ActionTabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBarView.style.items.selected.color = .systemOrange
    view.tintColor = .systemOrange
    tabBarView.style.items.badge = TabBadgeStyle()
    tabBarView.style.items.badge?.anchor = .top
    barTabs = [
      tab("Home", "house.fill", Self.messages),
      tab("Notices", "bell.fill", Self.notices),
      tab("Find", "magnifyingglass", Self.topics),
      tab("Me", "person.fill", Self.account),
    ]
    updateItem("Notices") { $0.badge = .count(120) }
    updateItem("Me") { $0.badge = .dot }
    action = TabBarAction(
      role: .perform { [weak self] in self?.write() },
      makeControl: { PlusTabBarController.makePlus() }
    )
  }

  private func tab(_ name: String, _ symbol: String, _ page: UIViewController) -> Tab {
    Tab(TabItem(TabItem.ID(name), title: name, image: UIImage(systemName: symbol)), page)
  }

  private func write() {
    let question = UIAlertController(
      title: "New Message",
      message: "Who can read it?",
      preferredStyle: .actionSheet
    )
    for readers in ["Everyone", "Followers Only"] {
      question.addAction(UIAlertAction(title: readers, style: .default))
    }
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    question.popoverPresentationController?.sourceView = tabBarView.actionControl
    present(question, animated: true)
  }

  private static func makePlus() -> UIControl {
    let plus = PlusButton(type: .custom)
    plus.frame.size = CGSize(width: 64, height: 64)
    let image = UIImage(systemName: "plus")
    plus.setImage(image?.withTintColor(.white, renderingMode: .alwaysOriginal), for: .normal)
    plus.layer.cornerRadius = 32
    plus.layer.borderWidth = 4
    plus.layer.borderColor = UIColor.systemBackground.cgColor
    plus.accessibilityLabel = "New Message"
    return plus
  }

  // MARK: Pages

  private static var messages: UIViewController {
    EntriesPage.stack(
      "Home",
      EntriesPage.Section(
        "Today",
        [
          EntriesPage.Entry("bubble.left", "First frost this morning", "Mara Quill · Just now"),
          EntriesPage.Entry("bubble.left", "The tram is late again", "Jonas Lind · 5 min"),
          EntriesPage.Entry("photo", "Fog over the pier", "Ada Marsh · 20 min"),
          EntriesPage.Entry("bubble.left", "Who has the boat shed key?", "Elif Aydin · 1 hr"),
          EntriesPage.Entry("link", "Tide tables for January", "Port Office · 2 hr"),
        ]
      ),
      EntriesPage.Section(
        "Yesterday",
        [
          EntriesPage.Entry("bubble.left", "Rehearsal at seven", "Harbor Band"),
          EntriesPage.Entry("photo", "Two coats and a mistake", "Elif Aydin"),
          EntriesPage.Entry("bubble.left", "Eleven for lunch", "Mina Okafor"),
          EntriesPage.Entry("bubble.left", "Lamp turns again", "Ada Marsh"),
        ]
      )
    )
  }

  private static var notices: UIViewController {
    EntriesPage.stack(
      "Notices",
      EntriesPage.Section(
        "New",
        [
          EntriesPage.Entry("heart", "Ana likes your picture", "Just now"),
          EntriesPage.Entry("person.2", "Two people follow you", "10 min"),
          EntriesPage.Entry("bubble.left", "Jonas replied", "1 hr"),
        ]
      )
    )
  }

  private static var topics: UIViewController {
    EntriesPage.stack(
      "Find",
      EntriesPage.Section([
        EntriesPage.Entry("location", "Near You", "32 messages today"),
        EntriesPage.Entry("leaf", "Gardens", "18 messages today"),
        EntriesPage.Entry("ferry", "Boats", "9 messages today"),
      ])
    )
  }

  private static var account: UIViewController {
    EntriesPage.stack(
      "Me",
      EntriesPage.Section([
        EntriesPage.Entry("bubble.left", "Messages", "12"),
        EntriesPage.Entry("doc", "Drafts", "1"),
      ])
    )
  }
}

/// A button that is filled with the tint color, which is gray below an action sheet.
private final class PlusButton: UIButton {
  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    backgroundColor = tintColor
  }
}
