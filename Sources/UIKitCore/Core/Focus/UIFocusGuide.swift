import Foundation

/// A rectangle that shows nothing and leads the focus that comes to it to somewhere else. (R-FOC-13)
///
/// It counts for arrows, not for Tab.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide leads anywhere; true by default.
  open var isEnabled = true

  /// Where the focus goes that comes to the rectangle: the first of these that leads to an item.
  ///
  /// Empty by default: the guide is passed over. They are not kept alive.
  open var preferredFocusEnvironments: [UIFocusEnvironment]! {
    get { targets.compactMap(\.environment) }
    set { targets = (newValue ?? []).map(WeakEnvironment.init) }
  }

  private var targets: [WeakEnvironment] = []

  /// Creates a guide, which belongs to a view once it is added there.
  public override init() { super.init() }
}
