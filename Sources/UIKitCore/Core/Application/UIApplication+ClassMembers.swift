import Foundation

/// Members of the class that are found by name, as every class of Objective-C has them.
///
/// Frameworks for app extensions, in which ``UIApplication/shared`` isn't available on iOS, reach the
/// application by its name:
///
/// ```swift
/// let application = UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication
/// ```
extension UIApplication {
  // R-KV-41
  /// The names of the application as a value of the class.
  private static let sharedNames: Set = ["shared", "sharedApplication"]

  /// Returns whether the class has a method.
  ///
  /// - Parameter selector: The selector of the method.
  /// - Returns: `true` for `sharedApplication`, which returns ``UIApplication/shared``.
  public class func responds(to selector: Selector!) -> Bool {
    selector.map { sharedNames.contains($0.name) } ?? false
  }

  /// Calls the method with the name of a selector.
  ///
  /// A name that the class doesn't have raises an exception.
  ///
  /// - Parameter selector: The selector `sharedApplication`.
  /// - Returns: The application.
  @discardableResult
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    guard let selector else { return nil }
    guard responds(to: selector) else {
      Misuse.raise(
        reason: "+[UIApplication \(selector.name)]: unrecognized selector sent to class "
          + "UIApplication"
      )
    }
    return .passUnretained(shared)
  }

  /// Returns the value of the class for a key.
  ///
  /// A key that the class doesn't have raises an exception.
  ///
  /// - Parameter key: The key `sharedApplication`.
  /// - Returns: The application.
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Returns the value of the class for a key path.
  ///
  /// A key that the class or a value doesn't have raises an exception.
  ///
  /// - Parameter keyPath: A key path that begins with `sharedApplication`, such as
  ///   `sharedApplication.delegate`.
  /// - Returns: The value at the key path.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let key = parts.first, sharedNames.contains(key) else {
      Misuse.raise(
        name: "NSUnknownKeyException",
        reason: "[<UIApplication> valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(parts.first ?? keyPath)."
      )
    }
    return parts.count == 1 ? shared : shared.value(forKeyPath: parts[1])
  }
}
