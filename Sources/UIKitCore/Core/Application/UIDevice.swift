import QuartzCore

/// The device that the main screen stands for.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// What the user calls the device.
  public var name: String { model }

  /// "iPhone", "iPad" or "Apple TV", by the idiom of the main screen.
  public var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .tv: "Apple TV"
    default: "iPhone"
    }
  }

  /// As `model`.
  public var localizedModel: String { model }

  /// "iOS", whatever the system below, so that code that branches on it takes the way it was written for.
  public let systemName = "iOS"

  /// The version of iOS whose look and rules are followed: "17.0".
  public let systemVersion = "17.0"

  /// The idiom of the main screen.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// How the device is held, from the main screen's orientation.
  public var orientation: UIDeviceOrientation { UIScreen.main.orientation.deviceOrientation }

  /// Does nothing: orientations are always reported.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing: orientations are always reported.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Posted by the device after `orientation` changed.
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
