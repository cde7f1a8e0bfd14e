import Foundation

/// The position and length of a scroll indicator along its axis.
struct IndicatorLayout: Equatable {
  /// The distance from the start of the view.
  var position: CGFloat
  var length: CGFloat

  /// Creates a layout, or `nil` if the content does not scroll or there is no space for the
  /// indicator.
  ///
  /// - Parameters:
  ///   - offset: The content offset.
  ///   - range: The offsets at which the content can rest.
  ///   - view: The length of the view.
  ///   - leading: The length to keep free at the start of the view.
  ///   - trailing: The length to keep free at the end of the view.
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
