/// A view or a bar item: what proxies are made of and what their values are set on.
///
/// Each setter that a proxy may use leaves one note, which says who set what and sets nothing.
@MainActor
protocol AppearanceTarget: NSObject {
  var appearanceMarks: AppearanceAssignments { get set }
}

extension AppearanceTarget {
  /// Notes that a property was set: for others if this is a proxy, else as this object's own. (R-PROXY-1, R-PROXY-2)
  func noteAppearance<Target, Value>(
    _ key: AppearanceKey,
    _ path: ReferenceWritableKeyPath<Target, Value>,
    _ value: @autoclosure () -> Value
  ) {
    guard appearanceMarks.isProxy else { return markAsOwn(key) }
    let value = value()
    AppearanceProxies.record(key, by: self) { ($0 as? Target)?[keyPath: path] = value }
  }

  /// Notes that the value for a state was set by a method; `setting` calls it on another object.
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
    get { look.appearanceMarks }
    set { look.appearanceMarks = newValue }
  }
}

/// Tells what is set by proxies from what is set by the app.
@MainActor
enum AppearancePass {
  private static var target: ObjectIdentifier?

  /// Whether a proxy's value is being set on this very object; what is set on others meanwhile is theirs.
  static func isSetting(_ object: AppearanceTarget) -> Bool {
    target.map { $0 == ObjectIdentifier(object) } ?? false
  }

  /// Runs `body` as the doing of proxies.
  static func set(on object: AppearanceTarget, _ body: () -> Void) {
    let outer = target
    target = ObjectIdentifier(object)
    body()
    target = outer
  }
}
