import CoreGraphics

/// The geometry of a layer, which every frame reads; the values are stored together for locality.
struct LayerPlacement {
  var bounds = CGRect.zero
  var position = CGPoint.zero
}

/// The appearance values that nearly every layer has.
struct LayerAppearance {
  var backgroundColor: CGColor?
  var opacity: Float = 1
}

extension CALayer {
  /// The extras, or the default values if there are none.
  final var values: LayerExtras { extras ?? .standard }

  final func makeExtras() -> LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Performs a change of a property.
  ///
  /// The action is looked up before the change and runs after it. The layer is marked for the next
  /// frame.
  final func change(_ key: String?, redraws: Bool = false, _ assign: () -> Void) {
    if flags.contains(.isPresentation) { return assign() }
    // R-KV-40
    let observed = attachments == nil ? nil : beginChange(key)
    defer { observed?.end() }
    let action = key.flatMap { ImplicitActions.pending(for: $0, of: self) }
    assign()
    mark(redraws: redraws)
    if let key, type(of: self) != CALayer.self, type(of: self).needsDisplay(forKey: key) {
      setNeedsDisplay()
    }
    action?.run(on: self)
  }

  /// Begins a change of a property for observers.
  private final func beginChange(_ key: String?) -> ObservedChange? {
    guard let key else { return nil }
    let isGeometry = ["bounds", "position", "transform", "anchorPoint"].contains(key)
    return attachments?.begin(key, dependents: isGeometry ? ["frame"] : [])
  }

  /// Changes one of the extras.
  ///
  /// It is inlined, because key paths are only fast where the compiler knows them.
  @inline(__always)
  final func set<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<LayerExtras, Value>,
    _ value: Value,
    _ key: String?,
    redraws: Bool = false
  ) {
    guard values[keyPath: path] != value else { return }
    change(key, redraws: redraws) { makeExtras()[keyPath: path] = value }
  }

  final func set(_ flag: LayerFlags, _ value: Bool, _ key: String?, redraws: Bool = false) {
    guard flags.contains(flag) != value else { return }
    change(key, redraws: redraws) { flags = value ? flags.union(flag) : flags.subtracting(flag) }
  }

  /// Marks the layer and its ancestors, up to the first one that is already marked.
  final func mark(redraws: Bool = false) {
    if redraws { flags.insert(.drawingDirty) }
    _ = nearest { layer in
      if layer.flags.contains(.nodeDirty) { return true }
      layer.flags.insert(.nodeDirty)
      if let compositor = layer.extras?.compositor { compositor.requestFrame() }
      return false
    }
  }

  /// The superlayer, or the layer that is masked by this one.
  final var parent: CALayer? {
    get { unretainedParent?.takeUnretainedValue() }
    set { unretainedParent = newValue.map(Unmanaged.passUnretained) }
  }

  /// The topmost ancestor, or the layer itself.
  final var root: CALayer { nearest { $0.unretainedParent == nil } ?? self }

  /// Returns the layer itself, or the nearest of its ancestors, that satisfies a condition.
  ///
  /// The ancestors are not retained on the way, because their superlayers keep them.
  @inline(__always)
  final func nearest(where condition: (CALayer) -> Bool) -> CALayer? {
    var current = Unmanaged.passUnretained(self)
    while !current._withUnsafeGuaranteedRef(condition) {
      guard let next = current._withUnsafeGuaranteedRef({ $0.unretainedParent }) else { return nil }
      current = next
    }
    return current.takeUnretainedValue()
  }
}
