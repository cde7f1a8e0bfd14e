import QuartzCore
import UIKitCore

/// The kind of device that windows stand for: a phone, unless the environment variable `TABBARKIT_IDIOM` says otherwise.
enum WindowKind: String, CaseIterable {
  case phone
  case pad
  case television = "tv"

  /// What is no kind counts as a phone, with a warning.
  init(environment: [String: String]) {
    let name = environment["TABBARKIT_IDIOM"] ?? ""
    if !name.isEmpty, WindowKind(rawValue: name) == nil {
      let names = WindowKind.allCases.map(\.rawValue).joined(separator: ", ")
      Log.warning("TABBARKIT_IDIOM: \(name) is none of \(names); ignored")
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

  /// How large windows open, in points.
  var size: CGSize {
    switch self {
    // The phones that most tab bars were designed on: iPhone 12 to 14.
    case .phone: CGSize(width: 390, height: 844)
    // A pad of 11 inches.
    case .pad: CGSize(width: 834, height: 1194)
    case .television: CGSize(width: 1920, height: 1080)
    }
  }

  /// What content keeps clear of: what televisions may cut off.
  var safeAreaInsets: UIEdgeInsets {
    self == .television ? UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80) : .zero
  }
}
