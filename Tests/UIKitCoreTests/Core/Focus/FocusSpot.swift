import Foundation

@testable import UIKitCore

/// A focus item that is not a view.
@MainActor final class FocusSpot: NSObject, UIFocusItem {
  let name: String
  var prefers: [UIFocusEnvironment] = []
  var canBecomeFocused: Bool
  var frame = CGRect.zero
  weak var parentFocusEnvironment: UIFocusEnvironment?

  init(_ name: String, canBecomeFocused: Bool = true) {
    self.name = name
    self.canBecomeFocused = canBecomeFocused
  }

  var preferredFocusEnvironments: [UIFocusEnvironment] { prefers }
  var focusItemContainer: UIFocusItemContainer? { nil }
  func setNeedsFocusUpdate() {}
  func updateFocusIfNeeded() {}
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
}
