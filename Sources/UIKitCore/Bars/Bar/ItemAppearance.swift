/// The values of one state of an item: those that tab bar items and bar button items share.
protocol ItemStateAttributes: Equatable, Codable {
  init()
  var titleTextAttributes: [NSAttributedString.Key: Any] { get set }
  var titleOffset: UIOffset { get set }
}

/// The values of all states of an item, in one layout or style.
///
/// `active` is the state of a selected tab or of a pressed button.
struct ItemAppearanceStates<Style, Attributes: ItemStateAttributes>: Equatable, Codable
where Style: RawRepresentable & Hashable, Style.RawValue == Int {
  @ArchivedByRawValue var style: Style
  var normal = Attributes()
  var active = Attributes()
  var disabled = Attributes()
  var focused = Attributes()
}

/// A public class that contains the values of one state.
protocol ItemStateAppearance: NSObject {
  associatedtype Attributes: ItemStateAttributes

  /// The values of the state; those that are empty are determined by the system.
  var attributes: Attributes { get set }
}

extension ItemStateAppearance {
  /// Assigns an offset unless it is not finite, which is ignored with a warning.
  func assign(
    _ offset: UIOffset,
    to path: WritableKeyPath<Attributes, UIOffset>,
    _ property: String
  ) {
    // R-BAD-35, R-BBI-35
    attributes[keyPath: path] = NonFiniteGeometry.checked(
      offset,
      else: attributes[keyPath: path],
      "\(Self.self).\(property)"
    )
  }

  func _isEqual(_ object: Any?) -> Bool { (object as? Self)?.attributes == attributes }

  var _hash: Int {
    attributes.titleOffset.hashValue ^ attributes.titleTextAttributes.count
  }
}

/// The implementation that `UITabBarItemAppearance` and `UIBarButtonItemAppearance` share.
protocol ItemAppearance: NSObject, NSCopying {
  associatedtype Style: RawRepresentable & Hashable where Style.RawValue == Int
  associatedtype State: ItemStateAppearance

  static var archiveKey: String { get }

  var style: Style { get set }
  var normal: State { get }
  var active: State { get }
  var disabled: State { get }
  var focused: State { get }

  init(style: Style)
}

extension ItemAppearance {
  typealias States = ItemAppearanceStates<Style, State.Attributes>

  /// All values of the appearance.
  var states: States {
    get {
      States(
        style: style,
        normal: normal.attributes,
        active: active.attributes,
        disabled: disabled.attributes,
        focused: focused.attributes
      )
    }
    set {
      style = newValue.style
      normal.attributes = newValue.normal
      active.attributes = newValue.active
      disabled.attributes = newValue.disabled
      focused.attributes = newValue.focused
    }
  }

  /// Returns a copy of the same class.
  func _copy() -> Self {
    let copy = type(of: self).init(style: style)
    copy.normal.attributes = normal.attributes
    copy.active.attributes = active.attributes
    copy.disabled.attributes = disabled.attributes
    copy.focused.attributes = focused.attributes
    return copy
  }

  /// Returns a copy with the defaults of another style.
  func copy(for style: Style) -> Self {
    let copy = duplicate
    copy.style = style
    return copy
  }

  func _isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Self, type(of: other) == type(of: self) else { return false }
    return other === self || states == other.states
  }

  func _encode(with coder: NSCoder) {
    ArchiveBlock.write(states, forKey: Self.archiveKey, to: coder)
  }

  /// Reads the values of an archived appearance.
  ///
  /// If the archive is damaged, sets the coder's error and returns `nil`.
  static func states(from coder: NSCoder) -> States? {
    ArchiveBlock.read(States.self, forKey: archiveKey, from: coder)
  }
}
