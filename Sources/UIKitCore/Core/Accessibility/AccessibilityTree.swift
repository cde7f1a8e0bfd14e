import Foundation

// R-AX-31
/// The accessibility elements of a window, in the order of the view tree.
///
/// The subviews of an element are not included. Hidden and transparent views and the siblings of a
/// modal view are skipped. Containers that are not elements are replaced with their contents.
@MainActor package struct AccessibilityTree {
  /// The node of the window, which contains all other nodes.
  package let root: AccessibilityNode

  package init(of window: UIWindow) {
    root = Walk(window: window).root
  }

  /// The elements without their containers.
  package var entries: [AccessibilityNode] { root.elements }

  package var elements: [AccessibilityElementSnapshot] { entries.map(\.element) }

  /// A traversal of a window's views.
  private struct Walk {
    let window: UIWindow

    @MainActor var root: AccessibilityNode {
      var root = node(window, .window, clip: window.bounds)
      root.children = nodes(of: window, clip: window.bounds)
      return root
    }

    @MainActor func nodes(of view: UIView, clip: CGRect) -> [AccessibilityNode] {
      guard !view.isHidden, view.alpha >= ViewMetrics.faintestTouchableAlpha else { return [] }
      if view.isAccessibilityElement { return [node(view, .element, clip: clip)] }
      guard !view.accessibilityElementsHidden else { return [] }
      let inner = view.clipsToBounds ? clip.intersection(inWindow(view)) : clip
      let children = children(of: view, clip: inner)
      guard let kind = kind(of: view) else { return children }
      var container = node(view, kind, clip: clip)
      container.children = kind == .tabBar ? numbered(children) : children
      return [container]
    }

    @MainActor private func children(of view: UIView, clip: CGRect) -> [AccessibilityNode] {
      if let elements = view.accessibilityElements {
        return elements.flatMap { nodes(ofAny: $0, clip: clip) }
      }
      if let elements = countedElements(of: view) {
        return elements.flatMap { nodes(ofAny: $0, clip: clip) }
      }
      let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
      return (modal.map { [$0] } ?? view.subviews).flatMap { nodes(of: $0, clip: clip) }
    }

    // R-AX-60
    /// The elements that a container returns from its methods, or `nil` if it does not.
    @MainActor private func countedElements(of container: _UIAccessibleObject) -> [Any]? {
      let count = container.accessibilityElementCount()
      guard count != NSNotFound else { return nil }
      return (0..<max(count, 0)).compactMap(container.accessibilityElement(at:))
    }

    @MainActor private func nodes(ofAny element: Any, clip: CGRect) -> [AccessibilityNode] {
      if let view = element as? UIView { return nodes(of: view, clip: clip) }
      // R-AX-59
      guard let object = (element as? NSObject)?.accessibilitySource else { return [] }
      if object.isAccessibilityElement { return [node(object, .element, clip: clip)] }
      guard !object.accessibilityElementsHidden else { return [] }
      let inner = object.accessibilityElements ?? countedElements(of: object) ?? []
      return inner.flatMap { nodes(ofAny: $0, clip: clip) }
    }

    @MainActor private func kind(of view: UIView) -> AccessibilityNode.Kind? {
      if view.accessibilityTraits.contains(.tabBar) { return .tabBar }
      switch view.accessibilityContainerType {
      case .dataTable: return .table
      case .list: return .list
      case .landmark: return .landmark
      case .semanticGroup: return .group
      case .none: break
      }
      if view.accessibilityViewIsModal { return .dialog }
      return view.shouldGroupAccessibilityChildren ? .group : nil
    }

    // R-AX-3
    /// Numbers the tabs of a tab bar.
    ///
    /// Elements directly in the bar are tabs. Labels and elements in groups are not counted.
    @MainActor private func numbered(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      let count = nodes.filter(isTab).count
      var number = 0
      return nodes.map { node in
        guard isTab(node) else { return node }
        number += 1
        var node = node
        node.shown.position = AccessibilityNode.Position(number: number, count: count)
        return node
      }
    }

    @MainActor private func isTab(_ node: AccessibilityNode) -> Bool {
      node.shown.kind == .element && !node.element.traits.contains(.staticText)
    }

    @MainActor private func node(
      _ object: _UIAccessibleObject,
      _ kind: AccessibilityNode.Kind,
      clip: CGRect
    ) -> AccessibilityNode {
      let element = AccessibilityElementSnapshot(of: object, in: window)
      return AccessibilityNode(
        object: object,
        shown: AccessibilityNode.Properties(
          kind: kind,
          element: element,
          isOnScreen: element.frame.intersects(clip),
          hasNumber: object.accessibilityRange != nil,
          hasText: object.accessibleText != nil
        )
      )
    }

    @MainActor private func inWindow(_ view: UIView) -> CGRect {
      view.convert(view.bounds, to: window as UIView)
    }
  }
}
