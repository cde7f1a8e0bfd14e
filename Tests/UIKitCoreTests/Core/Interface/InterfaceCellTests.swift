import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Storyboards: cells", .releasesEverything)
struct InterfaceCellTests {
  private let stage = SimulatorStage(on: .iPhone15)

  private func cell(_ id: String, _ attributes: String = "", _ contents: String = "") -> String {
    """
    <tableViewCell contentMode="scaleToFill" \(attributes) reuseIdentifier="\(id)" id="\(id)">
        <tableViewCellContentView key="contentView" id="content-\(id)"/>
        \(contents)
    </tableViewCell>
    """
  }

  private func show(_ cells: String, type: String) throws -> UITableViewController {
    let table = """
      <tableView key="view" style="plain" dataMode="static" rowHeight="50" id="table">
          <inset key="separatorInset" minX="30" minY="0.0" maxX="0.0" maxY="0.0"/>
          <sections><tableViewSection headerTitle="One" id="s"><cells>\(cells)</cells></tableViewSection></sections>
      </tableView>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("list", "tableViewController", attributes: type, view: table)
    )
    let list = storyboard.instantiateViewController(withIdentifier: "list")
    stage.show(list)
    return try #require(list as? UITableViewController)
  }

  @Test("static cells have heights and separator insets of their own", .rule("R-IB-39"))
  func staticCells() throws {
    let insets = "<inset key=\"separatorInset\" minX=\"70\" minY=\"0.0\" maxX=\"5\" maxY=\"0.0\"/>"
    let tall = cell("tall", "rowHeight=\"88\"", insets)
    let list = try show(tall + cell("plain") + cell("usual", "rowHeight=\"-1\""), type: "")
    let heights = (0..<3).map { list.tableView.rectForRow(at: [0, $0]).height }

    #expect(heights == [88, 50, 50])
    let shown = list.tableView.visibleCells
    #expect(shown.first?.separatorInset == UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 5))
    #expect(shown.last?.separatorInset.left == 30)
  }

  @Test("a controller can change the heights that it inherits", .rule("R-IB-39"))
  func overriding() throws {
    let type = "customClass=\"TallRowsList\" customModule=\"CoreTests\""
    let list = try show(cell("a", "rowHeight=\"60\"") + cell("b"), type: type)
    let heights = (0..<2).map { list.tableView.rectForRow(at: [0, $0]).height }

    #expect(heights == [70, 60])
  }

  @Test("a button of a prototype calls the controller of its scene", .rule("R-IB-11"))
  func prototypeActions() throws {
    let table = """
      <tableView key="view" style="plain" rowHeight="60" dataMode="prototypes" id="table">
          <prototypes>
              <tableViewCell reuseIdentifier="song" id="cell">
                  <inset key="separatorInset" minX="70" minY="0.0" maxX="5" maxY="0.0"/>
                  <tableViewCellContentView key="contentView" id="content">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
                      <subviews>
                          <button buttonType="system" id="play">
                              <rect key="frame" x="200" y="10" width="100" height="40"/>
                              <state key="normal" title="Play"/>
                              <connections><action selector="play:" destination="list" eventType="touchUpInside" id="a"/></connections>
                          </button>
                      </subviews>
                  </tableViewCellContentView>
              </tableViewCell>
          </prototypes>
      </tableView>
      """
    let type = "customClass=\"PlayingList\" customModule=\"CoreTests\""
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("list", "tableViewController", attributes: type, view: table)
    )
    let list: PlayingList = storyboard.instantiateViewController(identifier: "list")
    stage.show(list)

    let cell = try #require(list.tableView.visibleCells.last)
    #expect(cell.separatorInset.left == 70)
    stage.phone.tap(at: CGPoint(x: 250, y: cell.convert(CGPoint(x: 0, y: 30), to: nil).y))
    stage.phone.advance(by: 0.3)
    #expect(list.played == 1)
  }
}

/// A list with static rows that are ten points higher than in the file.
final class TallRowsList: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    let height = super.tableView(tableView, heightForRowAt: indexPath)
    return height + 10
  }
}

/// A list whose cells have a button.
final class PlayingList: UITableViewController, ObjectiveCMembers {
  private(set) var played = 0

  func play(_ sender: Any) { played += 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
  }

  class var objectiveCMembers: [ObjectiveCMember] { [.method(PlayingList.play, "play:")] }
}
