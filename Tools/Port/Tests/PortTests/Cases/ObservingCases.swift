extension PortCase {
  static let observing = [
    PortCase(
      "Dynamic properties",
      """
      import UIKit
      final class Player: NSObject {
        @objc dynamic var volume = 0.5
        @objc dynamic var name: String? { didSet { print(name ?? "") } }
        @objc dynamic var half: Double { get { volume / 2 } set { volume = newValue * 2 } }
        @objc dynamic var isLoud: Bool { volume > 0.8 }
        @objc dynamic func play() {}
      }
      class Plain { dynamic var count = 0 }
      """,
      """
      import UIKit
      final class Player: NSObject, ObjectiveCMembers {
              dynamic var volume = 0.5 { willSet { willChangeValue(for: \\.volume) } didSet { didChangeValue(for: \\.volume) } }
              dynamic var name: String? { willSet { willChangeValue(for: \\.name) } didSet { defer { didChangeValue(for: \\.name) }; print(name ?? "") } }
              dynamic var half: Double { get { volume / 2 } set { willChangeValue(for: \\.half); defer { didChangeValue(for: \\.half) }; volume = newValue * 2 } }
              dynamic var isLoud: Bool { volume > 0.8 }
              dynamic func play() {}
      class var objectiveCMembers: [ObjectiveCMember] { [.property(\\Player.volume, "volume"), .property(\\Player.name, "name"), .property(\\Player.half, "half"), .property(\\Player.isLoud, "isLoud")] } }
      class Plain { dynamic var count = 0 }
      """
    ),
    PortCase(
      "Overrides of members of objects",
      """
      import UIKit
      class Watcher: NSObject, UITabBarDelegate {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      class Store: NSObject {}
      class Shop: Store { override func value(forUndefinedKey key: String) -> Any? { nil } }
      class Other: NSObject { override var hash: Int { 1 } }
      class Bounce: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
      """,
      """
      import UIKit
      class Watcher: ObjectiveCObject, UITabBarDelegate {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      class Store: ObjectiveCObject {}
      class Shop: Store { override func value(forUndefinedKey key: String) -> Any? { nil } }
      class Other: NSObject { override var hash: Int { 1 } }
      class Bounce: ObjectiveCObject { override func awakeFromNib() { super.awakeFromNib() } }
      """
    ),
  ]
}
