import UIKitCore

/// The properties of a simulated device in portrait orientation.
///
/// Use one of the predefined devices, or describe another one. Pass the device to
/// ``Simulator/init(_:language:restoring:)``.
///
/// ```swift
/// let small = Device(
///   size: CGSize(width: 320, height: 568),
///   scale: 2,
///   safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
/// )
/// let phone = Simulator(small)
/// ```
public struct Device: Hashable, Sendable {
  /// The size of the screen, in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The insets of the area that the device's shape doesn't cover, in points.
  public var safeArea: UIEdgeInsets
  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom

  /// Creates the description of a device.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in portrait orientation, in points. Each side is clamped to 1
  ///     to 4096 points.
  ///   - scale: The number of pixels per point, which is clamped to 0.5 to 4.
  ///   - safeArea: The insets of the safe area, in points. The default value is zero.
  ///   - idiom: The kind of device. The default value is `.phone`.
  public init(
    size: CGSize,
    scale: CGFloat,
    safeArea: UIEdgeInsets = .zero,
    idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.size = CGSize(
      width: DeviceLimits.length(size.width),
      height: DeviceLimits.length(size.height)
    )
    self.scale = DeviceLimits.scale(scale)
    self.safeArea = safeArea
    self.idiom = idiom
  }

  private init(_ device: StandardDevice) {
    self.init(
      size: device.size,
      scale: device.scale,
      safeArea: device.safeAreaInsets,
      idiom: device.idiom
    )
  }

  /// A device with 375 × 667 points at 2x and a home button.
  public static let iPhoneSE = Device(.iPhoneSE)

  /// A device with 393 × 852 points at 3x and a home indicator.
  public static let iPhone15 = Device(.iPhone15)

  /// A device with 430 × 932 points at 3x and a home indicator.
  public static let iPhone15Plus = Device(.iPhone15Plus)

  /// A tablet with 834 × 1194 points at 2x and a home indicator.
  public static let iPadPro11 = Device(.iPadPro11)

  /// A television with 1920 × 1080 points at 1x, with margins for overscan.
  public static let appleTV = Device(.appleTV)
}

/// The limits of simulated screens.
enum DeviceLimits {
  /// The maximum length of a side in points.
  ///
  /// It limits a frame at the maximum scale to less than two gigabytes.
  static let longestSide: CGFloat = 4096
  static let largestScale: CGFloat = 4

  static func length(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, 1), longestSide) : 1
  }

  static func scale(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, 0.5), largestScale) : 1
  }
}
