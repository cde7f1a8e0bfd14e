import CoreGraphics

/// The values that a layer's property takes in several changes, for a key frame animation.
package struct PropertyKeyframes {
  private struct Change {
    var start: Double
    var end: Double
    var value: LayerValue
  }

  private let key: String
  private let property: LayerKey
  /// The value of the property before the changes.
  private let old: LayerValue
  /// The value that was visible before the changes.
  private let seen: LayerValue
  private var changes: [Change] = []

  /// Creates an empty list before the first change, or returns `nil` if the property isn't
  /// animatable.
  package init?(_ key: String, of layer: CALayer) {
    guard let property = LayerKeys.key(key, of: layer), let old = property.get(layer)
    else { return nil }
    self.key = key
    self.property = property
    self.old = old
    seen = property.get(layer.extras?.presentation ?? layer) ?? old
  }

  /// Adds the value of the property after a change.
  ///
  /// A second change in the same part of the time replaces the value of the first one.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - start: The time at which the change starts, as a fraction of the duration.
  ///   - end: The time at which the change ends, as a fraction of the duration.
  package mutating func addValue(of layer: CALayer, from start: Double, to end: Double) {
    guard let value = property.get(layer) else { return }
    if let last = changes.last, last.start == start, last.end == end {
      changes[changes.count - 1].value = value
    } else {
      changes.append(Change(start: start, end: end, value: value))
    }
  }

  /// Returns an animation through the values.
  ///
  /// An additive animation contains the differences to the current value of the property, so that
  /// it can run together with others.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - isAdditive: Whether the animation is additive if the property permits it.
  /// - Returns: The animation, without timing.
  package func makeAnimation(of layer: CALayer, isAdditive: Bool) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    let current = property.get(layer) ?? old
    animation.isAdditive = isAdditive && current.isAddable
    let (times, values) = frames(from: animation.isAdditive ? old : seen)
    let base = current.scaled(by: -1)
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.values = animation.isAdditive ? values.map { $0.adding(base) } : values
    return animation
  }

  /// Returns the key frames from 0 to 1.
  ///
  /// The value stays the same between two changes.
  private func frames(from first: LayerValue) -> ([Double], [LayerValue]) {
    var (times, values) = ([0.0], [first])
    func add(_ time: Double, _ value: LayerValue) {
      times.append(min(time, 1))
      values.append(value)
    }
    var (time, value) = (0.0, first)
    for change in changes.sorted(by: { $0.start < $1.start }) {
      if change.start > time { add(change.start, value) }
      (time, value) = (max(time, change.end), change.value)
      add(time, value)
    }
    if time < 1 { add(1, value) }
    return (times, values)
  }
}
