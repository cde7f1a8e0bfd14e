import Foundation
import QuartzCore

/// A URL, which replaces the type of Core Foundation.
public typealias CFURL = URL

/// An error, which replaces the type of Core Foundation.
public typealias CFError = NSError

/// The scope in which fonts are registered.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The fonts are available to this process.
  case process = 1
  /// The fonts are available to this process until it ends.
  ///
  /// Unlike Apple's platforms, it is the same as ``process``.
  case session = 3
}

/// The reasons for which fonts cannot be registered.
public enum CTFontManagerError: Int, Sendable {
  /// There is no file at the URL.
  case fileNotFound = 101
  /// The file is not a font file, or is damaged.
  case unrecognizedFormat = 103
  /// The file was registered before.
  case alreadyRegistered = 105
}

/// The domain of errors with a ``CTFontManagerError`` as their code.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file, so that `UIFont(name:size:)` finds them by their family,
/// PostScript name and full name.
///
/// ```swift
/// let file = Bundle.main.url(forResource: "Lora-Bold", withExtension: "ttf")!
/// CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
/// label.font = UIFont(name: "Lora-Bold", size: 20)
/// ```
///
/// Fonts in the list `UIAppFonts` of the app's `Info.plist` are registered without a call.
///
/// - Parameters:
///   - fontURL: The URL of a font file in TrueType or OpenType format.
///   - scope: The scope of the registration. The fonts are registered until the process ends.
///   - error: Receives an error with the domain ``kCTFontManagerErrorDomain`` if the fonts cannot
///     be registered, or `nil`.
/// - Returns: `true` if the fonts were registered.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let reason = FontFiles.register(fontURL) else { return true }
  let code: CTFontManagerError =
    switch reason {
    case .missing: .fileNotFound
    case .unreadable: .unrecognizedFormat
    case .registered: .alreadyRegistered
    }
  error?.pointee = .passRetained(NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue))
  return false
}
