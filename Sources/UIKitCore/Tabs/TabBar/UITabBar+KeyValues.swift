// The keys with which iOS code accesses the parts of tab bars.

extension UITabBarItem: KeyValueAccess {
  func value(for key: String) -> KeyedValue {
    switch key {
    case "view": .known(button)
    case "title": .known(title)
    case "image": .known(image)
    case "badgeValue": .known(badgeValue)
    default: .unknown
    }
  }
}

extension UITabBarButton: KeyValueAccess {
  func value(for key: String) -> KeyedValue {
    switch key {
    case "imageView": .known(imageView)
    case "label": .known(label)
    case "badge": .known(badgeView)
    default: .unknown
    }
  }
}

extension UITabBar: KeyValueAccess {
  func value(for key: String) -> KeyedValue {
    key == "backgroundView" ? .known(backgroundView) : .unknown
  }
}

extension _UIBarBackground: KeyValueAccess {
  func value(for key: String) -> KeyedValue {
    switch key {
    case "shadowView", "shadowView1": .known(shadowView)
    case "backgroundEffectView": .known(effectView)
    case "backgroundImageView": .known(imageView)
    default: .unknown
    }
  }
}

extension UITabBarController: KeyValueAccess {
  func value(for key: String) -> KeyedValue {
    // The cast selects the bar, since delegates have a member of the same name.
    key == "tabBar" ? .known(tabBar as UITabBar) : .unknown
  }

  func set(_ value: Any?, for key: String) -> Bool {
    guard key == "tabBar", let bar = value as? UITabBar else { return false }
    replaceBar(with: bar)
    return true
  }
}
