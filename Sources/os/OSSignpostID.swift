import Foundation

/// The identifier of an interval, which tells simultaneous intervals of the same name apart.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  /// Creates an identifier from a number.
  ///
  /// - Parameter rawValue: The number, which is neither 0 nor the largest one.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates an identifier from a number.
  ///
  /// - Parameter rawValue: The number, which is neither 0 nor the largest one.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The identifier of intervals that don't overlap with others of the same name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier of signposts that aren't written.
  public static let invalid = OSSignpostID(.max)
  /// The identifier without a meaning.
  public static let null = OSSignpostID(0)

  private static let numbers = OSAllocatedUnfairLock(initialState: UInt64(0))

  /// Creates a new identifier.
  ///
  /// - Parameter log: The log of the signposts.
  public init(log: OSLog) {
    rawValue = Self.numbers.withLock { number in
      number += 1
      return number
    }
  }

  /// Creates the identifier of an object.
  ///
  /// - Parameters:
  ///   - log: The log of the signposts.
  ///   - object: The object, which isn't retained.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
    left.rawValue < right.rawValue
  }
}
