import Foundation
import QuartzCore

extension UIApplication {
  // MARK: Keys of the application's coder

  /// The key of the version of the application that saved the state, a string.
  ///
  /// The value is missing if the information property list contains no version.
  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// The key of the user interface idiom of the application that saved the state, a number.
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// The key of the time at which the state was saved, a date.
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The key of the system version at the time of saving, a string.
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"

  // MARK: Objects that are not controllers

  // R-RES-20
  /// Registers an object whose state is saved and restored.
  ///
  /// Register the object before restoration begins, in
  /// `application(_:willFinishLaunchingWithOptions:)` at the latest, or give it an
  /// `objectRestorationClass`.
  ///
  /// - Parameters:
  ///   - object: The object, which is referenced weakly.
  ///   - restorationIdentifier: The name of the object. An object with the same name is replaced,
  ///     and a warning is logged.
  public class func registerObject(
    forStateRestoration object: UIStateRestoring,
    restorationIdentifier: String
  ) {
    shared.registeredObjects.register(object, named: restorationIdentifier)
  }

  // MARK: Extending restoration

  // R-RES-45
  /// Extends state restoration beyond the launch, for example for work on other threads.
  ///
  /// Balance each call with a call to ``UIApplication/completeStateRestoration()``. If the
  /// application ends unexpectedly before that, the next launch does not restore its state.
  public func extendStateRestoration() { stateRestorationManager.extend() }

  /// Ends an extension of state restoration.
  ///
  /// A call without an extension is ignored, and a warning is logged.
  public func completeStateRestoration() { stateRestorationManager.complete() }

  // MARK: Set by hosts

  /// The store of the saved state, which is set by hosts.
  ///
  /// The default value is a store in memory.
  package static var stateStore: any DataStore = MemoryStore()

  /// Returns the current date and time.
  ///
  /// Hosts with access to the clock set this closure.
  package static var timeOfDay: () -> Date = {
    Date(timeIntervalSinceReferenceDate: MediaTime.clock.now)
  }

  static var stateTime: Double { timeOfDay().timeIntervalSinceReferenceDate }

  /// The root controllers of the visible windows, and that of the delegate's window, which may not
  /// be visible yet.
  var restorableRoots: [UIViewController] {
    var windows = windows
    if let own = delegate?.window, !windows.contains(own) { windows.append(own) }
    return windows.compactMap(\.rootViewController)
  }
}

// R-RES-13
/// The values that the coder of the application's delegate contains in addition to those that the
/// delegate encoded.
@MainActor enum RestorationKeys {
  static func values(at time: Double) -> [String: StateValue] {
    let idiom = UIDevice.current.userInterfaceIdiom.rawValue
    var values: [String: StateValue] = [
      UIApplication.stateRestorationUserInterfaceIdiomKey: .integer(Int64(idiom)),
      UIApplication.stateRestorationSystemVersionKey: .text(UIDevice.current.systemVersion),
    ]
    if let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String {
      values[UIApplication.stateRestorationBundleVersionKey] = .text(version)
    }
    return self.values(values, at: time)
  }

  static func values(_ values: [String: StateValue], at time: Double) -> [String: StateValue] {
    var values = values
    values[UIApplication.stateRestorationTimestampKey] = .date(time)
    return values
  }

  /// Returns the values without the time, which is stored elsewhere in the file.
  static func withoutTime(_ values: [String: StateValue]) -> [String: StateValue] {
    var values = values
    values[UIApplication.stateRestorationTimestampKey] = nil
    return values
  }
}
