extension UINavigationController: BarHost {
  var pageUnderBar: UIViewController? { transition.shown }

  func bar(_ bar: UIView, didActivate item: NSObject?) { navigationBarBackTapped() }

  func barHeightChanged(_ bar: UIView) { navigationBarHeightChanged() }
}
