/// The bar at the top of a television. (R-TV-1)
extension UITabBarController {
  /// How far the content has taken the bar along.
  var scrolledAway: CGFloat { televisionScroll.distance }

  /// What bars of controllers around this one cover above its bar, beyond what the screen's edge takes. (R-TV-16)
  var topCoveredByOuterBars: CGFloat {
    guard let view = viewIfLoaded, let window = view.window else { return 0 }
    let inherited = view.safeAreaInsets.top - additionalSafeAreaInsets.top
    return max(inherited - window.safeAreaInsets.top, 0)
  }
}
