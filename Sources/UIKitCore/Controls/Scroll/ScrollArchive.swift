import Foundation

/// Archiving of the properties that a scroll view adds to those of a view.
///
/// Most properties are written only if they differ from those of a new scroll view.
@MainActor enum ScrollArchive {
  private enum Key {
    static let content = "UIScrollView.content"
    static let offset = "UIScrollView.contentOffset"
    static let flags = "UIScrollView.flags"
    static let rate = "UIScrollView.decelerationRate"
    static let adjustment = "UIScrollView.contentInsetAdjustmentBehavior"
    static let style = "UIScrollView.indicatorStyle"
    static let indicatorInsets = "UIScrollView.indicatorInsets"
    static let zoomLimits = "UIScrollView.zoomLimits"
  }

  /// The Boolean properties, one bit each in this order, set if the value differs from the initial
  /// one.
  private static let switches:
    [(path: ReferenceWritableKeyPath<UIScrollView, Bool>, initially: Bool)] = [
      (\.bounces, true), (\.alwaysBounceVertical, false), (\.alwaysBounceHorizontal, false),
      (\.isPagingEnabled, false), (\.isScrollEnabled, true), (\.isDirectionalLockEnabled, false),
      (\.showsVerticalScrollIndicator, true), (\.showsHorizontalScrollIndicator, true),
      (\.automaticallyAdjustsScrollIndicatorInsets, true), (\.delaysContentTouches, true),
      (\.canCancelContentTouches, true), (\.scrollsToTop, true),
      (\.bouncesZoom, true),
    ]

  static func write(_ view: UIScrollView, to coder: NSCoder) {
    let content = [view.contentSize.width, view.contentSize.height] + numbers(view.contentInset)
    if content.contains(where: { $0 != 0 }) { encode(content, Key.content, coder) }
    let offset = view.contentOffset
    if offset != .zero { encode([offset.x, offset.y], Key.offset, coder) }
    let insets =
      numbers(view.verticalScrollIndicatorInsets) + numbers(view.horizontalScrollIndicatorInsets)
    if insets.contains(where: { $0 != 0 }) { encode(insets, Key.indicatorInsets, coder) }
    if view.zooming.limits.minimum != 1 || view.zooming.limits.maximum != 1 {
      encode([view.minimumZoomScale, view.maximumZoomScale], Key.zoomLimits, coder)
    }
    let flags = switches.enumerated().reduce(0) { sum, entry in
      let (path, initially) = entry.element
      return view[keyPath: path] == initially ? sum : sum | 1 << entry.offset
    }
    if flags != 0 { coder.encode(flags, forKey: Key.flags) }
    if view.decelerationRate != .normal {
      coder.encode(Double(view.decelerationRate.rawValue), forKey: Key.rate)
    }
    coder.encode(view.contentInsetAdjustmentBehavior.rawValue, forKey: Key.adjustment)
    coder.encode(view.indicatorStyle.rawValue, forKey: Key.style)
  }

  static func read(_ view: UIScrollView, from coder: NSCoder) {
    view.contentInsetAdjustmentBehavior =
      .init(rawValue: coder.decodeInteger(forKey: Key.adjustment)) ?? .automatic
    view.indicatorStyle = .init(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .default
    if let content = numbers(Key.content, count: 6, in: coder) {
      view.contentSize = CGSize(width: content[0], height: content[1])
      view.contentInset = insets(content[2...])
    }
    if let both = numbers(Key.indicatorInsets, count: 8, in: coder) {
      view.verticalScrollIndicatorInsets = insets(both[0...])
      view.horizontalScrollIndicatorInsets = insets(both[4...])
    }
    if coder.containsValue(forKey: Key.rate) {
      view.decelerationRate = .init(rawValue: CGFloat(coder.decodeDouble(forKey: Key.rate)))
    }
    let flags = coder.decodeInteger(forKey: Key.flags)
    for (index, entry) in switches.enumerated() where flags & 1 << index != 0 {
      view[keyPath: entry.path] = !entry.initially
    }
    if let limits = numbers(Key.zoomLimits, count: 2, in: coder) {
      view.minimumZoomScale = limits[0]
      view.maximumZoomScale = limits[1]
    }
    if let offset = numbers(Key.offset, count: 2, in: coder) {
      view.contentOffset = CGPoint(x: offset[0], y: offset[1])
    }
  }

  // MARK: Numbers

  private static func numbers(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private static func insets(_ numbers: ArraySlice<CGFloat>) -> UIEdgeInsets {
    let first = numbers.startIndex
    return UIEdgeInsets(
      top: numbers[first],
      left: numbers[first + 1],
      bottom: numbers[first + 2],
      right: numbers[first + 3]
    )
  }

  private static func encode(_ numbers: [CGFloat], _ key: String, _ coder: NSCoder) {
    coder.encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
  }

  private static func numbers(_ key: String, count: Int, in coder: NSCoder) -> [CGFloat]? {
    guard coder.containsValue(forKey: key),
      let numbers = coder.decodeObject(forKey: key) as? [NSNumber], numbers.count == count
    else { return nil }
    return numbers.map { CGFloat($0.doubleValue) }
  }
}
