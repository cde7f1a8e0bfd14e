import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Storyboards", .releasesEverything) struct StoryboardTests {
  private let phone = Simulator(.iPhone15)
  private let page = "customClass=\"StoryboardPage\" customModule=\"CoreTests\""

  private func show(_ controller: UIViewController?) {
    phone.window.rootViewController = controller
    phone.advance(by: 0.1)
  }

  private let label = """
    <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="0" y="0" width="50" height="20"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
    </label>
    """

  private let pinned = """
    <constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="30" id="k1"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="k2"/>
    <constraint firstItem="label" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1:3" priority="750" identifier="third" id="k3"/>
    <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="label" secondAttribute="bottom" id="k4"/>
    """

  @Test("the view is loaded lazily; outlets are set, then awake, then loaded", .rule("R-IB-31"))
  func loading() throws {
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene(
        "home",
        attributes: page,
        view: InterfaceFiles.view(label, constraints: pinned),
        more: """
          <connections><outlet property="label" destination="label" id="o"/></connections>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="name" value="home"/>
          </userDefinedRuntimeAttributes>
          """
      ),
      initial: "home"
    )
    let home = try #require(storyboard.instantiateInitialViewController() as? StoryboardPage)

    #expect(!home.isViewLoaded)
    #expect(home.name == "home")
    #expect(home.storyboard === storyboard)
    #expect(home.journal.take() == ["awake"])
    show(home)
    #expect(home.journal.take() == ["load Hello"])
    #expect(home.view.frame.size == phone.window.bounds.size)
    #expect(home.view.backgroundColor == .systemBackground)
  }

  @Test("constraints refer to views and guides", .rule("R-IB-8"))
  func constraints() throws {
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("home", view: InterfaceFiles.view(label, constraints: pinned))
    )
    show(storyboard.instantiateViewController(withIdentifier: "home"))
    let home = try #require(phone.window.rootViewController)
    let view = try #require(home.view.subviews.first)

    #expect(view.frame.minX == 30)
    #expect(view.frame.minY == home.view.safeAreaInsets.top + 10)
    #expect(view.frame.width == home.view.bounds.width / 3)
    let third = home.view.constraints.first { $0.identifier == "third" }
    #expect(third?.priority == .defaultHigh)
  }

  @Test("constraints that are not valid are logged and left out", .rule("R-IB-8", "R-BAD-40"))
  func invalidConstraints() throws {
    let invalid = """
      <constraint firstItem="root" firstAttribute="top" constant="3" id="alone"/>
      <constraint firstItem="root" firstAttribute="top" secondItem="safe" secondAttribute="width" id="kinds"/>
      <constraint firstItem="root" firstAttribute="left" secondItem="safe" secondAttribute="leading" id="sides"/>
      <constraint firstItem="other" firstAttribute="width" secondItem="root" secondAttribute="width" id="apart"/>
      <constraint firstAttribute="width" constant="70" identifier="valid" id="valid"/>
      """
    let messages = try warnings {
      let nib = try InterfaceFiles.nib(
        InterfaceFiles.view(constraints: invalid) + "<view id=\"other\"/>"
      )
      let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
      #expect(view.constraints.map(\.identifier) == ["valid"])
    }

    #expect(messages.count == 4)
    #expect(messages.allSatisfy { $0.hasSuffix("skipped") })
  }

  @Test("identifiers, and creators with their own initializers", .rule("R-IB-5"))
  func identifiers() throws {
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("one", attributes: page, view: InterfaceFiles.view())
    )
    let one: CreatedPage = storyboard.instantiateViewController(identifier: "one") {
      CreatedPage(coder: $0, number: 7)
    }
    #expect(one.number == 7)
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(storyboard.instantiateViewController(withIdentifier: "one") is StoryboardPage)
  }

  @Test("tabs, stacks, items and titles", .rule("R-IB-9"))
  func tabs() throws {
    let tabs = """
      <tabBar key="tabBar" contentMode="scaleToFill" id="bar"><color key="tintColor" systemColor="systemRedColor"/></tabBar>
      <connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="second" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections>
      """
    let stack = """
      <tabBarItem key="tabBarItem" title="First" image="star" catalog="system" id="t1"/>
      <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="nb"/>
      <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r3"/></connections>
      """
    let first = """
      <navigationItem key="navigationItem" title="Songs" id="ni">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
              <connections><action selector="tapped:" destination="first" id="a1"/></connections>
          </barButtonItem>
      </navigationItem>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("tabs", "tabBarController", more: tabs),
      InterfaceFiles.scene("nav", "navigationController", more: stack),
      InterfaceFiles.scene("first", attributes: page, view: InterfaceFiles.view(), more: first),
      InterfaceFiles.scene(
        "second",
        view: InterfaceFiles.view(),
        more: "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"t2\"/>"
      ),
      initial: "tabs"
    )
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UITabBarController
    )
    show(controller)

    #expect(controller.tabBar.items?.map(\.title) == ["First", "Search"])
    #expect(controller.tabBar.tintColor == .systemRed)
    let nav = try #require(controller.selectedViewController as? UINavigationController)
    #expect(nav.navigationBar.prefersLargeTitles)
    #expect(nav.topViewController?.navigationItem.title == "Songs")
    try phone.tap("Add")
    #expect((nav.topViewController as? StoryboardPage)?.taps == ["UIBarButtonItem"])
    try phone.tap("Search", in: .tabBar)
    #expect(controller.selectedIndex == 1)
  }

  @Test("a controller whose relationships lead back to it is left out", .rule("R-IB-38"))
  func cycles() throws {
    func pages(_ page: String) -> String {
      """
      <connections><segue destination="\(page)" kind="relationship" relationship="viewControllers" id="to-\(page)"/></connections>
      """
    }
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("first", "tabBarController", more: pages("second")),
      InterfaceFiles.scene("second", "tabBarController", more: pages("first")),
      initial: "first"
    )
    let first = storyboard.instantiateInitialViewController() as? UITabBarController
    let second = first?.viewControllers?.first as? UITabBarController
    #expect(second != nil)
    #expect(second?.viewControllers ?? [] == [])
  }

  @Test("a tab bar controller has its pages when its view is loaded", .rule("R-IB-9"))
  func pagesAtLoading() throws {
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene(
        "tabs",
        "tabBarController",
        attributes: "customClass=\"CountingTabs\" customModule=\"CoreTests\"",
        more: """
          <connections><segue destination="only" kind="relationship" relationship="viewControllers" id="r"/></connections>
          """
      ),
      InterfaceFiles.scene("only", attributes: "title=\"Only\"", view: InterfaceFiles.view())
    )
    let tabs: CountingTabs = storyboard.instantiateViewController(identifier: "tabs")
    show(tabs)

    #expect(tabs.titlesAtLoading == ["Only"])
    #expect(tabs.viewControllers?.count == 1)
  }

  @Test("prototype cells are created by their identifiers", .rule("R-IB-33"))
  func prototypes() throws {
    let table = """
      <tableView key="view" style="insetGrouped" rowHeight="60" dataMode="prototypes" id="table">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <prototypes>
              <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" reuseIdentifier="song" id="cell" customClass="SongCell" customModule="CoreTests">
                  <tableViewCellContentView key="contentView" id="content">
                      <subviews>
                          <label text="Song" id="songLabel"><rect key="frame" x="20" y="10" width="200" height="20"/></label>
                      </subviews>
                  </tableViewCellContentView>
                  <connections><outlet property="songLabel" destination="songLabel" id="c"/></connections>
              </tableViewCell>
          </prototypes>
          <connections>
              <outlet property="dataSource" destination="list" id="ds"/>
              <outlet property="delegate" destination="list" id="de"/>
          </connections>
      </tableView>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene(
        "list",
        "tableViewController",
        attributes: "customClass=\"SongList\" customModule=\"CoreTests\"",
        view: table
      )
    )
    let list = storyboard.instantiateViewController(withIdentifier: "list")
    show(list)

    let view = try #require((list as? UITableViewController)?.tableView)
    #expect(view.style == .insetGrouped && view.rowHeight == 60)
    let cell = try #require(view.visibleCells.first as? SongCell)
    #expect(cell.reuseIdentifier == "song")
    #expect(cell.songLabel?.text == "Row 0")
    #expect(cell.songLabel?.superview === cell.contentView)
    #expect(cell.accessoryType == .disclosureIndicator)
  }

  @Test("static cells", .rule("R-IB-35"))
  func staticCells() throws {
    let cell = """
      <tableViewCell textLabel="tl" detailTextLabel="dl" style="IBUITableViewCellStyleValue1" id="c1">
          <tableViewCellContentView key="contentView" id="cc">
              <subviews>
                  <label text="Version" id="tl"/><label text="1.0" id="dl"/>
              </subviews>
          </tableViewCellContentView>
      </tableViewCell>
      """
    let table = """
      <tableView key="view" style="grouped" dataMode="static" id="table">
          <sections><tableViewSection headerTitle="About" id="s"><cells>\(cell)</cells></tableViewSection></sections>
      </tableView>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("settings", "tableViewController", view: table)
    )
    show(storyboard.instantiateViewController(withIdentifier: "settings"))

    let controller = try #require(phone.window.rootViewController as? UITableViewController)
    #expect(controller.tableView.numberOfSections == 1)
    let shown = controller.tableView.visibleCells.first
    #expect(shown?.textLabel?.text == "Version")
    #expect(shown?.detailTextLabel?.text == "1.0")
    #expect(controller.tableView(controller.tableView, titleForHeaderInSection: 0) == "About")
  }

  @Test("the layout guides of old files are beside the bars", .rule("R-IB-8"))
  func layoutGuides() throws {
    let view = """
      <layoutGuides>
          <viewControllerLayoutGuide type="top" id="top"/>
          <viewControllerLayoutGuide type="bottom" id="bottom"/>
      </layoutGuides>
      """
    let constraint = """
      <constraint firstItem="label" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="k"/>
      <constraint firstItem="bottom" firstAttribute="top" relation="greaterThanOrEqual" secondItem="label" secondAttribute="bottom" id="k2"/>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene(
        "home",
        view: view,
        more: InterfaceFiles.view(label, constraints: constraint)
      )
    )
    show(storyboard.instantiateViewController(withIdentifier: "home"))
    let home = try #require(phone.window.rootViewController)

    #expect(home.view.subviews.first?.frame.minY == home.view.safeAreaInsets.top + 8)
  }

  @Test("styles, edges and lists of bar buttons", .rule("R-IB-9"))
  func settings() throws {
    let items = """
      <navigationItem key="navigationItem" id="n">
          <rightBarButtonItems>
              <barButtonItem systemItem="add" id="b1"/><barButtonItem title="Sort" id="b2"/>
          </rightBarButtonItems>
      </navigationItem>
      <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("page", view: InterfaceFiles.view(), more: items),
      InterfaceFiles.scene("split", "splitViewController", attributes: "style=\"doubleColumn\""),
      InterfaceFiles.scene(
        "pages",
        "pageViewController",
        attributes: "transitionStyle=\"scroll\" navigationOrientation=\"vertical\""
      )
    )
    let page = storyboard.instantiateViewController(withIdentifier: "page")
    #expect(page.navigationItem.rightBarButtonItems?.map(\.title) == [nil, "Sort"])
    #expect(page.edgesForExtendedLayout == .bottom)
    let split: UISplitViewController = storyboard.instantiateViewController(identifier: "split")
    #expect(split.style == .doubleColumn)
    let pages: UIPageViewController = storyboard.instantiateViewController(identifier: "pages")
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
  }

  @Test("texts are translated by identifier and property", .rule("R-IB-20"))
  func translation() throws {
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("home", view: InterfaceFiles.view(label)),
      translation: { ["label.text": "Hallo"][$0] }
    )
    let home = storyboard.instantiateViewController(withIdentifier: "home")
    #expect((home.view.subviews.first as? UILabel)?.text == "Hallo")
  }

  @Test("files are found in bundles and their folders for languages", .rule("R-IB-4"))
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboards-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let base = folder.appendingPathComponent("Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes>\(InterfaceFiles.scene("a", view: InterfaceFiles.view(label)))</scenes></document>
      """
    try Data(text.utf8).write(to: base.appendingPathComponent("Main.storyboard"))
    let bundle = try #require(Bundle(path: folder.path))

    let controller = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    #expect((controller?.view.subviews.first as? UILabel)?.text == "Hello")
  }
}

private final class CreatedPage: UIViewController {
  let number: Int

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }
}

/// A list of a storyboard with one kind of rows.
final class SongList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    (cell as? SongCell)?.songLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A tab bar controller that reads its pages in `viewDidLoad()`.
final class CountingTabs: UITabBarController {
  private(set) var titlesAtLoading: [String?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    titlesAtLoading = viewControllers?.map(\.title) ?? []
  }
}
