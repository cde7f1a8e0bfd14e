import UIKit

/// A paging row of cards with a page indicator below it.
final class CardStrip: UIView, UIScrollViewDelegate {
  static let height: CGFloat = 204

  private let scrollView = UIScrollView()
  private let cards: [CardView]
  private let dots = UIPageControl()
  private var hasBeenLaidOut = false
  /// Whether the strip scrolls to the page that was selected by the dots.
  private var isTurning = false

  init(cards: [(title: String, text: String, photograph: Photograph)]) {
    self.cards = cards.map {
      CardView(title: $0.title, text: $0.text, photograph: $0.photograph)
    }
    super.init(frame: .zero)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.scrollsToTop = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    addSubview(scrollView)
    for card in self.cards { scrollView.addSubview(card) }
    dots.numberOfPages = cards.count
    dots.currentPageIndicatorTintColor = .label
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
    addSubview(dots)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isTurning { showPage() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurning = false }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isTurning = false }

  /// Scrolls to the page of the dots.
  private func turn() {
    isTurning = true
    let x = CGFloat(place(of: dots.currentPage)) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let page = CGSize(width: bounds.width, height: bounds.height - 24)
    scrollView.frame = CGRect(origin: .zero, size: page)
    scrollView.contentSize = CGSize(width: page.width * CGFloat(cards.count), height: page.height)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: CGFloat(place(of: index)) * page.width + pageMargin,
        y: 0,
        width: page.width - 2 * pageMargin,
        height: page.height
      )
    }
    dots.frame = CGRect(x: 0, y: page.height, width: bounds.width, height: 24)
    if !hasBeenLaidOut, page.width > 0 {
      hasBeenLaidOut = true
      scrollView.contentOffset.x = CGFloat(place(of: 0)) * page.width
    }
    if !isTurning { showPage() }
  }

  /// Returns the place of a page from the left, and the page at a place.
  private func place(of index: Int) -> Int {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? cards.count - 1 - index : index
  }

  private func showPage() {
    guard scrollView.bounds.width > 0 else { return }
    let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    dots.currentPage = place(of: page)
  }
}

/// A photograph with a title and a line of text at the bottom.
private final class CardView: UIView {
  private let picture: PhotographView
  private let shade = CAGradientLayer()
  private let title: UILabel
  private let text: UILabel

  init(title: String, text: String, photograph: Photograph) {
    self.title = UILabel(title, size: 24, weight: .bold, color: .white)
    self.text = UILabel(text, size: 15, color: .white)
    picture = PhotographView(photograph, side: 361, cornerRadius: 16)
    super.init(frame: .zero)
    shade.colors = [UIColor.clear, UIColor(white: 0, alpha: 0.6)].map(\.cgColor)
    picture.layer.addSublayer(shade)
    addSubview(picture)
    addSubview(self.title)
    addSubview(self.text)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = bounds.height / 2
    shade.frame = CGRect(x: 0, y: height, width: bounds.width, height: height)
    place(title, x: 16, y: bounds.height - 66, width: bounds.width - 32, height: 30)
    place(text, x: 16, y: bounds.height - 36, width: bounds.width - 32, height: 20)
  }
}
