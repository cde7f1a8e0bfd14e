import Foundation
import QuartzCore

extension UIView {
  static let contentModes: [String: ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  // R-IB-7
  /// Sets the properties and adds the subviews, constraints and gesture recognizers of an interface
  /// file.
  func decodeView(from coder: InterfaceCoder) {
    let element = coder.element
    if let rect = element.rect("frame") { frame = rect }
    decodeViewAttributes(from: coder)
    decodeSubviews(of: element, coder.objects)
    decodeGuides(of: element, coder.objects)
  }

  /// Sets the properties that the initializers of subclasses also set.
  ///
  /// These initializers call it a second time.
  func decodeViewAttributes(from coder: InterfaceCoder) {
    let element = coder.element
    if let mask = element.value("autoresizingMask") {
      autoresizingMask = UIView.autoresizingMask(mask)
    }
    element.set("contentMode", \.contentMode, of: self, from: Self.contentModes)
    element.set("hidden", \.isHidden, of: self)
    element.set("alpha", \.alpha, of: self)
    element.set("opaque", \.isOpaque, of: self)
    element.set("clipsSubviews", \.clipsToBounds, of: self)
    element.set("userInteractionEnabled", \.isUserInteractionEnabled, of: self)
    element.set("multipleTouchEnabled", \.isMultipleTouchEnabled, of: self)
    element.set("tag", \.tag, of: self)
    element.set("autoresizesSubviews", \.autoresizesSubviews, of: self)
    if let identifier = element["restorationIdentifier"] { restorationIdentifier = identifier }
    element.set(
      "semanticContentAttribute",
      \.semanticContentAttribute,
      of: self,
      from: Self.semantics
    )
    if let color = element.color("backgroundColor") { backgroundColor = color }
    if element.isReset("backgroundColor") { backgroundColor = nil }
    if let color = element.color("tintColor") { tintColor = color }
    if element.isReset("tintColor") { tintColor = nil }
    decodeLayout(of: element)
    if let accessibility = element.value("accessibilityConfiguration") {
      decodeAccessibility(of: accessibility)
    }
  }

  private static func autoresizingMask(_ element: InterfaceElement) -> AutoresizingMask {
    let parts: [(String, AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { mask, part in
      if element[part.0] == "YES" { mask.formUnion(part.1) }
    }
  }

  private func decodeLayout(of element: InterfaceElement) {
    element.set(
      "translatesAutoresizingMaskIntoConstraints",
      \.translatesAutoresizingMaskIntoConstraints,
      of: self
    )
    element.set("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, of: self)
    element.set("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, of: self)
    if let margins = element.directionalInsets("directionalLayoutMargins") {
      directionalLayoutMargins = margins
    }
    if let margins = element.insets("layoutMargins") { layoutMargins = margins }
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (name, axis) in axes {
      if let value: Float = element.value(of: name + "HuggingPriority") {
        setContentHuggingPriority(UILayoutPriority(value), for: axis)
      }
      if let value: Float = element.value(of: name + "CompressionResistancePriority") {
        setContentCompressionResistancePriority(UILayoutPriority(value), for: axis)
      }
    }
  }

  private func decodeAccessibility(of element: InterfaceElement) {
    if let label = element.text("label") { accessibilityLabel = label }
    if let hint = element.text("hint") { accessibilityHint = hint }
    if let identifier = element["identifier"] { accessibilityIdentifier = identifier }
    if let isElement: Bool = element.value("isElement")?.value(of: "value") {
      isAccessibilityElement = isElement
    }
    guard let traits = element.value("traits") else { return }
    let names: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("staticText", .staticText), ("header", .header), ("searchField", .searchField),
      ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
      ("adjustable", .adjustable), ("summaryElement", .summaryElement),
      ("playsSound", .playsSound), ("startsMediaSession", .startsMediaSession),
      ("keyboardKey", .keyboardKey), ("allowsDirectInteraction", .allowsDirectInteraction),
    ]
    accessibilityTraits = names.reduce(into: .none) { result, name in
      if traits[name.0] == "YES" { result.formUnion(name.1) }
    }
  }

  /// Sets the frame, the properties and the guides of a content view that its cell has created.
  func decodeContentView(_ element: InterfaceElement, _ objects: InterfaceObjects) {
    if let rect = element.rect("frame") { frame = rect }
    decodeViewAttributes(from: InterfaceCoder(element, objects))
    decodeGuides(of: element, objects)
  }

  // MARK: Subviews

  /// Adds the subviews of an element, and activates its constraints when the whole part of the file
  /// has been created.
  func decodeSubviews(of element: InterfaceElement, _ objects: InterfaceObjects) {
    for child in element.list("subviews") {
      if let view = objects.view(child) { insertDecodedSubview(view) }
    }
    for constraint in element.list("constraints") { objects.add(constraint, to: self) }
  }

  /// Inserts a subview of an interface file, by default in front; stack views arrange it.
  func insertDecodedSubview(_ view: UIView, at index: Int = .max) {
    if let container = self as? InterfaceSubviewContainer {
      container.insertInterfaceSubview(view, at: index)
    } else {
      insertSubview(view, at: index)
    }
  }

  private func decodeGuides(of element: InterfaceElement, _ objects: InterfaceObjects) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide["key"] {
      case "safeArea": objects[guide.id] = safeAreaLayoutGuide
      case "keyboard": objects[guide.id] = keyboardLayoutGuide
      case "contentLayoutGuide", "frameLayoutGuide":
        objects[guide.id] = (self as? InterfaceSubviewContainer)?.interfaceGuide(guide["key"] ?? "")
      default: objects.document.skip(guide, "the guide \(guide["key"] ?? "") is not known; skipped")
      }
    }
  }
}

/// A view that arranges the subviews of an interface file, or has further layout guides.
@MainActor protocol InterfaceSubviewContainer: UIView {
  func insertInterfaceSubview(_ view: UIView, at index: Int)
  func interfaceGuide(_ key: String) -> UILayoutGuide?
}

extension InterfaceSubviewContainer {
  func insertInterfaceSubview(_ view: UIView, at index: Int) { insertSubview(view, at: index) }
  func interfaceGuide(_ key: String) -> UILayoutGuide? { nil }
}
