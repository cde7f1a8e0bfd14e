import UIKit

/// How large things are: for a room on a television, for a hand elsewhere.
struct FilmSizes {
  /// What posters keep clear at the sides, beyond the screen's own edges.
  var margin: CGFloat = 20
  var gap: CGFloat = 12
  var heading: CGFloat = 20
  var poster = CGSize(width: 110, height: 165)
  var still = CGSize(width: 220, height: 124)
  /// What posters need around them to grow.
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
