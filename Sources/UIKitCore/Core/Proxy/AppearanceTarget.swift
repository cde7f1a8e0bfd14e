/// A view or a bar item, which can be a proxy and to which the values of proxies are applied.
///
/// Each setter that proxies support calls `noteAppearance`, which records the assignment but does
/// not set the value.
@MainActor
protocol AppearanceTarget: NSObject {
  var appearanceMarks: AppearanceAssignments { get set }
}

extension AppearanceTarget {
  // R-PROXY-1, R-PROXY-2
  /// Records the assignment of a property, as a rule if this object is a proxy and otherwise as a
  /// direct assignment.
  func noteAppearance<Target, Value>(
    _ key: AppearanceKey,
    _ path: ReferenceWritableKeyPath<Target, Value>,
    _ value: @autoclosure () -> Value
  ) {
    guard appearanceMarks.isProxy else { return markAsOwn(key) }
    let value = value()
    AppearanceProxies.record(key, by: self) { ($0 as? Target)?[keyPath: path] = value }
  }

  /// Records a value for a state that was set by a method.
  ///
  /// `setting` repeats the call on another object.
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

/// Distinguishes values that are set by proxies from values that are set by the application.
@MainActor
enum AppearancePass {
  private static var target: ObjectIdentifier?

  /// Returns whether a value of a proxy is being set on this object.
  ///
  /// Assignments to other objects in the meantime are direct assignments.
  static func isSetting(_ object: AppearanceTarget) -> Bool {
    target.map { $0 == ObjectIdentifier(object) } ?? false
  }

  /// Runs a closure whose assignments are treated as those of a proxy.
  static func set(on object: AppearanceTarget, _ body: () -> Void) {
    let outer = target
    target = ObjectIdentifier(object)
    body()
    target = outer
  }
}
