import CoreGraphics

/// The devices that simulators and desktop windows can represent, in portrait orientation.
package enum StandardDevice: String, CaseIterable, Sendable {
  case iPhoneSE
  case iPhone15
  case iPhone15Plus
  case iPadPro11
  case appleTV

  /// Creates the device with a name, regardless of capital letters, or returns `nil`.
  package init?(name: String) {
    guard let device = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else { return nil }
    self = device
  }

  /// The size of the screen in points.
  package var size: CGSize {
    switch self {
    case .iPhoneSE: CGSize(width: 375, height: 667)
    case .iPhone15: CGSize(width: 393, height: 852)
    case .iPhone15Plus: CGSize(width: 430, height: 932)
    case .iPadPro11: CGSize(width: 834, height: 1194)
    case .appleTV: CGSize(width: 1920, height: 1080)
    }
  }

  /// The number of pixels per point.
  package var scale: CGFloat {
    switch self {
    case .iPhone15, .iPhone15Plus: 3
    case .iPhoneSE, .iPadPro11: 2
    case .appleTV: 1
    }
  }

  /// The insets for the notch or Dynamic Island, the status bar, the home indicator, or the overscan
  /// area of televisions.
  package var safeAreaInsets: UIEdgeInsets {
    switch self {
    case .iPhoneSE: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case .iPhone15, .iPhone15Plus: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    case .iPadPro11: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    case .appleTV: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
    }
  }

  package var idiom: UIUserInterfaceIdiom {
    switch self {
    case .iPhoneSE, .iPhone15, .iPhone15Plus: .phone
    case .iPadPro11: .pad
    case .appleTV: .tv
    }
  }
}
