extension PortCase {
  static let uikitOptionals = [
    PortCase(
      unchanged: "Variables named after those that they are made from",
      """
      import UIKit
      func walk(_ view: UIView) {
        for view in view.subviews { view.removeFromSuperview() }
        var view = view
        while let view = view.superview { view.isHidden.toggle() }
        if let view = view.superview?.superview { view.isHidden.toggle() }
        for layer in layer(of: view).sublayers ?? [] where layer.name == nil { layer.reset() }
      }
      """
    ),
    PortCase(
      "Calls of optional methods of UIKit's protocols",
      """
      import UIKit
      class Bar: UITabBar {
        weak var owner: UITabBarControllerDelegate?
        let strong: UITabBarControllerDelegate
        func choose(_ item: UITabBarItem, _ tabs: UITabBarController, _ page: UIViewController) {
          delegate?.tabBar?(self, didSelect: item)
          guard owner?.tabBarController?(tabs, shouldSelect: page) ?? true else { return }
          if let isOn = strong.tabBarController?(tabs, shouldSelect: page) { print(isOn) }
          strong.tabBarController?(tabs, didSelect: page)
          delegate!.tabBar!(self, didSelect: item)
        }
      }
      """,
      """
      import UIKit
      class Bar: UITabBar {
        weak var owner: UITabBarControllerDelegate?
        let strong: UITabBarControllerDelegate
        func choose(_ item: UITabBarItem, _ tabs: UITabBarController, _ page: UIViewController) {
          delegate?.tabBar(self, didSelect: item)
          guard owner?.tabBarController(tabs, shouldSelect: page) ?? true else { return }
          if let isOn = Optional(strong)?.tabBarController(tabs, shouldSelect: page) { print(isOn) }
          strong.tabBarController(tabs, didSelect: page)
          delegate!.tabBar(self, didSelect: item)
        }
      }
      """
    ),
    PortCase(
      "Closures of the same name",
      """
      import UIKit
      class Reader: NSObject, UIScrollViewDelegate {
        var scrollViewDidScroll: ((UIScrollView) -> Void)?
        weak var next: UIScrollViewDelegate?
        func scroll(_ view: UIScrollView, _ any: Any) {
          scrollViewDidScroll?(view)
          self.scrollViewDidScroll?(view)
          next?.scrollViewDidScroll?(view)
        }
      }
      """,
      """
      import UIKit
      class Reader: NSObject, UIScrollViewDelegate {
        var scrollViewDidScroll: ((UIScrollView) -> Void)?
        weak var next: UIScrollViewDelegate?
        func scroll(_ view: UIScrollView, _ any: Any) {
          scrollViewDidScroll?(view)
          self.scrollViewDidScroll?(view)
          next?.scrollViewDidScroll(view)
        }
      }
      """
    ),
  ]

  static let ownOptionals = [
    PortCase(
      "Optional members of the sources' protocols",
      """
      import UIKit
      @objc public protocol BarDelegate: NSObjectProtocol {
        func barDidLoad(_ bar: Bar)
        /// Called after a tap.
        @objc optional func bar(_ bar: Bar, didSelect index: Int) -> Bool
        @objc optional var barTitle: String { get }
        @objc optional func bar(
          _ bar: Bar,
          willHide: Bool
        )
      }
      public class Bar: UIView {
        weak var delegate: BarDelegate?
        func tap() {
          let isDone = delegate?.bar?(self, didSelect: 1) ?? false
          delegate?.bar?(self, willHide: isDone)
          if delegate?.responds(to: #selector(BarDelegate.bar(_:willHide:))) == true {}
          let title = delegate?.barTitle?.count
          delegate?.barDidLoad(self)
        }
      }
      class Page: UIViewController, BarDelegate {
        func barDidLoad(_ bar: Bar) {}
        func bar(_ bar: Bar, willHide: Bool) {}
      }
      class Special: Page {
        override func bar(_ bar: Bar, willHide: Bool) {}
        func bar(_ bar: Bar, didSelect index: Int) -> Bool { true }
      }
      extension Other: BarDelegate {
        var barTitle: String { "" }
        func barDidLoad(_ bar: Bar) {}
      }
      class Other: NSObject {}
      """,
      """
      import UIKit
            public protocol BarDelegate: NSObjectProtocol {
        func barDidLoad(_ bar: Bar)
        /// Called after a tap.
        /* @objc optional func bar(_ bar: Bar, didSelect index: Int) -> Bool */
        /* @objc optional var barTitle: String { get } */
        /* @objc optional func bar(
          _ bar: Bar,
          willHide: Bool
        ) */
      }
      public class Bar: UIView {
        weak var delegate: BarDelegate?
        func tap() {
          let isDone = (delegate as? BarDelegate_bar_didSelect)?.bar(self, didSelect: 1) ?? false
          (delegate as? BarDelegate_bar_willHide)?.bar(self, willHide: isDone)
          if delegate.map({ $0 is BarDelegate_bar_willHide }) == true {}
          let title = (delegate as? BarDelegate_barTitle)?.barTitle.count
          delegate?.barDidLoad(self)
        }
      }
      class Page: UIViewController, BarDelegate, BarDelegate_bar_willHide {
        func barDidLoad(_ bar: Bar) {}
        func bar(_ bar: Bar, willHide: Bool) {}
      }
      class Special: Page, BarDelegate_bar_didSelect {
        override func bar(_ bar: Bar, willHide: Bool) {}
        func bar(_ bar: Bar, didSelect index: Int) -> Bool { true }
      }
      extension Other: BarDelegate, BarDelegate_barTitle {
        var barTitle: String { "" }
        func barDidLoad(_ bar: Bar) {}
      }
      class Other: NSObject {}

      // Added by tabbarkit-port.
      public protocol BarDelegate_bar_didSelect: AnyObject { func bar(_ bar: Bar, didSelect index: Int) -> Bool }
      public protocol BarDelegate_barTitle: AnyObject { var barTitle: String { get } }
      public protocol BarDelegate_bar_willHide: AnyObject { func bar( _ bar: Bar, willHide: Bool ) }

      """
    ),
    PortCase(
      "Members of classes that have the name of an optional member",
      """
      import UIKit
      @objc protocol Loading { @objc optional func loader(_ count: Int) }
      class Page: UIViewController, Loading {
        let source = UIView()
        func loader(_ count: Int) {}
        func use() { let page = Page(); page.loader(1); loader(2); page.view.source.loader.load() }
      }
      class Front: UIViewController, Loading { let loader = Set<Int>() ; func use(_ f: Front) -> Int { f.loader.count } }
      """,
      """
      import UIKit
            protocol Loading: AnyObject { /* @objc optional func loader(_ count: Int) */ }
      class Page: UIViewController, Loading, Loading_loader {
        let source = UIView()
        func loader(_ count: Int) {}
        func use() { let page = Page(); page.loader(1); loader(2); page.view.source.loader.load() }
      }
      class Front: UIViewController, Loading { let loader = Set<Int>() ; func use(_ f: Front) -> Int { f.loader.count } }

      // Added by tabbarkit-port.
      protocol Loading_loader: AnyObject { func loader(_ count: Int) }

      """
    ),
    PortCase(
      "Receivers of optional members",
      """
      import UIKit
      @objc protocol Watcher { @objc optional func changed(_ value: Int); @objc optional static func reset() }
      extension Watcher { func tell() { changed?(1); self.changed?(2) } }
      class Model {
        var watchers: [Watcher] = []
        var changed: ((Int) -> Void)?
        func update(_ watcher: Watcher, _ other: Model) {
          watchers.forEach { $0.changed?(3) }
          for one in watchers { one.changed?(4) }
          watcher.changed!(5)
          other.changed?(6)
          self.changed?(7)
          changed?(8)
          let method = watcher.changed(_:)
          if watcher.responds(to: #selector(Watcher.changed)) {}
        }
      }
      """,
      """
      import UIKit
            protocol Watcher: AnyObject { /* @objc optional func changed(_ value: Int) */; /* @objc optional static func reset() */ }
      extension Watcher { func tell() { (self as? Watcher_changed)?.changed(1); (self as? Watcher_changed)?.changed(2) } }
      class Model {
        var watchers: [Watcher] = []
        var changed: ((Int) -> Void)?
        func update(_ watcher: Watcher, _ other: Model) {
          watchers.forEach { ($0 as? Watcher_changed)?.changed(3) }
          for one in watchers { (one as? Watcher_changed)?.changed(4) }
          (watcher as! Watcher_changed).changed(5)
          other.changed?(6)
          self.changed?(7)
          changed?(8)
          let method = (watcher as? Watcher_changed)?.changed(_:)
          if (watcher is Watcher_changed) {}
        }
      }

      // Added by tabbarkit-port.
      protocol Watcher_changed: AnyObject { func changed(_ value: Int) }
      protocol Watcher_reset: AnyObject { static func reset() }

      """
    ),
    PortCase(
      "Declarations added under a condition",
      """
      import UIKit
      #if os(iOS)
      @objc private protocol Inner { @objc optional func go() }
      #endif
      """,
      """
      import UIKit
      #if canImport(UIKit)
            private protocol Inner: AnyObject { /* @objc optional func go() */ }
      #endif

      // Added by tabbarkit-port.
      #if (canImport(UIKit))
      fileprivate protocol Inner_go: AnyObject { func go() }
      #endif

      """
    ),
  ]
}
