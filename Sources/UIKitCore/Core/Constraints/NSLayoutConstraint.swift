import Foundation

/// A relation between parts of two views: `first = multiplier × second + constant`, or ≤, or ≥.
///
/// It counts while it is active, which needs both views in one tree. What must hold and cannot is reported once, in UIKit's
/// words, and one of the constraints is left out then.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left side.
  public private(set) weak var firstItem: AnyObject?
  /// What of the first view is meant.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The view or guide on the right side; nil for a constant alone.
  public private(set) weak var secondItem: AnyObject?
  /// What of the second view is meant.
  public let secondAttribute: Attribute
  /// What the second side is multiplied by.
  public let multiplier: CGFloat
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// Where it is solved while it is active.
  weak var island: LayoutIsland?
  /// What a distance between two anchors is measured from, for dimensions made from such a pair.
  let firstOrigin: LayoutAnchorPoint?
  let secondOrigin: LayoutAnchorPoint?
  private var storedPriority = UILayoutPriority.required
  private var storedConstant: CGFloat

  /// Creates a constraint, which counts once it is activated.
  ///
  /// Raises for parts that cannot be compared, such as a left edge with a height.
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

  init(
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
    firstItem = first.item
    firstAttribute = first.attribute
    self.relation = relation
    secondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.firstOrigin = firstOrigin
    self.secondOrigin = secondOrigin
    self.multiplier = LayoutPairing.finite(multiplier, or: 1)
    storedConstant = LayoutPairing.finite(constant, or: 0)
    super.init()
  }

  /// What is added to the second side, in points; may change at any time.
  ///
  /// Values that are not finite are ignored, with a warning.
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

  /// How much the constraint weighs; `required` by default.
  ///
  /// Changing between required and not while active raises, as in UIKit.
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

  /// A name for reports of conflicts; nil by default.
  open var identifier: String?

  /// Whether the constraint counts.
  ///
  /// Activating raises when the two views are in no common tree.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? LayoutInstallation.install(self) : LayoutInstallation.uninstall(self) }
  }

  /// Activates all of them.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of them.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { ConstraintDescription.text(of: self) }
  }
}
