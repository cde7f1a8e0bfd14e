import Foundation

/// What the user is doing, as a scene's delegate names it to have the scene come back to it.
///
/// Unlike iOS, it is not handed to other devices, to search or to other applications; it has the members that coming back
/// needs.
public final class NSUserActivity: NSObject {
  /// What kind of activity it is, in the application's own words.
  public let activityType: String
  /// What the user would call it; nil by default.
  public var title: String?
  /// What is needed to come back: text, numbers, dates, data, URLs, UUIDs, and lists, sets and dictionaries of them; nil by
  /// default.
  ///
  /// Other values are not kept, with a warning each. (R-RES-22)
  public var userInfo: [AnyHashable: Any]?

  /// Creates an activity of some kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to `userInfo`; those with keys that it has already replace the old ones.
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
