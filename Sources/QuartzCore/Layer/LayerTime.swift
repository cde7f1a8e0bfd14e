/// Converts between the time of the clock and the times of layers, whose speed, begin time and
/// offset may differ from those of their superlayers.
enum LayerTime {
  static func local(_ time: CFTimeInterval, in layer: CALayer?) -> CFTimeInterval {
    guard let timed = nearestTimed(layer), let timing = timed.extras?.timing else { return time }
    return timing.localTime(at: local(time, in: timed.superlayerForGeometry))
  }

  /// Returns the nearest layer, beginning with a layer itself, whose time differs from that of its
  /// superlayer, or `nil` if there is none.
  private static func nearestTimed(_ layer: CALayer?) -> CALayer? {
    guard let layer else { return nil }
    if layer.flags.contains(.isPresentation) {
      return layer.hasOwnTime ? layer : nearestTimed(layer.superlayerForGeometry)
    }
    return layer.nearest { $0.hasOwnTime }
  }

  static func global(_ time: CFTimeInterval, of layer: CALayer?) -> CFTimeInterval {
    guard let layer else { return time }
    let outer = layer.extras?.timing.parentTime(at: time) ?? time
    return global(outer, of: layer.superlayerForGeometry)
  }

  /// Whether the layer's time is stopped, by itself or by a superlayer.
  static func standsStill(in layer: CALayer) -> Bool {
    var current = nearestTimed(layer)
    while let layer = current {
      if layer.extras?.timing.speed == 0 { return true }
      current = nearestTimed(layer.parent)
    }
    return false
  }
}

extension CALayer {
  /// Whether the layer's time differs from that of its superlayer.
  fileprivate final var hasOwnTime: Bool { extras?.timing.isStandard == false }

  /// Begins the animations that were added to the tree since the last frame.
  ///
  /// Call it before changing the layer's time, so that they begin at the time before the change.
  package func beginAnimationsNow() {
    root.extras?.compositor?.beginAnimations()
  }
}
