/// What a toolbar lays itself out by.
extension UIToolbar {
  var environment: ToolbarTraits {
    ToolbarTraits(
      idiom: traitCollection.userInterfaceIdiom,
      horizontalSizeClass: traitCollection.horizontalSizeClass,
      verticalSizeClass: traitCollection.verticalSizeClass
    )
  }

  var situation: ToolbarAppearanceState.Situation {
    ToolbarAppearanceState.Situation(
      isCompact: environment.isCompact,
      isAtScrollEdge: isAtScrollEdge,
      position: barPosition
    )
  }

  var pixelScale: CGFloat {
    traitCollection.displayScale > 0 ? traitCollection.displayScale : 2
  }

  var canFade: Bool {
    guard let window, !isHidden else { return false }
    return !window.screen.settings.reducesMotion && UIView.areAnimationsEnabled
  }

  var placement: ToolbarPlacement {
    var place = ToolbarPlacement(
      bounds: bounds,
      position: barPosition,
      contentHeight: environment.contentHeight,
      safeAreaInsets: safeAreaInsets
    )
    guard let window else { return place }
    let frame = untransformedFrame(in: window)
    let insets = window.safeAreaInsets
    place.below = ToolbarPlacement.reach(
      gap: window.bounds.maxY - frame.maxY,
      inset: insets.bottom
    )
    place.above = ToolbarPlacement.reach(gap: frame.minY - window.bounds.minY, inset: insets.top)
    return place
  }

  /// Shows items large at the text sizes for low vision. (R-BBI-29)
  func offerLargeContent() {
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
      !interactions.contains(where: { $0 is UILargeContentViewerInteraction })
    else { return }
    addInteraction(UILargeContentViewerInteraction())
  }
}

extension UIToolbar: BarItemObserver {
  func barItemChanged(_ item: UIBarButtonItem) {
    row.refresh(shownLook, isCompact: environment.isCompact)
    setNeedsLayout()
  }
}

/// What holds the buttons of a toolbar, so that a black bar can have dark buttons in light surroundings.
@preconcurrency @MainActor
final class _UIToolbarContentView: UIView {
  /// The buttons as assistive programs meet them.
  var inReadingOrder: [BarButtonView] = [] {
    didSet { accessibilityElements = inReadingOrder }
  }

  /// Buttons take touches beyond a short bar. (R-BBI-24)
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || inReadingOrder.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}

/// What apps may not do to a toolbar that a controller manages.
enum ManagedToolbar {
  /// Raises X-40 for a managed bar.
  static func allowDelegate(isManaged: Bool) {
    guard isManaged else { return }
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason: "Cannot manually set the delegate on a UIToolbar managed by a controller."
    )
  }
}
