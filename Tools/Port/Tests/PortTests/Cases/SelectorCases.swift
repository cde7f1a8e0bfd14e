extension PortCase {
  static let selectors = [
    PortCase(
      "Bare, self, Self and qualified selectors",
      """
      import UIKit
      class Page: UIViewController {
        func setUp(_ button: UIButton) {
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          button.addTarget(self, action: #selector(self.tap(_:)), for: .touchUpInside)
          button.addTarget(self, action: #selector(Self.tapped(_:event:)), for: .touchUpInside)
          button.addTarget(self, action: #selector(Page.done), for: .touchUpInside)
          button.addTarget(nil, action: #selector(UIViewController.viewDidLoad), for: .touchDown)
          perform(#selector(super.viewDidLoad))
        }
        func done() {}
        func tap(_ sender: Any) {}
        func tapped(_ sender: Any, event: UIEvent) {}
      }
      """,
      """
      import UIKit
      class Page: UIViewController {
        func setUp(_ button: UIButton) {
          button.addTarget(self, action: Selector(Page.tap, "tap"), for: .touchUpInside)
          button.addTarget(self, action: Selector(Page.tap(_:), "tap(_:)"), for: .touchUpInside)
          button.addTarget(self, action: Selector(Page.tapped(_:event:), "tapped(_:event:)"), for: .touchUpInside)
          button.addTarget(self, action: Selector(Page.done, "done"), for: .touchUpInside)
          button.addTarget(nil, action: Selector(UIViewController.viewDidLoad, "viewDidLoad"), for: .touchDown)
          perform(Selector(Page.viewDidLoad, "viewDidLoad"))
        }
        func done() {}
        func tap(_ sender: Any) {}
        func tapped(_ sender: Any, event: UIEvent) {}
      }
      """
    ),
    PortCase(
      "Overloads",
      """
      import UIKit
      class Page: UIViewController {
        @objc func go() {}
        func go(_ count: Int, twice: Bool) {}
        func stop() {}
        @objc func stop(_ sender: Any) {}
        func use() -> [Selector] {
          [#selector(go), #selector(stop), #selector(stop as (Any) -> Void),
           #selector(go as () -> Void), #selector(Page.go as (Page) -> () -> Void)]
        }
      }
      """,
      """
      import UIKit
      class Page: UIViewController {
              func go() {}
        func go(_ count: Int, twice: Bool) {}
        func stop() {}
              func stop(_ sender: Any) {}
        func use() -> [Selector] {
          [Selector(Page.go as (Page) -> @MainActor () -> Void, "go"), Selector(Page.stop(_:), "stop"), Selector(Page.stop as (Page) -> @MainActor (Any) -> Void, "stop"),
           Selector(Page.go as (Page) -> @MainActor () -> Void, "go"), Selector(Page.go as (Page) -> @MainActor () -> Void, "go")]
        }
      }
      """
    ),
    PortCase(
      "Selectors from strings",
      """
      import UIKit
      class Page: UIViewController {
        func use() -> [Selector] {
          [Selector("tap:"), Selector(("move:to:")), NSSelectorFromString("done"), Selector("other:")]
        }
        func wire(_ button: UIButton) {
          button.addTarget(self, action: "tap:", for: .touchUpInside)
          button.addTarget(self, action: "other:", for: .touchUpInside)
        }
        @objc func tap(_ sender: Any) {}
        @objc(move:to:) func shift(_ one: Any, toward other: Any) {}
        @objc func done() {}
      }
      """,
      """
      import UIKit
      class Page: UIViewController {
        func use() -> [Selector] {
          [Selector(Page.tap(_:), "tap:"), Selector(Page.shift(_:toward:), "move:to:"), Selector(Page.done as (Page) -> @MainActor () -> Void, "done"), Selector("other:")]
        }
        func wire(_ button: UIButton) {
          button.addTarget(self, action: Selector(Page.tap(_:), "tap:"), for: .touchUpInside)
          button.addTarget(self, action: "other:", for: .touchUpInside)
        }
              func tap(_ sender: Any) {}
                        func shift(_ one: Any, toward other: Any) {}
              func done() {}
      }
      """
    ),
    PortCase(
      "Names with underscores",
      "import UIKit\nopen class _Cell<T>: UIView { func use() { _ = #selector(_Cell.tap) }; @objc func tap() {} }\n",
      "import UIKit\nopen class _Cell<T>: UIView { func use() { _ = Selector(_Cell.tap, \"tap\") };       func tap() {} }\n"
    ),
    PortCase(
      "Getters and setters",
      """
      import UIKit
      class Page: UIViewController {
        var level: Int = 0
        func use() {
          let getters = [#selector(getter: level), #selector(getter: UIView.alpha)]
          let setter = #selector(setter: Page.level)
        }
      }
      """,
      """
      import UIKit
      class Page: UIViewController {
        var level: Int = 0
        func use() {
          let getters = [Selector(getter: \\Page.level, "level"), Selector(getter: \\UIView.alpha, "alpha")]
          let setter = Selector({ (object: Page) in { object.level = $0 } } as (Page) -> @MainActor (Int) -> Void, "setLevel:")
        }
      }
      """
    ),
    PortCase(
      "Nested types, extensions, closures, generic types and string interpolations",
      """
      import UIKit
      class Outer<Value>: UIViewController {
        lazy var bar: UIBarButtonItem = {
          UIBarButtonItem(title: "", style: .plain, target: self, action: #selector(close))
        }()
        private func close() { print("\\(#selector(close)) closed") }
        class Inner: UIView {
          func tap() { _ = #selector(tap); _ = #selector(Outer.close) }
        }
      }
      extension Shelf.Book {
        func open() { _ = #selector(open) }
      }
      enum Shelf { class Book: NSObject {} }
      """,
      """
      import UIKit
      class Outer<Value>: UIViewController {
        lazy var bar: UIBarButtonItem = {
          UIBarButtonItem(title: "", style: .plain, target: self, action: Selector(Outer.close, "close"))
        }()
        private func close() { print("\\(Selector(Outer.close, "close")) closed") }
        class Inner: UIView {
          func tap() { _ = Selector(Inner.tap, "tap"); _ = Selector(Outer.close, "close") }
        }
      }
      extension Shelf.Book {
        func open() { _ = Selector(Shelf.Book.open, "open") }
      }
      enum Shelf { class Book: NSObject {} }
      """
    ),
    PortCase(
      "Protocols and their extensions",
      """
      import UIKit
      protocol Closing: AnyObject { func close() }
      extension Closing where Self: UIViewController {
        func wire(_ button: UIButton) {
          button.addTarget(self, action: #selector(close), for: .touchUpInside)
        }
      }
      let used = #selector(Closing.close)
      let library = #selector(UITabBarDelegate.tabBar(_:didSelect:))
      """,
      """
      import UIKit
      protocol Closing: AnyObject { func close() }
      extension Closing where Self: UIViewController {
        func wire(_ button: UIButton) {
          button.addTarget(self, action: Selector(Self.close, "close"), for: .touchUpInside)
        }
      }
      let used = Selector("close")
      let library = Selector("tabBar(_:didSelect:)")
      """
    ),
    PortCase(
      "Objects, names for Objective-C, many arguments and several lines",
      """
      import UIKit
      class Helper: NSObject { @objc(run) func start() {} }
      class Page: UIViewController {
        let helper = Helper()
        func image(_ image: UIImage, didFinish error: Error?, context: Any?) {}
        func send(_ a: Int, to b: Int, by c: Int, at d: Int) {}
        func use(_ other: AnyHashable) {
          _ = #selector(helper.start)
          _ = #selector(image(_:didFinish:context:))
          _ = #selector(send(_:to:by:at:))
          _ = #selector(
            Helper.start
          )
        }
      }
      """,
      """
      import UIKit
      class Helper: NSObject {            func start() {} }
      class Page: UIViewController {
        let helper = Helper()
        func image(_ image: UIImage, didFinish error: Error?, context: Any?) {}
        func send(_ a: Int, to b: Int, by c: Int, at d: Int) {}
        func use(_ other: AnyHashable) {
          _ = Selector(Helper.start, "run")
          _ = Selector(Page.image(_:didFinish:context:), "image(_:didFinish:context:)")
          _ = Selector("send(_:to:by:at:)")
          _ = Selector(Helper.start, "run")


        }
      }
      """,
      warnings: ["4 arguments"]
    ),
  ]

  static let keyPaths = [
    PortCase(
      "#keyPath",
      """
      import UIKit
      let path = #keyPath(CALayer.bounds)
      let long = [#keyPath(Outer.Page.view.frame), #keyPath(self.title), #keyPath(name)]
      """,
      """
      import UIKit
      let path = "bounds"
      let long = ["view.frame", "title", "name"]
      """
    )
  ]
}
