extension BarButtonLegacyAttributes.Part {
  /// The image that was set for exactly this state, style and metrics.
  subscript(
    state: UIControl.State,
    style: UIBarButtonItem.Style?,
    metrics: UIBarMetrics
  ) -> UIImage? {
    get { images[.init(state: state.rawValue, style: style?.rawValue, metrics: metrics.rawValue)] }
    set {
      images[.init(state: state.rawValue, style: style?.rawValue, metrics: metrics.rawValue)] =
        newValue
    }
  }
}

extension UIBarButtonItem {
  func changeShift(
    _ shift: CGFloat,
    _ assign: (inout BarButtonItemExtras, CGFloat) -> Void
  ) {
    guard shift.isFinite else {
      return Log.warning("UIBarButtonItem: \(shift) is not finite; ignored")
    }
    change { assign(&$0, shift) }
  }

  func changeOffset(
    _ offset: UIOffset,
    _ assign: (inout BarButtonItemExtras, UIOffset) -> Void
  ) {
    guard offset.isFinite else {
      return Log.warning("UIBarButtonItem: \(offset) is not finite; ignored")
    }
    change { assign(&$0, offset) }
  }

  /// The kind of space that the item is, or `nil` for items with content.
  var space: SystemItem? {
    guard customView == nil, let systemItem, ownTitle == nil, ownImage == nil else { return nil }
    return systemItem == .flexibleSpace || systemItem == .fixedSpace ? systemItem : nil
  }
}

/// Archives bar button items: their values, and the custom view as an object.
@MainActor
enum BarButtonItemArchive {
  private static let key = "UIBarButtonItem"
  private static let customViewKey = "UIBarButtonItem.customView"

  static func write(_ item: UIBarButtonItem, to coder: NSCoder) {
    let values = BarButtonItemValues(
      style: item.style.rawValue,
      systemItem: item.systemItem?.rawValue,
      extras: item.extras?.value ?? BarButtonItemExtras()
    )
    ArchiveBlock.write(values, forKey: key, to: coder)
    if let view = item.customView { coder.encode(view, forKey: customViewKey) }
  }

  /// Reads an item.
  ///
  /// If the archive is damaged, sets the coder's error and returns `false`.
  static func read(_ item: UIBarButtonItem, from coder: NSCoder) -> Bool {
    guard let values = ArchiveBlock.read(BarButtonItemValues.self, forKey: key, from: coder) else {
      return false
    }
    guard let style = UIBarButtonItem.Style(rawValue: values.style) else {
      ArchiveBlock.fail(coder, "\(key): no style \(values.style)")
      return false
    }
    item.restore(systemItem: values.systemItem.flatMap(UIBarButtonItem.SystemItem.init(rawValue:)))
    item.style = style
    item.change { $0 = values.extras }
    // The setter also records that appearance proxies no longer apply.
    if let color = values.extras.tintColor { item.tintColor = color }
    // Decoding a missing key fails the whole archive.
    guard coder.containsValue(forKey: customViewKey) else { return true }
    guard let view = coder.decodeObject(forKey: customViewKey) as? UIView else {
      ArchiveBlock.fail(coder, "\(customViewKey): no view")
      return false
    }
    item.customView = view
    return true
  }
}
