extension UITabBarCustomizeView {
  // MARK: Changing

  /// Puts a candidate on a place and tells those who do not see it; false where that changes nothing.
  func put(_ item: UITabBarItem, at place: Int) -> Bool {
    guard let course, let other = self.item(at: place) else { return false }
    let wasOnBar = course.customization.visibleItems.contains(item)
    guard course.rearrange({ $0.drop(item, at: place) }) else { return false }
    announce(
      wasOnBar
        ? SystemText.changedPlaces(item.spokenName, other.spokenName)
        : SystemText.isInPlace(item.spokenName, other.spokenName)
    )
    return true
  }

  /// Moves an item along the bar and tells those who do not see it; false where that changes nothing.
  func move(from start: Int, to end: Int) -> Bool {
    guard let course, let item = item(at: start),
      course.rearrange({ $0.move(from: start, to: end) })
    else { return false }
    let count = course.customization.visibleItems.count
    announce(SystemText.isTab(item.spokenName, "\(end + 1)", "\(count)"))
    return true
  }

  func announce(_ text: String) {
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  /// The item on a place now.
  func item(at place: Int) -> UITabBarItem? {
    guard let items = course?.customization.visibleItems, items.indices.contains(place) else {
      return nil
    }
    return items[place]
  }

  // MARK: Actions

  /// Offers to assistive technology what dragging does. (R-CUS-30)
  func offerActions() {
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
    guard let customization = course?.customization else { return [] }
    return customization.visibleItems.indices.filter(customization.isMovable)
  }

  private func actions(for item: UITabBarItem) -> [UIAccessibilityCustomAction] {
    let isOnBar = course?.customization.visibleItems.contains(item) ?? false
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
  /// What the item is called by those who do not see it.
  var spokenName: String { accessibilityLabel ?? title ?? "" }
}
