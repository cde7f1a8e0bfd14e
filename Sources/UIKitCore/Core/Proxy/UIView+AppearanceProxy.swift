extension UIView {
  // R-PROXY-2
  /// Applies the values of proxies to the view in a window, and to the bar item that it shows.
  func takeProxiedAppearance() {
    guard let proxies = AppearanceProxies.shared else { return }
    let containers = AppearanceContainers(traits: traitCollection) { self.containers }
    proxies.set(on: self, in: containers)
    if let button = self as? UITabBarButton { proxies.set(on: button.item, in: containers) }
    if let button = self as? BarButtonView { proxies.set(on: button.item, in: containers) }
  }

  // R-PROXY-6
  /// Applies the values again if rules depend on traits.
  func traitsChangedForProxies() {
    guard let proxies = AppearanceProxies.shared, proxies.asksForTraits, window != nil else {
      return
    }
    takeProxiedAppearance()
  }

  /// The classes of the view's ancestors and of their controllers, from the innermost to the
  /// outermost.
  private var containers: [ClassLineage] {
    var containers: [ClassLineage] = []
    var view: UIView? = self
    while let current = view {
      if current !== self { containers.append(ClassLineage(of: type(of: current))) }
      if let controller = current.viewController {
        containers.append(ClassLineage(of: type(of: controller)))
      }
      view = current.superview
    }
    return containers
  }
}
