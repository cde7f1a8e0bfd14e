import Foundation

/// Starts the application and runs it until its last window is closed; then the process ends.
///
/// The classes are named as `NSStringFromClass` does ("Module.Class"). Without a principal class it is
/// `UIApplication`. The arguments of the process are not used.
@discardableResult @MainActor public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  ApplicationStart.run(
    applicationClass: principalClassName.flatMap(NSClassFromString),
    delegateClass: delegateClassName.flatMap(NSClassFromString)
  )
}

extension UIApplicationDelegate {
  /// What `@main` on an application's delegate calls: makes the delegate and runs the application.
  @MainActor public static func main() {
    ApplicationStart.run(applicationClass: nil, delegateClass: self)
  }
}
