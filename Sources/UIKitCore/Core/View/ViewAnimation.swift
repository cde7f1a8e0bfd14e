import Foundation
import QuartzCore

/// The animation of a changed property of a view's layer.
final class ViewAnimation: CABasicAnimation {
  override func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    ViewAnimationKeys.add(self, forKey: key, to: object)
  }
}

/// The animation of a changed property of a view's layer, with spring timing.
final class ViewSpringAnimation: CASpringAnimation {
  override func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    ViewAnimationKeys.add(self, forKey: key, to: object)
  }
}

/// Adds animations of one property under different keys, so that additive animations can run at the
/// same time.
enum ViewAnimationKeys {
  static func add(_ animation: CAPropertyAnimation, forKey key: String, to object: Any) {
    guard let layer = object as? CALayer else { return }
    if !layer.isAnimated { return layer.add(animation, forKey: key) }
    let running = (layer.animationKeys() ?? []).filter { isOf(key, name: $0) }
    guard animation.isAdditive else {
      for name in running { layer.removeAnimation(forKey: name) }
      layer.add(animation, forKey: key)
      return
    }
    layer.add(animation, forKey: running.isEmpty ? key : free(key, running))
  }

  private static func isOf(_ key: String, name: String) -> Bool {
    name == key || (name.hasPrefix(key) && name.dropFirst(key.count).first == "-")
  }

  private static func free(_ key: String, _ taken: [String]) -> String {
    var number = taken.count + 1
    while taken.contains("\(key)-\(number)") { number += 1 }
    return "\(key)-\(number)"
  }
}
