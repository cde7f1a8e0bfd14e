// R-ROT-2
/// Determines the orientation of a window's content when the device rotates.
///
/// Only the topmost controller that fills the window is consulted. Its supported orientations are
/// intersected with those of the application; if they have none in common, the application's are
/// used.
struct OrientationPolicy: Equatable {
  var supported: UIInterfaceOrientationMask

  init(controller: UIInterfaceOrientationMask, application: UIInterfaceOrientationMask = .all) {
    let shared = controller.intersection(application)
    supported = shared.isEmpty ? application : shared
    if supported.isEmpty { supported = .portrait }
  }

  /// Returns the default value of `supportedInterfaceOrientations`.
  static func defaultMask(isPhone: Bool) -> UIInterfaceOrientationMask {
    isPhone ? .allButUpsideDown : .all
  }

  /// Returns the orientation to rotate to: that of the device if it is supported, otherwise the
  /// current one if it is supported, otherwise the first supported one.
  func orientation(
    forDevice device: UIInterfaceOrientation,
    current: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    if supported.contains(device) { return device }
    if supported.contains(current) { return current }
    return first
  }

  /// Returns the orientation for a controller that now fills the window.
  func orientation(
    preferred: UIInterfaceOrientation,
    current: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    if supported.contains(current) { return current }
    return supported.contains(preferred) ? preferred : first
  }

  /// Returns the orientation that matches a size; a square is portrait.
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

extension UIInterfaceOrientationMask {
  // R-INFO-3
  /// The orientations in the information property list of the application, or all of them.
  @MainActor static var ofApplication: UIInterfaceOrientationMask {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    guard let names = ApplicationInformation.current.orientations(isPad: isPad) else { return .all }
    let mask = names.reduce(into: UIInterfaceOrientationMask()) { mask, name in
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
    return mask.isEmpty ? .all : mask
  }
}
