import UIKitCore

extension Simulator {
  /// A description of one element of the screen.
  ///
  /// All conditions must be met. If several elements match, actions throw ``SeveralElements``,
  /// whose description lists them.
  ///
  /// ```swift
  /// try phone.tap("Home", in: .tabBar)
  /// try phone.tap(.identifier("compose"))
  /// try phone.activate(.label("Home").in(.navigationBar).with(.button))
  /// ```
  public struct Query: Hashable, Sendable, CustomStringConvertible {
    /// The accessibility label, or the text of a label view; `nil` for any.
    public var label: String?
    /// The accessibility identifier; `nil` for any.
    public var identifier: String?
    /// Traits that the element has.
    ///
    /// The default value is empty.
    public var traits: UIAccessibilityTraits = []
    /// The part of the screen that contains the element; `nil` for any.
    public var container: Container?

    /// Creates a query without conditions.
    public init() {}

    /// Returns a query for an accessibility label, or the text of a label view.
    public static func label(_ label: String) -> Query {
      var query = Query()
      query.label = label
      return query
    }

    /// Returns a query for an accessibility identifier.
    public static func identifier(_ identifier: String) -> Query {
      var query = Query()
      query.identifier = identifier
      return query
    }

    /// Returns the query with the condition that the element is in a part of the screen.
    public func `in`(_ container: Container) -> Query {
      var query = self
      query.container = container
      return query
    }

    /// Returns the query with the condition that the element has some traits.
    public func with(_ traits: UIAccessibilityTraits) -> Query {
      var query = self
      query.traits = query.traits.union(traits)
      return query
    }

    /// The label or the identifier, and the other conditions.
    public var description: String {
      var parts = [label.map { "\"\($0)\"" } ?? identifier.map { "identifier \"\($0)\"" } ?? "any"]
      if label != nil, let identifier { parts.append("with the identifier \"\(identifier)\"") }
      if !traits.isEmpty { parts.append("with the traits " + traits.names.joined(separator: ", ")) }
      if let container { parts.append("in \(container.phrase)") }
      return parts.joined(separator: " ")
    }
  }

  /// A part of the screen, for a ``Query``.
  public enum Container: String, Hashable, Sendable, CaseIterable {
    /// A tab bar, also one of an application's own with the trait `tabBar`.
    case tabBar
    /// A navigation bar.
    case navigationBar
    /// A toolbar.
    case toolbar
    /// An alert or an action sheet.
    case alert
    /// Everything that isn't in a bar or an alert.
    case content

    var phrase: String {
      switch self {
      case .tabBar: "the tab bar"
      case .navigationBar: "the navigation bar"
      case .toolbar: "the toolbar"
      case .alert: "the alert"
      case .content: "the content"
      }
    }

    /// Returns the part of the screen that contains an object.
    @MainActor static func of(_ object: _UIAccessibleObject?) -> Container {
      var view = object as? UIView
      var element = object as? UIAccessibilityElement
      while view == nil, let container = element?.accessibilityContainer {
        view = container as? UIView
        element = container as? UIAccessibilityElement
      }
      while let current = view {
        if current is UITabBar || current.accessibilityTraits.contains(.tabBar) { return .tabBar }
        if current is UINavigationBar { return .navigationBar }
        if current is UIToolbar { return .toolbar }
        if current.next is UIAlertController { return .alert }
        view = current.superview
      }
      return .content
    }
  }

  /// An error that is thrown if several elements match a query.
  ///
  /// The description lists the elements with their roles, places, frames and identifiers.
  public struct SeveralElements: Error, CustomStringConvertible {
    /// The query.
    public let query: Query
    /// The elements that match, from front to back.
    public let elements: [Element]
    let containers: [Container]

    /// A message with the query and what tells the elements apart.
    public var description: String {
      let list = zip(elements, containers).map { "\n- \($0.distinction(in: $1))" }.joined()
      return
        "\(query) matches \(elements.count) elements; select one with a container, traits or an"
        + " identifier, such as in: .\(containers[0].rawValue)" + list
    }
  }
}

extension Simulator.Element {
  fileprivate func distinction(in container: Simulator.Container) -> String {
    let role = traits.names.isEmpty ? "element" : traits.names.joined(separator: ", ")
    let origin = "(\(Int(frame.minX.rounded())), \(Int(frame.minY.rounded())))"
    let size = "\(Int(frame.width.rounded())) x \(Int(frame.height.rounded()))"
    let name = identifier.map { ", identifier \"\($0)\"" } ?? ""
    return "\(role) in \(container.phrase) at \(origin), \(size)\(name)"
  }
}

extension UIAccessibilityTraits {
  /// The names of the traits, which are those of the constants.
  var names: [String] {
    let all: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.header, "header"), (.image, "image"),
      (.searchField, "searchField"), (.staticText, "staticText"), (.adjustable, "adjustable"),
      (.tabBar, "tabBar"), (.selected, "selected"), (.notEnabled, "notEnabled"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }

  /// Whether an element with the traits only shows text.
  var isText: Bool {
    !isDisjoint(with: [.staticText, .header]) && isDisjoint(with: [.button, .link, .adjustable])
  }
}
