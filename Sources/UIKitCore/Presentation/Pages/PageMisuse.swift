/// Fatal errors for invalid uses of page view controllers, with UIKit's messages.
@MainActor enum PageMisuse {
  //
  static func wrongNumber(_ provided: Int, required: Int) -> Never {
    Misuse.raise(
      reason:
        "The number of view controllers provided (\(provided)) doesn't match the number required "
        + "(\(required)) for the requested transition"
    )
  }

  static func wrongNumber(
    _ provided: Int,
    required: Int,
    for location: UIPageViewController.SpineLocation
  ) -> Never {
    Misuse.raise(
      reason:
        "The number of provided view controllers (\(provided)) doesn't match the number required "
        + "(\(required)) for the requested spine location "
        + "(UIPageViewControllerSpineLocation\(name(of: location)))"
    )
  }

  static func singleSidedSpine() -> Never {
    Misuse.raise(
      reason: "A page view controller with its spine in the middle must be double-sided"
    )
  }

  private static func name(of location: UIPageViewController.SpineLocation) -> String {
    switch location {
    case .none: "None"
    case .min: "Min"
    case .mid: "Mid"
    case .max: "Max"
    }
  }
}
