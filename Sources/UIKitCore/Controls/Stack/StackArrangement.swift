/// The constraints that arrange the views of a stack in a row or a column.
///
///     |[a]-gap-[b]-gap-[c]|      along the axis: from edge to edge, according to the distribution
///      └── across the axis: according to the alignment; as thick as the thickest view by default
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let isRow: Bool
  /// The guides between adjacent views, if the spacings or the distances between the centers are
  /// equal.
  let guides: [UILayoutGuide]

  /// A priority below those of apps and above that of fitting sizes.
  private static let weak = UILayoutPriority(51)
  private static let almostRequired = UILayoutPriority(999)

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isRow = stack.axis == .horizontal
    let needsGuides = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    guides = needsGuides ? views.dropFirst().map { _ in UILayoutGuide() } : []
  }

  func constraints() -> [NSLayoutConstraint] {
    guard !views.isEmpty else { return [] }
    return ends + gaps + lengths + views.flatMap(across) + thickness
  }

  // MARK: Constraints along the axis

  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }

  private var container: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private var ends: [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    return [make(first, start, container, start), make(last, end, container, end)]
  }

  private var gaps: [NSLayoutConstraint] {
    zip(views, views.dropFirst()).enumerated().flatMap { index, pair -> [NSLayoutConstraint] in
      let gap = stack.gap(after: pair.0)
      guard guides.indices.contains(index) else {
        let isByBaseline = !isRow && stack.isBaselineRelativeArrangement
        return [
          make(
            pair.1,
            isByBaseline ? .firstBaseline : start,
            pair.0,
            isByBaseline ? .lastBaseline : end,
            gap
          )
        ]
      }
      let guide = guides[index]
      let isCentering = stack.distribution == .equalCentering
      let ends = [
        make(guide, start, pair.0, isCentering ? middle : end),
        make(guide, end, pair.1, isCentering ? middle : start),
        make(pair.1, start, pair.0, end, gap, relation: .greaterThanOrEqual),
      ]
      guard index > 0 else { return ends }
      let equal = make(guide, length, guides[0], length)
      equal.priority = isCentering ? UILayoutPriority(Float(150 - min(index, 100))) : .required
      return ends + [equal]
    }
  }

  private var lengths: [NSLayoutConstraint] {
    switch stack.distribution {
    case .fillEqually: return views.dropFirst().map { make($0, length, views[0], length) }
    case .fillProportionally: return proportions
    case .fill, .equalSpacing, .equalCentering: return []
    }
  }

  private var proportions: [NSLayoutConstraint] {
    let lengths = views.map { view -> CGFloat in
      let size = view.intrinsicContentSize
      return max(isRow ? size.width : size.height, 0)
    }
    guard let first = lengths.first, first > 0 else { return [] }
    return zip(views, lengths).dropFirst().map { view, length in
      let ratio = NSLayoutConstraint(
        item: view,
        attribute: self.length,
        relatedBy: .equal,
        toItem: views[0],
        attribute: self.length,
        multiplier: length / first,
        constant: 0
      )
      ratio.priority = Self.almostRequired
      return ratio
    }
  }

  // MARK: Constraints across the axis

  private var sideStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
  private var sideEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
  private var sideMiddle: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }

  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let staysInside = [
      make(view, sideStart, container, sideStart, relation: .greaterThanOrEqual),
      make(view, sideEnd, container, sideEnd, relation: .lessThanOrEqual),
    ]
    switch stack.alignment {
    case .fill:
      return [make(view, sideStart, container, sideStart), make(view, sideEnd, container, sideEnd)]
    case .leading: return [make(view, sideStart, container, sideStart), staysInside[1]]
    case .trailing: return [make(view, sideEnd, container, sideEnd), staysInside[0]]
    case .center: return [make(view, sideMiddle, container, sideMiddle)] + staysInside
    case .firstBaseline, .lastBaseline:
      guard isRow, view !== views[0] else { return staysInside }
      let baseline: NSLayoutConstraint.Attribute =
        stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      return staysInside + [make(view, baseline, views[0], baseline)]
    }
  }

  /// The weak constraint that minimizes the size of the stack across its axis.
  private var thickness: [NSLayoutConstraint] {
    guard stack.alignment != .fill else { return [] }
    let thin = NSLayoutConstraint(
      item: stack,
      attribute: isRow ? .height : .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 0
    )
    thin.priority = Self.weak
    return [thin]
  }

  private func make(
    _ first: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ second: AnyObject,
    _ other: NSLayoutConstraint.Attribute,
    _ constant: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      LayoutAnchorPoint(item: first, attribute: attribute),
      relation,
      LayoutAnchorPoint(item: second, attribute: other),
      constant: constant
    )
  }
}
