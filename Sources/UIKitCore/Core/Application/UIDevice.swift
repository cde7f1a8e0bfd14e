import QuartzCore

/// A description of the device that the main screen represents.
///
/// There is one device object, ``current``. The model and the idiom follow the main screen's
/// configuration: a phone, a tablet or a television. The system name and version are those of the
/// iOS release whose behavior the library follows, so that code that checks them works unchanged.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The device object.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// The name of the device, which is the same as ``model``.
  public var name: String { model }

  /// The model of the device: "iPhone", "iPad" or "Apple TV", depending on the idiom of the main
  /// screen.
  public var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .tv: "Apple TV"
    default: "iPhone"
    }
  }

  /// The model of the device; the same as ``model``, because model names are not translated.
  public var localizedModel: String { model }

  /// The name of the operating system, which is always "iOS".
  ///
  /// Code that checks the name therefore behaves as on iOS.
  public let systemName = "iOS"

  /// The version of iOS whose appearance and behavior are followed: "17.0".
  public let systemVersion = "17.0"

  /// The interface idiom of the main screen.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// The physical orientation of the device, derived from the interface orientation of the main
  /// screen.
  public var orientation: UIDeviceOrientation { UIScreen.main.orientation.deviceOrientation }

  /// Does nothing, because orientation changes are always reported.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing, because orientation changes are always reported.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Posted after ``orientation`` has changed.
  ///
  /// The object is the device.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

extension UIInterfaceOrientation {
  var deviceOrientation: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}
