extension PortCase {
  static let extensions = [
    PortCase(
      "Overrides in extensions",
      """
      import UIKit
      open class Page: UIViewController {
        private var count = 0
      }

      // MARK: Life
      private let unrelated = 1
      public extension Page {
        override func viewDidLoad() {
          super.viewDidLoad()
          count += unrelated
        }
        @objc override open func motionEnded(
          _ motion: UIEvent.EventSubtype,
          with event: UIEvent?
        ) {}
        override var prefersStatusBarHidden: Bool { true }
        override var title: String? {
          get { super.title }
          set { super.title = newValue }
        }
      }
      """,
      """
      import UIKit
      open class Page: UIViewController {
        private var count = 0
      public override func viewDidLoad() { viewDidLoadInPageExtension() }; open override func motionEnded( _ motion: UIEvent.EventSubtype, with event: UIEvent?) { motionEndedInPageExtension(motion, with: event) }; public override var prefersStatusBarHidden: Bool { prefersStatusBarHiddenInPageExtension }; public override var title: String? { get { titleInPageExtension } set { titleInPageExtension = newValue } } }

      // MARK: Life
      private let unrelated = 1
      public extension Page {
                 func viewDidLoadInPageExtension() {
          super.viewDidLoad()
          count += unrelated
        }
                            func motionEndedInPageExtension(
          _ motion: UIEvent.EventSubtype,
          with event: UIEvent?
        ) {}
                 var prefersStatusBarHiddenInPageExtension: Bool { true }
                 var titleInPageExtension: String? {
          get { super.title }
          set { super.title = newValue }
        }
      }
      """.replacing("motionEnded( _ motion", with: "motionEnded(_ motion")
    ),
    PortCase(
      "Members of extensions that subclasses override",
      """
      import UIKit
      class Base: UIView { var x = 1 }
      extension Base { @objc func load(_ n: Int = 2) throws -> Int { n } ; func other() {} }
      class Derived: Base { override func load(_ n: Int) throws -> Int { 3 } }
      """,
      """
      import UIKit
      class Base: UIView { var x = 1 ; func load(_ n: Int = 2) throws -> Int { try loadInBaseExtension(n) } }
      extension Base {       func loadInBaseExtension(_ n: Int = 2) throws -> Int { n } ; func other() {} }
      class Derived: Base { override func load(_ n: Int) throws -> Int { 3 } }
      """
    ),
    PortCase(
      "Members of extensions of UIKit's classes that classes override",
      """
      import UIKit
      extension UIViewController {
        @objc open var isBusy: Bool { false }
        @objc func reload(_ count: Int = 1) -> Int { count }
      }
      class Page: UINavigationController {
        override var isBusy: Bool { super.isBusy || true }
        override func reload(_ count: Int) -> Int { super.reload(count) + 1 }
      }
      class Special: Page {
        override func reload(_ count: Int) -> Int { super.reload(count) + reload(2) }
      }
      """,
      """
      import UIKit
      extension UIViewController {
                   var isBusyInUIViewControllerExtension: Bool { false }
              func reloadInUIViewControllerExtension(_ count: Int = 1) -> Int { count }
      }
      class Page: UINavigationController, UIViewController_isBusy, UIViewController_reload {
                 var isBusyOverride: Bool { super.isBusyInUIViewControllerExtension || true }
                 func reloadOverride(_ count: Int) -> Int { super.reloadInUIViewControllerExtension(count) + 1 }
      }
      class Special: Page {
        override func reloadOverride(_ count: Int) -> Int { super.reloadOverride(count) + reload(2) }
      }

      // Added by tabbarkit-port.
      @MainActor protocol UIViewController_isBusy: AnyObject { var isBusyOverride: Bool { get } }
      extension UIViewController { public var isBusy: Bool { if let object = self as? UIViewController_isBusy { return object.isBusyOverride }; return isBusyInUIViewControllerExtension } }
      @MainActor protocol UIViewController_reload: AnyObject { func reloadOverride(_ count: Int) -> Int }
      extension UIViewController { func reload(_ count: Int = 1) -> Int { if let object = self as? UIViewController_reload { return object.reloadOverride(count) }; return reloadInUIViewControllerExtension(count) } }

      """
    ),
    PortCase(
      "Members of extensions of UIKit's classes that other extensions override",
      """
      import UIKit
      extension UIView { @objc func save(_ key: String) {} }
      extension UIControl { override func save(_ key: String) { super.save(key) } }
      extension UIButton {
        override func save(_ key: String) {
          super.save(key)
        }
      }
      class Knob: UIButton { override func save(_ key: String) { super.save(key) } }
      """,
      """
      import UIKit
      extension UIView {       func saveInUIViewExtension(_ key: String) {} }
      extension UIControl {          func saveInUIControlExtension(_ key: String) { super.saveInUIViewExtension(key) } }
      extension UIButton {
                 func saveInUIButtonExtension(_ key: String) {
          super.saveInUIControlExtension(key)
        }
      }
      class Knob: UIButton, UIView_save {          func saveOverride(_ key: String) { super.saveInUIButtonExtension(key) } }

      // Added by tabbarkit-port.
      @MainActor protocol UIView_save: AnyObject { func saveOverride(_ key: String) }
      extension UIView { func save(_ key: String) { if let object = self as? UIView_save { return object.saveOverride(key) }; if let object = self as? UIButton { return object.saveInUIButtonExtension(key) }; if let object = self as? UIControl { return object.saveInUIControlExtension(key) }; return saveInUIViewExtension(key) } }

      """
    ),
    PortCase(
      unchanged: "Overrides that cannot be moved",
      """
      import UIKit
      extension UINavigationController { override open var childForStatusBarStyle: UIViewController? { nil } }
      class Page: UIViewController {}
      extension Page { override var title: String? { didSet {} } }
      """,
      warnings: ["an extension of UINavigationController", "a property with observers"]
    ),
  ]

  static let witnesses = [
    PortCase(
      "Optional delegate methods that only a subclass implements",
      """
      import UIKit
      class List: UIViewController, UITableViewDelegate {
      }
      class Songs: List {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
        func unrelated() {}
      }
      """,
      """
      import UIKit
      class List: UIViewController, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { List_UITableViewDelegate().tableView(tableView, heightForRowAt: indexPath) } }
      class Songs: List {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
        func unrelated() {}
      }

      // Added by tabbarkit-port.
      private final class List_UITableViewDelegate: NSObject, UITableViewDelegate {}

      """
    ),
    PortCase(
      unchanged: "Protocols with required members",
      """
      import UIKit
      class List: UIViewController, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { .init() }
      }
      class Songs: List { func numberOfSections(in tableView: UITableView) -> Int { 2 } }
      """,
      warnings: ["numberOfSections(in:) is not called"]
    ),
  ]

  static let unsupported = [
    PortCase(
      unchanged: "What needs the Objective-C runtime",
      """
      import UIKit
      class Tricks: NSObject {
        weak var target: AnyObject?
        func swizzle(_ one: Method, _ other: Method, kind: Plain.Type) {
          method_exchangeImplementations(one, other)
          _ = class_addMethod(Tricks.self, Selector("go"), one, nil)
          target?.reload()
          _ = kind.init()
          _ = type(of: self).init(page: 1)
        }
        override func forwardingTarget(for selector: Selector!) -> Any? { target }
      }
      """,
      warnings: [
        "method_exchangeImplementations", "class_addMethod", "AnyObject", "kind.init",
        "type(of: self).init", "forwardingTarget",
      ]
    ),
    PortCase(
      "Properties of UIKit that are looked up on AnyObject",
      """
      import UIKit
      class Rule { var priority = 1 }
      class Page: UIView {
        var found: [AnyObject] { constraints }
        func use(_ item: AnyObject) -> Float {
          let all = self.found
          for each in found { _ = each.priority }
          _ = self.found.first?.priority
          _ = self.found.first?.priority.rawValue
          return found[0].priority.rawValue + (item.firstItem == nil ? 0 : 1) + Float(all.count)
        }
      }
      """,
      """
      import UIKit
      class Rule { var priority = 1 }
      class Page: UIView {
        var found: [AnyObject] { constraints }
        func use(_ item: AnyObject) -> Float {
          let all = self.found
          for each in found { _ = (each as! NSLayoutConstraint).priority }
          _ = ObjectMember.value(of: self.found.first, \\NSLayoutConstraint.priority)
          _ = ObjectMember.value(of: self.found.first, \\NSLayoutConstraint.priority)?.rawValue
          return (found[0] as! NSLayoutConstraint).priority.rawValue + ((item as! NSLayoutConstraint).firstItem == nil ? 0 : 1) + Float(all.count)
        }
      }
      """
    ),
    PortCase(
      "Initializers of classes that are values",
      """
      import UIKit
      class Page: UIViewController { static let pages: [Page.Type] = [] }
      class Router {
        let navigation: UINavigationController.Type = UINavigationController.self
        func open(_ kind: Page.Type, _ name: String) -> [UIViewController] {
          let pages = [kind.init(), kind.init(nibName: nil, bundle: nil)]
          if let other = NSClassFromString(name) as? UIViewController.Type { _ = other.init() }
          return pages + [navigation.init(rootViewController: pages[0])]
        }
        func make<View: UIView>(_ frame: CGRect) -> View { View(frame: frame) }
        func next<T>(_ page: T) -> T where T: Page { type(of: page).init() }
      }
      """,
      """
      import UIKit
      class Page: UIViewController { static let pages: [Page.Type] = [] }
      class Router {
        let navigation: UINavigationController.Type = UINavigationController.self
        func open(_ kind: Page.Type, _ name: String) -> [UIViewController] {
          let pages = [Instantiation.object(of: kind), Instantiation.object(of: kind, nibName: nil, bundle: nil)]
          if let other = NSClassFromString(name) as? UIViewController.Type { _ = Instantiation.object(of: other) }
          return pages + [Instantiation.object(of: navigation, rootViewController: pages[0])]
        }
        func make<View: UIView>(_ frame: CGRect) -> View { Instantiation.object(of: View.self, frame: frame) }
        func next<T>(_ page: T) -> T where T: Page { Instantiation.object(of: type(of: page)) }
      }
      """
    ),
    PortCase(
      unchanged: "Required initializers",
      """
      import UIKit
      class Entry: NSObject, NSCopying {
        required override init() {}
        func copy(with zone: NSZone? = nil) -> Any { type(of: self).init() }
      }
      """
    ),
    PortCase(
      "Tests that are isolated to the main actor",
      """
      import XCTest
      @MainActor class PageTestCase: XCTestCase {}
      class PageTests: PageTestCase {
        func testTap() { tap() }
        func testFailure() throws {
          try fail()
        }
        func testTask() async {}
        func helper() {}
      }
      class PlainTests: XCTestCase {
        @MainActor func testOne() {}
        func testTwo() {}
      }
      """,
      """
      import XCTest
      @MainActor class PageTestCase: XCTestCase {}
      class PageTests: PageTestCase {
        nonisolated func testTap() { MainActor.assumeIsolated { tap() }}
        nonisolated func testFailure() throws { try MainActor.assumeIsolated {
          try fail()
        }}
        func testTask() async {}
        func helper() {}
      }
      class PlainTests: XCTestCase {
                   nonisolated func testOne() {}
        func testTwo() {}
      }
      """
    ),
  ]
}
