import QuartzCore
import UIKitCore

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
    // The size of an 11-inch iPad.
    case .pad: CGSize(width: 834, height: 1194)
    case .television: CGSize(width: 1920, height: 1080)
    }
  }

  /// The safe area, which excludes the overscan area of televisions.
  var safeAreaInsets: UIEdgeInsets {
    self == .television ? UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80) : .zero
  }
}
