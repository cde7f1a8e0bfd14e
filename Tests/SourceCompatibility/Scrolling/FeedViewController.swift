import UIKit

/// A page of cards with manual layout and common scroll view code.
class FeedViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
  private let cards = (0..<20).map { _ in UIView() }
  private(set) var isHeaderCompact = false
  private(set) var didSettle = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    scrollView.alwaysBounceVertical = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
    scrollView.addSubview(header)
    for card in cards {
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 12
      scrollView.addSubview(card)
    }
    if #available(iOS 15.0, *) {
      setContentScrollView(scrollView, for: .bottom)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var y: CGFloat = header.frame.height
    header.frame.size.width = view.bounds.width
    for card in cards {
      card.frame = CGRect(x: 16, y: y, width: view.bounds.width - 32, height: 120)
      y = card.frame.maxY + 16
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }

  func scrollToTop(animated: Bool = true) {
    let top = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
    scrollView.setContentOffset(top, animated: animated)
  }

  // MARK: - UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    if offset < 0 {
      header.transform = CGAffineTransform(scaleX: 1 - offset / 200, y: 1 - offset / 200)
    } else {
      header.transform = .identity
    }
    isHeaderCompact = offset > 150
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { didSettle = true }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    didSettle = true
  }
}

/// Scrolls to the top after a tap on the selected tab.
final class FeedTabBarController: UITabBarController, UITabBarControllerDelegate {
  private var previous: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let feed = FeedViewController()
    feed.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(tabBarSystemItem: .history, tag: 1)
    viewControllers = [feed, other]
    previous = feed
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    if viewController === previous, let feed = viewController as? FeedViewController {
      feed.scrollToTop()
    }
    previous = viewController
  }
}

/// Horizontal paging with a page control, as in an introduction.
class IntroductionView: UIView, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private(set) var page = 0
  let pageCount = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.isPagingEnabled = true
    scrollView.bounces = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been used")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(
      width: bounds.width * CGFloat(pageCount),
      height: bounds.height
    )
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    page = Int(round(scrollView.contentOffset.x / scrollView.frame.size.width))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = 0
  }
}
