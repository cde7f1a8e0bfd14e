import UIKitCore

/// Finds elements and texts in the windows of a screen.
@MainActor struct ScreenReader {
  let screen: UIScreen

  /// A named element: one with an accessibility label, or a label view with text.
  private struct Reading {
    let name: String
    /// The view, or `nil` for an accessibility element that isn't a view.
    let view: UIView?
    let center: CGPoint
  }

  // MARK: Elements

  /// Returns the accessibility elements from back to front, with frames in points of `window`.
  func elements(in window: UIWindow) -> [Simulator.Element] {
    visibleWindows.flatMap { source in
      AccessibilityTree(of: source).entries.map { node in
        let frame = window.convert(node.element.frame, from: source)
        return Simulator.Element(node.element, spokenText: node.spokenText, frame: frame)
      }
    }
  }

  /// Returns the first custom action with a name of an element with a label.
  func action(named name: String, of label: String) throws(Simulator.NotOnScreen)
    -> UIAccessibilityCustomAction
  {
    let actions = entries.filter { $0.element.label == label }.flatMap(\.actions)
    if let action = actions.first(where: { $0.name == name }) { return action }
    throw Simulator.NotOnScreen(
      label: "\(label): \(name)",
      isCovered: false,
      present: entries.flatMap { entry in
        entry.actions.map { "\(entry.element.label ?? ""): \($0.name)" }
      }
    )
  }

  /// Returns the frontmost element with a label.
  func element(named label: String) throws(Simulator.NotOnScreen) -> _UIAccessibleObject {
    if let entry = entries.first(where: { $0.element.label == label }) { return entry.object }
    throw Simulator.NotOnScreen(
      label: label,
      isCovered: false,
      present: entries.compactMap(\.element.label)
    )
  }

  private var entries: [AccessibilityNode] {
    visibleWindows.reversed().flatMap { AccessibilityTree(of: $0).entries }
  }

  // MARK: Focus

  /// Returns the focused element as an assistive technology presents it.
  ///
  /// A focused item that isn't an accessibility element is described by its own label and frame.
  func focusedElement(in window: UIWindow) -> Simulator.Element? {
    guard let item = UIFocusSystem.focusSystem(for: window)?.focusedItem else { return nil }
    let entries = visibleWindows.flatMap { AccessibilityTree(of: $0).entries }
    if let index = entries.firstIndex(where: { $0.object === item }) {
      return elements(in: window)[index]
    }
    var container: UIFocusEnvironment? = item
    while let current = container, !(current is UIView) {
      container = current.parentFocusEnvironment
    }
    guard let view = container as? UIView else { return nil }
    let rect = view === item ? view.bounds : item.frame
    var element = AccessibilityElementSnapshot(of: view, in: window)
    element.label = view === item ? element.label ?? firstText(below: view) : nil
    let frame = view.convert(rect, to: window)
    return Simulator.Element(element, spokenText: element.spokenText, frame: frame)
  }

  private func firstText(below view: UIView) -> String? {
    if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
    return view.subviews.lazy.compactMap { firstText(below: $0) }.first
  }

  // MARK: Targets

  /// Returns the center of the frontmost match for `label` that can be touched.
  ///
  /// If none of the matches can be touched, the first of them is scrolled into view. Then `layOut`
  /// is called, and the views are read again.
  func target(
    named label: String,
    in window: UIWindow,
    layOut: () -> Void
  ) throws(Simulator.NotOnScreen) -> CGPoint {
    var readings = readings(in: window)
    if let center = reachableCenter(of: label, in: readings, window) { return center }
    if let view = readings.lazy.filter({ $0.name == label }).compactMap(\.view).first {
      view.scrollIntoView()
      layOut()
      readings = self.readings(in: window)
      if let center = reachableCenter(of: label, in: readings, window) { return center }
    }
    var present: [String] = []
    for reading in readings where !present.contains(reading.name) { present.append(reading.name) }
    throw Simulator.NotOnScreen(
      label: label,
      isCovered: present.contains(label),
      present: present
    )
  }

  private func reachableCenter(
    of label: String,
    in readings: [Reading],
    _ window: UIWindow
  ) -> CGPoint? {
    readings.first { $0.name == label && isReachable($0, in: window) }?.center
  }

  private func readings(in window: UIWindow) -> [Reading] {
    visibleWindows.reversed().flatMap { readings(of: $0, in: window) }
  }

  private func readings(of source: UIWindow, in window: UIWindow) -> [Reading] {
    let labels = AccessibilityTree(of: source).entries.compactMap { entry -> Reading? in
      guard let label = entry.element.label, !label.isEmpty else { return nil }
      let frame = window.convert(entry.element.frame, from: source)
      return Reading(
        name: label,
        view: entry.object as? UIView,
        center: CGPoint(x: frame.midX, y: frame.midY)
      )
    }
    return labels + texts(below: source, in: window)
  }

  private func texts(below view: UIView, in window: UIWindow) -> [Reading] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let inner = view.subviews.flatMap { texts(below: $0, in: window) }
    guard let text = (view as? UILabel)?.text, !text.isEmpty else { return inner }
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    return [Reading(name: text, view: view, center: center)] + inner
  }

  /// Returns whether a touch at the center hits the view, one of its subviews, or one of its
  /// ancestors.
  private func isReachable(_ reading: Reading, in window: UIWindow) -> Bool {
    for candidate in visibleWindows.reversed() {
      let point = candidate.convert(reading.center, from: window)
      guard let hit = candidate.hitTest(point, with: nil) else { continue }
      guard let view = reading.view else { return true }
      return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }
    return false
  }

  private var visibleWindows: [UIWindow] {
    screen.windows.filter { !$0.isHidden && $0.alpha > 0.01 }
  }
}

extension Simulator.Element {
  fileprivate init(
    _ element: AccessibilityElementSnapshot,
    spokenText: String,
    frame: CGRect
  ) {
    label = element.label
    value = element.value
    traits = element.traits
    identifier = element.identifier
    self.frame = frame
    actions = element.actions
    self.spokenText = spokenText
  }
}
