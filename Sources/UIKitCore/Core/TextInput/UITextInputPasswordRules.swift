import Foundation

/// The requirements of a service for new passwords.
///
/// ```swift
/// field.passwordRules = UITextInputPasswordRules(
///   descriptor: "required: upper; required: digit; minlength: 12;"
/// )
/// ```
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The requirements, in the language of password rules.
  public let passwordRulesDescriptor: String

  /// Creates requirements.
  ///
  /// - Parameter passwordRulesDescriptor: The requirements. They are not checked.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns requirements with the same descriptor.
  open func copy(with zone: NSZone? = nil) -> Any {
    UITextInputPasswordRules(descriptor: passwordRulesDescriptor)
  }

  /// Returns whether the descriptors are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
  }

  /// A hash of the descriptor.
  open override var hash: Int { passwordRulesDescriptor.hashValue }
}
