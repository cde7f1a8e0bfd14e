import Foundation

// R-FOC-13
/// An invisible rectangle that redirects the focus to other items.
///
/// Guides affect arrow keys, but not the Tab key.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// A Boolean value that indicates whether the guide redirects the focus.
  ///
  /// The default value is `true`.
  open var isEnabled = true

  /// The environments to search for an item when the focus enters the guide, in order of
  /// preference.
  ///
  /// The default value is an empty array, for which the guide is skipped. The references are weak.
  open var preferredFocusEnvironments: [UIFocusEnvironment]! {
    get { targets.compactMap(\.environment) }
    set { targets = (newValue ?? []).map(WeakEnvironment.init) }
  }

  // R-FOC-40
  /// The view that receives the focus when the focus enters the guide.
  ///
  /// Setting it replaces ``preferredFocusEnvironments``, of which it is the first view. The default
  /// value is `nil`. The reference is weak.
  open var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }
    set { preferredFocusEnvironments = newValue.map { [$0] } }
  }

  private var targets: [WeakEnvironment] = []

  /// Creates a guide.
  ///
  /// Add it to a view with ``UIView/addLayoutGuide(_:)``.
  public override init() { super.init() }
}
