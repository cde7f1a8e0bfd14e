extension UINavigationController {
  // MARK: Creating bars

  func makeBar(of type: AnyClass) -> UINavigationBar {
    let bar = Instantiation.make(type) as? UINavigationBar ?? UINavigationBar(frame: .zero)
    bar.manager = self
    return bar
  }

  func makeToolbar(of type: AnyClass) -> UIToolbar {
    let toolbar = Instantiation.make(type) as? UIToolbar ?? UIToolbar(frame: .zero)
    toolbar.manager = self
    return toolbar
  }

  // MARK: Navigation bar callbacks

  func navigationBarBackTapped() {
    guard !transition.isInProgress, let item = navigationBar.topItem else { return }
    if let delegate = self as? UINavigationBarDelegate,
      !delegate.navigationBar(navigationBar, shouldPop: item)
    {
      return
    }
    popViewController(animated: true)
  }

  func navigationBarHeightChanged() { viewIfLoaded?.setNeedsLayout() }
}
