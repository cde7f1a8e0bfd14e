import UIKitCore

/// The window of a simulator, which shows a new root view controller before the assignment returns.
final class SimulatorWindow: UIWindow {
  var willChange: ((UIViewController?) -> Void)?
  var onChange: (() -> Void)?

  override var rootViewController: UIViewController? {
    willSet { willChange?(newValue) }
    didSet { onChange?() }
  }
}
