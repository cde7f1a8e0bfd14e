import UIKitCore

/// Finds elements and texts in the windows of a screen.
@MainActor struct ScreenReader {
  let screen: UIScreen

  /// An element, or a label view that isn't one.
  private struct Reading {
    let element: Simulator.Element
    /// The view or accessibility element.
    let object: _UIAccessibleObject
    /// The label, or the text of a label view.
    let name: String?
    /// 0 for controls, 1 for elements that are texts, 2 for label views that aren't elements.
    let rank: Int

    var view: UIView? { object as? UIView }
    var center: CGPoint { CGPoint(x: element.frame.midX, y: element.frame.midY) }

    @MainActor func matches(_ query: Simulator.Query) -> Bool {
      (query.label == nil || query.label == name)
        && (query.identifier == nil || query.identifier == element.identifier)
        && query.traits.isSubset(of: element.traits)
        && (query.container == nil || query.container == .of(object))
    }
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

  /// Returns the only element that matches a query, and its object.
  func match(of query: Simulator.Query, in window: UIWindow) throws -> (
    element: Simulator.Element, object: _UIAccessibleObject
  ) {
    let readings = readings(in: window)
    let found = try single(readings.filter { $0.rank < 2 && $0.matches(query) }, for: query)
    guard let found else { throw missing(query, in: readings, isCovered: false) }
    return (found.element, found.object)
  }

  /// Returns the first custom action with a name of the element that matches a query.
  func action(
    named name: String,
    of query: Simulator.Query,
    in window: UIWindow
  ) throws -> UIAccessibilityCustomAction {
    let readings = readings(in: window).filter { $0.rank < 2 }
    let matches = readings.filter { $0.matches(query) && $0.element.actions.contains(name) }
    if let found = try single(matches, for: query),
      let action = found.object.accessibilityCustomActions?.first(where: { $0.name == name })
    {
      return action
    }
    throw Simulator.NotOnScreen(
      label: "\(query.name): \(name)",
      isCovered: false,
      present: readings.flatMap { reading in
        reading.element.actions.map { "\(reading.name ?? ""): \($0)" }
      }
    )
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

  /// Returns the center of the only match for a query that can be touched.
  ///
  /// If none of the matches can be touched, the first of them is scrolled into view. Then `layOut`
  /// is called, and the views are read again.
  func target(
    of query: Simulator.Query,
    in window: UIWindow,
    layOut: () -> Void
  ) throws -> CGPoint {
    var readings = readings(in: window)
    if let match = try touchable(query, in: readings, window) { return match.center }
    if let view = readings.lazy.filter({ $0.matches(query) }).compactMap(\.view).first {
      view.scrollIntoView()
      layOut()
      readings = self.readings(in: window)
      if let match = try touchable(query, in: readings, window) { return match.center }
    }
    let isCovered = readings.contains { $0.matches(query) }
    throw missing(query, in: readings, isCovered: isCovered)
  }

  private func touchable(
    _ query: Simulator.Query,
    in readings: [Reading],
    _ window: UIWindow
  ) throws -> Reading? {
    try single(readings.filter { $0.matches(query) && isReachable($0, in: window) }, for: query)
  }

  // R-SIM-3
  /// Returns the only match of the lowest rank, so that a title doesn't hide a button of its name.
  private func single(_ matches: [Reading], for query: Simulator.Query) throws -> Reading? {
    guard let rank = matches.map(\.rank).min() else { return nil }
    let best = matches.filter { $0.rank == rank }
    guard best.count > 1 else { return best[0] }
    throw Simulator.SeveralElements(
      query: query,
      elements: best.map(\.element),
      containers: best.map { .of($0.object) }
    )
  }

  private func missing(
    _ query: Simulator.Query,
    in readings: [Reading],
    isCovered: Bool
  ) -> Simulator.NotOnScreen {
    var present: [String] = []
    for case let name? in readings.map(\.name) where !name.isEmpty && !present.contains(name) {
      present.append(name)
    }
    return Simulator.NotOnScreen(label: query.name, isCovered: isCovered, present: present)
  }

  private func readings(in window: UIWindow) -> [Reading] {
    visibleWindows.reversed().flatMap { readings(of: $0, in: window) }
  }

  private func readings(of source: UIWindow, in window: UIWindow) -> [Reading] {
    let nodes = AccessibilityTree(of: source).entries
    let elements = nodes.map { node in
      let frame = window.convert(node.element.frame, from: source)
      let element = Simulator.Element(node.element, spokenText: node.spokenText, frame: frame)
      let rank = element.traits.isText ? 1 : 0
      return Reading(element: element, object: node.object, name: element.label, rank: rank)
    }
    let objects = Set(nodes.map { ObjectIdentifier($0.object) })
    return elements + texts(below: source, in: window, except: objects)
  }

  private func texts(
    below view: UIView,
    in window: UIWindow,
    except objects: Set<ObjectIdentifier>
  ) -> [Reading] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    let inner = view.subviews.flatMap { texts(below: $0, in: window, except: objects) }
    guard let text = (view as? UILabel)?.text, !text.isEmpty,
      !objects.contains(ObjectIdentifier(view))
    else { return inner }
    let snapshot = AccessibilityElementSnapshot(of: view, in: window)
    let frame = view.convert(view.bounds, to: window)
    let element = Simulator.Element(snapshot, spokenText: snapshot.spokenText, frame: frame)
    return [Reading(element: element, object: view, name: text, rank: 2)] + inner
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

extension Simulator.Query {
  /// The label, or otherwise all conditions, for errors.
  fileprivate var name: String {
    let isLabel = identifier == nil && traits.isEmpty && container == nil
    return isLabel ? label ?? description : description
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
