/// A container that shows one page at a time and lets the user move to the pages before and after
/// it.
///
/// Set the first page with
/// ``UIPageViewController/setViewControllers(_:direction:animated:completion:)``. The data source
/// provides the pages next to the current one when the user moves to them. At most three pages,
/// or pairs of pages, are kept as children.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = self
/// pages.setViewControllers([firstPage], direction: .forward, animated: false)
/// ```
///
/// The first subview of the view is a scroll view. With its delegate, apps follow the movement: the
/// content offset is the length of a page at rest, and moves to 0 or twice the length while a page is
/// turned.
///
/// Unlike iOS, the page-curl style also has a scroll view, because its pages slide.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  // R-PAGE-1…70
  private(set) lazy var driver = PageTransitionDriver(self)
  private(set) lazy var curlTap = UITapGestureRecognizer(
    target: self,
    action: Selector(UIPageViewController.tapped, "tapped:")
  )
  /// The built-in page control, or `nil` if there is none.
  var pageControl: UIPageControl?
  /// The index of the current page in the page control.
  var pageIndex = 0
  var spacing: CGFloat = 0
  private var options: [OptionsKey: Any] = [:]
  private var isChoosingSpine = false

  // MARK: Creating a page view controller

  /// Creates a page view controller without pages.
  ///
  /// - Parameters:
  ///   - style: The style of transitions between pages.
  ///   - navigationOrientation: The axis along which pages follow one another.
  ///   - options: The location of the spine and the space between pages, or `nil` for the defaults.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    setUp(options ?? [:])
  }

  /// Creates a page view controller with the page-curl style and horizontal navigation.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an interface file, which has no effect.
  ///   - nibBundleOrNil: The bundle of the interface file, which has no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp([:])
  }

  /// Creates a page view controller with the page-curl style from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let element = coder.interface?.element {
      if element["transitionStyle"] == "scroll" { transitionStyle = .scroll }
      if element["navigationOrientation"] == "vertical" { navigationOrientation = .vertical }
    }
    setUp([:])
  }

  private func setUp(_ options: [OptionsKey: Any]) {
    guard transitionStyle == .pageCurl else {
      spacing = options.interPageSpacing
      return
    }
    let location = options.spineLocation ?? .min
    spineLocation = location == .none ? .min : location
    isDoubleSided = spineLocation == .mid
  }

  // MARK: Style

  /// The style of transitions between pages.
  open private(set) var transitionStyle = TransitionStyle.pageCurl

  /// The axis along which pages follow one another.
  open private(set) var navigationOrientation = NavigationOrientation.horizontal

  /// The location of the spine, which is `none` with the scroll style.
  ///
  /// With the page-curl style, the default value is `min`. The delegate may change it when the window
  /// rotates.
  open private(set) var spineLocation = SpineLocation.none

  /// A Boolean value that indicates whether pages have content on their back.
  ///
  /// With the spine at an edge, every second page is a back, which is not visible. With the spine in
  /// the middle, the value is `true`, and setting it to `false` raises an exception. The default value
  /// is `false`.
  open var isDoubleSided = false {
    didSet {
      if !isDoubleSided, spineLocation == .mid, !isChoosingSpine { PageMisuse.singleSidedSpine() }
    }
  }

  // MARK: Pages

  /// The object that provides pages for gestures.
  ///
  /// Without a data source, the user cannot move to other pages. Setting it forgets the pages that
  /// were requested before. The reference is weak, and the default value is `nil`.
  open weak var dataSource: UIPageViewControllerDataSource? {
    didSet {
      driver.forgetNeighbors()
      if isViewLoaded { reloadPageControl() }
    }
  }

  /// The object that follows transitions and chooses the spine.
  ///
  /// The reference is weak, and the default value is `nil`.
  open weak var delegate: UIPageViewControllerDelegate?

  /// The visible pages.
  ///
  /// During a transition, these are the pages before it. There are none until pages are set.
  open var viewControllers: [UIViewController]? { driver.queue.current }

  // R-PAGE-2, R-PAGE-20…25
  /// Shows one page, or two with the spine in the middle.
  ///
  /// A double-sided controller with its spine at an edge requires the front and the back for an
  /// animated change. Another number raises an exception. A transition in progress ends first: pages
  /// that were set become current, and the user's transition is cancelled. The delegate is not called
  /// for this change.
  ///
  /// If the view is not visible, the change is not animated.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages, from left to right or from top to bottom.
  ///   - direction: The direction of the animation, which is the same in right-to-left layout.
  ///   - animated: Whether the change is animated.
  ///   - completion: A closure that is called at the end, with `false` if the animation was
  ///     interrupted, or `nil`. Without animation, it is called before this method returns.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let shown = isChoosingSpine ? pages : checked(pages, animated: animated)
    driver.show(
      shown,
      from: geometry(in: bodySize).side(isForward: direction == .forward),
      animated: animated && !isChoosingSpine,
      completion: completion
    )
    // During an animation, the page control changes at its end.
    if isViewLoaded, !driver.isInTransition { reloadPageControl() }
  }

  /// Returns the visible ones of the pages that the app sets.
  private func checked(_ pages: [UIViewController], animated: Bool) -> [UIViewController] {
    let hasBack = isDoubleSided && transitionStyle == .pageCurl && spineLocation != .mid
    let required = hasBack && animated ? 2 : visibleCount
    let isValid = pages.count == required || (hasBack && !animated && pages.count == 2)
    guard isValid else { PageMisuse.wrongNumber(pages.count, required: required) }
    return Array(pages.prefix(visibleCount))
  }

  // MARK: Gestures

  /// The recognizers of the page-curl style, a pan and a tap.
  ///
  /// The array is empty with the scroll style.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [driver.scrollView.panGestureRecognizer, curlTap] : []
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    turn(at: recognizer.location(in: view))
  }

  // MARK: View

  open override func loadView() {
    let content = PageContentView(frame: CGRect(origin: .zero, size: Self.unplacedViewSize))
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.onLayout = { [weak self] in self?.layOutPages() }
    content.addSubview(driver.scrollView)
    if transitionStyle == .pageCurl { content.addGestureRecognizer(curlTap) }
    view = content
    reloadPageControl()
    layOutPages()
    driver.viewLoaded()
  }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if transitionStyle == .pageCurl { chooseSpine() }
  }

  /// Calls the delegate for the orientation to which the window rotates.
  private func chooseSpine() {
    // R-PAGE-61
    guard let delegate, let screen = viewIfLoaded?.window?.screen else { return }
    isChoosingSpine = true
    let location = delegate.pageViewController(self, spineLocationFor: screen.orientation)
    isChoosingSpine = false
    guard location != .none else { return }
    spineLocation = location
    if location == .mid { isDoubleSided = true }
    let count = driver.queue.current.count
    if count != visibleCount, count > 0 {
      PageMisuse.wrongNumber(count, required: visibleCount, for: location)
    }
    view.setNeedsLayout()
  }

  open override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    geometry(in: pageArea(in: CGRect(origin: .zero, size: parentSize)).size)
      .frame(ofPage: 0, at: nil).size
  }

  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? driver.queue.current
  }

  override var restorableChildren: [UIViewController] { driver.queue.current }

  // MARK: Rotation

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
