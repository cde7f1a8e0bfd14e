/// What apps may not do to a bar that a controller manages.
enum ManagedBar {
  /// Raises X-1 for a managed bar.
  static func allowChange(isManaged: Bool) {
    guard isManaged else { return }
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason: "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    )
  }

  /// Raises X-2 for a managed bar.
  static func allowDelegate(isManaged: Bool) {
    guard isManaged else { return }
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason:
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
    )
  }
}
