import Foundation
import func UIKitCore.NSClassFromString

/// Starts the application and runs it until its last window is closed, then ends the process.
///
/// Most applications use the attribute `@main` on their delegate instead, which calls
/// ``UIApplicationDelegate/main()``.
///
/// - Parameters:
///   - argc: The number of arguments, which isn't used.
///   - argv: The arguments, which aren't used.
///   - principalClassName: The name of the application class as returned by `NSStringFromClass`
///     ("Module.Class"), or `nil` for `UIApplication`.
///   - delegateClassName: The name of the delegate class, or `nil` if the application is its own
///     delegate or has none.
/// - Returns: The function doesn't return.
@discardableResult @MainActor public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  ApplicationStart.run(
    applicationClass: principalClassName.flatMap { NSClassFromString($0) },
    delegateClass: delegateClassName.flatMap { NSClassFromString($0) }
  )
}

extension UIApplicationDelegate {
  /// Creates the delegate and runs the application; the entry point for the attribute `@main`.
  @MainActor public static func main() {
    ApplicationStart.run(applicationClass: nil, delegateClass: self)
  }
}
