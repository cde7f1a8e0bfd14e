extension UIViewController {
  /// Scrolls the content behind the bar to its top if `scrollsToTop` allows it.
  func scrollContentToTop() {
    // R-RETAP-3
    guard let scrollView = ScrollEdgeObserver.scrollView(of: controllerBehindBars),
      scrollView.scrollsToTop
    else { return }
    _ = scrollView.scrollToTop()
  }
}
