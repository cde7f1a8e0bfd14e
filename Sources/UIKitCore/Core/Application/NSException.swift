import Foundation

/// An error of the program, which ends it when it is raised.
///
/// ```swift
/// NSException(name: .invalidArgumentException, reason: "No page has this name").raise()
/// ```
///
/// Unlike iOS, exceptions can't be caught: Swift on Linux has no means to do so.
open class NSException: NSObject {
  /// The name of the exception.
  public let name: NSExceptionName
  /// The reason of the exception, for people.
  public let reason: String?
  /// More information about the exception.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  ///
  /// - Parameters:
  ///   - aName: The name.
  ///   - aReason: The reason.
  ///   - aUserInfo: More information.
  public init(
    name aName: NSExceptionName,
    reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Prints the exception to standard error and ends the program.
  open func raise() {
    // R-FND-16
    Misuse.raise(name: name.rawValue, reason: reason ?? "(null)")
  }

  /// Prints an exception to standard error and ends the program.
  ///
  /// - Parameters:
  ///   - name: The name of the exception.
  ///   - format: The format of the reason, as in `String(format:)`.
  ///   - argList: The values for the format; see `getVaList(_:)`.
  public class func raise(
    _ name: NSExceptionName,
    format: String,
    arguments argList: CVaListPointer
  ) {
    // R-FND-16
    let reason = NSString(format: format, arguments: argList) as String
    NSException(name: name, reason: reason).raise()
  }

  /// The reason, or else the name.
  open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
  /// An exception without a more specific name.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// An access outside the bounds of a collection or a string.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException"
  )
  /// A state that the program must not have.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException"
  )
  /// A lack of memory.
  public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
  /// An object that can't be used from here.
  public static let objectInaccessibleException = NSExceptionName(
    rawValue: "NSObjectInaccessibleException"
  )
  /// An object that isn't available.
  public static let objectNotAvailableException = NSExceptionName(
    rawValue: "NSObjectNotAvailableException"
  )
  /// A destination that isn't valid.
  public static let destinationInvalidException = NSExceptionName(
    rawValue: "NSDestinationInvalidException"
  )
  /// A name of a property that an object doesn't have.
  public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
  /// An archive whose contents contradict each other.
  public static let inconsistentArchiveException = NSExceptionName(
    rawValue: "NSArchiverArchiveInconsistency"
  )
  /// An operation that an archiver doesn't allow.
  public static let invalidArchiveOperationException = NSExceptionName(
    rawValue: "NSInvalidArchiveOperationException"
  )
  /// An operation that an unarchiver doesn't allow.
  public static let invalidUnarchiveOperationException = NSExceptionName(
    rawValue: "NSInvalidUnarchiveOperationException"
  )
}
