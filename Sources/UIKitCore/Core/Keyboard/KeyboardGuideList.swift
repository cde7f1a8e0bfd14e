/// A view whose content stays free of the input area.
@MainActor protocol InputAreaFollower: UIView {
  /// Called in the animation of the input area after its frame or the first responder has changed.
  func inputAreaChanged()
}

/// Weak references to the layout guides and the views that follow an input area.
@MainActor struct KeyboardGuideList {
  private struct Entry { weak var guide: UIKeyboardLayoutGuide? }
  private struct Follower { weak var view: (any InputAreaFollower)? }

  private var entries: [Entry] = []
  private var followers: [Follower] = []

  mutating func add(_ guide: UIKeyboardLayoutGuide) {
    entries.removeAll { $0.guide == nil }
    entries.append(Entry(guide: guide))
  }

  mutating func add(_ follower: any InputAreaFollower) {
    followers.removeAll { $0.view == nil }
    followers.append(Follower(view: follower))
  }

  /// Updates the guides and the followers in a window.
  func areaChanged(in window: UIWindow) {
    for view in entries.compactMap({ $0.guide?.owningView }) where view.ownWindow === window {
      view.insideIsland?.insetsChanged(of: view)
      view.setNeedsLayout()
    }
    for view in followers.compactMap(\.view) where view.ownWindow === window {
      view.inputAreaChanged()
    }
  }
}
