/// What a toolbar lays itself out by.
extension UIToolbar {
  var situation: BarSituation {
    BarSituation(
      isCompact: environment.isCompact,
      isAtScrollEdge: isAtScrollEdge,
      position: barPosition
    )
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
}

extension UIToolbar: BarItemObserver {
  func barItemChanged(_ item: UIBarButtonItem) {
    row.refresh(displayed.value, isCompact: environment.isCompact)
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
