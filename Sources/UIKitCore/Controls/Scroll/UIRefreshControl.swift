import Foundation
import QuartzCore

/// A control with which the user refreshes the content of a scroll view by pulling it down.
///
/// Set the control as the ``UIScrollView/refreshControl`` of a scroll view, a table or a collection,
/// or add it as a subview. While the content is pulled, an indicator appears above it. When the
/// content is pulled far enough, the control sends ``UIControl/Event/valueChanged`` and the
/// indicator turns above the content until the app calls ``UIRefreshControl/endRefreshing()``.
///
/// ```swift
/// let refreshControl = UIRefreshControl()
/// refreshControl.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
/// tableView.refreshControl = refreshControl
/// ```
///
/// Under a large title, the indicator is between the bar's buttons and the title.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  // R-REF-3
  /// The height of the control, in points.
  private static let height: CGFloat = 60
  /// The scale of the indicator relative to the large style.
  private static let indicatorScale: CGFloat = 0.75
  /// The duration of the disappearance of the indicator, in seconds.
  private static let endDuration = 0.3

  private let indicator = UIActivityIndicatorView(style: .large)
  private let titleLabel = UILabel()
  private var pull = RefreshPull()

  // MARK: Creating a control

  /// Creates a control with a height of 60 points.
  ///
  /// The scroll view sets its width and its position.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
    setUp()
  }

  /// Creates a control from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    indicator.hidesWhenStopped = false
    indicator.alpha = 0
    titleLabel.font = .systemFont(ofSize: 12)
    titleLabel.textColor = .secondaryLabel
    titleLabel.textAlignment = .center
    addSubview(indicator)
    addSubview(titleLabel)
  }

  // MARK: Appearance

  /// The text below the indicator, or `nil`, the default.
  ///
  /// Characters without attributes are gray and 12 points in size.
  open var attributedTitle: NSAttributedString? {
    get { titleLabel.attributedText }
    set {
      titleLabel.attributedText = newValue
      setNeedsLayout()
    }
  }

  /// The color of the indicator.
  ///
  /// The indicator is gray unless the property is set.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator.color = viewAppearance.tintColor
  }

  // MARK: Refreshing

  /// Whether the content is being refreshed.
  open var isRefreshing: Bool { pull.isRefreshing }

  /// Shows that a refresh was started by the app.
  ///
  /// The control sends no event. The space above the content grows by the height of the control,
  /// and the content does not move. If the content is being refreshed, the method does nothing.
  open func beginRefreshing() {
    // R-REF-4
    guard !isRefreshing else { return }
    pull.begin()
    showRefresh()
  }

  /// Ends a refresh, after which the content moves back to its top.
  ///
  /// If the content is not being refreshed, the method does nothing.
  open func endRefreshing() {
    // R-REF-5
    guard isRefreshing else { return }
    pull.end()
    UIView.animate(withDuration: Self.endDuration) {
      self.indicator.alpha = 0
      self.titleLabel.alpha = 0
    } completion: { [weak self] _ in
      self?.hideIndicator()
    }
    scrollView?.setRefreshInset(0)
  }

  /// Starts a refresh on behalf of the user, and sends the event.
  func refresh() {
    // R-REF-1
    if !isRefreshing { pull.begin() }
    showRefresh()
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    sendActions(for: .valueChanged)
  }

  private func showRefresh() {
    indicator.layer.removeAllAnimations()
    indicator.alpha = 1
    titleLabel.alpha = 1
    indicator.revealedShare = 1
    indicator.startAnimating()
    scrollView?.setRefreshInset(Self.height)
  }

  private func hideIndicator() {
    guard !isRefreshing else { return }
    indicator.stopAnimating()
    titleLabel.alpha = 1
    if let scrollView { scrollViewMoved(scrollView) }
  }

  // MARK: The scroll view

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, scrollView !== newSuperview else { return }
    scrollView.movementObservers.remove(self)
    scrollView.setRefreshInset(0)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView else { return }
    scrollView.movementObservers.add(self)
    if isRefreshing { scrollView.setRefreshInset(Self.height) }
    scrollViewMoved(scrollView)
  }

  /// Returns `false`, so that touches reach the content.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.isHidden = attributedTitle == nil
    let size = titleLabel.isHidden ? .zero : titleLabel.sizeThatFits(bounds.size)
    let middle = Self.height / 2 - (size.height > 0 ? size.height / 2 : 0)
    indicator.bounds.size = indicator.intrinsicContentSize
    indicator.center = CGPoint(x: bounds.midX, y: middle)
    indicator.transform = CGAffineTransform(scaleX: Self.indicatorScale, y: Self.indicatorScale)
    titleLabel.frame = CGRect(
      x: 0,
      y: Self.height - size.height - 4,
      width: bounds.width,
      height: size.height
    )
  }
}

extension UIRefreshControl: ScrollMovementObserver {
  func scrollViewMoved(_ scrollView: UIScrollView) {
    let distance = scrollView.pulledDistance
    let starts = pull.move(to: distance, isDragging: scrollView.isDragging)
    // R-REF-3
    let gap = scrollView.bounds.minY + scrollView.gapTop
    let frame = CGRect(
      x: 0,
      y: gap + min(distance - Self.height, 0),
      width: scrollView.bounds.width,
      height: Self.height
    )
    if frame != self.frame { self.frame = frame }
    if starts {
      refresh()
    } else if !isRefreshing, !indicator.isAnimating {
      indicator.alpha = pull.progress > 0 ? 1 : 0
      indicator.revealedShare = pull.progress
    }
  }
}
