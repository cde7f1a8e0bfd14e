extension UINavigationController {
  /// The view once it is loaded, unless a subclass made one of its own.
  var containerView: NavigationContainerView? { viewIfLoaded as? NavigationContainerView }

  /// The tab bar controller that shows this stack as one of its tabs.
  var tabs: UITabBarController? {
    guard let tabs = parent as? UITabBarController, tabs.transition.shown === self else {
      return nil
    }
    return tabs
  }

  // MARK: Places

  private var layout: NavigationLayout {
    let bounds = viewIfLoaded?.bounds.size ?? .zero
    var layout = NavigationLayout(size: bounds)
    layout.safeArea = viewIfLoaded?.safeAreaInsets ?? .zero
    layout.additional = additionalSafeAreaInsets
    if bars.showsBar { layout.barHeight = navigationBar.fittingHeight(forWidth: bounds.width) }
    if bars.showsToolbar { layout.toolbarHeight = toolbar.sizeThatFits(bounds).height }
    layout.coveredBottom = tabs?.coverageFromBelow ?? 0
    return layout
  }

  /// Where a page stands at rest. (R-NAV-10, R-SAFE-4)
  func frame(of page: UIViewController) -> CGRect { layout.pageFrame(extent(of: page)) }

  /// The size that a page in view will have in a view of another size; nil for other controllers. (R-ROT-5)
  func expectedPageSize(of page: UIViewController, in size: CGSize) -> CGSize? {
    guard let pagesView = containerView?.pagesView, page.viewIfLoaded?.superview === pagesView
    else { return nil }
    var layout = layout
    layout.size = size
    return layout.pageFrame(extent(of: page)).size
  }

  /// What a page has to keep clear of: the bars, and what the surroundings cover. (R-NAV-11)
  func insets(of page: UIViewController) -> UIEdgeInsets {
    bars.keptInsets(of: page) ?? layout.pageInsets(extent(of: page))
  }

  /// What a page keeps clear of that has these bars, whichever are shown now.
  func insets(of page: UIViewController, withBar: Bool, toolbar hasToolbar: Bool, bottomBar: Bool)
    -> UIEdgeInsets
  {
    var layout = layout
    let size = layout.size
    layout.barHeight = withBar ? navigationBar.fittingHeight(forWidth: size.width) : 0
    layout.toolbarHeight = hasToolbar ? toolbar.sizeThatFits(size).height : 0
    if let tabs {
      let now = tabs.edgeInset(withBar: !tabs.hiding.isHiddenByPages)
      let then = tabs.edgeInset(withBar: bottomBar)
      layout.safeArea.bottom += then - now
      layout.coveredBottom = bottomBar ? then : 0
    }
    return layout.pageInsets(extent(of: page))
  }

  private func extent(of page: UIViewController) -> NavigationLayout.Extent {
    let isOpaqueBelow =
      bars.showsToolbar ? !toolbar.isTranslucent : tabs.map { !$0.tabBar.isTranslucent } ?? false
    return NavigationLayout.Extent(
      top: page.extendsUnderBars(at: .top, areOpaque: !navigationBar.isTranslucent),
      bottom: page.extendsUnderBars(at: .bottom, areOpaque: isOpaqueBelow)
    )
  }

  // MARK: Laying out

  func layOut() {
    guard isViewLoaded else { return }
    bars.followTurn()
    placeBar()
    placeToolbar(isAway: bars.isToolbarAway)
    layOutPages()
  }

  /// Puts the bar below the status bar; one that is away slides over the upper edge.
  func placeBar(isAway: Bool = false) {
    guard let view = containerView, navigationBar.superview === view,
      bars.showsBar || isAway || !navigationBar.isHidden
    else { return }
    let height = navigationBar.fittingHeight(forWidth: view.bounds.width)
    var frame = layout.barFrame(height: height)
    if isAway { frame.origin.y = -height }
    navigationBar.untransformedFrame = frame
  }

  /// Puts the toolbar above what the surroundings keep clear, or below the edge.
  func placeToolbar(isAway: Bool) {
    guard let view = containerView, let toolbar = toolbarIfMade, toolbar.superview === view else {
      return
    }
    let height = toolbar.sizeThatFits(view.bounds.size).height
    var frame = layout.toolbarFrame(height: height)
    if isAway { frame.origin.y = view.bounds.height }
    toolbar.untransformedFrame = frame
  }

  /// The toolbar in the view, where it is put when it is first shown.
  var toolbarInPlace: UIToolbar {
    let toolbar: UIToolbar = toolbar
    if let view = containerView, toolbar.superview !== view {
      toolbar.isHidden = true
      view.addSubview(toolbar)
    }
    return toolbar
  }

  /// Pages at rest take their place; those that move only hear what covers them.
  func layOutPages() {
    guard let page = transition.shown, let view = page.viewIfLoaded else { return }
    if !transition.isRunning, view.superview === containerView?.pagesView {
      view.untransformedFrame = frame(of: page)
    }
    view.refreshSafeArea()
    transition.running?.script.from?.viewIfLoaded?.refreshSafeArea()
  }

  /// A bar of the surroundings came, went or grew.
  func surroundingBarsChanged() {
    guard isViewLoaded, bars.course == nil else { return viewPagesHear() }
    layOut()
  }

  private func viewPagesHear() { transition.shown?.viewIfLoaded?.refreshSafeArea() }
}
