import Foundation

/// Where the bar lies that shows which part of one axis is seen, along that axis.
struct IndicatorLayout: Equatable {
  /// From the beginning of the view.
  var position: CGFloat
  var length: CGFloat

  /// nil where there is nothing to show: no content beyond the view, or no room.
  ///
  /// `leading` and `trailing` are kept free at the ends of the view, whose length is `view`.
  init?(
    offset: CGFloat,
    range: ScrollRange,
    view: CGFloat,
    leading: CGFloat,
    trailing: CGFloat
  ) {
    let track = view - leading - trailing
    let way = range.upper - range.lower
    guard way > 0, view > 0, track > IndicatorMetrics.squeezed else { return nil }
    let whole = min(max(track * view / (view + way), IndicatorMetrics.shortest), track)
    let excess = abs(range.excess(of: offset))
    length = excess > 0 ? max(whole - excess, min(IndicatorMetrics.squeezed, whole)) : whole
    position = leading + (track - length) * (range.clamp(offset) - range.lower) / way
  }
}
