import UIKit

/// Tabs with elements of all kinds for assistive technology.
///
/// Events are passed to `report`, one line each.
public final class SpokenTabs: UITabBarController, UITabBarControllerDelegate {
  private let report: @MainActor (String) -> Void

  public init(report: @escaping @MainActor (String) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
    let things = ThingsPage(report: report)
    things.tabBarItem = UITabBarItem(title: "Things", image: nil, tag: 0)
    things.tabBarItem.accessibilityIdentifier = "things-tab"
    things.addTab = { [weak self] in self?.addTab() }
    let rows = RowsPage(report: report)
    rows.tabBarItem = UITabBarItem(title: "Rows", image: nil, tag: 1)
    rows.tabBarItem.badgeValue = "3"
    let closed = UIViewController()
    closed.tabBarItem = UITabBarItem(title: "Closed", image: nil, tag: 2)
    closed.tabBarItem.isEnabled = false
    viewControllers = [things, rows, closed]
    delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  private func addTab() {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 3)
    viewControllers?.append(page)
    viewControllers?[1].tabBarItem.title = "Lines"
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    report("asked for \(viewController.tabBarItem.title ?? "")")
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    report("selected \(selectedIndex)")
  }
}

/// A page with a heading, a button, a slider, a switch, an image, and a view with a custom action.
final class ThingsPage: UIViewController {
  private let report: @MainActor (String) -> Void
  var addTab: (() -> Void)?

  init(report: @escaping @MainActor (String) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 30))
    heading.text = "All things"
    heading.accessibilityTraits = .header
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Add") { [weak self] _ in
        self?.report("pressed Add")
        self?.addTab?()
        UIAccessibility.post(notification: .announcement, argument: "Added")
      }
    )
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    button.accessibilityHint = "Makes one more tab"
    let letter = LookedAt(frame: CGRect(x: 20, y: 300, width: 200, height: 40)) { [report] in
      report("looked at")
    }
    letter.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { [report] _ in
        report("archived")
        return true
      }
    ]
    for part in [heading, button, slider, toggle, letter] { view.addSubview(part) }
  }

  private var slider: UISlider {
    let slider = UISlider(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
    slider.accessibilityLabel = "Volume"
    slider.maximumValue = 10
    slider.addAction(
      UIAction { [report] action in
        report("volume \(Int((action.sender as? UISlider)?.value ?? -1))")
      },
      for: .valueChanged
    )
    return slider
  }

  private var toggle: UISwitch {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 220, width: 51, height: 31))
    toggle.accessibilityLabel = "Sound"
    return toggle
  }
}

/// A view whose label is computed on request.
final class LookedAt: UIView {
  private let report: () -> Void

  init(frame: CGRect, report: @escaping () -> Void) {
    self.report = report
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get {
      report()
      return "Letter"
    }
    set {}
  }
}

/// A table of five rows.
final class RowsPage: UITableViewController {
  private let report: @MainActor (String) -> Void

  init(report: @escaping @MainActor (String) -> Void) {
    self.report = report
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    report("row \(indexPath.row)")
  }
}
