import SimulatorKit

/// The scene of all benchmarks: 390 x 844 points at a scale of 3, with five tabs, a header, 20 rows
/// and one badge.
@MainActor
public struct Scene {
  public static let tints: [UIColor] = [
    UIColor(red: 0, green: 0.48, blue: 1, alpha: 1),
    UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1),
    UIColor(red: 1, green: 0.58, blue: 0, alpha: 1),
    UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1),
    UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1),
  ]
  public static let titles = ["Home", "Search", "Library", "Messages", "Profile"]

  public let phone: Simulator
  public let tabs = UITabBarController()

  public init(opaqueBar: Bool, tabCount: Int = 5) {
    phone = Simulator(Scene.device)
    let icon = Scene.discIcon()
    tabs.viewControllers = (0..<tabCount).map { index in
      let page = PageController(index: index)
      page.tabBarItem = UITabBarItem(
        title: Scene.titles[index % Scene.titles.count],
        image: icon,
        selectedImage: nil
      )
      if index == 2 { page.tabBarItem.badgeValue = "3" }
      return page
    }
    let appearance = UITabBarAppearance()
    if opaqueBar {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = UIColor(white: 0.973, alpha: 1)
    }
    tabs.tabBar.standardAppearance = appearance
    // The pages do not scroll, so without this the bar would be transparent.
    tabs.tabBar.scrollEdgeAppearance = appearance
    phone.window.rootViewController = tabs
    drawFrame()
  }

  public static let device = Device(
    size: CGSize(width: 390, height: 844),
    scale: 3,
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    idiom: .phone
  )

  /// Advances the time by one frame.
  public func drawFrame() { phone.advance(by: 1.0 / 60) }

  public static func discIcon(side: CGFloat = 24) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }
  }
}

/// A page with a colored header, a title and 20 rows of text.
public final class PageController: UIViewController {
  private let index: Int

  public init(index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 96))
    header.backgroundColor = Scene.tints[index % Scene.tints.count]
    view.addSubview(header)
    let heading = label("Tab \(index)", size: 17, weight: .semibold, color: .white)
    heading.textAlignment = .center
    heading.frame = CGRect(x: 0, y: 60, width: 390, height: 24)
    view.addSubview(heading)
    for row in 0..<20 {
      let text = "Row \(row) of tab \(index): the quick brown fox jumps"
      let line = label(text, size: 15, weight: .regular, color: .black)
      line.frame = CGRect(x: 16, y: 96 + CGFloat(row) * 33.25 + 8, width: 358, height: 20)
      view.addSubview(line)
    }
  }

  private func label(_ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor)
    -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    return label
  }
}
