/// A view or a bar item, which can be a proxy and take values of proxies.
///
/// Each setter that proxies support calls `noteAppearance`, which records the assignment and sets
/// nothing.
@MainActor
protocol AppearanceTarget: NSObject {
  var appearanceMarks: AppearanceAssignments { get set }
}

extension AppearanceTarget {
  // R-PROXY-1, R-PROXY-2
  /// Records the assignment of a property: as a rule if this object is a proxy, otherwise as its
  /// own value.
  func noteAppearance<Target, Value>(
    _ key: AppearanceKey,
    _ path: ReferenceWritableKeyPath<Target, Value>,
    _ value: @autoclosure () -> Value
  ) {
    guard appearanceMarks.isProxy else { return markAsOwn(key) }
    let value = value()
    AppearanceProxies.record(key, by: self) { ($0 as? Target)?[keyPath: path] = value }
  }

  /// Records a value for a state that was set by a method; `setting` repeats the call on another
  /// object.
  func noteAppearance<Target>(_ key: AppearanceKey, setting: @escaping (Target) -> Void) {
    guard appearanceMarks.isProxy else { return markAsOwn(key) }
    AppearanceProxies.record(key, by: self) { ($0 as? Target).map(setting) }
  }

  private func markAsOwn(_ key: AppearanceKey) {
    guard !AppearancePass.isSetting(self) else { return }
    appearanceMarks.insert(key)
  }
}

extension UIBarItem: AppearanceTarget {}

extension UIView: AppearanceTarget {
  var appearanceMarks: AppearanceAssignments {
    get { viewAppearance.appearanceMarks }
    set { viewAppearance.appearanceMarks = newValue }
  }
}

/// Distinguishes values set by proxies from those set by the application.
@MainActor
enum AppearancePass {
  private static var target: ObjectIdentifier?

  /// Whether a proxy's value is being set on this object.
  ///
  /// Assignments to other objects meanwhile are their own.
  static func isSetting(_ object: AppearanceTarget) -> Bool {
    target.map { $0 == ObjectIdentifier(object) } ?? false
  }

  /// Runs a closure whose assignments count as a proxy's.
  static func set(on object: AppearanceTarget, _ body: () -> Void) {
    let outer = target
    target = ObjectIdentifier(object)
    body()
    target = outer
  }
}
