// R-PROXY-1, R-PROXY-2
/// A type whose appearance can be set for all instances through a proxy.
///
/// A proxy is an instance of the class that is never shown. Values that are set on it are recorded,
/// and applied to each instance when it is added to a window, before `didMoveToWindow()`. Instances
/// that are already in a window do not change. Values that were assigned to an instance directly
/// take precedence.
///
/// Unlike iOS, the proxy of a class is created with `init()`, which the class must support, and
/// records only members of the library. Members that an application adds to its classes have an
/// effect only on the proxy.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all instances.
  static func appearance() -> Self

  // R-PROXY-5
  /// Returns the proxy for instances inside containers.
  ///
  /// If several proxies apply, the one with the outermost container takes precedence, then the one
  /// with more containers.
  ///
  /// - Parameter containerTypes: The classes of the containers, beginning with the innermost. An
  ///   empty array stands for all instances.
  /// - Returns: The proxy.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  // R-PROXY-6
  /// Returns the proxy for instances with certain traits.
  ///
  /// Values are updated when traits change.
  ///
  /// - Parameter trait: The traits that an instance must have.
  /// - Returns: The proxy.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for instances inside containers whose traits include those of a collection.
  ///
  /// - Parameters:
  ///   - trait: The traits.
  ///   - containerTypes: The classes of the containers, from the innermost to the outermost.
  /// - Returns: The proxy.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A type that can be a container in the scope of a proxy: views and view controllers.
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
  /// Returns the proxy for instances inside containers, given from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, containers: containerTypes)
  }

  // R-PROXY-6
  /// Returns the proxy for instances with certain traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: self, traits: trait)
  }

  /// Returns the proxy for instances with certain traits inside containers.
  ///
  /// - Parameters:
  ///   - trait: The traits that an instance must have.
  ///   - containerTypes: The classes of the containers, beginning with the innermost.
  /// - Returns: The proxy.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, traits: trait, containers: containerTypes)
  }
}
