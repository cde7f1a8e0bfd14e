// R-ROT-2
/// Determines the orientation of a window's content when the device rotates.
///
/// UIKit asks one controller only: the topmost that fills the window. Its supported orientations
/// are intersected with those of the application; if there is no common one, the application's are
/// used.
struct OrientationPolicy: Equatable {
  var supported: UIInterfaceOrientationMask

  init(controller: UIInterfaceOrientationMask, application: UIInterfaceOrientationMask = .all) {
    let shared = controller.intersection(application)
    supported = shared.isEmpty ? application : shared
    if supported.isEmpty { supported = .portrait }
  }

  /// The default of `supportedInterfaceOrientations`.
  static func defaultMask(isPhone: Bool) -> UIInterfaceOrientationMask {
    isPhone ? .allButUpsideDown : .all
  }

  /// The orientation to rotate to: the device's if it is supported, else the current one if it is
  /// supported, else the first supported one.
  func orientation(
    forDevice device: UIInterfaceOrientation,
    current: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    if supported.contains(device) { return device }
    if supported.contains(current) { return current }
    return first
  }

  /// The orientation for a controller that has just covered the window.
  func orientation(
    preferred: UIInterfaceOrientation,
    current: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    if supported.contains(current) { return current }
    return supported.contains(preferred) ? preferred : first
  }

  /// The orientation that matches a size; a square is portrait.
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
