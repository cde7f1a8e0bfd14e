extension PortCase {
  static let attributes = [
    PortCase(
      "@objc and @objc(name)",
      """
      import UIKit
      final class Page: UIViewController {
        @objc private func tap() {}
        @objc(close:) func close(_ sender: Any) {}
        @objc var progress = 0.5
        @nonobjc func quiet() {}
        @IBAction func save(_ sender: Any) {}
        @IBInspectable var radius: CGFloat = 4
      }
      """,
      """
      import UIKit
      final class Page: UIViewController, ObjectiveCMembers {
              private func tap() {}
                      func close(_ sender: Any) {}
              var progress = 0.5
        @nonobjc func quiet() {}
        @IBAction func save(_ sender: Any) {}
        @IBInspectable var radius: CGFloat = 4
      class var objectiveCMembers: [ObjectiveCMember] { [.property(\\Page.progress, "progress"), .method(Page.save, "save:"), .property(\\Page.radius, "radius")] } }
      """
    ),
    PortCase(
      "@objcMembers, @objc extensions and enumerations",
      """
      import UIKit
      @objcMembers public class Store: NSObject {}
      @objc extension Store { func load() {} }
      @objc(Kind) enum Kind: Int { case one }
      """,
      """
      import UIKit
                   public class Store: NSObject {}
            extension Store { func load() {} }
                  enum Kind: Int { case one }
      """
    ),
    PortCase(
      "Properties that Swift cannot use",
      """
      import UIKit
      final class Spinner: UIView {
        @available(*, unavailable, message: "Reserved for Interface Builder.")
        @IBInspectable var kind: String = ""
        @IBInspectable var radius: CGFloat = 4
      }
      """,
      """
      import UIKit
      final class Spinner: UIView, ObjectiveCMembers {
        @available(*, unavailable, message: "Reserved for Interface Builder.")
        @IBInspectable var kind: String = ""
        @IBInspectable var radius: CGFloat = 4
      class var objectiveCMembers: [ObjectiveCMember] { [.property(\\Spinner.radius, "radius")] } }
      """
    ),
    PortCase(
      "@IBOutlet",
      """
      import UIKit
      class Cell: UITableViewCell {
        @IBOutlet weak var label: UILabel!
        @IBOutlet
        private var buttons: [UIButton]!
      }
      """,
      """
      import UIKit
      class Cell: UITableViewCell, ObjectiveCMembers {
                  weak var label: UILabel!
        \("         ")
        private var buttons: [UIButton]!
      class var objectiveCMembers: [ObjectiveCMember] { [.property(\\Cell.label, "label"), .property(\\Cell.buttons, "buttons")] } }
      """
    ),
    PortCase(
      "@UIApplicationMain",
      """
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      """,
      """
      import UIKit
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      """
    ),
    PortCase(
      "@objc protocols are for classes",
      """
      import UIKit
      @objc protocol Source {}
      @objc public protocol Feed: Source { func next() }
      @objc protocol Named: NSObjectProtocol {}
      @objc protocol Mixed: Sendable {}
      @objc protocol Old: class {}
      protocol Closing: class, Sendable {}
      protocol Plain {}
      """,
      """
      import UIKit
            protocol Source: AnyObject {}
            public protocol Feed: Source { func next() }
            protocol Named: NSObjectProtocol {}
            protocol Mixed: Sendable, AnyObject {}
            protocol Old: AnyObject {}
      protocol Closing: AnyObject, Sendable {}
      protocol Plain {}
      """
    ),
    PortCase(
      "Spaces that the compiler accepts",
      "import UIKit\n@available (iOS 11, *) @objc class A: NSObject {}\n",
      "import UIKit\n@available (iOS 11, *)       class A: NSObject {}\n"
    ),
    PortCase(
      "Comments and strings that look like code",
      """
      import UIKit
      // @objc func old() { #selector(old) }
      let text = "@objc #selector(tap) #if os(iOS)"
      /* @IBOutlet */ @objc func free() {}
      """,
      """
      import UIKit
      // @objc func old() { #selector(old) }
      let text = "@objc #selector(tap) #if os(iOS)"
      /* @IBOutlet */       func free() {}
      """
    ),
  ]
}
