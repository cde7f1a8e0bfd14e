import Foundation
import SimulatorKit
import Testing
import UIKit

@testable import Shop

@Suite("Launch", .serialized) @MainActor struct LaunchTests {
  @Test("Info.plist names the storyboard, whose first controller has the tabs")
  func storyboard() throws {
    let folder = try #require(Bundle.module.resourceURL)
    let file = folder.appendingPathComponent("Application/Info.plist")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file),
      format: nil
    )
    let name = try #require((list as? [String: Any])?["UIMainStoryboardFile"] as? String)
    let storyboard = UIStoryboard(name: name, bundle: .module)
    #expect(storyboard.instantiateInitialViewController() is ShopTabBarController)
  }

  @Test("the delegate tints the window that the launch has created")
  func tint() {
    let phone = Simulator(.iPhone15)
    let delegate = AppDelegate()
    delegate.window = phone.window
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(phone.window.tintColor == .systemTeal)
  }
}
