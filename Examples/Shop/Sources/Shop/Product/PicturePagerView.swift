import UIKit

/// The pictures of a product beside one another, with a page control.
final class PicturePagerView: UIView {
  /// Called with the index of the picture that is tapped.
  var onSelect: ((Int) -> Void)?

  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private var pictures: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ product: Product) {
    pictures.forEach { $0.removeFromSuperview() }
    pictures = (0..<product.pictures).map { index in
      let picture = UIButton(type: .custom)
      picture.setImage(
        product.picture(index, size: CGSize(width: 400, height: 400)),
        for: .normal
      )
      picture.imageView?.contentMode = .scaleAspectFill
      picture.contentHorizontalAlignment = .fill
      picture.contentVerticalAlignment = .fill
      picture.clipsToBounds = true
      picture.adjustsImageWhenHighlighted = false
      picture.accessibilityLabel = "Picture \(index + 1) of \(product.name)"
      picture.addAction(
        UIAction { [unowned self] _ in onSelect?(index) },
        for: .primaryActionTriggered
      )
      scrollView.addSubview(picture)
      return picture
    }
    pageControl.numberOfPages = pictures.count
    setNeedsLayout()
  }

  private func setUp() {
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    pageControl.pageIndicatorTintColor = UIColor(white: 0, alpha: 0.25)
    pageControl.currentPageIndicatorTintColor = UIColor(white: 0, alpha: 0.7)
    pageControl.addAction(
      UIAction { [unowned self] _ in scrollToPage(animated: true) },
      for: .valueChanged
    )
    addSubview(scrollView)
    addSubview(pageControl)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let didResize = scrollView.frame.size != bounds.size
    scrollView.frame = bounds
    for (index, picture) in pictures.enumerated() {
      picture.frame = bounds.offsetBy(dx: CGFloat(index) * bounds.width, dy: 0)
    }
    scrollView.contentSize = CGSize(
      width: CGFloat(pictures.count) * bounds.width,
      height: bounds.height
    )
    if didResize { scrollToPage(animated: false) }
    let size = pageControl.sizeThatFits(bounds.size)
    pageControl.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: bounds.height - size.height - 8,
      width: size.width,
      height: size.height
    )
  }

  private func scrollToPage(animated: Bool) {
    let x = CGFloat(pageControl.currentPage) * bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
  }
}

extension PicturePagerView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isTracking || scrollView.isDecelerating, bounds.width > 0 else { return }
    pageControl.currentPage = Int((scrollView.contentOffset.x / bounds.width).rounded())
  }
}
