/// The values of a split view controller's properties that determine its layout.
struct SplitPreferences: Equatable {
  var displayMode = UISplitViewController.DisplayMode.automatic
  var behavior = UISplitViewController.SplitBehavior.automatic
  var primary = SplitColumnWidth()
  var supplementary = SplitColumnWidth()
  var primaryEdge = UISplitViewController.PrimaryEdge.leading
  var isClassic = true
  var hasSupplementary = false

  /// Returns the width of the primary column in a view of a given width.
  func primaryWidth(in total: CGFloat) -> CGFloat {
    var standard = SplitMetrics.primaryWidth
    if isClassic { standard = min(standard, (total * SplitMetrics.classicFraction).rounded()) }
    return primary.width(in: total, standard: standard)
  }

  /// Returns the width of the supplementary column in a view of a given width.
  func supplementaryWidth(in total: CGFloat, isOverlaid: Bool) -> CGFloat {
    guard hasSupplementary else { return 0 }
    let standard =
      isOverlaid ? SplitMetrics.overlaidSupplementaryWidth : SplitMetrics.supplementaryWidth
    return supplementary.width(in: total, standard: standard)
  }

  /// Sets the values on which the display mode depends.
  func update(_ modes: inout SplitDisplayModes, for size: CGSize) {
    modes.hasSupplementary = hasSupplementary
    modes.preferredMode = displayMode
    modes.preferredBehavior = behavior
    modes.isLandscape = size.width > size.height
    let columns =
      primaryWidth(in: size.width) + supplementaryWidth(in: size.width, isOverlaid: false)
    modes.fitsTwo =
      !hasSupplementary || size.width - columns >= SplitMetrics.leastSecondaryWidth
  }

  /// Returns the layout of a view.
  func layout(
    of modes: SplitDisplayModes,
    size: CGSize,
    safeArea: UIEdgeInsets,
    scale: CGFloat,
    isRightToLeft: Bool
  ) -> SplitLayout {
    var layout = SplitLayout(size: size, safeArea: safeArea, mode: modes.mode)
    layout.pixel = 1 / max(scale, 1)
    layout.hasSupplementary = hasSupplementary
    layout.primaryWidth = primaryWidth(in: size.width)
    layout.supplementaryWidth = supplementaryWidth(
      in: size.width,
      isOverlaid: modes.behavior == .overlay
    )
    layout.isMirrored = (primaryEdge == .trailing) != isRightToLeft
    return layout
  }
}
