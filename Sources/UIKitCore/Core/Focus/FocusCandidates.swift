import QuartzCore

/// All that can have the focus in a part of a window, as it stands there now: looked up when a key is pressed, never kept.
@MainActor struct FocusCandidates {
  /// What a place of the search stands for.
  enum Target {
    case item(UIFocusItem)
    case guide(UIFocusGuide)
    /// An item of a list that has no view yet.
    case outOfSight(IndexPath, FocusList)
  }

  private(set) var targets: [Target] = []
  private(set) var search: FocusSearch
  /// The scroll views that are areas; nil for the window.
  private(set) var scrollViews: [UIScrollView?] = [nil]
  private let window: UIWindow

  init(below root: UIView, in window: UIWindow) {
    self.window = window
    search = FocusSearch(areas: [.init(frame: window.bounds, parent: nil)])
    let surroundings = Surroundings(area: 0, reach: window.bounds)
    visit(root, FocusPlace(of: root, in: window), surroundings)
  }

  /// The number of an item; nil where it is not here.
  func index(of item: UIFocusItem) -> Int? {
    targets.firstIndex {
      if case .item(let candidate) = $0 { candidate === item } else { false }
    }
  }

  /// The first item by the order of reading that shows, or else the first one.
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

  // MARK: Looking around

  private struct Surroundings {
    /// The innermost scroll view.
    var area: Int
    /// How far the focus may go in it, on the window.
    var reach: CGRect
  }

  private mutating func visit(
    _ view: UIView,
    _ place: FocusPlace,
    _ surroundings: Surroundings
  ) {
    guard view.letsFocusIn else { return }
    if view.canBecomeFocused { add(.item(view), place.onWindow(view.bounds), surroundings) }
    var surroundings = surroundings
    if let scrollView = view as? UIScrollView { enter(scrollView, place, &surroundings) }
    for case let guide as UIFocusGuide in view.constraintState?.guides ?? []
    where guide.isEnabled {
      add(.guide(guide), place.onWindow(guide.layoutFrame), surroundings)
    }
    for item in view.focusItems(in: place.inView(surroundings.reach)) {
      if let subview = item as? UIView {
        visit(subview, place.place(of: subview), surroundings)
      } else if item.canBecomeFocused {
        add(.item(item), place.onWindow(item.frame), surroundings)
      }
    }
  }

  private mutating func add(_ target: Target, _ frame: CGRect, _ surroundings: Surroundings) {
    guard !frame.isEmpty, frame.intersects(surroundings.reach) else { return }
    targets.append(target)
    search.stops.append(.init(frame: frame, area: surroundings.area))
  }

  /// What of a scroll view's content is within a page of what shows can have the focus, too.
  private mutating func enter(
    _ scrollView: UIScrollView,
    _ place: FocusPlace,
    _ surroundings: inout Surroundings
  ) {
    let shown = place.onWindow(scrollView.bounds.inset(by: scrollView.adjustedContentInset))
    let frame = shown.intersection(search.areas[surroundings.area].frame)
    let scrolls = scrollView.waysToScroll
    search.areas.append(.init(frame: frame, parent: surroundings.area, scrolls: scrolls))
    scrollViews.append(scrollView)
    surroundings.area = search.areas.count - 1
    surroundings.reach = frame.insetBy(
      dx: scrolls.isDisjoint(with: [.left, .right]) ? 0 : -frame.width,
      dy: scrolls.isDisjoint(with: [.up, .down]) ? 0 : -frame.height
    )
    guard let list = scrollView as? FocusList else { return }
    for item in list.itemsOutOfSight(in: place.inView(surroundings.reach)) {
      add(.outOfSight(item.path, list), place.onWindow(item.frame), surroundings)
    }
  }
}

/// From the coordinates of a view to those of its window, without asking every view on the way again.
@MainActor struct FocusPlace {
  /// Where the view's own origin lies; nil where a view on the way is turned or scaled.
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
  /// The ways in which there is more to see.
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
