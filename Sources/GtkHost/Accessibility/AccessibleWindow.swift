import CAtk
import CGtk4
import CoreGraphics
import UIKitCore

/// A window and its accessible elements.
///
/// Elements are collected when a program first requests the children of the window. Afterwards they
/// are updated when a program queries them after a frame was drawn, and, while programs listen to
/// changes, shortly after each frame.
@MainActor final class AccessibleWindow: AccessibleNode {
  private unowned let host: GtkWindowHost
  private var hasBeenAsked = false
  private var isStale = true
  private var lookIsDue = false
  /// Whether a program listens to changes.
  private let hasListeners: () -> Bool

  init(host: GtkWindowHost, parent: AccessibleNode, hasListeners: @escaping () -> Bool) {
    self.host = host
    self.hasListeners = hasListeners
    super.init(parent: parent)
  }

  var screen: UIScreen? { host.shownScreen }

  // MARK: Properties

  override var kind: AccessibleKind { .window }
  override var name: String { host.title }
  override var role: AtkRole { ATK_ROLE_FRAME }
  override var window: AccessibleWindow? { self }
  override var frame: CGRect { CGRect(origin: .zero, size: host.windowSize) }
  var originOnDesktop: CGPoint { host.originOnDesktop }

  override var states: [AtkStateType] {
    let states = [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_SHOWING, ATK_STATE_VISIBLE]
    return host.isActive ? states + [ATK_STATE_ACTIVE] : states
  }

  override var children: [AccessibleNode] {
    hasBeenAsked = true
    lookAgainIfNeeded()
    return items
  }

  /// Converts a rectangle from the screen to the window, which may have a title bar.
  func place(of frame: CGRect) -> CGRect {
    let origin = host.contentOrigin
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  // MARK: Updates

  /// Called when the content may have changed.
  func contentChanged() {
    isStale = true
    guard hasBeenAsked, !lookIsDue else { return }
    guard hasListeners() else { return forget() }
    lookIsDue = true
    host.frameClock.schedule(after: AccessibilityUpdateInterval.pause) { [weak self] in
      MainActor.assumeIsolated {
        self?.lookIsDue = false
        self?.lookAgainIfNeeded()
      }
    }
  }

  func lookAgainIfNeeded() {
    guard isStale, hasBeenAsked, let screen else { return }
    isStale = false
    let windows = screen.windows.filter { !$0.isHidden && $0.alpha > 0.01 }
    let nodes = windows.flatMap { window in
      AccessibilityTree(of: window).root.children
    }
    let isFirstLook = items.isEmpty
    AccessibleTreeUpdate(window: self).update(self, \.items, with: nodes)
    if isFirstLook { focused = AccessibilityFocus.current.flatMap { find($0, in: items) } }
  }

  /// Discards the elements when they are no longer used by any program.
  private func forget() {
    hasBeenAsked = false
    items = []
  }

  // MARK: Accessibility focus

  private weak var focused: AccessibleElement?

  func isFocused(_ item: AccessibleElement) -> Bool { focused === item }

  /// Notifies programs of the focused element.
  func focusMoved(to source: _UIAccessibleObject?) {
    guard hasBeenAsked else { return }
    isStale = true
    lookAgainIfNeeded()
    let item = source.flatMap { find($0, in: items) ?? findInside($0, in: items) }
    guard item !== focused else { return }
    let left = focused
    focused = item
    left?.notify(ATK_STATE_FOCUSED, false)
    item?.notify(ATK_STATE_FOCUSED, true)
  }

  /// Returns the element of an object.
  private func find(_ source: _UIAccessibleObject, in items: [AccessibleElement])
    -> AccessibleElement?
  {
    for item in items {
      if item.source === source || item.identity == ObjectIdentifier(source) { return item }
      if let inner = find(source, in: item.items) { return inner }
    }
    return nil
  }

  /// Returns the first element of an object inside a view.
  private func findInside(_ source: _UIAccessibleObject, in items: [AccessibleElement])
    -> AccessibleElement?
  {
    guard let outer = source as? UIView else { return nil }
    for item in items {
      if (item.source as? UIView)?.isDescendant(of: outer) == true { return item }
      if let inner = findInside(source, in: item.items) { return inner }
    }
    return nil
  }

  // MARK: Notifications

  func activityChanged() {
    guard let object else { return }
    let isActive = host.isActive
    TBKEmit(object, isActive ? "activate" : "deactivate")
    notify(ATK_STATE_ACTIVE, isActive)
    if isActive { focused?.notify(ATK_STATE_FOCUSED, true) }
  }

  func announce(_ text: String) {
    if let object { TBKEmitAnnouncement(object, text) }
  }
}

/// The interval at which assistive technologies are notified of changes.
enum AccessibilityUpdateInterval {
  /// The delay after a frame, in seconds, which prevents a report for every frame of an animation.
  static let pause = 0.05
}
