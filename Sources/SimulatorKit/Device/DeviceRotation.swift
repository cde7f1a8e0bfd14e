import UIKitCore

/// The effect of an orientation on a device's screen: the sides are swapped, and the safe area
/// changes.
///
/// ```
///   portrait        landscape
///   ┌──59──┐        ┌────0────┐
///   0      0        59       59     the camera is on one side; the other side has an equal inset;
///   └──34──┘        └───21────┘     the home indicator is at the bottom
/// ```
struct DeviceRotation {
  let device: Device

  func configuration(in orientation: UIInterfaceOrientation) -> ScreenConfiguration {
    let isTurned = orientation.isLandscape && device.size.height > device.size.width
    return ScreenConfiguration(
      size: isTurned
        ? CGSize(width: device.size.height, height: device.size.width) : device.size,
      scale: device.scale,
      safeAreaInsets: isTurned ? turnedSafeArea : device.safeArea,
      idiom: device.idiom,
      orientation: orientation
    )
  }

  private var turnedSafeArea: UIEdgeInsets {
    guard device.idiom == .phone else { return device.safeArea }
    let upright = device.safeArea
    // A phone with a home button hides its status bar in landscape.
    guard upright.bottom > 0 else {
      return UIEdgeInsets(top: 0, left: upright.left, bottom: 0, right: upright.right)
    }
    return UIEdgeInsets(
      top: 0,
      left: upright.top,
      bottom: RotationMetrics.homeIndicatorInset,
      right: upright.top
    )
  }
}

/// Metrics of phones in landscape orientation.
enum RotationMetrics {
  /// The bottom inset of phones with a home indicator in landscape orientation, in points.
  static let homeIndicatorInset: CGFloat = 21
}
