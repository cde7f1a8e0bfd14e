import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Storyboards: menus and symbols", .releasesEverything)
struct InterfaceMenuTests {
  private let phone = Simulator(.iPhone15)
  private let page = "customClass=\"StoryboardPage\" customModule=\"CoreTests\""

  private let menu = """
    <menu key="menu" id="menu">
        <children>
            <command title="Redeem" id="redeem">
                <connections><action selector="tapped:" destination="home" id="a1"/></connections>
            </command>
            <command title="Later" image="star" catalog="system" state="on" id="later"/>
            <menu title="More" id="more">
                <children>
                    <command title="Donate" id="donate">
                        <menuElementAttributes key="attributes" destructive="YES"/>
                        <connections><action selector="tapped:" destination="home" id="a2"/></connections>
                    </command>
                </children>
            </menu>
            <slider id="unknown"/>
        </children>
    </menu>
    """

  private func home(_ storyboard: UIStoryboard) -> StoryboardPage {
    let home: StoryboardPage = storyboard.instantiateViewController(identifier: "home")
    phone.window.rootViewController = UINavigationController(rootViewController: home)
    phone.advance(by: 0.1)
    return home
  }

  @Test("a button shows its menu, whose commands call their objects", .rule("R-IB-24"))
  func buttons() throws {
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene(
        "home",
        attributes: page,
        view: InterfaceFiles.view(
          """
          <button buttonType="system" showsMenuAsPrimaryAction="YES" id="button">
              <rect key="frame" x="20" y="200" width="200" height="40"/>
              <state key="normal" title="Options"/>
              \(menu)
          </button>
          """
        )
      ),
      translation: { ["more.title": "Mehr"][$0] }
    )
    var home: StoryboardPage?
    let messages = warnings { home = self.home(storyboard) }

    #expect(messages.count == 1)
    #expect(messages.first?.contains("<slider>") == true)
    let button = try #require(home?.view.subviews.first as? UIButton)
    let children = try #require(button.menu?.children)
    #expect(children.map(\.title) == ["Redeem", "Later", "Mehr"])
    #expect((children[1] as? UIAction)?.state == .on)
    #expect(children[1].image != nil)
    let inner = (children[2] as? UIMenu)?.children.first as? UICommand
    #expect(inner?.attributes == .destructive)

    try phone.tap("Options")
    phone.advance(by: 1)
    try phone.tap("Redeem")
    phone.advance(by: 1)
    #expect(home?.taps == ["UICommand"])
  }

  @Test("a bar button item has a menu", .rule("R-IB-24"))
  func barButtons() throws {
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene(
        "home",
        attributes: page,
        view: InterfaceFiles.view(),
        more: """
          <navigationItem key="navigationItem" title="Home" id="item">
              <barButtonItem key="rightBarButtonItem" title="Options" id="bar">\(menu)</barButtonItem>
          </navigationItem>
          """
      )
    )
    let home = home(storyboard)
    #expect(home.navigationItem.rightBarButtonItem?.menu?.children.count == 3)

    try phone.tap("Options")
    phone.advance(by: 1)
    try phone.tap("Redeem")
    phone.advance(by: 1)
    #expect(home.taps == ["UICommand"])
  }

  @Test("the symbols of a button have a configuration by state", .rule("R-IB-23"))
  func symbols() throws {
    let nib = try InterfaceFiles.nib(
      """
      <button buttonType="system" id="b">
          <state key="normal" image="star" catalog="system">
              <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="40" scale="small" weight="bold"/>
          </state>
          <state key="selected">
              <imageReference key="image" image="heart" catalog="system" symbolScale="large" renderingMode="original"/>
              <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
                  <fontDescription key="fontDescription" type="system" pointSize="12"/>
              </preferredSymbolConfiguration>
          </state>
      </button>
      <button id="c">
          <buttonConfiguration key="configuration" style="filled" image="star" catalog="system" title="Rate">
              <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" pointSize="30"/>
          </buttonConfiguration>
      </button>
      """
    )
    let made = nib.instantiate(withOwner: nil)
    let button = try #require(made.first as? UIButton)
    let bold = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .small)

    #expect(button.preferredSymbolConfigurationForImage(in: .normal) == bold)
    #expect(button.currentPreferredSymbolConfiguration == bold)
    let normal = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.currentImage?.renderingMode == .alwaysOriginal)
    #expect(button.intrinsicContentSize.width < normal)
    let configured = try #require(made.last as? UIButton)
    #expect(
      configured.configuration?.preferredSymbolConfigurationForImage
        == UIImage.SymbolConfiguration(pointSize: 30)
    )
  }
}
