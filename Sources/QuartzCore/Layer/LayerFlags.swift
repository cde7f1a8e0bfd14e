/// The Boolean state of a layer.
struct LayerFlags: OptionSet {
  let rawValue: UInt32

  /// The node must be recreated; all ancestors have this flag too, unless one is hidden.
  static let nodeDirty = LayerFlags(rawValue: 1 << 0)
  /// The layer's own drawing, without its sublayers, must be recreated.
  static let drawingDirty = LayerFlags(rawValue: 1 << 1)
  static let needsDisplay = LayerFlags(rawValue: 1 << 2)
  static let needsLayout = LayerFlags(rawValue: 1 << 3)
  /// A descendant needs layout; all ancestors have this flag too.
  static let needsLayoutBelow = LayerFlags(rawValue: 1 << 4)
  static let isHidden = LayerFlags(rawValue: 1 << 5)
  static let masksToBounds = LayerFlags(rawValue: 1 << 6)
  static let isOpaque = LayerFlags(rawValue: 1 << 7)
  static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 8)
  static let shouldRasterize = LayerFlags(rawValue: 1 << 9)
  static let delegateDraws = LayerFlags(rawValue: 1 << 10)
  /// The layer is a mask, and its parent is the layer that it masks.
  static let isMask = LayerFlags(rawValue: 1 << 11)
  /// The layer is a presentation copy.
  static let isPresentation = LayerFlags(rawValue: 1 << 12)
  /// The layer was in a frame, so changes may be animated.
  static let isCommitted = LayerFlags(rawValue: 1 << 13)
  /// A sublayer has or had a z position.
  static let hasZOrder = LayerFlags(rawValue: 1 << 14)
  /// An implicit action for this layer is being looked up.
  static let isLookingUpAction = LayerFlags(rawValue: 1 << 15)
  /// The opacity applies to each sublayer separately.
  static let splitsOpacity = LayerFlags(rawValue: 1 << 16)
}
