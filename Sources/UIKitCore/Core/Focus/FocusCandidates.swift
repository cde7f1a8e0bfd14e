import QuartzCore

/// The items that can be focused in a part of a window.
///
/// They are collected at each key press and are not cached.
@MainActor struct FocusCandidates {
  /// The item that a stop of the search represents.
  enum Target {
    case item(UIFocusItem)
    case guide(UIFocusGuide)
    /// An item of a list that has no view.
    case outOfSight(IndexPath, FocusList)
  }

  private(set) var targets: [Target] = []
  private(set) var search: FocusSearch
  /// The scroll views that are areas, or `nil` for the window.
  private(set) var scrollViews: [UIScrollView?] = [nil]
  private let window: UIWindow

  init(below root: UIView, in window: UIWindow) {
    self.window = window
    search = FocusSearch(areas: [.init(frame: window.bounds, parent: nil)])
    let scrollContext = ScrollContext(area: 0, reach: window.bounds)
    visit(root, FocusPlace(of: root, in: window), scrollContext)
  }

  /// Returns the index of an item, or `nil` if it is not a candidate.
  func index(of item: UIFocusItem) -> Int? {
    targets.firstIndex {
      if case .item(let candidate) = $0 { candidate === item } else { false }
    }
  }

  /// The first visible item in reading order, or the first item if none is visible.
  var first: UIFocusItem? {
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var hidden: UIFocusItem?
    for index in FocusReadingOrder(search, isRightToLeft: isRightToLeft).order {
      guard case .item(let item) = targets[index] else { continue }
      let stop = search.stops[index]
      if stop.frame.intersects(search.areas[stop.area].frame) { return item }
      hidden = hidden ?? item
    }
    return hidden
  }

  func isGuide(_ index: Int) -> Bool {
    if case .guide = targets[index] { true } else { false }
  }

  // MARK: Collecting

  private struct ScrollContext {
    /// The innermost scroll view.
    var area: Int
    /// The rectangle in window coordinates in which items are collected.
    var reach: CGRect
  }

  private mutating func visit(
    _ view: UIView,
    _ place: FocusPlace,
    _ scrollContext: ScrollContext
  ) {
    guard view.letsFocusIn else { return }
    if view.canBecomeFocused { add(.item(view), place.onWindow(view.bounds), scrollContext) }
    var scrollContext = scrollContext
    if let scrollView = view as? UIScrollView { enter(scrollView, place, &scrollContext) }
    for case let guide as UIFocusGuide in view.constraintState?.guides ?? []
    where guide.isEnabled {
      add(.guide(guide), place.onWindow(guide.layoutFrame), scrollContext)
    }
    for item in view.focusItems(in: place.inView(scrollContext.reach)) {
      if let subview = item as? UIView {
        visit(subview, place.place(of: subview), scrollContext)
      } else if item.canBecomeFocused {
        add(.item(item), place.onWindow(item.frame), scrollContext)
      }
    }
  }

  private mutating func add(_ target: Target, _ frame: CGRect, _ scrollContext: ScrollContext) {
    guard !frame.isEmpty, frame.intersects(scrollContext.reach) else { return }
    targets.append(target)
    search.stops.append(.init(frame: frame, area: scrollContext.area))
  }

  /// Collects the items of a scroll view's content that are at most one page outside its visible
  /// part.
  private mutating func enter(
    _ scrollView: UIScrollView,
    _ place: FocusPlace,
    _ scrollContext: inout ScrollContext
  ) {
    let shown = place.onWindow(scrollView.bounds.inset(by: scrollView.adjustedContentInset))
    let frame = shown.intersection(search.areas[scrollContext.area].frame)
    let scrolls = scrollView.waysToScroll
    search.areas.append(.init(frame: frame, parent: scrollContext.area, scrolls: scrolls))
    scrollViews.append(scrollView)
    scrollContext.area = search.areas.count - 1
    scrollContext.reach = frame.insetBy(
      dx: scrolls.isDisjoint(with: [.left, .right]) ? 0 : -frame.width,
      dy: scrolls.isDisjoint(with: [.up, .down]) ? 0 : -frame.height
    )
    guard let list = scrollView as? FocusList else { return }
    for item in list.itemsOutOfSight(in: place.inView(scrollContext.reach)) {
      add(.outOfSight(item.path, list), place.onWindow(item.frame), scrollContext)
    }
  }
}

/// Converts rectangles from a view to its window without converting through each superview.
@MainActor struct FocusPlace {
  /// The origin of the view in the window, or `nil` if a superview is rotated or scaled.
  private let origin: CGPoint?
  private let view: UIView
  private let window: UIWindow

  init(of view: UIView, in window: UIWindow) {
    self.view = view
    self.window = window
    let views = sequence(first: view, next: \.superview)
    let isStraight = views.allSatisfy { CATransform3DIsIdentity($0.layer.transform) }
    origin = isStraight ? view.convert(CGPoint.zero, to: window as UIView) : nil
  }

  private init(of subview: UIView, in place: FocusPlace) {
    (view, window) = (subview, place.window)
    guard let outer = place.origin, CATransform3DIsIdentity(subview.layer.transform) else {
      origin = nil
      return
    }
    let (start, bounds) = (subview.frame.origin, subview.bounds.origin)
    origin = CGPoint(x: outer.x + start.x - bounds.x, y: outer.y + start.y - bounds.y)
  }

  func place(of subview: UIView) -> FocusPlace { FocusPlace(of: subview, in: self) }

  func onWindow(_ rect: CGRect) -> CGRect {
    guard let origin else { return view.convert(rect, to: window) }
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  func inView(_ rect: CGRect) -> CGRect {
    guard let origin else { return view.convert(rect, from: window) }
    return rect.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

extension UIScrollView {
  /// The directions in which the content can be scrolled.
  var waysToScroll: Set<FocusSearch.Heading> {
    guard options.isScrollEnabled else { return [] }
    let limits = limits
    var ways: Set<FocusSearch.Heading> = []
    if bounds.minX > limits.x.lower + 0.5 { ways.insert(.left) }
    if bounds.minX < limits.x.upper - 0.5 { ways.insert(.right) }
    if bounds.minY > limits.y.lower + 0.5 { ways.insert(.up) }
    if bounds.minY < limits.y.upper - 0.5 { ways.insert(.down) }
    return ways
  }
}
