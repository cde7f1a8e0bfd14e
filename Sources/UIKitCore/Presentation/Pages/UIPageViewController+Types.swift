extension UIPageViewController {
  /// The styles of the transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// Pages are turned like those of a book.
    ///
    /// Unlike iOS, the pages slide instead of curling.
    case pageCurl = 0
    /// Pages scroll.
    case scroll = 1
  }

  /// The axes along which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages follow one another from the leading to the trailing edge.
    case horizontal = 0
    /// Pages follow one another from top to bottom.
    case vertical = 1
  }

  /// The directions of a transition that the app begins.
  public enum NavigationDirection: Int, Sendable {
    /// The new page comes from the right, or from the bottom.
    case forward = 0
    /// The new page comes from the left, or from the top.
    case reverse = 1
  }

  /// The locations of the spine around which pages turn with the page-curl style.
  public enum SpineLocation: Int, Sendable {
    /// No spine, the location with the scroll style.
    case none = 0
    /// At the left or top edge, with one visible page.
    case min = 1
    /// In the middle, with two visible pages.
    case mid = 2
    /// At the right or bottom edge, with one visible page.
    case max = 3
  }

  /// The keys of the options that are passed to the initializer.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key with the name of an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the spine, a ``UIPageViewController/SpineLocation`` or its raw value.
    ///
    /// The option is used with the page-curl style. The default value is `min`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    /// The space between two pages, a number in points.
    ///
    /// The option is used with the scroll style. The default value is 0.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }
}

extension [UIPageViewController.OptionsKey: Any] {
  /// The location of the spine, if there is a valid one.
  var spineLocation: UIPageViewController.SpineLocation? {
    let value = self[.spineLocation]
    if let location = value as? UIPageViewController.SpineLocation { return location }
    let number = value as? Int ?? (value as? NSNumber)?.intValue
    return number.flatMap(UIPageViewController.SpineLocation.init)
  }

  /// The space between pages, or 0 if there is no valid number.
  var interPageSpacing: CGFloat {
    let number: CGFloat
    switch self[.interPageSpacing] {
    case let value as CGFloat: number = value
    case let value as Double: number = CGFloat(value)
    case let value as Float: number = CGFloat(value)
    case let value as Int: number = CGFloat(value)
    case let value as NSNumber: number = CGFloat(value.doubleValue)
    default: number = 0
    }
    return number.isFinite ? Swift.max(number, 0) : 0
  }
}
