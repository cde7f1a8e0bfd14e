/// The toolbar of a navigation controller: it slides over the lower edge, and its items follow the page. (R-NAV-15)
extension NavigationBars {
  private var toolbar: UIToolbar { controller.toolbarInPlace }

  /// Whether the toolbar stands below the edge; one that comes with a page does until the movement begins.
  var isToolbarAway: Bool {
    guard let course, !course.isPerformed else { return !showsToolbar }
    return !course.showedToolbar
  }

  /// With a change of pages: one that comes waits below the edge, one that stays takes the items of the new page.
  func prepareToolbar(for page: UIViewController?, animated: Bool) {
    guard showsToolbar else { return }
    let showed = course?.showedToolbar ?? false
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
    guard showsToolbar, course == nil, page === controller.transition.shown else { return }
    toolbar.setItems(page.toolbarItems, animated: animated)
  }

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    guard !controller.transition.movesBars else { return }
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
