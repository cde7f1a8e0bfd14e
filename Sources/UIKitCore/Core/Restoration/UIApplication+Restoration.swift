import Foundation
import QuartzCore

extension UIApplication {
  // MARK: Keys of the application's coder

  /// The key of the version of the application that was saved, a string.
  ///
  /// It is missing without a version in the information property list.
  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// The key of the user interface idiom of the application that was saved, a number.
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// The key of the time of saving, a date.
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The key of the system version at the time of saving.
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"

  // MARK: Objects that are not controllers

  // R-RES-20
  /// Registers an object whose state is saved and restored.
  ///
  /// Register the object before restoration begins, in
  /// `application(_:willFinishLaunchingWithOptions:)` at the latest, or give it an
  /// `objectRestorationClass`. The reference is weak. An object of the same name is replaced, with
  /// a warning.
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
  /// If the application ends unexpectedly before as many calls of
  /// ``UIApplication/completeStateRestoration()``, the next launch does not restore its state.
  public func extendStateRestoration() { stateRestorationManager.extend() }

  /// Ends an extension of state restoration.
  ///
  /// A call without an extension is ignored, with a warning.
  public func completeStateRestoration() { stateRestorationManager.complete() }

  // MARK: Set by hosts

  /// The store of the saved state.
  ///
  /// Hosts set it; the default is in memory.
  package static var stateStore: any DataStore = MemoryStore()

  /// Returns the time of day.
  ///
  /// Hosts that know it set it.
  package static var timeOfDay: () -> Date = {
    Date(timeIntervalSinceReferenceDate: MediaTime.clock.now)
  }

  static var stateTime: Double { timeOfDay().timeIntervalSinceReferenceDate }

  /// The root controllers of the visible windows and of the delegate's window, which may not be
  /// visible yet.
  var restorableRoots: [UIViewController] {
    var windows = windows
    if let own = delegate?.window, !windows.contains(own) { windows.append(own) }
    return windows.compactMap(\.rootViewController)
  }
}

// R-RES-13
/// The values that the coder of the application's delegate contains in addition to the encoded
/// ones.
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

  /// Removes the time, which the file stores elsewhere.
  static func withoutTime(_ values: [String: StateValue]) -> [String: StateValue] {
    var values = values
    values[UIApplication.stateRestorationTimestampKey] = nil
    return values
  }
}
