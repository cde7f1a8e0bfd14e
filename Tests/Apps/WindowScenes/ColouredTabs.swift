import UIKit

/// Three tabs with pages of different colors and texts for the window tests.
///
/// Events are passed to `report`, one line each.
public final class ColouredTabs: UITabBarController, UITabBarControllerDelegate {
  private let report: @MainActor (String) -> Void

  public init(report: @escaping @MainActor (String) -> Void = { _ in }) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
    let pages = [
      ColouredPage(colour: .systemBlue), ColouredPage(colour: .systemOrange),
      ScrollingPage(report: report),
    ]
    restorationIdentifier = "tabs"
    viewControllers = zip(["One", "Two", "Three"], pages).map { title, page in
      page.restorationIdentifier = title
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return page
    }
    viewControllers?.last?.tabBarItem.badgeValue = "3"
    tabBar.isSpringLoaded = true
    delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    report("selected \(selectedIndex)")
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    for key in presses.compactMap(\.key) { report("pressed \(KeyDescription.text(of: key))") }
  }

  public override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    report("size \(Int(size.width)) \(Int(size.height))")
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    report("style \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
  }
}

/// A page with a text in the center and one at the top.
final class ColouredPage: UIViewController {
  private let colour: UIColor

  init(colour: UIColor) {
    self.colour = colour
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let box = UIView(frame: CGRect(x: 20, y: 60, width: 200, height: 120))
    box.backgroundColor = colour
    box.layer.cornerRadius = 12
    view.addSubview(box)
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
    label.text = "The quick brown fox"
    view.addSubview(label)
  }
}
