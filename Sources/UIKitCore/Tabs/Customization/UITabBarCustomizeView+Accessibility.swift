extension UITabBarCustomizeView {
  // MARK: Changes

  /// Puts a candidate at a position and announces it; returns `false` if that changes nothing.
  func put(_ item: UITabBarItem, at place: Int) -> Bool {
    guard let session, let other = self.item(at: place) else { return false }
    let wasOnBar = session.customization.visibleItems.contains(item)
    guard session.rearrange({ $0.drop(item, at: place) }) else { return false }
    announce(
      wasOnBar
        ? SystemText.changedPlaces(item.spokenName, other.spokenName)
        : SystemText.isInPlace(item.spokenName, other.spokenName)
    )
    return true
  }

  /// Moves an item along the bar and announces it; returns `false` if that changes nothing.
  func move(from start: Int, to end: Int) -> Bool {
    guard let session, let item = item(at: start),
      session.rearrange({ $0.move(from: start, to: end) })
    else { return false }
    let count = session.customization.visibleItems.count
    announce(SystemText.isTab(item.spokenName, "\(end + 1)", "\(count)"))
    return true
  }

  func announce(_ text: String) {
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  /// Returns the current item at a position.
  func item(at place: Int) -> UITabBarItem? {
    guard let items = session?.customization.visibleItems, items.indices.contains(place) else {
      return nil
    }
    return items[place]
  }

  // MARK: Actions

  /// Provides accessibility actions that are equivalent to dragging.
  func offerActions() {
    // R-CUS-30
    for candidate in panel.candidates {
      candidate.offers = { [weak self] in self?.actions(for: $0) ?? [] }
    }
    let buttons = bar?.row.buttons ?? []
    for (place, button) in buttons.enumerated() {
      button.accessibilityCustomActions = actions(forPlace: place)
    }
  }

  func withdrawActions() {
    for button in bar?.row.buttons ?? [] { button.accessibilityCustomActions = nil }
  }

  private var movablePlaces: [Int] {
    guard let customization = session?.customization else { return [] }
    return customization.visibleItems.indices.filter(customization.isMovable)
  }

  private func actions(for item: UITabBarItem) -> [UIAccessibilityCustomAction] {
    let isOnBar = session?.customization.visibleItems.contains(item) ?? false
    return movablePlaces.compactMap { place in
      guard let other = self.item(at: place), other !== item else { return nil }
      let name = other.spokenName
      return UIAccessibilityCustomAction(
        name: isOnBar
          ? SystemText.changePlaces(name) : SystemText.putInPlace(name)
      ) { [weak self] _ in
        self?.put(item, at: place) ?? false
      }
    }
  }

  private func actions(forPlace place: Int) -> [UIAccessibilityCustomAction]? {
    let places = movablePlaces
    guard let bar, let index = places.firstIndex(of: place) else { return nil }
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let steps = [
      (isRightToLeft ? index + 1 : index - 1, SystemText.moveLeft()),
      (isRightToLeft ? index - 1 : index + 1, SystemText.moveRight()),
    ]
    return steps.compactMap { step, name in
      guard places.indices.contains(step) else { return nil }
      let end = places[step]
      return UIAccessibilityCustomAction(name: name) { [weak self] _ in
        self?.move(from: place, to: end) ?? false
      }
    }
  }
}

extension UITabBarItem {
  /// The name of the item for assistive technologies.
  var spokenName: String { accessibilityLabel ?? title ?? "" }
}
