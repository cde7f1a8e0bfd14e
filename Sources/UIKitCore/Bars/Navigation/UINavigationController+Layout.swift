extension UINavigationController {
  /// The view if it is loaded and a subclass didn't provide another.
  var containerView: NavigationContainerView? { viewIfLoaded as? NavigationContainerView }

  /// The container that currently shows this controller, if it has a bar at the bottom.
  var bottomBarContainer: (any BottomBarContainer)? {
    let child = childOfBottomBarContainer
    guard let container = child.parent as? any BottomBarContainer, container.shownChild === child
    else { return nil }
    return container
  }

  // MARK: Frames

  private var layout: NavigationLayout {
    let bounds = viewIfLoaded?.bounds.size ?? .zero
    var layout = NavigationLayout(size: bounds)
    layout.safeArea = viewIfLoaded?.safeAreaInsets ?? .zero
    layout.additional = additionalSafeAreaInsets
    if bars.showsBar { layout.barHeight = navigationBar.fittingHeight(forWidth: bounds.width) }
    if bars.showsToolbar { layout.toolbarHeight = toolbar.sizeThatFits(bounds).height }
    layout.coveredBottom = bottomBarContainer?.bottomBarCoverage ?? 0
    return layout
  }

  // R-NAV-10, R-SAFE-4
  /// Returns the frame of a page at rest.
  func frame(of page: UIViewController) -> CGRect { layout.pageFrame(extent(of: page)) }

  /// Returns the size of a shown page in a view of another size; `nil` for other controllers.
  func expectedPageSize(of page: UIViewController, in size: CGSize) -> CGSize? {
    // R-ROT-5
    guard let pagesView = containerView?.pagesView, page.viewIfLoaded?.superview === pagesView
    else { return nil }
    var layout = layout
    layout.size = size
    return layout.pageFrame(extent(of: page)).size
  }

  /// Returns the safe area insets of a page: the bars, and the controller's own safe area.
  func insets(of page: UIViewController) -> UIEdgeInsets {
    // R-NAV-11
    bars.keptInsets(of: page) ?? layout.pageInsets(extent(of: page))
  }

  /// Returns the insets that a page would have with the given bars, regardless of those that are
  /// shown.
  func insets(of page: UIViewController, withBar: Bool, toolbar hasToolbar: Bool, bottomBar: Bool)
    -> UIEdgeInsets
  {
    var layout = layout
    let size = layout.size
    layout.barHeight = withBar ? navigationBar.fittingHeight(forWidth: size.width) : 0
    layout.toolbarHeight = hasToolbar ? toolbar.sizeThatFits(size).height : 0
    if let container = bottomBarContainer {
      let now = container.bottomInset(withBar: !container.isBottomBarHiddenByPages)
      let then = container.bottomInset(withBar: bottomBar)
      layout.safeArea.bottom += then - now
      layout.coveredBottom = bottomBar ? then : 0
    }
    return layout.pageInsets(extent(of: page))
  }

  private func extent(of page: UIViewController) -> NavigationLayout.Extent {
    let isOpaqueBelow =
      bars.showsToolbar
      ? !toolbar.isTranslucent : bottomBarContainer.map { !$0.isBottomBarTranslucent } ?? false
    return NavigationLayout.Extent(
      top: page.extendsUnderBars(at: .top, areOpaque: !navigationBar.isTranslucent),
      bottom: page.extendsUnderBars(at: .bottom, areOpaque: isOpaqueBelow)
    )
  }

  // MARK: Layout

  func layOut() {
    guard isViewLoaded else { return }
    bars.followTurn()
    placeBar()
    placeToolbar(isAway: bars.isToolbarAway)
    layOutPages()
  }

  /// Places the navigation bar below the status bar, or above the upper edge of the view.
  func placeBar(isAway: Bool = false) {
    guard let view = containerView, navigationBar.superview === view,
      bars.showsBar || isAway || !navigationBar.isHidden
    else { return }
    let height = navigationBar.fittingHeight(forWidth: view.bounds.width)
    var frame = layout.barFrame(height: height)
    if isAway { frame.origin.y = -height }
    navigationBar.untransformedFrame = frame
  }

  /// Places the toolbar above the bottom safe area, or below the lower edge of the view.
  func placeToolbar(isAway: Bool) {
    guard let view = containerView, let toolbar = toolbarIfMade, !bars.isToolbarLeaving,
      toolbar.superview === view || toolbar.superview === view.pagesView
    else { return }
    let height = toolbar.sizeThatFits(view.bounds.size).height
    var frame = layout.toolbarFrame(height: height)
    if isAway { frame.origin.y = view.bounds.height }
    toolbar.untransformedFrame = frame
  }

  /// The frames that the bars have while they are shown; the toolbar's only if the top page has items
  /// for it.
  var barFramesIfShown: [CGRect] {
    guard let size = viewIfLoaded?.bounds.size else { return [] }
    var frames = [layout.barFrame(height: navigationBar.fittingHeight(forWidth: size.width))]
    if !(topViewController?.toolbarItems ?? []).isEmpty {
      var frame = layout.toolbarFrame(height: toolbar.sizeThatFits(size).height)
      frame.size.height = size.height - frame.minY
      frames.append(frame)
    }
    return frames
  }

  /// The toolbar, which is added to the view if necessary.
  var toolbarInPlace: UIToolbar {
    let toolbar: UIToolbar = toolbar
    if let view = containerView, toolbar.superview !== view, toolbar.superview !== view.pagesView {
      toolbar.isHidden = true
      view.addSubview(toolbar)
    }
    return toolbar
  }

  /// Sets the frame of a page at rest, and updates the safe area of pages that move.
  func layOutPages() {
    guard let page = transition.shown, let view = page.viewIfLoaded else { return }
    if !transition.isRunning, view.superview === containerView?.pagesView {
      view.untransformedFrame = frame(of: page)
    }
    view.refreshSafeArea()
    transition.running?.script.from?.viewIfLoaded?.refreshSafeArea()
  }

  /// Lays out bars and pages after a bar of a surrounding controller has changed.
  func surroundingBarsChanged() {
    guard isViewLoaded, bars.change == nil else { return viewPagesHear() }
    layOut()
  }

  private func viewPagesHear() { transition.shown?.viewIfLoaded?.refreshSafeArea() }

  // MARK: Orientation

  var ownSupportedOrientations: UIInterfaceOrientationMask {
    OrientationPolicy.defaultMask(isPhone: traitCollection.userInterfaceIdiom == .phone)
  }
}
