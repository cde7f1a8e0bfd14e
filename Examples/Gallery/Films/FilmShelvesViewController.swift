import UIKit

/// A column of shelves.
///
/// On a television, the bar scrolls with them.
final class FilmShelvesViewController: UIViewController {
  private let scroll = UIScrollView()
  private let shelves: [FilmShelf]

  init(title: String, image: UIImage? = nil, shelves: [FilmShelf]) {
    self.shelves = shelves
    super.init(nibName: nil, bundle: nil)
    self.title = title
    tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentInsetAdjustmentBehavior = .always
    view.addSubview(scroll)
    for shelf in shelves { scroll.addSubview(shelf) }
    setContentScrollView(scroll, for: [.top, .bottom])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = scroll.adjustedContentInset
    var bottom: CGFloat = insets.top > 100 ? 0 : 12
    for shelf in shelves {
      let height = shelf.sizeThatFits(view.bounds.size).height
      shelf.inset = max(view.safeAreaInsets.left, view.safeAreaInsets.right)
      shelf.frame = CGRect(x: -insets.left, y: bottom, width: view.bounds.width, height: height)
      bottom += height + FilmSizes(traitCollection).gap / 2
    }
    let width = view.bounds.width - insets.left - insets.right
    scroll.contentSize = CGSize(width: width, height: bottom)
  }
}
