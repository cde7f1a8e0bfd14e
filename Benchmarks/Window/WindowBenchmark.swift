import Dispatch
import UIKit

/// The application that `Scripts/bench-windows` measures: five tabs, each with a header and 20 rows.
///
/// The signal USR1 changes the badge of the third tab, and USR2 only wakes the application up. With
/// the argument "--translucent", the bar blurs the page behind it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var signals: [DispatchSourceSignal] = []

  private static let titles = ["Home", "Search", "Library", "Messages", "Profile"]
  private static let symbols = ["house", "magnifyingglass", "folder", "envelope", "person"]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = zip(Self.titles, Self.symbols).enumerated().map { index, tab in
      let page = RowsViewController(index: index)
      page.tabBarItem = UITabBarItem(title: tab.0, image: UIImage(systemName: tab.1), tag: index)
      return page
    }
    tabs.viewControllers?[2].tabBarItem.badgeValue = "3"
    let appearance = UITabBarAppearance()
    if CommandLine.arguments.contains("--translucent") {
      appearance.configureWithDefaultBackground()
    } else {
      appearance.configureWithOpaqueBackground()
    }
    tabs.tabBar.standardAppearance = appearance
    // The pages do not scroll, so without this the bar would be transparent.
    tabs.tabBar.scrollEdgeAppearance = appearance
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    let item = tabs.viewControllers?[2].tabBarItem
    observe(SIGUSR1) { item?.badgeValue = item?.badgeValue == "3" ? "4" : "3" }
    observe(SIGUSR2) {}
    return true
  }

  private func observe(_ number: Int32, _ work: @escaping @MainActor () -> Void) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(work) }
    source.resume()
    signals.append(source)
  }
}

/// A page with a colored header, a title and 20 rows of text.
private final class RowsViewController: UIViewController {
  private static let tints: [UIColor] = [
    UIColor(red: 0, green: 0.48, blue: 1, alpha: 1),
    UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1),
    UIColor(red: 1, green: 0.58, blue: 0, alpha: 1),
    UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1),
    UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1),
  ]
  private let index: Int

  init(index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 96))
    header.backgroundColor = Self.tints[index]
    view.addSubview(header)
    let heading = label("Tab \(index)", size: 17, weight: .semibold, color: .white)
    heading.textAlignment = .center
    heading.frame = CGRect(x: 0, y: 60, width: 390, height: 24)
    view.addSubview(heading)
    for row in 0..<20 {
      let text = "Row \(row) of tab \(index): the quick brown fox jumps"
      let line = label(text, size: 15, weight: .regular, color: .black)
      line.frame = CGRect(x: 16, y: 96 + CGFloat(row) * 31 + 5, width: 358, height: 20)
      view.addSubview(line)
    }
  }

  private func label(
    _ text: String,
    size: CGFloat,
    weight: UIFont.Weight,
    color: UIColor
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    return label
  }
}
