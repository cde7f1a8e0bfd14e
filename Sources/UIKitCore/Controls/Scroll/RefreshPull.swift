import Foundation

/// The progress of a pull that refreshes content.
struct RefreshPull {
  // R-REF-1
  /// The distance at which a pull starts a refresh, in points.
  static let distance: CGFloat = 110
  /// The distance at which the indicator begins to appear, in points.
  static let firstDistance: CGFloat = 20

  /// Whether the content is being refreshed.
  private(set) var isRefreshing = false
  /// Whether the content was at rest since the last refresh.
  private var isReady = true
  /// The share of the indicator that is shown, from 0 to 1.
  private(set) var progress: CGFloat = 0

  /// Updates the progress after the content has moved.
  ///
  /// - Parameters:
  ///   - distance: The distance by which the content is pulled beyond its top, in points.
  ///   - isDragging: Whether the user is dragging the content.
  /// - Returns: Whether a refresh starts.
  mutating func move(to distance: CGFloat, isDragging: Bool) -> Bool {
    // R-REF-2
    if distance <= 0 { isReady = true }
    let range = Self.distance - Self.firstDistance
    progress = isReady ? min(max((distance - Self.firstDistance) / range, 0), 1) : 0
    guard isReady, isDragging, !isRefreshing, progress == 1 else { return false }
    begin()
    return true
  }

  /// Starts a refresh.
  mutating func begin() {
    isRefreshing = true
    isReady = false
  }

  /// Ends the refresh.
  mutating func end() { isRefreshing = false }
}
