/// Something whose looks can be set for all instances at once, through a proxy.
///
/// A proxy is an instance of the class that is never shown. What is set on it is remembered and set on each instance as that
/// enters a window, before `didMoveToWindow()`; instances that are in one already keep their looks. What an instance
/// was given directly wins. (R-PROXY-1, R-PROXY-2)
///
/// Unlike iOS, a class's proxy is made with `init()`, which the class therefore needs, and remembers only members of
/// the library; what apps add to their own classes changes the proxy and nothing else.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for instances wherever they are.
  static func appearance() -> Self

  /// The proxy for instances inside of others: in one of the first class, that in one of the second, and so on.
  ///
  /// An empty list means wherever they are. Of several proxies whose containers fit, the one with the outermost container
  /// wins, then the longer list. (R-PROXY-5)
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy for instances whose traits include these; their looks follow when traits change. (R-PROXY-6)
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for instances whose traits include these and that are inside of others.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// Something that proxies can name as being around what they are for: a view or a controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance {
  /// The proxy for instances wherever they are.
  public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }

  /// The proxy for instances inside of others, the innermost named first. (R-PROXY-5)
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, containers: containerTypes)
  }

  /// The proxy for instances whose traits include these. (R-PROXY-6)
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.proxy(of: self, traits: trait)
  }

  /// The proxy for instances whose traits include these and that are inside of others.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, traits: trait, containers: containerTypes)
  }
}
