import Foundation

/// The information that observers receive.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The value of the options.
  public let rawValue: UInt

  /// Creates options from a value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value is passed to the observer.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value is passed to the observer.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is also called when it is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is also called before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion = 2
  /// Objects were removed from a collection.
  case removal = 3
  /// Objects of a collection were replaced.
  case replacement = 4
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, a number object with the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value; `NSNull` for `nil`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value; `NSNull` for `nil`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of inserted, removed or replaced objects.
  ///
  /// UIKit's properties are always set as a whole, so the key isn't used.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// `true` in a call before the change, and absent in others.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change, always ``NSKeyValueChange/setting``.
  public let kind: NSKeyValueChange
  /// The new value, if the observer was added with ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?
  /// The old value, if the observer was added with ``NSKeyValueObservingOptions/old`` and the call
  /// is not the initial one.
  public let oldValue: Value?
  /// The indexes of changed objects in a collection, always `nil`.
  public let indexes: IndexSet?
  /// Whether the observer is called before the change.
  public let isPrior: Bool
}
