import Foundation
import QuartzCore

extension UIApplication {
  // MARK: What the application's coder knows

  /// The version of the application that was saved, as text; there where its information file names one.
  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// The idiom of the application that was saved: the number of a `UIUserInterfaceIdiom`.
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// When the application was saved: a date.
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The system's version when the application was saved: `UIDevice.systemVersion`.
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"

  // MARK: Objects that are no controllers

  /// Has the state of an object kept from one run to the next, as long as it lives. (R-RES-20)
  ///
  /// Register it before the application comes back, in `application(_:willFinishLaunchingWithOptions:)` at the latest, or
  /// give it an `objectRestorationClass`. An object of the same name is replaced, with a warning.
  public class func registerObject(
    forStateRestoration object: UIStateRestoring,
    restorationIdentifier: String
  ) {
    shared.registeredObjects.register(object, named: restorationIdentifier)
  }

  // MARK: Coming back takes longer

  /// Says that the application is still busy coming back when it has launched, as with work on other threads.
  ///
  /// Should it end by accident before as many calls of `completeStateRestoration()` have come, the next start is a fresh
  /// one. (R-RES-45)
  public func extendStateRestoration() { stateKeeper.extend() }

  /// Says that what `extendStateRestoration()` spoke of is done; one call too many is ignored, with a warning.
  public func completeStateRestoration() { stateKeeper.complete() }

  // MARK: What hosts say

  /// Where the application keeps where the user was; set by the host, in memory until then.
  package static var stateStore: any DataStore = MemoryStore()

  /// The time of day; set by hosts that know it.
  package static var timeOfDay: () -> Date = {
    Date(timeIntervalSinceReferenceDate: MediaTime.clock.now)
  }

  static var stateTime: Double { timeOfDay().timeIntervalSinceReferenceDate }

  /// The controllers at the top: those of the shown windows, and of the delegate's, which may not be shown yet.
  var restorableRoots: [UIViewController] {
    var windows = windows
    if let own = delegate?.window, !windows.contains(own) { windows.append(own) }
    return windows.compactMap(\.rootViewController)
  }
}

/// The values in the coder of the application's delegate that it finds there without having written them. (R-RES-13)
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

  /// The file has the time in one place.
  static func withoutTime(_ values: [String: StateValue]) -> [String: StateValue] {
    var values = values
    values[UIApplication.stateRestorationTimestampKey] = nil
    return values
  }
}
