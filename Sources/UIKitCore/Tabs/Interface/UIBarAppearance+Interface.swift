import Foundation

extension InterfaceElement {
  /// Returns the attributes of the text of a bar, or `nil` if there are none.
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    guard let element = value(key), element.name == "textAttributes" else { return nil }
    var result: [NSAttributedString.Key: Any] = [:]
    result[.foregroundColor] = element.color("textColor")
    result[.font] = element.font("fontDescription")
    if let color = element.color("textShadowColor") {
      let shadow = NSShadow()
      shadow.shadowColor = color
      if let offset = element.offset("textShadowOffset") {
        shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
      }
      result[.shadow] = shadow
    }
    return result
  }

  /// Returns the offset of a property, or `nil` if there is none.
  fileprivate func offset(_ key: String) -> UIOffset? {
    value(key).map {
      UIOffset(
        horizontal: $0.value(of: "horizontal") ?? 0,
        vertical: $0.value(of: "vertical") ?? 0
      )
    }
  }

  // R-IB-25
  /// Sets a property to the appearance of a bar, if there is one.
  @MainActor func setAppearance<Root, Appearance: InterfaceAppearance>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Root, Appearance>,
    of object: Root
  ) {
    if let appearance: Appearance = appearance(key) { object[keyPath: path] = appearance }
  }

  /// Sets an optional property to the appearance of a bar, if there is one.
  @MainActor func setAppearance<Root, Appearance: InterfaceAppearance>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Root, Appearance?>,
    of object: Root
  ) {
    if let appearance: Appearance = appearance(key) { object[keyPath: path] = appearance }
  }

  /// Sets the optional properties of a navigation bar, its items and a toolbar to their appearances.
  @MainActor func setAppearances<Root, Appearance: InterfaceAppearance>(
    scrollEdge: ReferenceWritableKeyPath<Root, Appearance?>,
    compact: ReferenceWritableKeyPath<Root, Appearance?>,
    compactScrollEdge: ReferenceWritableKeyPath<Root, Appearance?>,
    of object: Root
  ) {
    setAppearance("scrollEdgeAppearance", scrollEdge, of: object)
    setAppearance("compactAppearance", compact, of: object)
    setAppearance("compactScrollEdgeAppearance", compactScrollEdge, of: object)
  }

  @MainActor private func appearance<Appearance: InterfaceAppearance>(
    _ key: String
  ) -> Appearance? {
    guard let element = value(key), element.name.hasSuffix("Appearance") else { return nil }
    let result = Appearance(barAppearance: UIBarAppearance())
    result.decodeBackground(of: element)
    result.decodeContent(of: element)
    return result
  }
}

/// An appearance that reads the values of its bar's content from an interface file.
@MainActor protocol InterfaceAppearance: UIBarAppearance {
  func decodeContent(of element: InterfaceElement)
}

extension UIBarAppearance {
  /// The modes of a background image, which is not redrawn by the app.
  @MainActor private static let contentModes = UIView.contentModes.filter { $0.value != .redraw }

  /// Sets the effect, the color and the image of the background, and the shadow.
  @MainActor fileprivate func decodeBackground(of element: InterfaceElement) {
    if element["backgroundEffect"] == "none" || element.isNil("backgroundEffect") {
      backgroundEffect = nil
    } else if let style = element.member("backgroundEffect", of: InterfaceEffects.blurs)
      ?? element.value("backgroundEffect")?.member("style", of: InterfaceEffects.blurs)
    {
      backgroundEffect = UIBlurEffect(style: style)
    }
    element.setColor("backgroundColor", \.backgroundColor, of: self)
    if let image = element.image("backgroundImage") { backgroundImage = image }
    element.set(
      "backgroundImageContentMode",
      \.backgroundImageContentMode,
      of: self,
      from: Self.contentModes
    )
    element.setColor("shadowColor", \.shadowColor, of: self)
    if let image = element.image("shadowImage") { shadowImage = image }
  }
}

extension UINavigationBarAppearance: InterfaceAppearance {
  func decodeContent(of element: InterfaceElement) {
    if let attributes = element.textAttributes("titleTextAttributes") {
      titleTextAttributes = attributes
    }
    if let attributes = element.textAttributes("largeTitleTextAttributes") {
      largeTitleTextAttributes = attributes
    }
    if let offset = element.offset("titlePositionAdjustment") { titlePositionAdjustment = offset }
    element.value("buttonAppearance").map(buttonAppearance.decode)
    element.value("doneButtonAppearance").map(doneButtonAppearance.decode)
    element.value("backButtonAppearance").map(backButtonAppearance.decode)
    if let image = element.image("backIndicatorImage") {
      let mask = element.image("backIndicatorTransitionMaskImage")
      setBackIndicatorImage(image, transitionMaskImage: mask ?? image)
    }
  }
}

extension UIToolbarAppearance: InterfaceAppearance {
  func decodeContent(of element: InterfaceElement) {
    element.value("buttonAppearance").map(buttonAppearance.decode)
    element.value("doneButtonAppearance").map(doneButtonAppearance.decode)
  }
}

extension UITabBarAppearance: InterfaceAppearance {
  private static let positionings: [String: UITabBar.ItemPositioning] = [
    "automatic": .automatic, "fill": .fill, "centered": .centered,
  ]

  func decodeContent(of element: InterfaceElement) {
    element.value("stackedLayoutAppearance").map(stackedLayoutAppearance.decode)
    element.value("inlineLayoutAppearance").map(inlineLayoutAppearance.decode)
    element.value("compactInlineLayoutAppearance").map(compactInlineLayoutAppearance.decode)
    if let color = element.color("selectionIndicatorTintColor") {
      selectionIndicatorTintColor = color
    }
    if let image = element.image("selectionIndicatorImage") { selectionIndicatorImage = image }
    element.set(
      "stackedItemPositioning",
      \.stackedItemPositioning,
      of: self,
      from: Self.positionings
    )
    element.set("stackedItemWidth", \.stackedItemWidth, of: self)
    element.set("stackedItemSpacing", \.stackedItemSpacing, of: self)
  }
}

extension UIBarButtonItemAppearance {
  @MainActor fileprivate func decode(_ element: InterfaceElement) {
    element.value("normal").map(normal.decode)
    element.value("highlighted").map(highlighted.decode)
    element.value("disabled").map(disabled.decode)
    element.value("focused").map(focused.decode)
  }
}

extension UIBarButtonItemStateAppearance {
  @MainActor fileprivate func decode(_ element: InterfaceElement) {
    if let attributes = element.textAttributes("titleTextAttributes") {
      titleTextAttributes = attributes
    }
    if let offset = element.offset("titlePositionAdjustment") { titlePositionAdjustment = offset }
    if let image = element.image("backgroundImage") { backgroundImage = image }
    if let offset = element.offset("backgroundImagePositionAdjustment") {
      backgroundImagePositionAdjustment = offset
    }
  }
}

extension UITabBarItemAppearance {
  @MainActor fileprivate func decode(_ element: InterfaceElement) {
    element.value("normal").map(normal.decode)
    element.value("selected").map(selected.decode)
    element.value("disabled").map(disabled.decode)
    element.value("focused").map(focused.decode)
  }
}

extension UITabBarItemStateAppearance {
  @MainActor fileprivate func decode(_ element: InterfaceElement) {
    if let color = element.color("iconColor") { iconColor = color }
    if let attributes = element.textAttributes("titleTextAttributes") {
      titleTextAttributes = attributes
    }
    if let offset = element.offset("titlePositionAdjustment") { titlePositionAdjustment = offset }
    if let color = element.color("badgeBackgroundColor") { badgeBackgroundColor = color }
    if let attributes = element.textAttributes("badgeTextAttributes") {
      badgeTextAttributes = attributes
    }
    if let offset = element.offset("badgePositionAdjustment") { badgePositionAdjustment = offset }
    if let offset = element.offset("badgeTitlePositionAdjustment") {
      badgeTitlePositionAdjustment = offset
    }
  }
}
