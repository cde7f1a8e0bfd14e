import CoreGraphics
import Foundation

/// A value that an attribute of an interface file contains as text.
protocol InterfaceValue {
  init?(interfaceText: String)
}

extension Bool: InterfaceValue {
  init?(interfaceText: String) {
    switch interfaceText {
    case "YES", "true": self = true
    case "NO", "false": self = false
    default: return nil
    }
  }
}

extension Int: InterfaceValue {
  init?(interfaceText: String) {
    guard let number = Double(interfaceText), let value = Int(exactly: number.rounded()) else {
      return nil
    }
    self = value
  }
}

extension CGFloat: InterfaceValue {
  init?(interfaceText: String) {
    guard let number = Double(interfaceText), number.isFinite else { return nil }
    self.init(number)
  }
}

extension Float: InterfaceValue {
  init?(interfaceText: String) {
    guard let number = Float(interfaceText), number.isFinite else { return nil }
    self = number
  }
}

extension Double: InterfaceValue {
  init?(interfaceText: String) {
    guard let number = Double(interfaceText), number.isFinite else { return nil }
    self = number
  }
}

// R-IB-3
extension InterfaceElement {
  // MARK: Setting properties

  /// Sets a property to the value of an attribute, if there is one.
  func set<Root, Value: InterfaceValue>(
    _ attribute: String,
    _ path: ReferenceWritableKeyPath<Root, Value>,
    of object: Root
  ) {
    if let value: Value = value(of: attribute) { object[keyPath: path] = value }
  }

  /// Sets an optional property to the value of an attribute, if there is one.
  func set<Root, Value: InterfaceValue>(
    _ attribute: String,
    _ path: ReferenceWritableKeyPath<Root, Value?>,
    of object: Root
  ) {
    if let value: Value = value(of: attribute) { object[keyPath: path] = value }
  }

  /// Sets a property to the member of a table with the name in an attribute, if there is one.
  func set<Root, Value>(
    _ attribute: String,
    _ path: ReferenceWritableKeyPath<Root, Value>,
    of object: Root,
    from table: [String: Value]
  ) {
    if let value = member(attribute, of: table) { object[keyPath: path] = value }
  }

  /// Returns the value of an attribute, or `nil` if it is missing or invalid.
  func value<Value: InterfaceValue>(of attribute: String) -> Value? {
    guard let text = self[attribute] else { return nil }
    let value = Value(interfaceText: text)
    if value == nil { document?.skip(self, "\(attribute)=\"\(text)\" is not valid; ignored") }
    return value
  }

  /// Returns the options of a set whose names are attributes with the value `YES`.
  func options<Options: OptionSet>(
    from names: [(String, Options)]
  ) -> Options where Options.Element == Options {
    names.reduce(into: []) { result, name in
      if self[name.0] == "YES" { result.formUnion(name.1) }
    }
  }

  /// Returns the member of a table with the name in an attribute.
  func member<Value>(_ attribute: String, of table: [String: Value]) -> Value? {
    guard let text = self[attribute] else { return nil }
    let value = table[text]
    if value == nil { document?.skip(self, "\(attribute)=\"\(text)\" is not known; ignored") }
    return value
  }

  // MARK: Texts

  // R-IB-20
  /// Returns the text of a property in the user's language, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - name: The name of the text in a table of strings, which differs for some properties.
  /// - Returns: The text.
  func text(_ key: String, named name: String? = nil) -> String? {
    if let id, let text = document?.translation("\(id).\(name ?? key)") { return text }
    return self[key] ?? value(key).flatMap { $0.name == "string" ? $0.string : nil }
  }

  /// The text of an element, which may be encoded.
  private var string: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    let parts = text.filter { !$0.isWhitespace }
    let padded = parts + String(repeating: "=", count: (4 - parts.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  // MARK: Numbers

  private func number(_ attribute: String) -> CGFloat { value(of: attribute) ?? 0 }

  func rect(_ key: String) -> CGRect? {
    present(key).map {
      CGRect(
        x: $0.number("x"),
        y: $0.number("y"),
        width: $0.number("width"),
        height: $0.number("height")
      )
    }
  }

  func size(_ key: String) -> CGSize? {
    present(key).map { CGSize(width: $0.number("width"), height: $0.number("height")) }
  }

  func point(_ key: String) -> CGPoint? {
    present(key).map { CGPoint(x: $0.number("x"), y: $0.number("y")) }
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    present(key).map {
      UIEdgeInsets(
        top: $0.number("minY") + $0.number("top"),
        left: $0.number("minX") + $0.number("left"),
        bottom: $0.number("maxY") + $0.number("bottom"),
        right: $0.number("maxX") + $0.number("right")
      )
    }
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    present(key).map {
      NSDirectionalEdgeInsets(
        top: $0.number("top"),
        leading: $0.number("leading"),
        bottom: $0.number("bottom"),
        trailing: $0.number("trailing")
      )
    }
  }

  // MARK: Colors

  /// Sets a property to a color, or to `nil` if the file says so, and leaves it unchanged without
  /// either.
  func setColor<Root>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Root, UIColor?>,
    of object: Root
  ) {
    if let color = color(key) {
      object[keyPath: path] = color
    } else if isNil(key) || isReset(key) {
      object[keyPath: path] = nil
    }
  }

  /// Returns whether the file sets a property to `nil`.
  func isNil(_ key: String) -> Bool { value(key)?.name == "nil" }

  /// The name of elements that reset a property to its default.
  ///
  /// Files do not contain them; they stand for the values that a file leaves out in a size class.
  static let resetName = "reset"

  /// Returns whether a property gets its default again.
  func isReset(_ key: String) -> Bool { value(key)?.name == Self.resetName }

  /// Returns the element with the value of a property, or `nil` if it has none.
  private func present(_ key: String) -> InterfaceElement? {
    value(key).flatMap { $0.name == Self.resetName || $0.name == "nil" ? nil : $0 }
  }

  /// Returns the color of a property, or `nil` if there is none.
  func color(_ key: String) -> UIColor? { present(key)?.color }

  private var color: UIColor? {
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      if let color = SystemColorNames.color(named: name) { return color }
      document?.skip(self, "the system color \(name) is not known; ignored")
      return nil
    }
    if let name = self["name"] {
      let color = UIColor(named: name, in: document?.bundle, compatibleWith: nil)
      if color == nil { document?.skip(self, "there is no color \(name); ignored") }
      return color
    }
    let alpha = self["alpha"] == nil ? 1 : number("alpha")
    if self["white"] != nil { return UIColor(white: number("white"), alpha: alpha) }
    guard self["red"] != nil else { return nil }
    return UIColor(
      red: number("red"),
      green: number("green"),
      blue: number("blue"),
      alpha: alpha
    )
  }

  // MARK: Fonts

  /// Returns the font of a property, or `nil` if there is none.
  func font(_ key: String) -> UIFont? { present(key)?.font }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private var font: UIFont? {
    if let style = self["style"] { return .preferredFont(forTextStyle: .init(rawValue: style)) }
    let size: CGFloat = value(of: "pointSize") ?? UIFont.systemFontSize
    if let name = self["name"] {
      if let font = UIFont(name: name, size: size) { return font }
      document?.skip(self, "there is no font \(name); the system font is used")
    }
    switch self["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = member("weight", of: Self.weights) ?? .regular
      return .systemFont(ofSize: size, weight: weight)
    }
  }

  // MARK: Images

  /// Returns the image of a property, or `nil` if there is none.
  func image(_ key: String) -> UIImage? {
    if let reference = value(key), reference.name == "imageReference" {
      return reference.styled(reference.namedImage("image"))
    }
    return namedImage(key)
  }

  private func namedImage(_ attribute: String) -> UIImage? {
    guard let name = self[attribute], let document else { return nil }
    let resources = document.root.list("resources")
    let resource = resources.first { $0.name == "image" && $0["name"] == name }
    let isSystem = (self["catalog"] ?? resource?["catalog"]) == "system"
    let image =
      isSystem ? UIImage(systemName: name) : UIImage(named: name, in: document.bundle, with: nil)
    if image == nil { document.skip(self, "there is no image \(name); ignored") }
    return image
  }
}
