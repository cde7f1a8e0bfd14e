import CAtk
import CGtk4
import CoreGraphics
import UIKitCore

/// A window with what can be found in it.
///
/// Nothing is looked at before a program asks for what the window holds. From then on a look is taken again when a program
/// asks and a frame was made since; while programs listen, also a moment after each frame, to tell them what changed.
@MainActor final class AccessibleWindow: AccessibleNode {
  private unowned let host: GtkWindowHost
  private var hasBeenAsked = false
  private var isStale = true
  private var lookIsDue = false
  /// Whether a program listens to what changes.
  private let isHeard: () -> Bool

  init(host: GtkWindowHost, parent: AccessibleNode, isHeard: @escaping () -> Bool) {
    self.host = host
    self.isHeard = isHeard
    super.init(parent: parent)
  }

  var screen: UIScreen? { host.shownScreen }

  // MARK: What it says

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

  /// Where something of the screen is in the window, below a title bar.
  func place(of frame: CGRect) -> CGRect {
    let origin = host.contentOrigin
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  // MARK: Looking

  /// What was seen may not be so any more.
  func contentChanged() {
    isStale = true
    guard hasBeenAsked, !lookIsDue else { return }
    guard isHeard() else { return forget() }
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

  /// Nobody is interested any more.
  private func forget() {
    hasBeenAsked = false
    items = []
  }

  // MARK: Where assistive programs are

  private weak var focused: AccessibleElement?

  func isFocused(_ item: AccessibleElement) -> Bool { focused === item }

  /// Tells programs where the focus is now.
  func focusMoved(to source: _UIAccessibleObject?) {
    guard hasBeenAsked else { return }
    isStale = true
    lookAgainIfNeeded()
    let item = source.flatMap { find($0, in: items) ?? findInside($0, in: items) }
    guard item !== focused else { return }
    let left = focused
    focused = item
    left?.tell(ATK_STATE_FOCUSED, false)
    item?.tell(ATK_STATE_FOCUSED, true)
  }

  /// The item that stands for an object.
  private func find(_ source: _UIAccessibleObject, in items: [AccessibleElement])
    -> AccessibleElement?
  {
    for item in items {
      if item.source === source || item.identity == ObjectIdentifier(source) { return item }
      if let inner = find(source, in: item.items) { return inner }
    }
    return nil
  }

  /// The first item that stands for something in a view.
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

  // MARK: Telling

  func activityChanged() {
    guard let object else { return }
    let isActive = host.isActive
    TBKEmit(object, isActive ? "activate" : "deactivate")
    tell(ATK_STATE_ACTIVE, isActive)
    if isActive { focused?.tell(ATK_STATE_FOCUSED, true) }
  }

  func announce(_ text: String) {
    if let object { TBKEmitAnnouncement(object, text) }
  }
}

/// How often assistive programs hear of what changes.
enum AccessibilityUpdateInterval {
  /// Seconds after a frame; an animation is not told frame by frame.
  static let pause = 0.05
}
