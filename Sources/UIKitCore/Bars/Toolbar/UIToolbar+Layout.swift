/// The values that determine the layout of a toolbar.
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

/// The container of the buttons.
///
/// On a black bar, it has the dark interface style.
@preconcurrency @MainActor
final class _UIToolbarContentView: UIView {
  /// The buttons in the order in which assistive technologies visit them.
  var inReadingOrder: [BarButtonView] = [] {
    didSet { accessibilityElements = inReadingOrder }
  }

  /// Accepts touches of buttons beyond the edges of a compact bar.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // R-BBI-24
    super.point(inside: point, with: event)
      || inReadingOrder.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}
