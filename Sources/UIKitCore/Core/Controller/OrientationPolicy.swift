/// Decides which way the content of a window is turned when the device turns (R-ROT-2).
///
/// UIKit asks one controller only: the uppermost that fills the window. What it supports is
/// narrowed by what the application supports; where the two share nothing, the application decides.
struct OrientationPolicy: Equatable {
  var supported: UIInterfaceOrientationMask

  init(controller: UIInterfaceOrientationMask, application: UIInterfaceOrientationMask = .all) {
    let shared = controller.intersection(application)
    supported = shared.isEmpty ? application : shared
    if supported.isEmpty { supported = .portrait }
  }

  /// What a controller supports unless it says otherwise.
  static func defaultMask(isPhone: Bool) -> UIInterfaceOrientationMask {
    isPhone ? .allButUpsideDown : .all
  }

  /// The orientation to turn to: the device's where supported, else the current one where
  /// supported, else the first of the supported ones.
  func orientation(
    forDevice device: UIInterfaceOrientation,
    current: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    if supported.contains(device) { return device }
    if supported.contains(current) { return current }
    return first
  }

  /// The orientation to show a controller in that has just covered the window.
  func orientation(
    preferred: UIInterfaceOrientation,
    current: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    if supported.contains(current) { return current }
    return supported.contains(preferred) ? preferred : first
  }

  /// The shape that a size has; square counts as upright.
  static func orientation(of size: CGSize) -> UIInterfaceOrientation {
    size.width > size.height ? .landscapeRight : .portrait
  }

  private var first: UIInterfaceOrientation {
    let order: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return order.first(where: supported.contains) ?? .portrait
  }
}
