/// A value that a proxy can set: a member and, for members with a value for each state, the state.
///
/// The static members of this type are the only keys.
struct AppearanceKey: Hashable {
  /// The bit in `AppearanceAssignments`, which is unique among the members of one object.
  let bit: UInt8
  private let state: UInt

  private init(_ bit: UInt8) {
    self.bit = bit
    state = 0
  }

  /// Creates the key of a member whose values depend on more than a state.
  ///
  /// All its values share one bit.
  private init(_ bit: UInt8, detail: UInt) {
    self.bit = bit
    state = detail
  }

  /// Creates the key of a member with states, which has one bit for each single state and one for
  /// all combinations.
  private init(from first: UInt8, _ state: UIControl.State) {
    let plain: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    bit = first + UInt8(plain.firstIndex(of: state) ?? plain.count)
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

  // MARK: Toolbars
  //
  // Toolbars also use the first six keys of bars and the keys of the compact appearances.

  static func barBackgroundImage(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> Self {
    Self(17, detail: UInt(position.rawValue) << 16 | UInt(metrics.rawValue))
  }
  static func barShadowImage(_ position: UIBarPosition) -> Self {
    Self(18, detail: UInt(position.rawValue))
  }

  // MARK: Navigation bars
  //
  // Navigation bars also use the first six keys of bars, `shadowImage` and `barBackgroundImage`.

  static let compactAppearance = AppearanceKey(10)
  static let compactScrollEdgeAppearance = AppearanceKey(11)
  static let barTitleTextAttributes = AppearanceKey(12)
  static let largeTitleTextAttributes = AppearanceKey(13)
  static let backIndicatorImage = AppearanceKey(14)
  static let backIndicatorTransitionMaskImage = AppearanceKey(15)
  static let prefersLargeTitles = AppearanceKey(16)
  static func titleVerticalPosition(_ metrics: UIBarMetrics) -> Self {
    Self(18, detail: UInt(metrics.rawValue))
  }

  // MARK: Bar items
  //
  // Bar items also use the two appearance keys above.

  static let badgeColor = AppearanceKey(4)
  static let titlePositionAdjustment = AppearanceKey(5)
  static func titleTextAttributes(_ state: UIControl.State) -> Self { Self(from: 6, state) }
  static func badgeTextAttributes(_ state: UIControl.State) -> Self { Self(from: 12, state) }

  static func barButtonBackgroundImage(
    _ state: UIControl.State,
    _ style: UIBarButtonItem.Style?,
    _ metrics: UIBarMetrics
  ) -> Self {
    let form = UInt(metrics.rawValue) << 32 | UInt((style?.rawValue ?? -1) + 1) << 40
    return Self(18, detail: state.rawValue & 0xFFFF_FFFF | form)
  }
  static func barButtonBackgroundShift(_ metrics: UIBarMetrics) -> Self {
    Self(19, detail: UInt(metrics.rawValue))
  }
  static func barButtonTitleOffset(_ metrics: UIBarMetrics) -> Self {
    Self(20, detail: UInt(metrics.rawValue))
  }
  static func backButtonBackgroundImage(
    _ state: UIControl.State,
    _ metrics: UIBarMetrics
  ) -> Self {
    Self(21, detail: state.rawValue & 0xFFFF_FFFF | UInt(metrics.rawValue) << 32)
  }
  static func backButtonBackgroundShift(_ metrics: UIBarMetrics) -> Self {
    Self(22, detail: UInt(metrics.rawValue))
  }
  static func backButtonTitleOffset(_ metrics: UIBarMetrics) -> Self {
    Self(23, detail: UInt(metrics.rawValue))
  }

  // MARK: Tables

  static let separatorColor = AppearanceKey(2)

  // MARK: Controls

  static let onTintColor = AppearanceKey(2)
  static let thumbTintColor = AppearanceKey(3)
  static let contentEdgeInsets = AppearanceKey(4)
  static func titleColor(_ state: UIControl.State) -> Self { Self(from: 5, state) }
  static func buttonBackgroundImage(_ state: UIControl.State) -> Self { Self(from: 11, state) }
  static let selectedSegmentTintColor = AppearanceKey(2)
  static let minimumTrackTintColor = AppearanceKey(4)
  static let maximumTrackTintColor = AppearanceKey(5)
  static func thumbImage(_ state: UIControl.State) -> Self { Self(from: 6, state) }
  static func minimumTrackImage(_ state: UIControl.State) -> Self { Self(from: 12, state) }
  static func maximumTrackImage(_ state: UIControl.State) -> Self { Self(from: 18, state) }
  static let pageIndicatorTintColor = AppearanceKey(2)
  static let currentPageIndicatorTintColor = AppearanceKey(4)
  static let indicatorColor = AppearanceKey(2)
  static let progressTintColor = AppearanceKey(2)
  static let trackTintColor = AppearanceKey(4)
}

// R-PROXY-2
/// The values that were assigned to an object directly, which proxies do not change, and whether
/// the object is a proxy.
///
/// The size is four bytes, which fit into the padding of views and items.
struct AppearanceAssignments {
  private var bits: UInt32 = 0
  private static let proxyBit: UInt32 = 1 << 31

  var isProxy: Bool { bits & Self.proxyBit != 0 }

  func contains(_ key: AppearanceKey) -> Bool { bits & (1 << UInt32(key.bit)) != 0 }

  mutating func insert(_ key: AppearanceKey) { bits |= 1 << UInt32(key.bit) }

  mutating func makeProxy() { bits |= Self.proxyBit }
}
