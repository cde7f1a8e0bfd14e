import UIKit

/// A change of an item's state.
public enum TabItemTransition: Equatable, Sendable {
  // CYL-121
  /// The item is shown for the first time, selected or not.
  ///
  /// Nothing is animated.
  case initial
  /// The item was selected by a tap or by code.
  case select
  /// Another item was selected.
  case deselect
  /// The selected item was tapped again.
  case reselect
  /// A touch began on the item.
  case highlight
  /// The touch ended or left the item.
  case unhighlight
  /// The badge changed.
  case badgeChange

  /// Whether the item was selected or tapped again.
  var isChoice: Bool { self == .select || self == .reselect }
}

/// An object that animates items when their state changes.
///
/// One animator may be used for many items.
///
/// The animators of this module animate layers and do not change the views' own values, so that
/// items are correct when an animation ends or is interrupted. With reduced motion they fade or do
/// nothing.
@preconcurrency @MainActor
public protocol TabItemAnimator: AnyObject {
  /// Animates an item, whose appearance is that of the new state already.
  func animate(_ view: TabItemView, _ transition: TabItemTransition)

  /// Adjusts the frames of an item's parts after each layout.
  ///
  /// The default does nothing.
  func arrange(_ view: TabItemView)
}

extension TabItemAnimator {
  /// The default implementation does nothing.
  public func arrange(_ view: TabItemView) {}
}

extension TabItemView {
  private static let key = "TabBars.item"

  /// Plays an animation on a part of the item, replacing an earlier one.
  ///
  /// Does nothing with reduced motion.
  func play(_ animation: CAAnimation, on part: UIView) {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    part.layer.add(animation, forKey: Self.key)
  }

  /// Plays a fade on a part of the item, also with reduced motion.
  func fade(_ animation: CAAnimation, on part: UIView) {
    part.layer.add(animation, forKey: Self.key + ".fade")
  }

  /// Returns the presentation layer of a part while it is animated; `nil` otherwise.
  func moving(_ part: UIView) -> CALayer? {
    guard part.layer.animationKeys()?.contains(where: { $0.hasPrefix(Self.key) }) == true else {
      return nil
    }
    return part.layer.presentation()
  }
}
