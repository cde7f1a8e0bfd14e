extension PortCase {
  static let imports = [
    PortCase(
      "UIKit is imported where it is used",
      "import Foundation\n\nstruct Style { var color: UIColor }\n",
      "import Foundation; import UIKit\n\nstruct Style { var color: UIColor }\n"
    ),
    PortCase(
      "A file without imports",
      "// Colors\nlet layer = CALayer()\n",
      "// Colors\nimport UIKit; let layer = CALayer()\n"
    ),
    PortCase(
      unchanged: "Foundation alone is enough",
      "import Foundation\nstruct Point { var x: CGFloat; var u: UInt8; var size: CGSize }\n"
    ),
    PortCase(
      "A selector needs UIKit",
      "import Foundation\nclass A: NSObject { func b() { _ = #selector(b) } }\n",
      "import Foundation; import UIKit\nclass A: NSObject { func b() { _ = Selector(A.b, \"b\") } }\n"
    ),
    PortCase(
      "Modules of Apple's platforms",
      """
      import UIKit.UIGestureRecognizerSubclass
      import Darwin
      import ObjectiveC
      import os.log
      import os.lock
      import OSLog
      import os
      import QuartzCore
      import AppKit
      import Combine
      """,
      """
      import UIKit
      import Glibc
      import ObjectiveC
      import os
      import os
      import os
      import os
      import QuartzCore
      \("             ")
      import Combine
      """,
      warnings: ["Combine"]
    ),
    PortCase(
      unchanged: "Imports for other platforms",
      """
      #if canImport(UIKit)
      import UIKit
      #elseif canImport(AppKit)
      import AppKit
      #endif
      let view = UIView()
      """
    ),
    PortCase(
      "Imports under conditions",
      """
      #if os(iOS) || os(tvOS)
      import UIKit
      #else
      import Cocoa
      #endif
      let view = UIView()
      """,
      """
      #if canImport(UIKit) || os(tvOS)
      import UIKit
      #else
      import Cocoa
      #endif
      let view = UIView()
      """
    ),
    PortCase(
      "Imports that may be missing",
      """
      #if EXTRA
      import Extra
      #endif
      let view = UIView()
      """,
      """
      #if EXTRA
      import Extra
      #endif
      import UIKit; let view = UIView()
      """
    ),
    PortCase(
      "Class names in files that import Foundation",
      """
      import Foundation
      import UIKit
      let button: AnyClass? = NSClassFromString("UITabBarButton")
      """,
      """
      import Foundation; import func UIKit.NSClassFromString
      import UIKit
      let button: AnyClass? = NSClassFromString("UITabBarButton")
      """
    ),
    PortCase(
      unchanged: "Class names in other files",
      "import UIKit\nlet button: AnyClass? = NSClassFromString(\"UITabBarButton\")\n"
    ),
    PortCase(
      "The name of an object's class",
      "import UIKit\nfunc name(_ a: AnyObject) -> String { type(of: a).description() + \"!\" }\n",
      "import UIKit\nfunc name(_ a: AnyObject) -> String { NSStringFromClass(type(of: a)) + \"!\" }\n"
    ),
  ]

  static let conditions = [
    PortCase(
      "os(iOS)",
      """
      import UIKit
      #if os(iOS) || os(tvOS)
      typealias Image = UIImage
      #elseif os(macOS)
      typealias Image = NSImage
      #endif
      #if !os(iOS)
      let other = #selector(missing)
      #endif
      #if targetEnvironment(simulator) || canImport(AppKit)
      let simulator = true
      #endif
      """,
      """
      import UIKit
      #if canImport(UIKit) || os(tvOS)
      typealias Image = UIImage
      #elseif os(macOS)
      typealias Image = NSImage
      #endif
      #if !canImport(UIKit)
      let other = #selector(missing)
      #endif
      #if targetEnvironment(simulator) || canImport(AppKit)
      let simulator = true
      #endif
      """
    ),
    PortCase(
      "Previews of Xcode",
      """
      import UIKit
      #Preview("Page", traits: .portrait) {
        UIViewController()
      }
      @available(iOS 17, *)
      #Preview { UIView() }
      let page = 1
      """,
      """
      import UIKit
      /* #Preview("Page", traits: .portrait) {
        UIViewController()
      } */
      /* @available(iOS 17, *)
      #Preview { UIView() } */
      let page = 1
      """
    ),
    PortCase(
      "Code of other compilers may be broken",
      """
      import UIKit
      #if swift(>=5)
      @objc func new() {}
      #else
      func old(#x: Int) -> = 5
      #endif
      """,
      """
      import UIKit
      #if swift(>=5)
            func new() {}
      #else
      func old(#x: Int) -> = 5
      #endif
      """
    ),
  ]

  static let legacy = [
    PortCase(
      "Types",
      """
      import UIKit
      func style(_ state: UIControlState, mode: UIViewContentMode) -> [NSAttributedStringKey: Any] {
        let events: UIControlEvents = [.touchDown]
        return [NSForegroundColorAttributeName: UIFontWeightBold]
      }
      """,
      """
      import UIKit
      func style(_ state: UIControl.State, mode: UIView.ContentMode) -> [NSAttributedString.Key: Any] {
        let events: UIControl.Event = [.touchDown]
        return [NSAttributedString.Key.foregroundColor: UIFont.Weight.bold]
      }
      """
    ),
    PortCase(
      "Constants and notifications",
      """
      import UIKit
      let curve = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
      let traits = UIAccessibilityTraitButton
      let high = UILayoutPriorityDefaultHigh
      let center = NotificationCenter.default
      let one = Notification.Name.UIKeyboardWillShow
      func post() { center.post(name: .UIApplicationDidBecomeActive, object: nil) }
      """,
      """
      import UIKit
      let curve = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)
      let traits = UIAccessibilityTraits.button
      let high = UILayoutPriority.defaultHigh
      let center = NotificationCenter.default
      let one = UIResponder.keyboardWillShowNotification
      func post() { center.post(name: UIApplication.didBecomeActiveNotification, object: nil) }
      """
    ),
    PortCase(
      "Functions",
      """
      import UIKit
      let frame = CGRectMake(0, 1, 2, 3)
      let insets = UIEdgeInsetsMake(0, 0, 0, 0)
      let inner = UIEdgeInsetsInsetRect(frame, insets)
      let width = CGRectGetWidth(frame) * 2
      let data = UIImageJPEGRepresentation(UIImage(), 0.5)
      let isOn = UIAccessibilityIsVoiceOverRunning()
      """,
      """
      import UIKit
      let frame = CGRect(x: 0, y: 1, width: 2, height: 3)
      let insets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      let inner = (frame).inset(by: insets)
      let width = (frame).width * 2
      let data = (UIImage()).jpegData(compressionQuality: 0.5)
      let isOn = UIAccessibility.isVoiceOverRunning
      """
    ),
    PortCase(
      "Attributed strings without a text",
      """
      import UIKit
      let empty = NSAttributedString()
      let text = NSMutableAttributedString()
      let other = NSMutableAttributedString(string: "a")
      """,
      """
      import UIKit
      let empty = NSAttributedString(string: "")
      let text = NSMutableAttributedString(string: "")
      let other = NSMutableAttributedString(string: "a")
      """
    ),
    PortCase(
      "Locks of Darwin that Foundation exports on Apple's platforms",
      """
      import Foundation
      var lock = os_unfair_lock()
      """,
      """
      import Foundation; import UIKit
      var lock = os_unfair_lock()
      """
    ),
    PortCase(
      "Members of controllers and views",
      """
      import UIKit
      class Page: UIViewController {
        override var childViewControllerForStatusBarStyle: UIViewController? { childViewControllers[0] }
        func add(_ page: UIViewController) {
          addChildViewController(page)
          view.bringSubview(toFront: page.view)
          page.didMove(toParentViewController: self)
        }
        override func willMove(toParentViewController parent: UIViewController?) {}
      }
      """,
      """
      import UIKit
      class Page: UIViewController {
        override var childForStatusBarStyle: UIViewController? { children[0] }
        func add(_ page: UIViewController) {
          addChild(page)
          view.bringSubviewToFront(page.view)
          page.didMove(toParent: self)
        }
        override func willMove(toParent parent: UIViewController?) {}
      }
      """
    ),
    PortCase(
      unchanged: "Names that the sources declare themselves",
      """
      import UIKit
      struct UIControlState {}
      let state = UIControlState()
      class List { var childViewControllers = [1]; func bringSubview(toFront: Int) {} }
      func use(_ list: List) { list.bringSubview(toFront: list.childViewControllers[0]) }
      """
    ),
  ]
}
