import Foundation

/// A linear relation between the attributes of two views.
///
/// The relation is `first = multiplier × second + constant`, or the same with ≤ or ≥. A constraint
/// takes effect while it is active, which requires that both views are in the same view hierarchy.
/// Set ``UIView/translatesAutoresizingMaskIntoConstraints`` to `false` for views that constraints
/// position. If required constraints conflict, a report is logged once and one of them is ignored.
/// ``NSLayoutAnchor`` is the usual way to create constraints.
///
/// ```swift
/// label.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///   label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///   label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
/// ])
/// ```
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The first view or layout guide, or `nil` if it no longer exists.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first view.
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// The relation between the two sides.
  public private(set) var relation = Relation.equal
  /// The second view or layout guide, or `nil` if the constraint compares with a constant.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second view, or `notAnAttribute`.
  public private(set) var secondAttribute = Attribute.notAnAttribute
  /// The factor of the second view's attribute.
  public private(set) var multiplier: CGFloat = 1
  /// The view that owns the constraint while it is active.
  weak var holder: UIView?
  /// The island that solves the constraint while it is active.
  weak var island: LayoutIsland?
  /// The start of the first distance, if the first side is a distance between two anchors.
  private(set) var firstOrigin: LayoutAnchorPoint?
  private(set) var secondOrigin: LayoutAnchorPoint?
  private var storedPriority = UILayoutPriority.required
  private var storedConstant: CGFloat = 0

  /// Creates a constraint without items.
  ///
  /// It is the designated initializer of subclasses, which inherit the other initializers. A
  /// constraint that is created directly with it has no effect when it is activated.
  public override init() { super.init() }

  /// Creates an inactive constraint.
  ///
  /// Attributes that cannot be compared, such as a left edge and a height, raise an exception. If
  /// the multiplier or the constant is not finite, it is replaced with 1 or 0, respectively, and a
  /// warning is logged.
  ///
  /// - Parameters:
  ///   - view1: The first view or layout guide.
  ///   - attr1: The attribute of the first view.
  ///   - relation: The relation between the two sides.
  ///   - view2: The second view or layout guide, or `nil`.
  ///   - attr2: The attribute of the second view; use `notAnAttribute` without a second view.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The constant in points.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init(
      LayoutAnchorPoint(item: view1 as AnyObject, attribute: attr1),
      relation,
      view2.map { LayoutAnchorPoint(item: $0 as AnyObject, attribute: attr2) },
      multiplier: multiplier,
      constant: c
    )
  }

  convenience init(
    _ first: LayoutAnchorPoint,
    from firstOrigin: LayoutAnchorPoint? = nil,
    _ relation: Relation,
    _ second: LayoutAnchorPoint?,
    from secondOrigin: LayoutAnchorPoint? = nil,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    LayoutPairing.check(
      first.attribute,
      isDistance: firstOrigin != nil,
      second?.attribute ?? .notAnAttribute,
      isDistance: secondOrigin != nil
    )
    self.init()
    firstItem = first.item
    firstAttribute = first.attribute
    self.relation = relation
    secondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.firstOrigin = firstOrigin
    self.secondOrigin = secondOrigin
    self.multiplier = LayoutPairing.finite(multiplier, or: 1)
    storedConstant = LayoutPairing.finite(constant, or: 0)
  }

  /// The constant that is added to the second side, in points.
  ///
  /// It can be changed while the constraint is active. Values that are not finite are ignored, and
  /// a warning is logged.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        return Log.warning("NSLayoutConstraint.constant: \(newValue) is not finite; ignored")
      }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      island?.constantChanged(of: self)
    }
  }

  /// The priority of the constraint.
  ///
  /// The default value is ``UILayoutPriority/required``.
  ///
  /// Changing a required priority to an optional one or the reverse while the constraint is active
  /// raises an exception, as in UIKit.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      let crosses = (newValue == .required) != (storedPriority == .required)
      if crosses, isActive {
        Misuse.raise(
          name: "NSInternalInconsistencyException",
          reason:
            "Mutating a priority from \(storedPriority == .required ? "required" : "not-required") to "
            + "\(newValue == .required ? "required" : "not-required") on an installed constraint (or vice-versa) "
            + "is not supported."
        )
      }
      storedPriority = newValue
      island?.replace(self)
    }
  }

  /// A name for descriptions of the constraint.
  ///
  /// The default value is `nil`.
  open var identifier: String?

  /// A Boolean value that indicates whether the constraint takes effect.
  ///
  /// Activating a constraint whose views have no common ancestor raises an exception. The default
  /// value is `false`.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? LayoutInstallation.install(self) : LayoutInstallation.uninstall(self) }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { ConstraintDescription.text(of: self) }
  }
}
