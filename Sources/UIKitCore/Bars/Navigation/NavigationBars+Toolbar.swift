/// The toolbar of a navigation controller, whose items are those of the shown page.
extension NavigationBars {
  // R-NAV-15
  private var toolbar: UIToolbar { controller.toolbarInPlace }

  /// Whether the toolbar is positioned below the edge of the view.
  ///
  /// A toolbar that appears together with a page is there until the animation begins.
  var isToolbarAway: Bool {
    guard let change else { return !showsToolbar }
    if change.movesToolbar { return false }
    return change.isPerformed ? !showsToolbar : !change.showedToolbar
  }

  /// Whether the toolbar moves out with its page, and keeps its position on it.
  var isToolbarLeaving: Bool { change?.movesToolbar == true && !showsToolbar }

  /// Lets a toolbar that only one of the two pages has move with this page.
  func attachToolbar() {
    guard let change, change.move != nil, !change.isCustom, change.showedToolbar != showsToolbar,
      let pages = controller.containerView?.pagesView
    else { return }
    let toolbar = toolbar
    self.change?.movesToolbar = true
    UIView.performWithoutAnimation {
      pages.addSubview(toolbar)
      controller.placeToolbar(isAway: false)
      toolbar.layoutIfNeeded()
    }
  }

  /// Moves the toolbar back above the pages after a transition.
  func detachToolbar() {
    guard let toolbar = controller.toolbarIfMade else { return }
    // The slide may continue after the transition was ended early.
    toolbar.layer.removeAllAnimations()
    toolbar.transform = .identity
    controller.containerView?.addSubview(toolbar)
  }

  /// Prepares the toolbar for a change of pages.
  ///
  /// A toolbar that appears is placed below the edge; one that remains displays the items of the
  /// new page.
  func prepareToolbar(for page: UIViewController?, animated: Bool) {
    guard showsToolbar else { return }
    let showed = change?.showedToolbar ?? false
    toolbar.setItems(page?.toolbarItems, animated: animated && showed)
    guard !showed else { return }
    toolbar.isHidden = false
    controller.placeToolbar(isAway: true)
    toolbar.layoutIfNeeded()
  }

  func settleToolbar() {
    guard showsToolbar else {
      controller.toolbarIfMade?.isHidden = true
      return
    }
    toolbar.isHidden = false
    let items = controller.transition.shown?.toolbarItems ?? []
    guard !items.elementsEqual(toolbar.items ?? [], by: { $0 === $1 }) else { return }
    toolbar.setItems(items, animated: false)
  }

  func toolbarItemsChanged(of page: UIViewController, animated: Bool) {
    guard showsToolbar, change == nil, page === controller.transition.shown else { return }
    toolbar.setItems(page.toolbarItems, animated: animated)
  }

  func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    guard !controller.transition.isInProgress else { return }
    guard animated, controller.viewIfLoaded?.window != nil else { return settle() }
    UIView.performWithoutAnimation {
      if !hidden { toolbar.setItems(controller.transition.shown?.toolbarItems, animated: false) }
      toolbar.isHidden = false
      controller.placeToolbar(isAway: !showsToolbar)
      toolbar.layoutIfNeeded()
    }
    showsToolbar = !hidden
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) { [self] in
      controller.placeToolbar(isAway: hidden)
      controller.layOutPages()
    } completion: { [weak self] _ in
      self?.settle()
    }
  }
}
