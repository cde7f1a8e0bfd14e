import QuartzCore

/// Archives a view: its geometry, appearance, touch handling and subviews.
///
/// Only values that differ from those of a new view are written.
@MainActor enum ViewArchive {
  private enum Key {
    static let place = "UIView.place"
    static let tag = "UIView.tag"
    static let alpha = "UIView.alpha"
    static let flags = "UIView.flags"
    static let autoresizing = "UIView.autoresizingMask"
    static let contentMode = "UIView.contentMode"
    static let background = "UIView.backgroundColor"
    static let tint = "UIView.tintColor"
    static let subviews = "UIView.subviews"
  }

  /// The Boolean properties, one bit each in this order; a bit is set if the value differs from the
  /// initial one.
  private static let switches: [(path: ReferenceWritableKeyPath<UIView, Bool>, initially: Bool)] = [
    (\.isHidden, false), (\.isOpaque, true), (\.clipsToBounds, false),
    (\.isUserInteractionEnabled, true), (\.isMultipleTouchEnabled, false),
    (\.isExclusiveTouch, false), (\.autoresizesSubviews, true),
  ]

  static func write(_ view: UIView, to coder: NSCoder) {
    let (bounds, center) = (view.bounds, view.center)
    let place = [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y]
    coder.encode(place.map { NSNumber(value: Double($0)) } as NSArray, forKey: Key.place)
    if view.tag != 0 { coder.encode(view.tag, forKey: Key.tag) }
    if view.alpha != 1 { coder.encode(Double(view.alpha), forKey: Key.alpha) }
    let flags = switches.enumerated().reduce(0) { sum, entry in
      let (path, initially) = entry.element
      return view[keyPath: path] == initially ? sum : sum | 1 << entry.offset
    }
    if flags != 0 { coder.encode(flags, forKey: Key.flags) }
    coder.encode(Int(view.autoresizingMask.rawValue), forKey: Key.autoresizing)
    coder.encode(view.contentMode.rawValue, forKey: Key.contentMode)
    if let color = view.backgroundColor { coder.encode(color, forKey: Key.background) }
    if let color = view.viewAppearance.tintColor { coder.encode(color, forKey: Key.tint) }
    let subviews = view.archivedSubviews
    if !subviews.isEmpty { coder.encode(subviews as NSArray, forKey: Key.subviews) }
  }

  /// Decodes an object, or returns `nil` if there is none, because decoding a missing object is an
  /// error on Linux.
  private static func object(in coder: NSCoder, _ key: String) -> Any? {
    coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) : nil
  }

  static func read(_ view: UIView, from coder: NSCoder) {
    if let place = object(in: coder, Key.place) as? [NSNumber], place.count == 6 {
      let numbers = place.map { CGFloat($0.doubleValue) }
      view.bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      view.center = CGPoint(x: numbers[4], y: numbers[5])
    }
    view.tag = coder.decodeInteger(forKey: Key.tag)
    if coder.containsValue(forKey: Key.alpha) {
      view.alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha))
    }
    let flags = coder.decodeInteger(forKey: Key.flags)
    for (index, entry) in switches.enumerated() where flags & 1 << index != 0 {
      view[keyPath: entry.path] = !entry.initially
    }
    let mask = coder.decodeInteger(forKey: Key.autoresizing)
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(bitPattern: mask))
    let mode = coder.decodeInteger(forKey: Key.contentMode)
    view.contentMode = UIView.ContentMode(rawValue: mode) ?? .scaleToFill
    if let color = object(in: coder, Key.background) as? UIColor {
      view.backgroundColor = color
    }
    if let color = object(in: coder, Key.tint) as? UIColor { view.tintColor = color }
    for subview in object(in: coder, Key.subviews) as? [UIView] ?? [] {
      view.addSubview(subview)
    }
  }
}
