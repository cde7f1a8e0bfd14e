/// Weak references to the layout guides that follow an input area.
@MainActor struct KeyboardGuideList {
  private struct Entry { weak var guide: UIKeyboardLayoutGuide? }

  private var entries: [Entry] = []

  mutating func add(_ guide: UIKeyboardLayoutGuide) {
    entries.removeAll { $0.guide == nil }
    entries.append(Entry(guide: guide))
  }

  /// Updates the guides of the views in a window.
  func areaChanged(in window: UIWindow) {
    for view in entries.compactMap({ $0.guide?.owningView }) where view.ownWindow === window {
      view.insideIsland?.insetsChanged(of: view)
      view.setNeedsLayout()
    }
  }
}
