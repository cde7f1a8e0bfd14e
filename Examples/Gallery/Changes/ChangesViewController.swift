import UIKit

/// A bar with buttons that add, remove and reorder its items.
final class ChangesViewController: UIViewController {
  private let bar = UITabBar()
  private let page = ActionsViewController(title: "Changes")
  private let items: [UITabBarItem] = [
    ("Mail", "envelope.fill"), ("Chat", "message.fill"), ("Store", "bag.fill"),
    ("Calendar", "calendar"), ("Account", "person.crop.circle.fill"), ("Music", "music.note"),
  ]
  .map { UITabBarItem(title: $0.0, image: UIImage(systemName: $0.1), tag: 0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = page.title
    view.backgroundColor = .systemGroupedBackground
    page.groups = [
      ActionsViewController.Group(
        header: "Items",
        footer: "New items fade in, removed items fade out, and the others slide to their places.",
        actions: [
          action("Replace First", "arrow.left.arrow.right") { $0.exchange() },
          action("Add One", "plus.circle") { $0.addOne() },
          action("Remove One", "minus.circle") { $0.removeOne() },
          action("Reverse Order", "arrow.uturn.backward") { $0.reverse() },
        ]
      ),
      ActionsViewController.Group(
        header: "Badge",
        actions: [action("Show or Hide Badge", "circle.fill") { $0.toggleBadge() }]
      ),
    ]
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    setContentScrollView(page.tableView, for: [.top, .bottom])
    bar.items = Array(items.prefix(4))
    bar.selectedItem = items[1]
    view.addSubview(bar)
  }

  private func action(
    _ title: String,
    _ symbol: String,
    _ change: @escaping (ChangesViewController) -> Void
  ) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in
      self.map(change)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = bar.sizeThatFits(view.bounds.size).height
    page.view.frame = view.bounds
    page.additionalSafeAreaInsets.bottom = height - view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
    showScrollEdge()
  }

  /// Makes the bar transparent if no rows are behind it, as a tab bar controller does.
  private func showScrollEdge() {
    page.tableView.layoutIfNeeded()
    let list = page.tableView.rect(forSection: page.groups.count - 1)
    let isClear = list.maxY <= bar.frame.minY - page.tableView.adjustedContentInset.top
    let appearance = UITabBarAppearance()
    if isClear { appearance.configureWithTransparentBackground() }
    bar.standardAppearance = appearance
  }

  // MARK: Changes

  private var shown: [UITabBarItem] { bar.items ?? [] }

  /// The first item that is not on the bar.
  private var spare: UITabBarItem? { items.first { !shown.contains($0) } }

  private func exchange() {
    bar.setItems(shown.dropFirst() + [spare].compactMap { $0 }, animated: true)
  }

  private func addOne() {
    bar.setItems(shown + [spare].compactMap { $0 }, animated: true)
  }

  private func removeOne() {
    bar.setItems(shown.dropLast(), animated: true)
  }

  private func reverse() {
    bar.setItems(shown.reversed(), animated: true)
  }

  private func toggleBadge() {
    for item in shown.prefix(1) { item.badgeValue = item.badgeValue == nil ? "1" : nil }
  }
}
