import UIKit

/// Tabs in text for low vision, whatever the text size of the device: hold a finger on an item to see it large.
final class LargeTextViewController: UIViewController {
  private let tabs = LibraryTabBarController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(tabs)
    setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      forChild: tabs
    )
    tabs.view.frame = view.bounds
    tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tabs.view)
    tabs.didMove(toParent: self)
  }
}

/// A library whose text follows the text size, above a bar that does not.
private final class LibraryTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tabs = [
      ("Reading", "book"), ("Bookshelf", "folder"), ("Favourites", "star"),
      ("Search", "magnifyingglass"),
    ]
    viewControllers = tabs.map { title, symbol in
      let page = TitledViewController(title: title, content: BooksView())
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
      return page
    }
    viewControllers?.last?.tabBarItem.isEnabled = false
  }
}

/// Titles of books below each other, in the user's text size.
private final class BooksView: UIView {
  private let titles = [
    "Lighthouses of the north", "A garden by the sea", "The clockmaker's apprentice",
    "Maps of places that are not",
  ].map { UILabel($0, size: 17) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for title in titles {
      title.numberOfLines = 0
      addSubview(title)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 8
    for title in titles {
      title.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      let width = bounds.width - 32
      let height = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      title.textAlignment =
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
      title.frame = CGRect(x: 16, y: y, width: width, height: height)
      y += height + 20
    }
  }
}
