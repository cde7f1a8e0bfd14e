extension UIViewController {
  /// Scrolls the content behind the bar to its top, where it is not there already. (R-RETAP-3)
  func scrollContentToTop() {
    guard let scrollView = ScrollEdgeObserver.scrollView(of: controllerBehindBars),
      scrollView.scrollsToTop
    else { return }
    _ = scrollView.scrollToTop()
  }
}
