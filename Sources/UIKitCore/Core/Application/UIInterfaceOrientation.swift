import Foundation

/// The orientation of the user interface.
///
/// The landscape orientations are named after the side of the home button, so they are the reverse
/// of the device orientations: a device turned to ``UIDeviceOrientation/landscapeLeft`` shows its
/// interface in ``UIInterfaceOrientation/landscapeRight``.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the orientation is portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
///
/// View controllers and the application's delegate return the orientations that they support as a
/// mask, such as ``allButUpsideDown``.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a set from its bits; bit n represents the orientation with raw value n.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upright orientation, with the home button at the bottom.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The upside-down orientation, with the home button at the top.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The landscape orientation with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The landscape orientation with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations, the default on tablets.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except upside down, the default on phones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  package func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    rawValue & (1 << UInt(orientation.rawValue)) != 0
  }
}

/// The physical orientation of a device.
///
/// The landscape orientations are named after the side that the top of the device points to. See
/// ``UIInterfaceOrientation`` for the orientation of the content.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The top of the device points to the left.
  case landscapeLeft = 3
  /// The top of the device points to the right.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// A Boolean value that indicates whether the device is held in portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is held in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies face up or face down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the orientation is portrait or landscape.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
