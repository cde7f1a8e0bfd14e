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
/// The animators of this module animate layers without changing the properties of the views, so
/// items have the correct state when an animation ends or is interrupted. If the user prefers
/// reduced motion, they fade or do nothing.
@preconcurrency @MainActor
public protocol TabItemAnimator: AnyObject {
  /// Animates an item, which already has the appearance of the new state.
  ///
  /// - Parameters:
  ///   - view: The view of the item.
  ///   - transition: The change of the state.
  func animate(_ view: TabItemView, _ transition: TabItemTransition)

  /// Adjusts the frames of an item's parts after each layout.
  ///
  /// The default implementation does nothing.
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
  /// Does nothing if the user prefers reduced motion.
  func play(_ animation: CAAnimation, on part: UIView) {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    part.layer.add(animation, forKey: Self.key)
  }

  /// Plays a fade on a part of the item, even if the user prefers reduced motion.
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
