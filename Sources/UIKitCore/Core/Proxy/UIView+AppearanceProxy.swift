extension UIView {
  /// Takes the values of proxies, for itself and the bar item it shows, in a window. (R-PROXY-2)
  func takeProxiedAppearance() {
    guard let proxies = AppearanceProxies.shared else { return }
    let surroundings = AppearanceContainers(traits: traitCollection) { self.containers }
    proxies.set(on: self, in: surroundings)
    if let button = self as? UITabBarButton { proxies.set(on: button.item, in: surroundings) }
    if let button = self as? BarButtonView { proxies.set(on: button.item, in: surroundings) }
  }

  /// Takes the values anew where they depend on traits. (R-PROXY-6)
  func traitsChangedForProxies() {
    guard let proxies = AppearanceProxies.shared, proxies.asksForTraits, window != nil else {
      return
    }
    takeProxiedAppearance()
  }

  /// The classes of views and their controllers around this view, from the inside.
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
