/// Converts between the time of the clock and the times of layers, whose speed, begin time and
/// offset may differ from those of their superlayers.
enum LayerTime {
  static func local(_ time: CFTimeInterval, in layer: CALayer?) -> CFTimeInterval {
    guard let layer else { return time }
    let outer = local(time, in: layer.superlayerForGeometry)
    return layer.extras?.timing.localTime(at: outer) ?? outer
  }

  static func global(_ time: CFTimeInterval, of layer: CALayer?) -> CFTimeInterval {
    guard let layer else { return time }
    let outer = layer.extras?.timing.parentTime(at: time) ?? time
    return global(outer, of: layer.superlayerForGeometry)
  }

  /// Whether the layer's time is stopped, by itself or by a superlayer.
  static func standsStill(in layer: CALayer) -> Bool {
    var current: CALayer? = layer
    while let layer = current {
      if layer.extras?.timing.speed == 0 { return true }
      current = layer.parent
    }
    return false
  }
}

extension CALayer {
  /// Begins the animations that were added to the tree since the last frame.
  ///
  /// Call it before changing the layer's time, so that they begin at the time before the change.
  package func beginAnimationsNow() {
    root.extras?.compositor?.beginAnimations()
  }
}
