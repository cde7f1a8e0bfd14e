import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Storyboards: objects of a scene", .releasesEverything)
struct SceneObjectTests {
  private let phone = Simulator(.iPhone15)
  private let page = "customClass=\"ScenePage\" customModule=\"CoreTests\""

  private let objects = """
    <tapGestureRecognizer numberOfTapsRequired="2" id="taps">
        <connections><action selector="recognized:" destination="home" id="a1"/></connections>
    </tapGestureRecognizer>
    <view contentMode="scaleToFill" id="panel">
        <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
        <subviews><label text="In the panel" id="text"/></subviews>
    </view>
    <customObject id="helper" customClass="SceneHelper" customModule="CoreTests">
        <connections><outlet property="page" destination="home" id="o4"/></connections>
    </customObject>
    """

  private let connections = """
    <connections>
        <outlet property="panel" destination="panel" id="o1"/>
        <outlet property="taps" destination="taps" id="o2"/>
        <outlet property="helper" destination="helper" id="o5"/>
        <outlet property="label" destination="label" id="o3"/>
        <segue destination="other" kind="presentation" identifier="direct" id="s1"/>
    </connections>
    """

  private let contents = """
    <label text="Hello" id="label"><rect key="frame" x="20" y="100" width="100" height="20"/></label>
    <button buttonType="system" id="button">
        <rect key="frame" x="20" y="200" width="200" height="40"/>
        <state key="normal" title="Open"/>
        <connections><segue destination="other" kind="presentation" identifier="open" id="s2"/></connections>
    </button>
    <view id="area"><rect key="frame" x="20" y="300" width="200" height="100"/>
        <connections>
            <outletCollection property="gestureRecognizers" destination="taps" appends="YES" id="c1"/>
        </connections>
    </view>
    """

  private func make() throws -> ScenePage {
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene(
        "home",
        attributes: page,
        view: InterfaceFiles.view(contents),
        more: connections,
        objects: objects
      ),
      InterfaceFiles.scene("other", attributes: "title=\"Other\"", view: InterfaceFiles.view())
    )
    let home: ScenePage = storyboard.instantiateViewController(identifier: "home")
    ReleaseWitnesses.announce(home)
    return home
  }

  @Test(
    "views, recognizers and other objects exist, and outlets to them are set, before the view is loaded",
    .rule("R-IB-13")
  )
  func beforeLoading() throws {
    let home = try make()

    #expect(home.panel?.bounds.size == CGSize(width: 240, height: 128))
    #expect((home.panel?.subviews.first as? UILabel)?.text == "In the panel")
    #expect(home.taps?.numberOfTapsRequired == 2)
    #expect(home.helper?.page === home)
    #expect(home.helper?.awoke == true)
    #expect(home.label == nil)
    #expect(!home.isViewLoaded)
  }

  @Test("the same recognizer is added to a view when it is loaded", .rule("R-IB-13"))
  func recognizer() throws {
    let home = try make()
    let taps = try #require(home.taps)
    phone.window.rootViewController = home
    phone.advance(by: 0.1)

    #expect(home.label?.text == "Hello")
    #expect(home.taps === taps)
    #expect(home.helper?.awakenings == 1)
    #expect(taps.view?.frame.minY == 300)
    for _ in 0..<2 { phone.tap(at: CGPoint(x: 60, y: 340)) }
    phone.advance(by: 0.5)
    #expect(home.recognitions == 1)
  }

  @Test("code performs segues of the scene before the view is loaded", .rule("R-IB-46"))
  func segues() throws {
    let home = try make()

    home.performSegue(withIdentifier: "open", sender: nil)
    home.performSegue(withIdentifier: "direct", sender: nil)
    #expect(home.prepared == ["open Other", "direct Other"])
    #expect(!home.isViewLoaded)
  }

  @Test("a controller whose view is not loaded is released", .rule("R-IB-13"))
  func release() throws {
    weak var home: ScenePage?
    do {
      let made = try make()
      home = made
      #expect(home != nil)
    }
    #expect(home == nil)
  }
}

/// A page with outlets to objects of its scene.
final class ScenePage: UIViewController, ObjectiveCMembers {
  var panel: UIView?
  var taps: UITapGestureRecognizer?
  var helper: SceneHelper?
  weak var label: UILabel?
  var recognitions = 0
  var prepared: [String] = []

  func recognized(_ sender: Any) { recognitions += 1 }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "-") \(segue.destination.title ?? "-")")
  }

  class var objectiveCMembers: [ObjectiveCMember] {
    [
      .property(\ScenePage.panel, "panel"), .property(\ScenePage.taps, "taps"),
      .property(\ScenePage.helper, "helper"), .property(\ScenePage.label, "label"),
      .method(ScenePage.recognized, "recognized:"),
    ]
  }
}

/// An object of a scene that is neither a view nor a controller.
final class SceneHelper: ObjectiveCObject, ObjectiveCMembers {
  weak var page: ScenePage?
  private(set) var awakenings = 0

  var awoke: Bool { awakenings > 0 }

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }

  class var objectiveCMembers: [ObjectiveCMember] { [.property(\SceneHelper.page, "page")] }
}
