import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Storyboards".

final class TrailList: UITableViewController {
  var trails = ["Harbor", "Forest", "Summit"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trails.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trail", for: indexPath)
    cell.textLabel?.text = trails[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let page = segue.destination as? TrailPage,
      let path = tableView.indexPathForSelectedRow
    else { return }
    page.trail = trails[path.row]
  }

  func backToTrails(_ segue: UIStoryboardSegue) {}

  func sortTrails(_ sender: Any) {
    trails.sort()
    tableView.reloadData()
  }
}

extension TrailList: ObjectiveCMembers {
  class var objectiveCMembers: [ObjectiveCMember] {
    [
      .method(TrailList.backToTrails, "backToTrails:"),
      .method(TrailList.sortTrails, "sortTrails:"),
    ]
  }
}

final class TrailPage: UIViewController, ObjectiveCMembers {
  weak var nameLabel: UILabel!
  var trail = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = trail
  }

  class var objectiveCMembers: [ObjectiveCMember] {
    [.property(\TrailPage.nameLabel, "nameLabel")]
  }
}

@MainActor func makeTrailTabs() -> UITabBarController? {
  let storyboard = UIStoryboard(name: "Trails", bundle: nil)
  return storyboard.instantiateInitialViewController() as? UITabBarController
}

@MainActor @Suite("Guide: Storyboards", .releasesEverything) struct StoryboardGuideTests {
  private let source = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tabs">
    <scenes>
      <scene sceneID="1"><objects>
        <tabBarController id="tabs" sceneMemberID="viewController">
          <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/></connections>
        </tabBarController>
      </objects></scene>
      <scene sceneID="2"><objects>
        <navigationController id="nav" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="Trails" image="map" catalog="system" id="t"/>
          <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r2"/></connections>
        </navigationController>
      </objects></scene>
      <scene sceneID="3"><objects>
        <tableViewController id="list" customClass="TrailList" customModule="SourceCompatibility" sceneMemberID="viewController">
          <tableView key="view" style="plain" dataMode="prototypes" id="table"><prototypes>
            <tableViewCell reuseIdentifier="trail" id="cell">
              <tableViewCellContentView key="contentView" id="content"/>
              <connections><segue destination="page" kind="show" identifier="trail" id="s"/></connections>
            </tableViewCell>
          </prototypes></tableView>
          <navigationItem key="navigationItem" title="Trails" id="item">
            <barButtonItem key="rightBarButtonItem" title="Sort" id="bar">
              <menu key="menu" id="menu"><children>
                <command title="By Name" id="command">
                  <connections><action selector="sortTrails:" destination="list" id="a"/></connections>
                </command>
              </children></menu>
            </barButtonItem>
          </navigationItem>
        </tableViewController>
      </objects></scene>
      <scene sceneID="4"><objects>
        <viewController id="page" customClass="TrailPage" customModule="SourceCompatibility" sceneMemberID="viewController">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <label id="name"><rect key="frame" x="20" y="200" width="300" height="30"/></label>
            <button buttonType="system" id="b"><rect key="frame" x="20" y="300" width="200" height="40"/>
              <state key="normal" title="All Trails"/>
              <connections><segue destination="exit" kind="unwind" unwindAction="backToTrails:" id="u"/></connections>
            </button>
          </subviews></view>
          <connections><outlet property="nameLabel" destination="name" id="o"/></connections>
        </viewController>
        <exit id="exit" sceneMemberID="exit"/>
      </objects></scene>
    </scenes></document>
    """

  @Test("a menu sorts the rows, a row leads to its page, and the button back")
  func rows() throws {
    let file = try #require(Bundle.main.resourceURL?.appendingPathComponent("Trails.storyboard"))
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let phone = Simulator(.iPhone15)
    let tabs = try #require(makeTrailTabs())
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)

    try phone.tap("Sort")
    phone.advance(by: 1)
    try phone.tap("By Name")
    phone.advance(by: 1)
    let list = (tabs.selectedViewController as? UINavigationController)?.topViewController
    #expect((list as? TrailList)?.trails == ["Forest", "Harbor", "Summit"])
    try phone.tap("Forest")
    phone.advance(by: 1)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    #expect((stack.topViewController as? TrailPage)?.nameLabel.text == "Forest")
    try phone.tap("All Trails")
    phone.advance(by: 1)
    #expect(stack.viewControllers.count == 1)
  }
}
