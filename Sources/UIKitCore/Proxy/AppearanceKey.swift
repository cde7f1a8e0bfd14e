/// One thing that a proxy can set: a member and, for members that have a value for each state, the state.
///
/// These are all there are.
struct AppearanceKey: Hashable {
  /// The place in `AppearanceMarks`; no two members that one object has share one.
  let mark: UInt8
  private let state: UInt

  private init(_ mark: UInt8) {
    self.mark = mark
    state = 0
  }

  /// A member with states has a mark for each plain state and one for all combinations of them.
  private init(from first: UInt8, _ state: UIControl.State) {
    let plain: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    mark = first + UInt8(plain.firstIndex(of: state) ?? plain.count)
    self.state = state.rawValue
  }

  // MARK: Views

  static let tintColor = AppearanceKey(0)
  static let backgroundColor = AppearanceKey(1)

  // MARK: Bars

  static let standardAppearance = AppearanceKey(2)
  static let scrollEdgeAppearance = AppearanceKey(3)
  static let barStyle = AppearanceKey(4)
  static let barTintColor = AppearanceKey(5)
  static let isTranslucent = AppearanceKey(6)
  static let backgroundImage = AppearanceKey(7)
  static let shadowImage = AppearanceKey(8)
  static let selectionIndicatorImage = AppearanceKey(9)
  static let unselectedItemTintColor = AppearanceKey(10)
  static let selectedImageTintColor = AppearanceKey(11)
  static let itemPositioning = AppearanceKey(12)
  static let itemWidth = AppearanceKey(13)
  static let itemSpacing = AppearanceKey(14)

  // MARK: Bar items (with the two appearances above)

  static let badgeColor = AppearanceKey(4)
  static let titlePositionAdjustment = AppearanceKey(5)
  static func titleTextAttributes(_ state: UIControl.State) -> Self { Self(from: 6, state) }
  static func badgeTextAttributes(_ state: UIControl.State) -> Self { Self(from: 12, state) }

  // MARK: Controls

  static let onTintColor = AppearanceKey(2)
  static let thumbTintColor = AppearanceKey(3)
  static let contentEdgeInsets = AppearanceKey(4)
  static func titleColor(_ state: UIControl.State) -> Self { Self(from: 5, state) }
  static func buttonBackgroundImage(_ state: UIControl.State) -> Self { Self(from: 11, state) }
}

/// What an object was given directly, so that no proxy changes it, and whether it is a proxy itself. (R-PROXY-2)
///
/// Four bytes, which views and items have room for without growing.
struct AppearanceMarks {
  private var bits: UInt32 = 0
  private static let proxyBit: UInt32 = 1 << 31

  var isProxy: Bool { bits & Self.proxyBit != 0 }

  func contains(_ key: AppearanceKey) -> Bool { bits & (1 << UInt32(key.mark)) != 0 }

  mutating func insert(_ key: AppearanceKey) { bits |= 1 << UInt32(key.mark) }

  mutating func makeProxy() { bits |= Self.proxyBit }
}
