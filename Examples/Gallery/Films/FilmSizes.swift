import UIKit

/// The sizes of the film scenes: large on a television, smaller on other devices.
struct FilmSizes {
  /// The distance of posters from the safe area at both sides.
  var margin: CGFloat = 20
  var gap: CGFloat = 12
  var heading: CGFloat = 20
  var poster = CGSize(width: 110, height: 165)
  var still = CGSize(width: 220, height: 124)
  /// The space around posters that lets them grow.
  var air: CGFloat = 8

  init(_ traits: UITraitCollection) {
    guard traits.userInterfaceIdiom == .tv else { return }
    margin = 0
    gap = 40
    heading = 38
    poster = CGSize(width: 250, height: 375)
    still = CGSize(width: 410, height: 231)
    air = 30
  }
}
