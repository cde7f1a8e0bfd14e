import Foundation

extension NSLayoutConstraint {
  /// The alignment and the direction of the views in a visual format.
  ///
  /// The alignment applies to the axis perpendicular to that of the format. Several alignments can
  /// be combined.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of all views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of all views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of all views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of all views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of all views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centers of all views.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centers of all views.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines of all views.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines of all views.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Arranges the views in the layout direction.
    ///
    /// This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Arranges the views from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    fileprivate var attributes: [Attribute] {
      let table: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return table.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Returns the inactive constraints that a visual format describes.
  ///
  /// A format such as `H:|-[title(>=80)]-8-[button]-|` lists views along an axis with the gaps
  /// between them. A format that cannot be parsed, or a name that is not in `views` or `metrics`,
  /// raises an exception as in UIKit.
  ///
  /// ```swift
  /// let constraints = NSLayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[title]-gap-[button(80)]-|",
  ///   options: .alignAllCenterY,
  ///   metrics: ["gap": 12],
  ///   views: ["title": title, "button": button]
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - format: The visual format.
  ///   - options: The alignment and the direction of the views.
  ///   - metrics: The numbers that the format refers to by name.
  ///   - views: The views and layout guides that the format refers to by name.
  /// - Returns: The constraints.
  public class func constraints(
    withVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let builder = FormatBuilder(
        format: try VisualFormat(format),
        options: options,
        metrics: metrics ?? [:],
        views: views
      )
      return try builder.constraints()
    } catch {
      Misuse.raise(
        reason: "Unable to parse constraint format:\n\(error.reason)\n\(format)\n"
          + String(repeating: " ", count: error.position) + "^"
      )
    }
  }
}

/// Creates the constraints of a visual format.
@MainActor
private struct FormatBuilder {
  typealias Attribute = NSLayoutConstraint.Attribute

  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private var isFixedDirection: Bool { options.contains(.directionLeftToRight) }
  private var start: Attribute { format.isVertical ? .top : isFixedDirection ? .left : .leading }
  private var end: Attribute { format.isVertical ? .bottom : isFixedDirection ? .right : .trailing }
  private var length: Attribute { format.isVertical ? .height : .width }

  func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var named: [AnyObject] = []
    for element in format.elements {
      guard case .view(let name, let wishes) = element else { continue }
      let item = try item(name)
      named.append(item)
      for wish in wishes { result.append(try lengthConstraint(of: item, wish)) }
    }
    for (index, gap) in format.gaps.enumerated() {
      result += try distance(format.elements[index], format.elements[index + 1], gap)
    }
    for attribute in options.attributes {
      for (first, second) in zip(named, named.dropFirst()) {
        result.append(make(second, attribute, .equal, first, attribute, 0, 1000))
      }
    }
    return result
  }

  private func distance(
    _ first: VisualFormat.Element,
    _ second: VisualFormat.Element,
    _ gap: VisualFormat.Gap
  ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    let (near, nearSide, nearIsEdge) = try side(first, beside: second, isEnd: true)
    let (far, farSide, farIsEdge) = try side(second, beside: first, isEnd: false)
    switch gap {
    case .none: return [make(far, farSide, .equal, near, nearSide, 0, 1000)]
    case .system:
      // The gap between a view and the edge of its superview is the layout margin.
      if nearIsEdge, let superview = near as? UIView {
        return [make(far, farSide, .equal, superview.layoutMarginsGuide, nearSide, 0, 1000)]
      }
      if farIsEdge, let superview = far as? UIView {
        return [make(superview.layoutMarginsGuide, farSide, .equal, near, nearSide, 0, 1000)]
      }
      return [make(far, farSide, .equal, near, nearSide, ConstraintMetrics.systemSpacing, 1000)]
    case .wishes(let wishes):
      var result: [NSLayoutConstraint] = []
      for wish in wishes {
        result.append(
          make(far, farSide, wish.relation, near, nearSide, try number(wish.operand), wish.priority)
        )
      }
      return result
    }
  }

  /// Returns the edge of a view that is adjacent to the gap, or the superview's edge.
  private func side(
    _ element: VisualFormat.Element,
    beside other: VisualFormat.Element,
    isEnd: Bool
  ) throws(VisualFormat.Failure) -> (item: AnyObject, side: Attribute, isEdge: Bool) {
    if case .view(let name, _) = element { return (try item(name), isEnd ? end : start, false) }
    guard case .view(let name, _) = other, let superview = host(of: try item(name)) else {
      throw VisualFormat.Failure(
        reason:
          "Unable to interpret '|' character, because the related view doesn't have a superview",
        position: 0
      )
    }
    return (superview, isEnd ? start : end, true)
  }

  private func lengthConstraint(
    of item: AnyObject,
    _ wish: VisualFormat.Wish
  ) throws(VisualFormat.Failure) -> NSLayoutConstraint {
    if case .name(let name) = wish.operand, let other = known(name) {
      return make(item, length, wish.relation, other, length, 0, wish.priority)
    }
    let value = try number(wish.operand)
    return make(item, length, wish.relation, nil, .notAnAttribute, value, wish.priority)
  }

  /// Returns the view or layout guide with a name, such as a controller's `topLayoutGuide`.
  private func known(_ name: String) -> AnyObject? {
    views[name] as? UIView ?? views[name] as? UILayoutGuide
  }

  private func host(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  private func item(_ name: String) throws(VisualFormat.Failure) -> AnyObject {
    guard let item = known(name) else {
      throw VisualFormat.Failure(
        reason: "\(name) is not a key in the views dictionary.",
        position: 0
      )
    }
    return item
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormat.Failure) -> CGFloat {
    switch operand {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default:
        throw VisualFormat.Failure(
          reason: "\(name) is not a key in the metrics dictionary.",
          position: 0
        )
      }
    }
  }

  private func make(
    _ first: AnyObject,
    _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?,
    _ other: Attribute,
    _ constant: CGFloat,
    _ priority: Float
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutAnchorPoint(item: first, attribute: attribute),
      relation,
      second.map { LayoutAnchorPoint(item: $0, attribute: other) },
      constant: constant
    )
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}
