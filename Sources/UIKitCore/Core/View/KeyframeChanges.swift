import QuartzCore

/// The changes of an `animateKeyframes` block whose values aren't interpolated linearly.
///
/// The block adds one animation for each property at its end.
@MainActor final class KeyframeChanges {
  // R-VIEW-30
  private struct Property {
    let view: UIView
    let key: String
    var frames: PropertyKeyframes
  }

  private let mode: CAAnimationCalculationMode
  /// The settings of the whole block.
  private let settings: AnimationSettings
  private var properties: [Property] = []

  init(_ mode: CAAnimationCalculationMode, settings: AnimationSettings) {
    self.mode = mode
    self.settings = settings
  }

  /// Returns the action that records a change of a view's layer, before the change is made.
  ///
  /// `part` contains the delay and duration of the current key frame.
  func action(for view: UIView, key: String, in part: AnimationSettings) -> CAAction? {
    guard settings.duration > 0, let index = index(of: view, key) else { return nil }
    let start = (part.delay - settings.delay) / settings.duration
    let end = start + part.duration / settings.duration
    return KeyframeChange { [weak self] layer in
      self?.properties[index].frames.addValue(of: layer, from: start, to: end)
    }
  }

  private func index(of view: UIView, _ key: String) -> Int? {
    if let known = properties.firstIndex(where: { $0.view === view && $0.key == key }) {
      return known
    }
    guard let frames = PropertyKeyframes(key, of: view.layer) else { return nil }
    properties.append(Property(view: view, key: key, frames: frames))
    return properties.count - 1
  }

  /// Adds the animations to the layers.
  ///
  /// `prepare` sets their timing and delegate.
  func addAnimations(_ prepare: (CAAnimation, UIView) -> Void) {
    let isAdditive = !settings.options.contains(.beginFromCurrentState)
    for property in properties {
      let layer = property.view.layer
      let animation = property.frames.makeAnimation(of: layer, isAdditive: isAdditive)
      animation.calculationMode = mode
      prepare(animation, property.view)
      ViewAnimationKeys.add(animation, forKey: property.key, to: layer)
    }
    properties = []
  }
}

/// An action that records a change instead of animating it.
private final class KeyframeChange: NSObject, CAAction {
  private let record: @MainActor (CALayer) -> Void

  init(_ record: @escaping @MainActor (CALayer) -> Void) { self.record = record }

  func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer else { return }
    MainActor.assumeIsolated { record(layer) }
  }
}
