import Foundation

/// A zoom scale with the content offset that belongs to it.
struct ZoomPosition: Equatable {
  var scale: CGFloat
  var offset: CGPoint
}

/// The frame of a zoomed view in the content of a scroll view at a scale.
///
/// The origin of the frame does not depend on the scale, and the size is proportional to it.
struct ZoomGeometry: Equatable {
  /// The origin of the zoomed view's frame, in the coordinates of the content.
  var origin: CGPoint
  /// The size of the frame at a scale of 1.
  var size: CGSize

  /// Creates the geometry of a view that has a frame at a scale.
  init(frame: CGRect, scale: CGFloat) {
    origin = frame.origin
    size = CGSize(width: frame.width / scale, height: frame.height / scale)
  }

  /// Returns the size of the frame at a scale.
  func size(at scale: CGFloat) -> CGSize {
    CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Returns the point of the view at a place of the visible area, relative to the origin of the
  /// frame at a scale of 1.
  func point(at place: CGPoint, in position: ZoomPosition) -> CGPoint {
    CGPoint(
      x: (position.offset.x + place.x - origin.x) / position.scale,
      y: (position.offset.y + place.y - origin.y) / position.scale
    )
  }

  // R-ZOOM-10
  /// Returns the content offset with which a point of the view is at a place of the visible area.
  func offset(showing point: CGPoint, at place: CGPoint, scale: CGFloat) -> CGPoint {
    CGPoint(
      x: origin.x + point.x * scale - place.x,
      y: origin.y + point.y * scale - place.y
    )
  }

  // R-ZOOM-17
  /// Returns the largest scale at which a rectangle of a size is visible completely.
  static func scale(fitting size: CGSize, in visible: CGSize) -> CGFloat {
    min(
      visible.width / max(size.width, .leastNormalMagnitude),
      visible.height / max(size.height, .leastNormalMagnitude)
    )
  }

  // R-ZOOM-4
  /// Returns the size of the content after the frame of the zoomed view has got another size.
  ///
  /// - Parameters:
  ///   - content: The size of the content before.
  ///   - old: The size of the frame before.
  ///   - new: The size of the frame.
  ///   - keepsMargins: Whether constraints keep space between the view and the edges of the
  ///     content.
  /// - Returns: The size of the content.
  static func contentSize(
    _ content: CGSize,
    from old: CGSize,
    to new: CGSize,
    keepsMargins: Bool
  ) -> CGSize {
    guard keepsMargins else { return new }
    return CGSize(
      width: new.width + max(content.width - old.width, 0),
      height: new.height + max(content.height - old.height, 0)
    )
  }
}

/// Computes the scale and the offset while two fingers pinch the content.
struct ZoomTracker: Equatable {
  private var limits: ZoomLimits
  /// The scale without resistance when the pinch began.
  private var start: CGFloat
  /// The point of the zoomed view between the fingers when the pinch began.
  private let point: CGPoint
  /// The difference between the shown offset and the one with which the point is between the
  /// fingers.
  private var correction = CGPoint.zero
  /// The point between the fingers, in the visible area.
  private(set) var place: CGPoint

  /// Begins a pinch at a place of the visible area.
  init(at place: CGPoint, position: ZoomPosition, geometry: ZoomGeometry, limits: ZoomLimits) {
    self.limits = limits
    self.place = place
    start = limits.free(position.scale)
    point = geometry.point(at: place, in: position)
  }

  /// Moves the fingers, and returns the scale to show.
  ///
  /// - Parameters:
  ///   - place: The point between the fingers.
  ///   - factor: The ratio of the distance between the fingers to their distance at the beginning.
  /// - Returns: The scale.
  mutating func move(to place: CGPoint, factor: CGFloat) -> CGFloat {
    self.place = place
    return limits.shown(start * factor)
  }

  // R-ZOOM-10, R-ZOOM-11
  /// Returns the offset to show at a scale.
  ///
  /// The content stays under the fingers, with resistance beyond its edges. Along an axis in which
  /// it fits in the view it stays where it rests, except below the minimum scale.
  mutating func offset(at scale: CGFloat, geometry: ZoomGeometry, space: ScrollSpace) -> CGPoint {
    let free = geometry.offset(showing: point, at: place, scale: scale)
    let isBelowMinimum = scale < limits.minimum
    let shown = space.shown(free)
    func axis(_ free: CGFloat, _ shown: CGFloat, _ range: ScrollRange, _ correction: inout CGFloat)
      -> CGFloat
    {
      // Insets that center the content leave a range of about 0.
      let fits = range.upper - range.lower < ScrollMetrics.restDistance
      guard !(isBelowMinimum && fits) else { return free + correction }
      let offset = fits ? range.lower : shown
      correction = offset - free
      return offset
    }
    return CGPoint(
      x: axis(free.x, shown.x, space.limits.x, &correction.x),
      y: axis(free.y, shown.y, space.limits.y, &correction.y)
    )
  }
}
