import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Storyboards: appearances of bars", .releasesEverything, .rule("R-IB-25"))
struct InterfaceAppearanceTests {
  private let phone = Simulator(.iPhone15)

  private let red = "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\""

  private func controller(_ element: String, _ more: String) throws -> UIViewController {
    try InterfaceFiles.storyboard(InterfaceFiles.scene("bars", element, more: more))
      .instantiateViewController(withIdentifier: "bars")
  }

  @Test("a navigation bar has its backgrounds, titles and buttons")
  func navigationBar() throws {
    let bars = try controller(
      "navigationController",
      """
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
          <navigationBarAppearance key="standardAppearance" backgroundEffect="systemThickMaterial">
              <offsetWrapper key="titlePositionAdjustment" horizontal="3" vertical="-2"/>
              <textAttributes key="titleTextAttributes">
                  <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
                  <color key="textColor" \(red)/>
                  <color key="textShadowColor" \(red)/>
                  <offsetWrapper key="textShadowOffset" horizontal="1" vertical="2"/>
              </textAttributes>
              <textAttributes key="largeTitleTextAttributes"><color key="textColor" \(red)/></textAttributes>
              <barButtonItemAppearance key="buttonAppearance">
                  <barButtonItemStateAppearance key="normal">
                      <textAttributes key="titleTextAttributes"><color key="textColor" \(red)/></textAttributes>
                      <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="4"/>
                  </barButtonItemStateAppearance>
              </barButtonItemAppearance>
              <color key="backgroundColor" \(red)/>
              <nil key="shadowColor"/>
          </navigationBarAppearance>
          <navigationBarAppearance key="scrollEdgeAppearance" backgroundEffect="none"/>
          <navigationBarAppearance key="compactAppearance"><color key="backgroundColor" \(red)/></navigationBarAppearance>
      </navigationBar>
      """
    )
    let bar = try #require((bars as? UINavigationController)?.navigationBar)
    let standard = bar.standardAppearance
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    #expect(standard.backgroundEffect == UIBlurEffect(style: .systemThickMaterial))
    #expect(standard.backgroundColor == color)
    #expect(standard.shadowColor == nil)
    #expect(standard.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: -2))
    #expect(standard.titleTextAttributes[.foregroundColor] as? UIColor == color)
    #expect(standard.titleTextAttributes[.font] as? UIFont == .boldSystemFont(ofSize: 21))
    let shadow = standard.titleTextAttributes[.shadow] as? NSShadow
    #expect(shadow?.shadowOffset == CGSize(width: 1, height: 2))
    #expect(standard.largeTitleTextAttributes[.foregroundColor] as? UIColor == color)
    let button = standard.buttonAppearance.normal
    #expect(button.titleTextAttributes[.foregroundColor] as? UIColor == color)
    #expect(button.titlePositionAdjustment.vertical == 4)
    #expect(bar.scrollEdgeAppearance?.backgroundEffect == nil)
    #expect(bar.scrollEdgeAppearance != nil)
    #expect(bar.compactAppearance?.backgroundColor == color)
    #expect(bar.compactScrollEdgeAppearance == nil)
  }

  @Test("a tab bar has the colors and badges of its items")
  func tabBar() throws {
    let bars = try controller(
      "tabBarController",
      """
      <tabBar key="tabBar" contentMode="scaleToFill" id="bar">
          <tabBarAppearance key="standardAppearance" stackedItemPositioning="centered" stackedItemSpacing="12">
              <color key="backgroundColor" \(red)/>
              <color key="selectionIndicatorTintColor" \(red)/>
              <tabBarItemAppearance key="stackedLayoutAppearance">
                  <tabBarItemStateAppearance key="selected">
                      <color key="iconColor" \(red)/>
                      <color key="badgeBackgroundColor" systemColor="systemGreenColor"/>
                      <textAttributes key="titleTextAttributes"><color key="textColor" \(red)/></textAttributes>
                      <offsetWrapper key="badgePositionAdjustment" horizontal="2" vertical="3"/>
                  </tabBarItemStateAppearance>
              </tabBarItemAppearance>
          </tabBarAppearance>
          <tabBarAppearance key="scrollEdgeAppearance"/>
      </tabBar>
      """
    )
    let tabs = try #require(bars as? UITabBarController)
    let bar: UITabBar = tabs.tabBar
    let standard = bar.standardAppearance
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    #expect(standard.backgroundColor == color)
    #expect(standard.stackedItemPositioning == .centered)
    #expect(standard.stackedItemSpacing == 12)
    #expect(standard.selectionIndicatorTintColor == color)
    let selected = standard.stackedLayoutAppearance.selected
    #expect(selected.iconColor == color)
    #expect(selected.badgeBackgroundColor == .systemGreen)
    #expect(selected.titleTextAttributes[.foregroundColor] as? UIColor == color)
    #expect(selected.badgePositionAdjustment == UIOffset(horizontal: 2, vertical: 3))
    #expect(standard.stackedLayoutAppearance.normal.iconColor == nil)
    #expect(bar.scrollEdgeAppearance == UITabBarAppearance())
  }

  @Test("toolbars and items have appearances, and an unknown effect is reported")
  func others() throws {
    let messages = warnings {
      let bars = try? controller(
        "navigationController",
        """
        <toolbar key="toolbar" id="bar">
            <toolbarAppearance key="standardAppearance" backgroundEffect="glitter">
                <color key="backgroundColor" \(red)/>
            </toolbarAppearance>
        </toolbar>
        """
      )
      let standard = (bars as? UINavigationController)?.toolbar.standardAppearance
      #expect(standard?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(standard?.backgroundEffect != nil)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("backgroundEffect=\"glitter\"") == true)

    let page = try controller(
      "viewController",
      """
      <navigationItem key="navigationItem" id="item">
          <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" \(red)/></navigationBarAppearance>
      </navigationItem>
      """
    )
    #expect(page.navigationItem.standardAppearance?.backgroundColor != nil)
    #expect(page.navigationItem.scrollEdgeAppearance == nil)
  }
}
