import SimulatorKit
import UIKit

/// Photos in collection views: a grid by months, shelves, a list of albums, and a filtered grid.
final class GridTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      UINavigationController(
        tab: MonthsViewController(),
        title: "Library",
        symbol: "photo.fill"
      ),
      UINavigationController(
        tab: ShelvesViewController(),
        title: "For You",
        symbol: "heart.text.square.fill"
      ),
      UINavigationController(
        tab: AlbumsViewController(),
        title: "Albums",
        symbol: "rectangle.stack.fill"
      ),
      UINavigationController(
        tab: FilterViewController(),
        title: "Search",
        symbol: "magnifyingglass"
      ),
    ]
  }

  /// Scrolls to the middle of a month, so that its header is pinned.
  static func showPinnedHeader(on phone: Simulator) {
    let size = phone.window.bounds.size
    phone.drag(
      from: CGPoint(x: size.width / 2, y: size.height * 0.7),
      to: CGPoint(x: size.width / 2, y: size.height * 0.7 - 420),
      duration: 0.5,
      rest: 0.2
    )
    phone.advance(by: 0.5)
  }
}

/// A flow layout whose lines begin at the leading edge.
final class ReadingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A grid of squares that fills the width with at least three in a line.
final class SquaresLayout: UICollectionViewFlowLayout {
  private let gap: CGFloat
  private let widest: CGFloat

  init(gap: CGFloat, widest: CGFloat) {
    self.gap = gap
    self.widest = widest
    super.init()
    minimumLineSpacing = gap
    minimumInteritemSpacing = gap
  }

  required init?(coder: NSCoder) { nil }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    if let view = collectionView {
      let insets = view.adjustedContentInset
      let room =
        view.bounds.width - insets.left - insets.right - sectionInset.left - sectionInset.right
      let columns = max(3, (room / widest).rounded(.up))
      let side = max(((room - gap * (columns - 1)) / columns * 2).rounded(.down) / 2, 1)
      itemSize = CGSize(width: side, height: side)
    }
    super.prepare()
  }
}
