extension UITabBar {
  /// Shows items large at the text sizes for low vision; at others there is nothing to look for presses. (R-AX-5, R-TTL-2)
  func offerLargeContent() {
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
      !interactions.contains(where: { $0 is UILargeContentViewerInteraction })
    else { return }
    addInteraction(UILargeContentViewerInteraction())
  }
}
