import Foundation

/// The properties, subviews and constraints of an interface file that differ by size class.
///
/// ```
/// <variation key="default">                   what is not in all size classes
/// <variation key="heightClass=compact">       what is different in some
/// <variation key="userInterfaceIdiom=pad">    what is different on a kind of device
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
          && LayoutInstallation.canInstall(constraint)
      }.map(\.constraint)
    )
  }

  private func isInstalled(_ item: AnyObject?) -> Bool {
    guard let item, let root else { return true }
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view.map { $0 === root || $0.isDescendant(of: root) } ?? true
  }
}

/// The changes of an object for some size classes, or for a kind of device.
@MainActor private struct Variation {
  let element: InterfaceElement
  private var horizontal: UIUserInterfaceSizeClass?
  private var vertical: UIUserInterfaceSizeClass?
  private var idiom: UIUserInterfaceIdiom?
  /// Whether the variation depends on a trait that is not known, so that it is never used.
  private var isUnknown = false

  private static let classes: [Substring: UIUserInterfaceSizeClass] = [
    "compact": .compact, "regular": .regular,
  ]

  private static let idioms: [Substring: UIUserInterfaceIdiom] = [
    "phone": .phone, "pad": .pad, "mac": .mac, "tv": .tv,
  ]

  init(_ element: InterfaceElement) {
    self.element = element
    let key = element["key"] ?? ""
    guard key != "default" else { return }
    for term in key.split(separator: "-") {
      let parts = term.split(separator: "=")
      guard parts.count == 2, read(parts[0], parts[1]) else {
        isUnknown = true
        element.document?.skip(element, "the variation for \(term) is not known; skipped")
        continue
      }
    }
  }

  /// Notes the value of a trait, and returns whether it is known.
  private mutating func read(_ trait: Substring, _ value: Substring) -> Bool {
    switch trait {
    case "widthClass":
      horizontal = Self.classes[value]
      return horizontal != nil
    case "heightClass":
      vertical = Self.classes[value]
      return vertical != nil
    case "userInterfaceIdiom":
      idiom = Self.idioms[value]
      return idiom != nil
    default: return false
    }
  }

  /// The number of traits that the variation names, which is 0 for the default.
  var count: Int {
    (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) + (idiom == nil ? 0 : 1)
  }

  func matches(_ traits: UITraitCollection) -> Bool {
    !isUnknown && (horizontal ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (vertical ?? traits.verticalSizeClass) == traits.verticalSizeClass
      && (idiom ?? traits.userInterfaceIdiom) == traits.userInterfaceIdiom
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
    "adjustsFontSizeToFit": "NO", "alpha": "1", "alignment": "fill",
    "alwaysBounceHorizontal": "NO", "alwaysBounceVertical": "NO", "axis": "horizontal",
    "baselineRelativeArrangement": "NO", "clipsSubviews": "NO", "constant": "0",
    "contentHorizontalAlignment": "center", "contentMode": "scaleToFill",
    "contentVerticalAlignment": "center", "directionalLockEnabled": "NO",
    "distribution": "fill", "enabled": "YES", "hidden": "NO",
    "layoutMarginsRelativeArrangement": "NO", "minimumInteritemSpacing": "10",
    "minimumLineSpacing": "10", "minimumScaleFactor": "0", "multipleTouchEnabled": "NO",
    "numberOfLines": "1", "pagingEnabled": "NO", "priority": "1000", "scrollDirection": "vertical",
    "scrollEnabled": "YES", "selected": "NO", "semanticContentAttribute": "unspecified",
    "spacing": "0", "tag": "0", "textAlignment": "natural", "userInteractionEnabled": "YES",
  ]

  /// The values of child elements that Interface Builder leaves out.
  private static let defaultElements: [String: [String: String]] = [
    "contentEdgeInsets": [:], "titleEdgeInsets": [:], "imageEdgeInsets": [:], "contentInset": [:],
    "sectionInset": [:],
    "layoutMargins": ["top": "8", "left": "8", "bottom": "8", "right": "8"],
    "directionalLayoutMargins": ["top": "8", "leading": "8", "bottom": "8", "trailing": "8"],
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
    var children: [InterfaceElement] = []
    for property in names.union(keys) {
      let source = sources.first { $0[property] != nil || $0.value(property) != nil }
      if let text = source == nil ? Self.defaults[property] : source?[property] {
        attributes[property] = text
        // The catalog of an image is in an attribute of its own.
        if let catalog = source?["catalog"] { attributes["catalog"] = catalog }
      } else if let value = source?.value(property), value.name != "nil" {
        children.append(value.copy())
      } else {
        children.append(Self.resetElement(property, of: element))
      }
    }
    let changed = InterfaceElement(name: element.name, attributes: attributes, line: element.line)
    changed.document = element.document
    for child in children { changed.append(child) }
    let coder = InterfaceCoder(changed, InterfaceObjects(document))
    switch object {
    case let target as InterfaceVariationTarget: target.decodeVariation(from: coder)
    case let view as UIView: view.decodeViewAttributes(from: coder)
    default: break
    }
  }

  /// Returns the element that resets a property to its default.
  private static func resetElement(
    _ key: String,
    of element: InterfaceElement
  ) -> InterfaceElement {
    var attributes = defaultElements[key] ?? [:]
    let name = defaultElements[key] == nil ? InterfaceElement.resetName : "inset"
    attributes["key"] = key
    let result = InterfaceElement(name: name, attributes: attributes, line: element.line)
    result.document = element.document
    return result
  }
}

/// An object whose own properties can differ by size class.
@MainActor protocol InterfaceVariationTarget: AnyObject {
  /// Sets the properties that the element has.
  func decodeVariation(from coder: InterfaceCoder)
}

extension NSLayoutConstraint: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) {
    coder.element.set("constant", \.constant, of: self)
    if let value: Float = coder.element.value(of: "priority") { priority = UILayoutPriority(value) }
  }
}
