/// What apps may not do to a navigation bar that a controller manages.
enum ManagedNavigationBar {
  /// Raises X-35 for a managed bar; `method` is the name in Objective-C.
  static func allow(_ method: String, isManaged: Bool) {
    guard isManaged else { return }
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason: "Cannot call \(method) directly on a UINavigationBar managed by a controller."
    )
  }

  /// Raises X-36 for a managed bar.
  static func allowDelegate(isManaged: Bool) {
    guard isManaged else { return }
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason: "Cannot manually set the delegate on a UINavigationBar managed by a controller."
    )
  }
}
