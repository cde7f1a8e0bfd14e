import TestSupport
import Testing

@testable import UIKitCore

/// A class of an app; the tests are the app's module.
final class NamedPage: UIViewController {
  final class Inner: NSObject {}
}

private final class HiddenPage: UIViewController {}

private final class Box<Value>: NSObject {}

@Suite("Class names") @MainActor
struct ClassNameTests {
  @Test(
    "classes of UIKit and the modules below are found without a module",
    .rule("R-FND-10"),
    arguments: [
      "UITabBarButton", "UITabBar", "UINavigationBar", "_UIBarBackground", "CALayer", "NSObject",
      "UIViewController",
    ]
  )
  func system(name: String) throws {
    let type: AnyClass = try #require(NSClassFromString(name))
    #expect(NSStringFromClass(type) == name)
  }

  @Test("the views of a tab bar are found by their class", .rule("R-FND-10"))
  func tabBarButtons() throws {
    let type: AnyClass = try #require(NSClassFromString("UITabBarButton"))
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    bar.layoutIfNeeded()
    #expect(bar.subviews.contains { $0.isKind(of: type) })
  }

  @Test("classes of the app have their module", .rule("R-FND-10", "R-FND-11"))
  func app() {
    #expect(NSClassFromString("CoreTests.NamedPage") == NamedPage.self)
    #expect(NSClassFromString("UIKit.UITabBar") == UITabBar.self)
    #expect(NSClassFromString("UIKitCore.UITabBar") == UITabBar.self)
    #expect(NSStringFromClass(NamedPage.self) == "CoreTests.NamedPage")
  }

  @Test(
    "other names are not found",
    .rule("R-FND-10"),
    arguments: ["", ".", "A.", "UIFoo", "No.Page", "A<B>", "A b", "$s4main4PageC", "ä.ö"]
  )
  func unknown(name: String) { #expect(NSClassFromString(name) == nil) }

  @Test("every class has a name", .rule("R-FND-11"))
  func names() {
    final class Local: NSObject {}
    #expect(NSStringFromClass(HiddenPage.self) == "CoreTests.HiddenPage")
    #expect(NSStringFromClass(NamedPage.Inner.self) == "CoreTests.NamedPage.Inner")
    #expect(NSStringFromClass(Local.self).hasSuffix("Local"))
    #expect(!NSStringFromClass(Local.self).contains("$"))
    #expect(NSStringFromClass(Box<Int>.self) == "CoreTests.Box<Swift.Int>")
  }

  @Test("a class describes itself by its name", .rule("R-FND-12"))
  func description() {
    #expect(UITabBar.description() == "UITabBar")
    #expect(NamedPage.description() == "CoreTests.NamedPage")
    let type: NSObject.Type = CALayer.self
    #expect(type.description() == "CALayer")
  }

  @Test("the time of the calendar is available", .rule("R-FND-15"))
  func time() {
    let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(abs(time - Date().timeIntervalSinceReferenceDate) < 60)
    let duration: CFTimeInterval = CFAbsoluteTimeGetCurrent() - time
    #expect(duration < 60)
  }

  @Test("an exception has a name, a reason and information", .rule("R-FND-16"))
  func exception() {
    let exception = NSException(name: .genericException, reason: "why", userInfo: ["a": 1])
    #expect(exception.name.rawValue == "NSGenericException")
    #expect(exception.description == "why")
    #expect(exception.userInfo?["a"] as? Int == 1)
  }
}
