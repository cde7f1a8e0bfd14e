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
}

/// Moves items when something happens to them; one animator may serve many items.
@preconcurrency @MainActor
public protocol TabItemAnimator: AnyObject {
  /// Moves an item, whose look is that of the new state already.
  func animate(_ view: TabItemView, _ transition: TabItemTransition)
}
