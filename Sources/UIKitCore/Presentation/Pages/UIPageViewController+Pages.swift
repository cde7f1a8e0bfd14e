import QuartzCore

/// The view of a page view controller.
final class PageContentView: UIView {
  var onLayout: (() -> Void)?

  override class var drawsContent: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIPageViewController {
  // MARK: Layout

  /// The number of visible pages.
  var visibleCount: Int { spineLocation == .mid ? 2 : 1 }

  func geometry(in size: CGSize) -> PageGeometry {
    PageGeometry(
      size: size,
      isVertical: navigationOrientation == .vertical,
      isReversed: viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      spacing: spacing,
      count: visibleCount
    )
  }

  /// The size of the area of the pages.
  var bodySize: CGSize { viewIfLoaded.map { pageArea(in: $0.bounds).size } ?? .zero }

  /// Returns the area of the pages, which excludes the page control and the safe area below it.
  func pageArea(in bounds: CGRect) -> CGRect {
    guard pageControl != nil else { return bounds }
    let covered = PageMetrics.controlHeight + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: bounds.width,
      height: max(bounds.height - covered, 0)
    )
  }

  func layOutPages() {
    guard let view = viewIfLoaded else { return }
    let area = pageArea(in: view.bounds)
    driver.layOut(geometry(in: area.size), at: area.origin)
    pageControl?.frame = CGRect(
      x: area.minX,
      y: area.maxY,
      width: area.width,
      height: PageMetrics.controlHeight
    )
  }

  // MARK: Data source

  /// Returns the pages on a side of the visible ones.
  func lookUp(beside pages: [UIViewController], on side: PageSide) -> [UIViewController]? {
    guard let dataSource else { return nil }
    let lookup = SpreadLookup(
      count: visibleCount,
      skipsBacks: isDoubleSided && transitionStyle == .pageCurl && spineLocation != .mid
    )
    return lookup.spread(beside: pages, on: side) { page in
      side == .before
        ? dataSource.pageViewController(self, viewControllerBefore: page)
        : dataSource.pageViewController(self, viewControllerAfter: page)
    }
  }

  // MARK: Transitions of the user

  func didTurn(to side: PageSide, from previous: [UIViewController], finished: Bool) {
    if let pageControl {
      let count = max(pageControl.numberOfPages, 1)
      pageIndex = (pageIndex + (side == .after ? 1 : count - 1)) % count
      pageControl.currentPage = pageIndex
    }
    delegate?.pageViewController(
      self,
      didFinishAnimating: finished,
      previousViewControllers: previous,
      transitionCompleted: true
    )
  }

  func didCancel(from current: [UIViewController]) {
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: current,
      transitionCompleted: false
    )
  }

  /// Turns a page after a tap near an edge, with the page-curl style.
  func turn(at point: CGPoint) {
    let size = view.bounds.size
    let isVertical = navigationOrientation == .vertical
    let (place, length) = isVertical ? (point.y, size.height) : (point.x, size.width)
    let margin = length * PageMetrics.tapMargin
    guard place < margin || place > length - margin else { return }
    driver.turn(to: geometry(in: bodySize).side(isForward: place > margin))
  }

  // MARK: Page control

  /// Reads the number of pages and the current one from the data source.
  func reloadPageControl() {
    // R-PAGE-50, R-PAGE-51
    var count = 0
    if transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
      !driver.queue.current.isEmpty
    {
      count = dataSource.presentationCount(for: self)
    }
    guard count > 0, let dataSource else { return removePageControl() }
    let control = pageControl ?? addPageControl()
    control.numberOfPages = count
    pageIndex = min(max(dataSource.presentationIndex(for: self), 0), count - 1)
    control.currentPage = pageIndex
  }

  /// Moves to the page next to the current one, after a tap on the page control.
  private func pageControlChanged(_ control: UIPageControl) {
    // R-PAGE-52
    let isForward = control.currentPage > pageIndex
    if !driver.turn(to: isForward ? .after : .before) { control.currentPage = pageIndex }
  }

  private func addPageControl() -> UIPageControl {
    let control = UIPageControl(frame: .zero)
    control.allowsContinuousInteraction = false
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let self, let control { self.pageControlChanged(control) }
      },
      for: .valueChanged
    )
    pageControl = control
    view.addSubview(control)
    view.setNeedsLayout()
    return control
  }

  private func removePageControl() {
    guard let pageControl else { return }
    pageControl.removeFromSuperview()
    self.pageControl = nil
    view.setNeedsLayout()
  }
}

/// Metrics of page view controllers.
enum PageMetrics {
  // R-PAGE-51
  /// The height of the page control, in points.
  static let controlHeight: CGFloat = 37
  // R-PAGE-60
  /// The part of the view, at each end, in which a tap turns a page with the page-curl style.
  static let tapMargin: CGFloat = 0.2
}
