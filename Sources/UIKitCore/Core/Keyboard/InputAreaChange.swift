import Foundation

/// A change of the input area, with the notifications that are posted before and after it.
enum InputAreaChange: Equatable {
  /// The area appears, or its content is exchanged because the first responder changed.
  case show
  /// The area disappears.
  case hide
  /// The area stays, and its frame changes.
  case resize

  /// Returns the change between two states of the area, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - wasShown: Whether the area was shown.
  ///   - isShown: Whether the area is shown after the change.
  ///   - isExchange: Whether the first responder or a view was exchanged.
  ///   - movesFrame: Whether the frame of the area changes.
  init?(wasShown: Bool, isShown: Bool, isExchange: Bool, movesFrame: Bool) {
    switch (wasShown, isShown) {
    case (false, false): return nil
    case (false, true): self = .show
    case (true, false): self = .hide
    case (true, true):
      if isExchange {
        self = .show
      } else if movesFrame {
        self = .resize
      } else {
        return nil
      }
    }
  }

  /// The notifications that are posted before the change, in order.
  @MainActor var before: [Notification.Name] {
    // R-KBD-9
    let name: Notification.Name? =
      switch self {
      case .show: UIResponder.keyboardWillShowNotification
      case .hide: UIResponder.keyboardWillHideNotification
      case .resize: nil
      }
    return [UIResponder.keyboardWillChangeFrameNotification] + [name].compactMap { $0 }
  }

  /// The notifications that are posted after the change, in order.
  @MainActor var after: [Notification.Name] {
    // R-KBD-9
    let name: Notification.Name? =
      switch self {
      case .show: UIResponder.keyboardDidShowNotification
      case .hide: UIResponder.keyboardDidHideNotification
      case .resize: nil
      }
    return [name].compactMap { $0 } + [UIResponder.keyboardDidChangeFrameNotification]
  }
}
