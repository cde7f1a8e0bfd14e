import Foundation

/// The properties, subviews and constraints of an interface file that differ by size class.
///
/// ```
/// <variation key="default">                   what is not in all size classes
/// <variation key="heightClass=compact">       what is different in some
/// ```
///
/// They are applied when the objects are connected, and whenever the size classes of the root view
/// change. The root view retains them, and they retain the subviews that masks name and the constraints.
@MainActor final class InterfaceVariations {
  private let document: InterfaceDocument
  private weak var root: UIView?
  private var entries: [VaryingObject] = []
  /// The subviews that masks name, and the constraints, by identifier.
  private var parts: [String: NSObject] = [:]

  private nonisolated(unsafe) static var key: UInt8 = 0

  /// Creates the variations of a part of a file, or returns `nil` if nothing in it varies.
  ///
  /// - Parameters:
  ///   - objects: The objects of the part.
  ///   - created: The objects with their elements, the views of the part first.
  init?(of objects: InterfaceObjects, _ created: [(object: NSObject, element: InterfaceElement)]) {
    document = objects.document
    for (object, element) in created {
      let variations = element.children.filter { $0.name == "variation" }.map(Variation.init)
      if !variations.isEmpty {
        entries.append(VaryingObject(object: object, element: element, variations: variations))
      }
    }
    if entries.isEmpty { return nil }
    root = created.lazy.compactMap { $0.object as? UIView }.first { $0.superview == nil }
    guard let root else { return nil }
    let masked = Set(entries.flatMap(\.variations).flatMap { $0.references("subviews") })
    for (object, element) in created {
      guard let id = element.id else { continue }
      if object is NSLayoutConstraint || masked.contains(id) { parts[id] = object }
    }
    objc_setAssociatedObject(root, &Self.key, self, .OBJC_ASSOCIATION_RETAIN)
    root.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { [weak self] (view: UIView, _) in self?.apply(for: view.traitCollection) }
  }

  // R-IB-60
  /// Applies the variations for the size classes of the root view.
  func apply() {
    if let root { apply(for: root.traitCollection) }
  }

  private func apply(for traits: UITraitCollection) {
    let matching = entries.map { $0.matching(traits) }
    var excluded: Set<String> = []
    for variation in matching.joined() {
      variation.mask("subviews", &excluded)
      variation.mask("constraints", &excluded)
    }
    deactivateConstraints(excluded)
    for (entry, variations) in zip(entries, matching) {
      if let view = entry.object as? UIView { arrange(entry.element, in: view, without: excluded) }
      entry.change(variations, document)
    }
    activateConstraints(excluded)
  }

  /// Adds and removes the subviews of a view, in the order of the file.
  private func arrange(
    _ element: InterfaceElement,
    in view: UIView,
    without excluded: Set<String>
  ) {
    var index = 0
    for child in element.list("subviews") {
      guard let id = child.id else { continue }
      guard let subview = parts[id] as? UIView else {
        index += 1
        continue
      }
      if excluded.contains(id) {
        if subview.superview === view { subview.removeFromSuperview() }
        continue
      }
      if subview.superview !== view { view.insertDecodedSubview(subview, at: index) }
      index += 1
    }
  }

  // MARK: Constraints

  private var constraints: [(id: String, constraint: NSLayoutConstraint)] {
    parts.compactMap { id, part in (part as? NSLayoutConstraint).map { (id, $0) } }
  }

  private func deactivateConstraints(_ excluded: Set<String>) {
    NSLayoutConstraint.deactivate(
      constraints.filter { excluded.contains($0.id) }.map(\.constraint)
    )
  }

  /// Activates the constraints whose views are installed.
  private func activateConstraints(_ excluded: Set<String>) {
    NSLayoutConstraint.activate(
      constraints.filter { id, constraint in
        !excluded.contains(id) && !constraint.isActive
          && isInstalled(constraint.firstItem) && isInstalled(constraint.secondItem)
      }.map(\.constraint)
    )
  }

  private func isInstalled(_ item: AnyObject?) -> Bool {
    guard let item, let root else { return true }
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view.map { $0 === root || $0.isDescendant(of: root) } ?? true
  }
}

/// The changes of an object for some size classes.
@MainActor private struct Variation {
  let element: InterfaceElement
  private var horizontal: UIUserInterfaceSizeClass?
  private var vertical: UIUserInterfaceSizeClass?

  private static let classes: [Substring: UIUserInterfaceSizeClass] = [
    "compact": .compact, "regular": .regular,
  ]

  init(_ element: InterfaceElement) {
    self.element = element
    for term in (element["key"] ?? "").split(separator: "-") {
      let parts = term.split(separator: "=")
      guard parts.count == 2, let value = Self.classes[parts[1]] else { continue }
      if parts[0] == "widthClass" { horizontal = value }
      if parts[0] == "heightClass" { vertical = value }
    }
  }

  /// The number of size classes that the variation names, which is 0 for the default.
  var count: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) }

  func matches(_ traits: UITraitCollection) -> Bool {
    (horizontal ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (vertical ?? traits.verticalSizeClass) == traits.verticalSizeClass
  }

  /// Returns the identifiers of the parts that a mask adds or removes.
  func references(_ name: String) -> [String] {
    element.value(name)?.children.compactMap { $0["reference"] } ?? []
  }

  /// Adds the excluded parts to a set, and removes the included ones.
  func mask(_ name: String, _ excluded: inout Set<String>) {
    for change in element.value(name)?.children ?? [] {
      guard let id = change["reference"] else { continue }
      if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
    }
  }
}

/// An object with its changes.
@MainActor private struct VaryingObject {
  weak var object: NSObject?
  var element: InterfaceElement
  var variations: [Variation]

  /// The values that Interface Builder leaves out.
  private static let defaults = [
    "alpha": "1", "alignment": "fill", "axis": "horizontal", "clipsSubviews": "NO",
    "constant": "0", "contentMode": "scaleToFill", "distribution": "fill", "hidden": "NO",
    "numberOfLines": "1", "priority": "1000", "spacing": "0", "textAlignment": "natural",
    "userInteractionEnabled": "YES",
  ]

  /// The variations for size classes, the most specific last.
  func matching(_ traits: UITraitCollection) -> [Variation] {
    variations.filter { $0.matches(traits) }.sorted { $0.count < $1.count }
  }

  /// Sets the properties that vary.
  func change(_ matching: [Variation], _ document: InterfaceDocument) {
    let names = Set(variations.flatMap { $0.element.attributes.keys }).subtracting(["key", "id"])
    let keys = Set(
      variations.flatMap { $0.element.children }.filter { $0.name != "mask" }.compactMap {
        $0["key"]
      }
    )
    guard !names.isEmpty || !keys.isEmpty else { return }
    let sources = matching.reversed().map(\.element) + [element]
    var attributes: [String: String] = [:]
    for name in names {
      attributes[name] = sources.lazy.compactMap { $0[name] }.first ?? Self.defaults[name]
    }
    let changed = InterfaceElement(name: element.name, attributes: attributes, line: element.line)
    changed.document = element.document
    for key in keys {
      if let value = sources.lazy.compactMap({ $0.value(key) }).first {
        changed.append(value.copy())
      }
    }
    let coder = InterfaceCoder(changed, InterfaceObjects(document))
    switch object {
    case let constraint as NSLayoutConstraint:
      changed.set("constant", \.constant, of: constraint)
      if let priority: Float = changed.value(of: "priority") {
        constraint.priority = UILayoutPriority(priority)
      }
    case let view as InterfaceVariationTarget:
      view.decodeVariation(from: coder)
    case let view as UIView: view.decodeViewAttributes(from: coder)
    default: break
    }
  }
}

/// A view whose own properties can differ by size class.
@MainActor protocol InterfaceVariationTarget: UIView {
  /// Sets the properties that the element has.
  func decodeVariation(from coder: InterfaceCoder)
}
