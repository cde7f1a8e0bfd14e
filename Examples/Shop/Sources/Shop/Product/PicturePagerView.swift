import UIKit

/// The pictures of a product beside one another, with a page control.
final class PicturePagerView: UIView {
  /// Called with the index of the picture that is tapped.
  var onSelect: ((Int) -> Void)?

  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private var pictures: [PictureControl] = []

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
      let picture = PictureControl()
      picture.image = product.picture(index, size: CGSize(width: 400, height: 400))
      picture.accessibilityLabel = "Picture \(index + 1) of \(product.name)"
      picture.addAction(UIAction { [unowned self] _ in onSelect?(index) }, for: .touchUpInside)
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

/// A picture that fills its bounds and can be tapped.
final class PictureControl: UIControl {
  private let imageView = UIImageView()

  var image: UIImage? {
    get { imageView.image }
    set { imageView.image = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.frame = bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }
}
