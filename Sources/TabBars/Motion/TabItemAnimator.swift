import UIKit

/// What has happened to an item.
public enum TabItemTransition: Equatable, Sendable {
  /// It stands on the bar for the first time, selected or not: a state of rest, nothing plays. (CYL-121)
  case initial
  /// It was selected, by a tap or by code.
  case select
  /// Another one was selected.
  case deselect
  /// It was tapped while it was selected.
  case reselect
  /// A finger is on it.
  case highlight
  /// The finger is gone from it.
  case unhighlight
  /// Its badge is another one.
  case badgeChange

  /// Whether it was selected, or tapped again.
  var isChoice: Bool { self == .select || self == .reselect }
}

/// Moves items when something happens to them; one animator may serve many items.
///
/// Those that are supplied animate layers and leave the views' own values alone, so that an item is always right when they end or are
/// cut short. With reduced motion they do nothing, or fade.
@preconcurrency @MainActor
public protocol TabItemAnimator: AnyObject {
  /// Moves an item, whose look is that of the new state already.
  func animate(_ view: TabItemView, _ transition: TabItemTransition)

  /// Places parts of an item at rest, after each of its layouts; the default leaves them where they are.
  func arrange(_ view: TabItemView)
}

extension TabItemAnimator {
  /// Leaves everything where it is.
  public func arrange(_ view: TabItemView) {}
}

extension TabItemView {
  private static let key = "TabBars.item"

  /// Plays on a part of the item, in place of what an animator plays there; nothing with reduced motion.
  func play(_ animation: CAAnimation, on part: UIView) {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    part.layer.add(animation, forKey: Self.key)
  }

  /// Fades a part of the item, also with reduced motion.
  func fade(_ animation: CAAnimation, on part: UIView) {
    part.layer.add(animation, forKey: Self.key + ".fade")
  }

  /// How a part of the item looks while something plays on it; nil while it rests.
  func moving(_ part: UIView) -> CALayer? {
    guard part.layer.animationKeys()?.contains(where: { $0.hasPrefix(Self.key) }) == true else {
      return nil
    }
    return part.layer.presentation()
  }
}
