import UIKit

/// Five tabs with each kind of badge, and buttons that change the first badge.
final class BadgesTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tabs: [(title: String, icon: UIImage, badge: String?, color: UIColor?)] = [
      ("Mail", Icon.envelope, "3", nil),
      ("Chat", Icon.bubble, "99+", nil),
      ("Store", Icon.bag, "New", nil),
      ("Calendar", Icon.calendar, "", nil),
      ("Account", Icon.person, "1", .systemBlue),
    ]
    viewControllers = tabs.map { tab in
      let page = BadgesViewController(title: tab.title)
      page.tabBarItem = UITabBarItem(title: tab.title, image: tab.icon, tag: 0)
      page.tabBarItem.badgeValue = tab.badge
      page.tabBarItem.badgeColor = tab.color
      return page
    }
  }
}

/// A page whose buttons change its own badge.
private final class BadgesViewController: TitledViewController {
  private let buttons: ButtonColumnView

  init(title: String) {
    buttons = ButtonColumnView()
    super.init(title: title, content: buttons)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    buttons.add("One more") { [weak self] in self?.addOne() }
    buttons.add("A word") { [weak self] in self?.tabBarItem.badgeValue = "New" }
    buttons.add("Empty") { [weak self] in self?.tabBarItem.badgeValue = "" }
    buttons.add("None") { [weak self] in self?.tabBarItem.badgeValue = nil }
    buttons.add("Green") { [weak self] in self?.tabBarItem.badgeColor = .systemGreen }
    buttons.add("Red again") { [weak self] in self?.tabBarItem.badgeColor = nil }
  }

  private func addOne() {
    let count = tabBarItem.badgeValue.flatMap { Int($0) } ?? 0
    tabBarItem.badgeValue = String(count + 1)
  }
}

/// A column of rounded buttons.
private final class ButtonColumnView: UIView {
  private var buttons: [UIButton] = []

  func add(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
    button.backgroundColor = .secondarySystemBackground
    button.layer.cornerRadius = 12
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    buttons.append(button)
    addSubview(button)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 12 + CGFloat(buttons.count) * 62)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, button) in buttons.enumerated() {
      place(
        button,
        x: 16,
        y: 12 + CGFloat(index) * 62,
        width: min(bounds.width - 32, 480),
        height: 50
      )
    }
  }
}
