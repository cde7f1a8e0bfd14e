import ConstraintSolver
import Foundation

/// A constraint as an expression of an island's variables that is compared with zero.
///
/// Positions are measured from the island's root, so that views at different depths can be
/// compared.
@MainActor
struct ConstraintEquation {
  private(set) var terms: [(variable: ConstraintSolver.Variable, coefficient: Double)] = []
  let relation: ConstraintSolver.Relation
  private var base: Double = 0
  /// The sign of the constant: 1 for leading and trailing sides in right-to-left layouts, otherwise
  /// -1.
  private let constantSign: Double

  init?(_ constraint: NSLayoutConstraint, in island: LayoutIsland) {
    guard let first = constraint.firstItem else { return nil }
    let view = first as? UIView ?? (first as? UILayoutGuide)?.owningView
    let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMirrored =
      isRightToLeft && constraint.firstAttribute.followsReading == true
      && constraint.firstOrigin == nil
    constantSign = isMirrored ? 1 : -1
    switch constraint.relation {
    case .equal: relation = .equal
    case .lessThanOrEqual: relation = isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: relation = isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
    let reader = LayoutSideReader(
      island: island,
      holder: constraint.holder,
      isRightToLeft: isRightToLeft
    )
    var sum = reader.read(
      LayoutAnchorPoint(item: first, attribute: constraint.firstAttribute),
      beside: constraint.secondItem
    )
    if let origin = constraint.firstOrigin { sum.subtract(reader.read(origin, beside: nil)) }
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem else { return nil }
      var other = reader.read(
        LayoutAnchorPoint(item: second, attribute: constraint.secondAttribute),
        beside: first
      )
      if let origin = constraint.secondOrigin { other.subtract(reader.read(origin, beside: nil)) }
      sum.subtract(other, times: Double(constraint.multiplier))
    }
    terms = sum.terms
    base = sum.constant
  }

  func constant(for constant: CGFloat) -> Double { base + constantSign * Double(constant) }
}

/// A linear expression that is being built.
struct LayoutSum {
  var terms: [(variable: ConstraintSolver.Variable, coefficient: Double)] = []
  var constant: Double = 0

  mutating func add(_ variable: ConstraintSolver.Variable, times factor: Double = 1) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += factor
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else if factor != 0 {
      terms.append((variable, factor))
    }
  }

  mutating func subtract(_ other: LayoutSum, times factor: Double = 1) {
    for term in other.terms { add(term.variable, times: -factor * term.coefficient) }
    constant -= factor * other.constant
  }
}

/// Converts an edge, center or size of a view or guide to a linear expression.
@MainActor
struct LayoutSideReader {
  let island: LayoutIsland
  let holder: UIView?
  let isRightToLeft: Bool

  func read(_ point: LayoutAnchorPoint, beside other: AnyObject?) -> LayoutSum {
    guard let object = point.item else { return LayoutSum() }
    if let attribute = point.attribute.withoutMargin, let view = object as? UIView {
      return read(
        LayoutAnchorPoint(item: view.layoutMarginsGuide, attribute: attribute),
        beside: other
      )
    }
    if let scrollView = object as? UIScrollView, scrollView === holder, other != nil,
      other !== scrollView, point.attribute.kind != .size
    {
      // For constraints to its subviews, the edges of a scroll view are those of its content.
      let content = LayoutAnchorPoint(
        item: scrollView.contentLayoutGuide,
        attribute: point.attribute
      )
      return read(content, beside: other)
    }
    let item = island.item(for: object)
    var sum = LayoutSum()
    switch point.attribute.resolved(isRightToLeft: isRightToLeft) {
    case .left: addOrigin(of: item, \.x, to: &sum)
    case .top: addOrigin(of: item, \.y, to: &sum)
    case .right:
      addOrigin(of: item, \.x, to: &sum)
      sum.add(item.width)
    case .bottom:
      addOrigin(of: item, \.y, to: &sum)
      sum.add(item.height)
    case .centerX:
      addOrigin(of: item, \.x, to: &sum)
      sum.add(item.width, times: 0.5)
    case .centerY:
      addOrigin(of: item, \.y, to: &sum)
      sum.add(item.height, times: 0.5)
    case .width: sum.add(item.width)
    case .height: sum.add(item.height)
    case .firstBaseline, .lastBaseline:
      addBaseline(of: item, isFirst: point.attribute == .firstBaseline, to: &sum)
    default: break
    }
    return sum
  }

  /// Adds the distance of the item's superview from the island's root.
  private func addOrigin(
    of item: LayoutItem,
    _ coordinate: KeyPath<LayoutItem, ConstraintSolver.Variable>,
    to sum: inout LayoutSum
  ) {
    var current = item
    while current !== island.rootItem {
      sum.add(current[keyPath: coordinate])
      guard let host = current.host, host !== island.root else { return }
      current = island.item(for: host)
    }
  }

  /// Adds the position of a baseline.
  ///
  /// Text is centered in its view. The baselines of views without text are their top and bottom
  /// edges.
  private func addBaseline(of item: LayoutItem, isFirst: Bool, to sum: inout LayoutSum) {
    if let view = item.object as? UIView {
      let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if text !== view, text.isDescendant(of: view) {
        return addBaseline(of: island.item(for: text), isFirst: isFirst, to: &sum)
      }
    }
    addOrigin(of: item, \.y, to: &sum)
    guard let baseline = (item.object as? UIView)?.baselineOfContent(isFirst: isFirst) else {
      if !isFirst { sum.add(item.height) }
      return
    }
    sum.add(item.height, times: baseline.heightFactor)
    sum.constant += Double(baseline.offset)
  }
}

/// The position of a baseline: a fraction of the view's height plus an offset in points.
struct ContentBaseline {
  var heightFactor: Double
  var offset: CGFloat
}
