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

  /// The events that are posted before the change, in order.
  var before: [KeyboardEvent] {
    // R-KBD-9
    switch self {
    case .show: [.willChangeFrame, .willShow]
    case .hide: [.willChangeFrame, .willHide]
    case .resize: [.willChangeFrame]
    }
  }

  /// The events that are posted after the change, in order.
  var after: [KeyboardEvent] {
    // R-KBD-9
    switch self {
    case .show: [.didShow, .didChangeFrame]
    case .hide: [.didHide, .didChangeFrame]
    case .resize: [.didChangeFrame]
    }
  }
}

/// An event that a keyboard notification reports.
enum KeyboardEvent: Equatable {
  case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame
}
