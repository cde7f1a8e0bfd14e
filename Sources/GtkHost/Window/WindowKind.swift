import QuartzCore
import UIKitCore

/// What windows show: the screen of a device that the environment variable `TABBARKIT_DEVICE` names,
/// or an ordinary window.
enum WindowContent: Equatable {
  case device(StandardDevice)
  case window(WindowKind)

  /// Creates the content that the environment specifies.
  ///
  /// The unknown name of a device is ignored, and a warning is logged.
  init(environment: [String: String]) {
    let name = environment["TABBARKIT_DEVICE"] ?? ""
    if let device = StandardDevice(name: name) {
      self = .device(device)
    } else {
      if !name.isEmpty {
        let names = StandardDevice.allCases.map(\.rawValue).joined(separator: ", ")
        Log.warning("TABBARKIT_DEVICE: \(name) is not one of \(names); ignored")
      }
      self = .window(WindowKind(environment: environment))
    }
  }

  var idiom: UIUserInterfaceIdiom {
    switch self {
    case .device(let device): device.idiom
    case .window(let kind): kind.idiom
    }
  }

  /// The initial size of windows in points.
  var size: CGSize {
    switch self {
    case .device(let device): device.size
    case .window(let kind): kind.size
    }
  }

  /// The safe area; windows that show no device have none for a status bar or a home indicator.
  var safeAreaInsets: UIEdgeInsets {
    switch self {
    case .device(let device): device.safeAreaInsets
    case .window(let kind): kind.safeAreaInsets
    }
  }

  /// Whether the user can resize windows.
  var isResizable: Bool {
    if case .window = self { true } else { false }
  }
}

/// The kind of device that windows represent: a phone, unless the environment variable
/// `TABBARKIT_IDIOM` names another one.
enum WindowKind: String, CaseIterable {
  case phone
  case pad
  case television = "tv"

  /// Creates the kind that the environment specifies.
  ///
  /// An unknown name is treated as a phone, and a warning is logged.
  init(environment: [String: String]) {
    let name = environment["TABBARKIT_IDIOM"] ?? ""
    if !name.isEmpty, WindowKind(rawValue: name) == nil {
      let names = WindowKind.allCases.map(\.rawValue).joined(separator: ", ")
      Log.warning("TABBARKIT_IDIOM: \(name) is not one of \(names); ignored")
    }
    self = WindowKind(rawValue: name) ?? .phone
  }

  var idiom: UIUserInterfaceIdiom {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .television: .tv
    }
  }

  /// The initial size of windows in points.
  var size: CGSize {
    switch self {
    // The size of iPhone 12 to 14, for which most tab bars were designed.
    case .phone: CGSize(width: 390, height: 844)
    case .pad: StandardDevice.iPadPro11.size
    case .television: StandardDevice.appleTV.size
    }
  }

  /// The safe area, which excludes the overscan area of televisions.
  var safeAreaInsets: UIEdgeInsets {
    self == .television ? StandardDevice.appleTV.safeAreaInsets : .zero
  }
}
