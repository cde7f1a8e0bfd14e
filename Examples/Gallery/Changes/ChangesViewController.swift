import UIKit

/// A bar with buttons that add, remove and reorder its items.
final class ChangesViewController: UIViewController {
  private let bar = UITabBar()
  private let heading = UILabel("Changes", size: 34, weight: .bold)
  private let note = UILabel(
    "Items that go fade out, new ones fade in, and the rest slide to where they belong.",
    size: 17,
    color: .secondaryLabel
  )
  private var buttons: [UIButton] = []
  private let items: [UITabBarItem] = [
    ("Mail", Icon.envelope), ("Chat", Icon.bubble), ("Store", Icon.bag),
    ("Calendar", Icon.calendar), ("Account", Icon.person), ("Music", Icon.play),
  ]
  .map { UITabBarItem(title: $0.0, image: $0.1, tag: 0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    note.numberOfLines = 0
    addButton("One goes, one comes") { $0.exchange() }
    addButton("One more") { $0.addOne() }
    addButton("One less") { $0.removeOne() }
    addButton("The other way round") { $0.reverse() }
    addButton("A badge, at once") { $0.toggleBadge() }
    bar.items = Array(items.prefix(4))
    bar.selectedItem = items[1]
    for part in [heading, note, bar] as [UIView] { view.addSubview(part) }
  }

  private func addButton(_ title: String, action: @escaping (ChangesViewController) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
    button.backgroundColor = .secondarySystemBackground
    button.layer.cornerRadius = 12
    let press = UIAction { [weak self] _ in self.map(action) }
    button.addAction(press, for: .touchUpInside)
    buttons.append(button)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(
      x: 0,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let isLow = traitCollection.verticalSizeClass == .compact
    let width = min(area.width - 32, 480)
    let x = area.minX + 16
    var y = area.minY + (isLow ? 8 : 44)
    view.place(heading, x: x, y: y, width: width, height: 41)
    y += 49
    let text = note.sizeThatFits(CGSize(width: width, height: 200)).height
    view.place(note, x: x, y: y, width: width, height: text)
    y += text + (isLow ? 8 : 20)
    for button in buttons {
      view.place(button, x: x, y: y, width: width, height: isLow ? 30 : 50)
      y += isLow ? 34 : 62
    }
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
