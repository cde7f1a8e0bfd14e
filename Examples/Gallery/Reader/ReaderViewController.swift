import UIKit

/// A reader with a standalone tab bar that is not managed by a tab bar controller and that the user
/// can customize.
final class ReaderViewController: UIViewController, UITabBarDelegate {
  private let tools = ReaderTool.allCases.map(\.item)
  private let bar = UITabBar()
  private let scrollView = UIScrollView()
  private let heading = UILabel("The Seven O’Clock Boat", size: 28, weight: .bold)
  private let chapter = UILabel("Chapter 3", size: 13, weight: .semibold, color: .secondaryLabel)
  private let text = UILabel(ReaderText.chapter, size: 17)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = .systemIndigo
    heading.numberOfLines = 0
    text.numberOfLines = 0
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Customize",
      primaryAction: UIAction { [weak self] _ in self?.customize() }
    )
    bar.items = Array(tools.prefix(5))
    bar.delegate = self
    select(tools[0])
    for part in [chapter, heading, text] { scrollView.addSubview(part) }
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    view.addSubview(bar)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = view.tintColor
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
    scrollView.frame = view.bounds
    scrollView.contentInset.bottom = height - view.safeAreaInsets.bottom
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - 40, 672)
    let left = area.minX + (area.width - width) / 2
    scrollView.place(chapter, x: left, y: 20, width: width, height: 18)
    scrollView.place(heading, x: left, y: 42, width: width, height: 36)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let fitting = text.sizeThatFits(room).height
    scrollView.place(text, x: left, y: 90, width: width, height: fitting)
    scrollView.contentSize = CGSize(width: area.width, height: 90 + fitting + 20)
  }

  /// Omits the table of contents from the tools, so that it keeps its place on the bar.
  private func customize() { bar.beginCustomizingItems(Array(tools.dropFirst())) }

  private func select(_ tool: UITabBarItem?) {
    bar.selectedItem = tool
    title = tool?.title
  }

  // MARK: UITabBarDelegate

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { select(item) }

  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    select(tabBar.selectedItem)
  }
}

/// A tool of the reader.
private enum ReaderTool: String, CaseIterable {
  case contents = "Contents"
  case search = "Search"
  case bookmark = "Bookmark"
  case notes = "Notes"
  case display = "Display"
  case listen = "Listen"
  case dictionary = "Dictionary"
  case share = "Share"
  case night = "Night"
  case places = "Places"
  case timer = "Timer"

  private var symbol: String {
    switch self {
    case .contents: "list.bullet"
    case .search: "magnifyingglass"
    case .bookmark: "bookmark"
    case .notes: "square.and.pencil"
    case .display: "sun.max"
    case .listen: "headphones"
    case .dictionary: "book"
    case .share: "square.and.arrow.up"
    case .night: "moon"
    case .places: "map"
    case .timer: "timer"
    }
  }

  @MainActor var item: UITabBarItem {
    UITabBarItem(title: rawValue, image: UIImage(systemName: symbol), tag: 0)
  }
}

private enum ReaderText {
  static let chapter = """
    The ferry left at seven, with four passengers and a crate of lemons. From the upper deck one could see the \
    whole of the harbor: the yellow crane, the row of warehouses, and behind them the hill with its radio mast.

    “You could have taken the train,” said the captain, who had come up to smoke and had no pipe.

    “The train goes around,” said Ines. “I wanted to see it from the front.”

    He nodded, as if that were the usual reason, and pointed at the mast. On clear days, he said, you could hear it \
    hum. She listened; there was only the engine, and under it the water.

    Past the breakwater the swell began. The lemons shifted in their crate, one of the passengers closed his book, and \
    the captain went down to the wheel without saying why.

    At the outer buoy a gull sat down on the rail and looked at her as if she were late. Ines gave it the crust of her \
    bread. It took the crust, and the paper too.
    """
}
