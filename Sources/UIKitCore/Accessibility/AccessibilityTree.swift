import Foundation

/// One thing on the screen as those find it who do not see it.
package struct AccessibilityElementSnapshot: Equatable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits
  /// In points of the window.
  package var frame: CGRect
  /// The names of what can be done with it beside pressing it.
  package var actions: [String]
}

/// Flattens a window into the elements that can be found in it, in the order of the view tree.
///
/// An element hides what it holds. Hidden and transparent views are left out, and so are the siblings of a modal view.
@MainActor package struct AccessibilityTree {
  /// An element with the view or `UIAccessibilityElement` it stands for.
  package struct Entry {
    package let element: AccessibilityElementSnapshot
    package let object: AnyObject

    /// What can be done with it beside pressing it.
    @MainActor package var actions: [UIAccessibilityCustomAction] {
      (object as? UIView)?.accessibilityCustomActions
        ?? (object as? UIAccessibilityElement)?.accessibilityCustomActions ?? []
    }
  }

  package private(set) var entries: [Entry] = []
  private let window: UIWindow

  package init(of window: UIWindow) {
    self.window = window
    collect(window)
  }

  package var elements: [AccessibilityElementSnapshot] { entries.map(\.element) }

  private mutating func collect(_ view: UIView) {
    guard !view.isHidden, view.alpha >= ViewMetrics.faintestTouchableAlpha else { return }
    if view.isAccessibilityElement {
      add(view)
      return
    }
    guard !view.accessibilityElementsHidden else { return }
    if let elements = view.accessibilityElements {
      for element in elements { collect(any: element) }
      return
    }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    for subview in modal.map({ [$0] }) ?? view.subviews { collect(subview) }
  }

  private mutating func collect(any element: Any) {
    if let view = element as? UIView {
      collect(view)
    } else if let element = element as? UIAccessibilityElement, element.isAccessibilityElement {
      add(element)
    }
  }

  private mutating func add(_ view: UIView) {
    let snapshot = AccessibilityElementSnapshot(
      label: view.accessibilityLabel,
      value: view.accessibilityValue,
      hint: view.accessibilityHint,
      identifier: view.accessibilityIdentifier,
      traits: view.accessibilityTraits,
      frame: inWindow(view.accessibilityFrame),
      actions: view.accessibilityCustomActions?.map(\.name) ?? []
    )
    entries.append(Entry(element: snapshot, object: view))
  }

  private mutating func add(_ element: UIAccessibilityElement) {
    let snapshot = AccessibilityElementSnapshot(
      label: element.accessibilityLabel,
      value: element.accessibilityValue,
      hint: element.accessibilityHint,
      identifier: element.accessibilityIdentifier,
      traits: element.accessibilityTraits,
      frame: inWindow(element.accessibilityFrame),
      actions: element.accessibilityCustomActions?.map(\.name) ?? []
    )
    entries.append(Entry(element: snapshot, object: element))
  }

  private func inWindow(_ frame: CGRect) -> CGRect {
    window.convert(frame, from: nil as UIWindow?)
  }
}
