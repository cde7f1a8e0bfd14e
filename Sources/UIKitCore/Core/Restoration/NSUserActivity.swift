import Foundation

/// A description of what the user is doing, which a scene's delegate returns so that the scene can
/// be restored.
///
/// Unlike iOS, activities are not sent to other devices, to search or to other applications. The
/// class has only the members that state restoration requires.
public final class NSUserActivity: NSObject {
  /// The type of the activity, a string that the application defines.
  public let activityType: String
  /// The title of the activity for users.
  ///
  /// The default value is `nil`.
  public var title: String?
  // R-RES-22
  /// The values that are required to restore the activity.
  ///
  /// The values can be strings, numbers, dates, data, URLs, UUIDs, and arrays, sets and
  /// dictionaries of them. Other values are not saved, and a warning is logged for each. The
  /// default value is `nil`.
  public var userInfo: [AnyHashable: Any]?

  /// Creates an activity with a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to ``NSUserActivity/userInfo``, replacing the values of existing keys.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  convenience init(_ saved: SavedScene) {
    self.init(activityType: saved.activityType)
    title = saved.title
    if !saved.userInfo.isEmpty {
      userInfo = StateConversion().objects(of: saved.userInfo, named: "userInfo")
    }
  }

  func saved(for session: String) -> SavedScene {
    SavedScene(
      session: session,
      activityType: activityType,
      title: title,
      userInfo: StateConversion().dictionary(userInfo ?? [:], named: "userInfo")
    )
  }
}
