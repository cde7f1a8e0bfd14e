import QuartzCore

/// A part of a view with a style of the pointer.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle, in the coordinates of the interaction's view.
  public nonisolated let rect: CGRect
  /// A value that identifies the region, or `nil`.
  public nonisolated(unsafe) let identifier: AnyHashable?

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the interaction's view.
  ///   - identifier: A value that identifies the region. The default value is `nil`.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  // R-PTR-3
  /// Returns whether another object is a region with the same rectangle and identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return rect == other.rect && identifier == other.identifier
  }

  open override var hash: Int { identifier.hashValue }
}

/// The place of the pointer for which a region is requested.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer, in the coordinates of the interaction's view.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
