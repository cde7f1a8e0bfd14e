import UIKitCore

/// What a simulated device is like, held upright.
public struct Device: Hashable, Sendable {
  /// In points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What the device's shape covers at each edge.
  public var safeArea: UIEdgeInsets
  /// What kind of device it is.
  public var idiom: UIUserInterfaceIdiom

  /// Describes a device.
  ///
  /// Sizes and scales that no screen can have are taken as the nearest that one can.
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

  /// 375 x 667 points at 2x, with a home button.
  public static let iPhoneSE = Device(
    size: CGSize(width: 375, height: 667),
    scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  )

  /// 393 x 852 points at 3x, with a home indicator.
  public static let iPhone15 = Device(
    size: CGSize(width: 393, height: 852),
    scale: 3,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  )

  /// 430 x 932 points at 3x, with a home indicator.
  public static let iPhone15Plus = Device(
    size: CGSize(width: 430, height: 932),
    scale: 3,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  )

  /// 834 x 1194 points at 2x, with a home indicator.
  public static let iPadPro11 = Device(
    size: CGSize(width: 834, height: 1194),
    scale: 2,
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    idiom: .pad
  )

  /// 1920 x 1080 points at 1x, with the margins that televisions may cut off.
  public static let appleTV = Device(
    size: CGSize(width: 1920, height: 1080),
    scale: 1,
    safeArea: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80),
    idiom: .tv
  )
}

/// What a screen can be.
enum DeviceLimits {
  /// So that a frame at the largest scale stays below two gigabytes.
  static let longestSide: CGFloat = 4096
  static let largestScale: CGFloat = 4

  static func length(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, 1), longestSide) : 1
  }

  static func scale(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, 0.5), largestScale) : 1
  }
}
