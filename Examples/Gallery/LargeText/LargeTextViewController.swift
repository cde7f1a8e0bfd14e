import UIKit

/// Tabs at an accessibility text size, whatever the text size of the device.
///
/// Touching and holding an item enlarges it.
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

/// A library whose text follows the text size, with a bar that does not.
private final class LibraryTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tabs = [
      ("Reading", "book.fill"), ("Bookshelf", "books.vertical.fill"), ("Favorites", "star.fill"),
      ("Search", "magnifyingglass"),
    ]
    viewControllers = tabs.map { title, symbol in
      UINavigationController(
        tab: TitledViewController(title: title, content: BooksView()),
        symbol: symbol
      )
    }
    viewControllers?.last?.tabBarItem.isEnabled = false
  }
}

/// A column of book titles in the preferred text size.
private final class BooksView: UIView {
  private let titles = [
    "Lighthouses of the North", "A Garden by the Sea", "The Clockmaker’s Apprentice",
    "Places Not on the Map", "Forty Kinds of Rain", "The Slow Train to Lund",
    "What the Bees Knew", "An Atlas of Small Islands", "Winter in the Observatory",
    "The Last Ferry", "Paper Boats", "A History of Maps",
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

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(in: size.width).last?.maxY ?? 0)
  }

  private func frames(in width: CGFloat) -> [CGRect] {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let margin = pageMargin
    var y: CGFloat = 8
    return titles.map { title in
      title.font = font
      let room = CGSize(width: width - 2 * margin, height: .greatestFiniteMagnitude)
      let height = title.sizeThatFits(room).height
      defer { y += height + 20 }
      return CGRect(x: margin, y: y, width: room.width, height: height)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (title, frame) in zip(titles, frames(in: bounds.width)) {
      title.textAlignment = isMirrored ? .right : .left
      title.frame = frame
    }
  }
}
