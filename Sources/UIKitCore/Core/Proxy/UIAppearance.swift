// R-PROXY-1, R-PROXY-2
/// A type whose appearance can be set for all instances through a proxy.
///
/// A proxy is an instance of the class that is never shown. Values that are set on it are recorded,
/// and set on each instance when it enters a window, before `didMoveToWindow()`. Instances that are
/// in a window already do not change. Values that were assigned to an instance directly take
/// precedence.
///
/// Unlike iOS, the proxy of a class is created with `init()`, which the class therefore needs, and
/// records members of the library only. Members that an application adds to its classes change the
/// proxy and nothing else.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all instances.
  static func appearance() -> Self

  // R-PROXY-5
  /// Returns the proxy for instances inside containers: in an instance of the first class, which is
  /// in an instance of the second, and so on.
  ///
  /// An empty array means all instances. If several proxies apply, the one with the outermost
  /// container takes precedence, then the one with more containers.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  // R-PROXY-6
  /// Returns the proxy for instances whose traits include those of a collection.
  ///
  /// Values are updated when traits change.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for instances whose traits include those of a collection and that are inside
  /// containers.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A type that proxies can name as a container: views and view controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance {
  /// Returns the proxy for all instances.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }

  // R-PROXY-5
  /// Returns the proxy for instances inside containers, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, containers: containerTypes)
  }

  // R-PROXY-6
  /// Returns the proxy for instances whose traits include those of a collection.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: self, traits: trait)
  }

  /// Returns the proxy for instances whose traits include those of a collection and that are inside
  /// containers.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, traits: trait, containers: containerTypes)
  }
}
