/// The proxies of the process, and the rules that they recorded.
///
/// The instance is created with the first proxy. In apps without proxies, the cost is one
/// comparison for each view that is added to a window.
@MainActor
package final class AppearanceProxies {
  /// The instance, or `nil` before the first proxy is created.
  private(set) static var shared: AppearanceProxies?

  private var proxies: [AppearanceScope: AppearanceTarget] = [:]
  private var scopes: [ObjectIdentifier: AppearanceScope] = [:]
  private var rules = AppearanceRules()
  /// The classes with rules among the superclasses of each class that was looked up.
  private var targets: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  /// The classes whose proxies are being created.
  private var classesBeingCreated: Set<ObjectIdentifier> = []

  /// Runs a closure without the rules recorded before, and discards the rules that it records.
  ///
  /// Used by tests.
  package static func withFreshRules<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = shared
    shared = nil
    defer { shared = outer }
    return try body()
  }

  // MARK: Proxies

  /// Returns the proxy of a class for a scope.
  ///
  /// Each call returns the same object.
  static func proxy<Target: UIAppearance>(
    of type: Target.Type,
    traits: UITraitCollection? = nil,
    containers: [any UIAppearanceContainer.Type] = []
  ) -> Target {
    let proxies = shared ?? AppearanceProxies()
    shared = proxies
    let scope = AppearanceScope(
      target: ObjectIdentifier(type),
      containers: containers.map { ObjectIdentifier($0) },
      traits: traits.flatMap { $0.values.statedCount > 0 ? $0 : nil }
    )
    let proxy = proxies.proxies[scope] ?? proxies.makeProxy(of: type, for: scope)
    guard let proxy = proxy as? Target else {
      Misuse.raise(reason: "\(type) is neither a view nor a bar item and has no appearance proxy")
    }
    return proxy
  }

  private func makeProxy(of type: AnyClass, for scope: AppearanceScope) -> AppearanceTarget? {
    guard classesBeingCreated.insert(scope.target).inserted else {
      Misuse.raise(
        reason: "appearance() of \(type) was called in its init(), which creates the proxy"
      )
    }
    defer { classesBeingCreated.remove(scope.target) }
    guard type is AppearanceTarget.Type,
      let proxy = Instantiation.make(type) as? AppearanceTarget
    else { return nil }
    proxy.appearanceMarks.makeProxy()
    proxies[scope] = proxy
    scopes[ObjectIdentifier(proxy)] = scope
    return proxy
  }

  // MARK: Recording

  /// Records a value that was set on a proxy.
  ///
  /// Proxies that were created before `withFreshRules` are ignored.
  static func record(
    _ key: AppearanceKey,
    by proxy: AppearanceTarget,
    setting: @escaping (NSObject) -> Void
  ) {
    guard let shared, let scope = shared.scopes[ObjectIdentifier(proxy)] else { return }
    shared.rules.record(.init(key: key, set: setting), for: scope)
    shared.targets = [:]
  }

  // MARK: Applying

  /// Whether any rule depends on traits.
  var asksForTraits: Bool { rules.asksForTraits }

  // R-PROXY-2
  /// Sets the values that were recorded for an object's classes, except those that were assigned to
  /// the object directly.
  func set(on object: AppearanceTarget, in containers: AppearanceContainers) {
    let targets = targets(of: type(of: object))
    guard !targets.isEmpty else { return }
    for entry in rules.entries(for: targets, in: containers)
    where !object.appearanceMarks.contains(entry.key) {
      AppearancePass.set(on: object) { entry.set(object) }
    }
  }

  private func targets(of type: AnyClass) -> [ObjectIdentifier] {
    if let known = targets[ObjectIdentifier(type)] { return known }
    let found = rules.targets(in: ClassLineage(of: type))
    targets[ObjectIdentifier(type)] = found
    return found
  }
}
