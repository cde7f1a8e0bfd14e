import Foundation

extension UIBarItem {
  /// Sets the properties of all items.
  fileprivate func decodeItem(_ element: InterfaceElement) {
    if let text = element.text("title") { title = text }
    if let image = element.image("image") { self.image = image }
    if let image = element.image("landscapeImage") { landscapeImagePhone = image }
    element.set("enabled", \.isEnabled, of: self)
    element.set("tag", \.tag, of: self)
    if let insets = element.insets("imageInsets") { imageInsets = insets }
  }
}

extension UIBarButtonItem: InterfaceDecodable, InterfaceActionSender, SegueTrigger {
  private static let systemItems: [String: SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]

  func decode(_ element: InterfaceElement, _ objects: InterfaceObjects) {
    if let item = element.member("systemItem", of: Self.systemItems) {
      systemItem = item
      style = item.style
    }
    decodeItem(element)
    if element["style"] == "done" { style = .done }
    element.set("width", \.width, of: self)
    if let color = element.color("tintColor") { tintColor = color }
    let view = element.value("customView") ?? element.children.first { $0["key"] == "view" }
    if let view = view.flatMap(objects.view) { customView = view }
    element.set("selected", \.isSelected, of: self)
    element.set(
      "changesSelectionAsPrimaryAction",
      \.changesSelectionAsPrimaryAction,
      of: self
    )
    if let menu = element.menu(objects) { self.menu = menu }
  }

  func connectAction(_ action: Selector, to target: AnyObject?, event: String?) {
    self.target = target
    self.action = action
  }

  func connectSegue(_ kind: String?, _ perform: @escaping @MainActor () -> Void) {
    primaryAction = UIAction(title: title ?? "", image: image) { _ in perform() }
  }
}

extension UITabBarItem: InterfaceDecodable {
  private static let systemItems: [String: SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

  func decode(_ element: InterfaceElement, _ objects: InterfaceObjects) {
    if let item = element.member("systemItem", of: Self.systemItems) { systemItem = item }
    decodeItem(element)
    if let image = element.image("selectedImage") { selectedImage = image }
    if let text = element.text("badgeValue") { badgeValue = text }
    element.setAppearance("standardAppearance", \.standardAppearance, of: self)
    element.setAppearance("scrollEdgeAppearance", \.scrollEdgeAppearance, of: self)
  }
}

extension UINavigationItem {
  private static let modes: [String: LargeTitleDisplayMode] = [
    "automatic": .automatic, "always": .always, "never": .never,
  ]

  func decode(_ element: InterfaceElement, _ objects: InterfaceObjects) {
    if let text = element.text("title") { title = text }
    if let text = element.text("prompt") { prompt = text }
    element.set("largeTitleDisplayMode", \.largeTitleDisplayMode, of: self, from: Self.modes)
    element.set("hidesBackButton", \.hidesBackButton, of: self)
    element.set("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, of: self)
    func items(_ side: String) -> [UIBarButtonItem]? {
      let list = element.child("\(side)BarButtonItems")?.children
      let elements = list ?? element.value("\(side)BarButtonItem").map { [$0] }
      return elements?.compactMap { objects.make($0) as? UIBarButtonItem }
    }
    if let items = items("left") { leftBarButtonItems = items }
    if let items = items("right") { rightBarButtonItems = items }
    if let item = element.value("backBarButtonItem").flatMap(objects.make) as? UIBarButtonItem {
      backBarButtonItem = item
    }
    if let view = element.value("titleView").flatMap(objects.view) { titleView = view }
    element.setAppearance("standardAppearance", \.standardAppearance, of: self)
    element.setAppearances(
      scrollEdge: \.scrollEdgeAppearance,
      compact: \.compactAppearance,
      compactScrollEdge: \.compactScrollEdgeAppearance,
      of: self
    )
  }
}

extension InterfaceElement {
  fileprivate static let barStyles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackTranslucent": .black,
  ]
}

extension UINavigationBar {
  func decodeNavigationBar(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("barStyle", \.barStyle, of: self, from: InterfaceElement.barStyles)
    element.set("translucent", \.isTranslucent, of: self)
    element.set("largeTitles", \.prefersLargeTitles, of: self)
    element.set("prefersLargeTitles", \.prefersLargeTitles, of: self)
    if let color = element.color("barTintColor") { barTintColor = color }
    if let attributes = element.textAttributes("titleTextAttributes") {
      titleTextAttributes = attributes
    }
    if let attributes = element.textAttributes("largeTitleTextAttributes") {
      largeTitleTextAttributes = attributes
    }
    decodeAppearances(of: element)
    let made = element.list("items").map { item -> UINavigationItem in
      let result = UINavigationItem(title: "")
      coder.objects.adopt(result, item)
      result.decode(item, coder.objects)
      return result
    }
    if !made.isEmpty { items = made }
  }

  // R-IB-25
  private func decodeAppearances(of element: InterfaceElement) {
    if let image = element.image("shadowImage") { shadowImage = image }
    if let image = element.image("backIndicatorImage") { backIndicatorImage = image }
    if let image = element.image("backIndicatorTransitionMaskImage") {
      backIndicatorTransitionMaskImage = image
    }
    element.setAppearance("standardAppearance", \.standardAppearance, of: self)
    element.setAppearances(
      scrollEdge: \.scrollEdgeAppearance,
      compact: \.compactAppearance,
      compactScrollEdge: \.compactScrollEdgeAppearance,
      of: self
    )
  }
}

extension UIToolbar {
  func decodeToolbar(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("barStyle", \.barStyle, of: self, from: InterfaceElement.barStyles)
    element.set("translucent", \.isTranslucent, of: self)
    if let color = element.color("barTintColor") { barTintColor = color }
    decodeAppearances(of: element)
    let made = element.list("items").compactMap { coder.objects.make($0) as? UIBarButtonItem }
    if !made.isEmpty { items = made }
  }

  // R-IB-25
  private func decodeAppearances(of element: InterfaceElement) {
    element.setAppearance("standardAppearance", \.standardAppearance, of: self)
    element.setAppearances(
      scrollEdge: \.scrollEdgeAppearance,
      compact: \.compactAppearance,
      compactScrollEdge: \.compactScrollEdgeAppearance,
      of: self
    )
  }
}

extension UITabBar {
  func decodeTabBar(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let element = coder.element
    element.set("barStyle", \.barStyle, of: self, from: InterfaceElement.barStyles)
    element.set("translucent", \.isTranslucent, of: self)
    if let color = element.color("barTintColor") { barTintColor = color }
    if let color = element.color("selectedImageTintColor") { tintColor = color }
    if let color = element.color("unselectedItemTintColor") { unselectedItemTintColor = color }
    // R-IB-25
    element.setAppearance("standardAppearance", \.standardAppearance, of: self)
    element.setAppearance("scrollEdgeAppearance", \.scrollEdgeAppearance, of: self)
    let made = element.list("items").compactMap { coder.objects.make($0) as? UITabBarItem }
    if !made.isEmpty { items = made }
  }
}
