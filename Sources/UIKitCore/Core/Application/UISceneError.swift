import Foundation

/// An error of a request to open or close a scene.
///
/// It is passed to the error handler of
/// ``UIApplication/requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
public struct UISceneError: CustomNSError, Hashable, Sendable {
  /// The reasons for which a request can fail.
  public enum Code: Int, Sendable {
    /// The application cannot have more than one window; see
    /// ``UIApplication/supportsMultipleScenes``.
    case multipleScenesNotSupported = 0
    /// The application does not use scenes, or has no other window.
    case requestDenied = 1
  }

  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }

  /// The domain of the error, "UISceneErrorDomain".
  public static var errorDomain: String { "UISceneErrorDomain" }

  /// The raw value of ``code``.
  public var errorCode: Int { code.rawValue }

  /// The reason in English.
  public var errorUserInfo: [String: Any] {
    let text =
      switch code {
      case .multipleScenesNotSupported:
        "The application cannot have several windows: UIApplicationSupportsMultipleScenes is not"
          + " set in UIApplicationSceneManifest of Info.plist, or its window shows a device."
      case .requestDenied: "The application does not use scenes, or has no other window."
      }
    return [NSLocalizedDescriptionKey: text]
  }
}

/// Options for closing a scene.
///
/// They have no effect on a desktop. The argument of
/// ``UIApplication/requestSceneSessionDestruction(_:options:errorHandler:)`` can be `nil`.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}

extension UIScene {
  /// Options for opening a scene.
  ///
  /// They are an argument of
  /// ``UIApplication/requestSceneSessionActivation(_:userActivity:options:errorHandler:)``, which
  /// can be `nil`.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request, or `nil`.
    ///
    /// It has no effect on a desktop. The default value is `nil`.
    open var requestingScene: UIScene?
    /// Creates options without a requesting scene.
    public override init() { super.init() }
  }
}
