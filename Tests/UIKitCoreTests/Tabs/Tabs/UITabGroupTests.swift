import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabGroup", .releasesEverything) @MainActor
struct UITabGroupTests {
  private let objects = TabObjects()

  /// Creates a home tab and a library group with albums, artists and a nested group of lists.
  private func makeLibrary(managed: Bool = true) -> (UITabGroup, UINavigationController) {
    let lists = objects.group("Lists", [objects.tab("Favourites")])
    let library = objects.group("Library", [objects.tab("Albums"), objects.tab("Artists"), lists])
    let navigation = UINavigationController()
    if managed { library.managingNavigationController = navigation }
    objects.tabs.tabs = [objects.tab("Home"), library]
    ReleaseWitnesses.announce(library, lists, navigation)
    return (library, navigation)
  }

  @Test(
    "a new group has no children and no selection",
    .defaults(
      "UITabGroup.children",
      "UITabGroup.selectedChild",
      "UITabGroup.defaultChildIdentifier",
      "UITabGroup.displayOrderIdentifiers",
      "UITabGroup.displayOrder",
      "UITabGroup.managingNavigationController"
    ),
    .member("UITabGroup.init")
  )
  func start() {
    let group = UITabGroup(title: "Group", image: nil, identifier: "group")

    #expect(group.children.isEmpty)
    #expect(group.selectedChild == nil)
    #expect(group.defaultChildIdentifier == nil)
    #expect(group.displayOrderIdentifiers.isEmpty)
    #expect(group.displayOrder.isEmpty)
    #expect(group.managingNavigationController == nil)
  }

  // MARK: Children

  @Test(
    "children have their group as parent, and all descendants are found",
    .rule("R-TAB-20"),
    .member("UITabGroup.children", "UITabGroup.tab", "UITab.parent")
  )
  func children() {
    let (library, _) = makeLibrary()

    #expect(objects["Albums"].parent === library)
    #expect(objects["Favourites"].parent === objects["Lists"])
    #expect(objects["Favourites"].tabBarController === objects.tabs)
    #expect(library.tab(forIdentifier: "Favourites") === objects["Favourites"])
    #expect(library.tab(forIdentifier: "Home") == nil)

    let albums = objects["Albums"]
    library.children = [objects["Artists"]]
    #expect(albums.parent == nil)
    #expect(objects.tabs.tab(forIdentifier: "Albums") == nil)
    #expect(objects.tabs.tab(forIdentifier: "Favourites") == nil)
  }

  @Test(
    "a child is removed from its previous parent",
    .rule("R-TAB-28"),
    .member("UITabGroup.children")
  )
  func moving() {
    let (library, _) = makeLibrary()
    let lists = objects["Lists"] as? UITabGroup
    let (albums, home) = (objects["Albums"], objects["Home"])

    lists?.children = [albums, home]

    #expect(library.children.map(\.title) == ["Artists", "Lists"])
    #expect(objects.tabs.tabs.map(\.title) == ["Library"])
    #expect(albums.parent === lists)
    #expect(home.parent === lists)
    #expect(home.tabBarController === objects.tabs)
  }

  @Test(
    "displayOrderIdentifiers moves the listed children to the front",
    .rule("R-TAB-32"),
    .member("UITabGroup.displayOrder", "UITabGroup.displayOrderIdentifiers")
  )
  func order() {
    let (library, _) = makeLibrary()

    library.displayOrderIdentifiers = ["Lists", "unknown", "Artists", "Lists"]

    #expect(library.displayOrder.map(\.title) == ["Lists", "Artists", "Albums"])
    #expect(library.children.map(\.title) == ["Albums", "Artists", "Lists"])
  }

  // MARK: Selection

  @Test(
    "a tap on a group selects its first child",
    .rule("R-TAB-13"),
    .member("UITabGroup.selectedChild")
  )
  func firstChild() {
    let (library, _) = makeLibrary(managed: false)
    let stage = objects.show()
    #expect(library.selectedChild == nil)

    stage.tap("Library")

    #expect(library.selectedChild === objects["Albums"])
    #expect(objects.tabs.selectedTab === objects["Albums"])
    #expect(objects.tabs.selectedViewController === library.viewController)
    #expect(objects.heard() == ["should Albums from Home", "did Albums after Home"])
  }

  @Test(
    "a default child is selected instead of the first, down to the last level",
    .rule("R-TAB-13"),
    .member("UITabGroup.defaultChildIdentifier")
  )
  func defaultChild() {
    let (library, _) = makeLibrary(managed: false)
    library.defaultChildIdentifier = "Lists"
    objects.show()

    objects.tabs.selectedTab = library

    #expect(objects.tabs.selectedTab === objects["Favourites"])
    #expect(objects.heard() == ["did Favourites after Home"])
  }

  @Test("a group without children is selected itself", .rule("R-TAB-13"))
  func childless() {
    let group = objects.group("Group", [])
    objects.tabs.tabs = [objects.tab("Home"), group]
    let stage = objects.show()

    stage.tap("Group")

    #expect(objects.tabs.selectedTab === group)
    #expect(objects.heard() == ["should Group from Home", "did Group after Home"])
  }

  @Test(
    "selecting a child in a group that is not selected calls no delegate",
    .rule("R-TAB-30"),
    .member("UITabGroup.selectedChild")
  )
  func quietChoice() {
    let (library, _) = makeLibrary()
    objects.show()

    library.selectedChild = objects["Artists"]
    #expect(objects.heard() == [])
    #expect(objects.tabs.selectedTab === objects["Home"])

    objects.tabs.selectedIndex = 1
    #expect(objects.heard().last == "did Artists after Home")
  }

  @Test(
    "hidden children and tabs that are not children are not selected",
    .rule("R-TAB-30"),
    .member("UITabGroup.selectedChild")
  )
  func foreignTabs() {
    let (library, _) = makeLibrary()
    objects.tabs.selectedTab = library
    objects["Artists"].isHidden = true

    library.selectedChild = objects["Home"]
    library.selectedChild = objects["Favourites"]
    library.selectedChild = objects["Artists"]

    #expect(library.selectedChild === objects["Albums"])
  }

  @Test(
    "hiding or removing the selected child selects another",
    .rule("R-TAB-22"),
    .member("UITab.isHidden")
  )
  func lostChild() {
    let (library, _) = makeLibrary(managed: false)
    objects.show()
    objects.tabs.selectedTab = objects["Artists"]
    objects.journal.clear()

    objects["Artists"].isHidden = true
    #expect(objects.heard() == ["did Albums after Artists"])

    library.children.removeFirst()
    #expect(objects.heard() == ["did Favourites after Albums"])
  }

  // MARK: Navigation stack

  @Test(
    "a managing navigation controller stacks the pages on the way to the selected tab",
    .rule("R-TAB-13"),
    .member(
      "UITabGroup.managingNavigationController",
      "UITab.managingTabGroup",
      "UITabBarControllerDelegate.tabBarController(_:displayedViewControllersFor:proposedViewControllers:)"
    )
  )
  func stack() {
    let (library, navigation) = makeLibrary()
    objects.show()
    #expect(objects["Favourites"].managingTabGroup === library)
    #expect(library.managingTabGroup === library)
    #expect(objects["Home"].managingTabGroup == nil)

    objects.tabs.selectedTab = objects["Favourites"]

    #expect(TabObjects.titles(of: navigation) == ["Library", "Lists", "Favourites"])
    #expect(objects.tabs.selectedViewController === navigation)
    #expect(navigation.tab === library)
    #expect(
      objects.heard() == [
        "pages of Library", "pages of Lists", "pages of Favourites", "did Favourites after Home",
      ]
    )
  }

  @Test(
    "of nested groups the outermost one manages the stack",
    .rule("R-TAB-13"),
    .member("UITab.managingTabGroup")
  )
  func nestedManagers() {
    let (library, navigation) = makeLibrary()
    let inner = UINavigationController()
    (objects["Lists"] as? UITabGroup)?.managingNavigationController = inner

    objects.tabs.selectedTab = objects["Favourites"]

    #expect(objects["Favourites"].managingTabGroup === library)
    #expect(TabObjects.titles(of: navigation) == ["Library", "Lists", "Favourites"])
    #expect(inner.viewControllers.isEmpty)
  }

  @Test("the delegate can remove pages from the stack", .rule("R-TAB-13"))
  func filter() {
    let (_, navigation) = makeLibrary()
    objects.delegate.filtered = ["Library", "Lists"]

    objects.tabs.selectedTab = objects["Favourites"]

    #expect(TabObjects.titles(of: navigation) == ["Favourites"])
    #expect(objects.tabs.selectedTab === objects["Favourites"])
  }

  @Test("groups rebuild their pages when the width changes", .rule("R-TAB-13"))
  func width() {
    let (_, navigation) = makeLibrary()
    let stage = objects.show(on: .iPhone15Plus)
    objects.tabs.selectedTab = objects["Albums"]
    objects.delegate.filtered = ["Library"]

    stage.phone.rotate(to: .landscapeRight)
    stage.advance(by: 1)

    #expect(TabObjects.titles(of: navigation) == ["Albums"])
    #expect(objects.tabs.selectedTab === objects["Albums"])
  }

  @Test("pages pushed by the app stay while the tab is the same", .rule("R-TAB-31"))
  func ownPages() {
    let (_, navigation) = makeLibrary()
    let stage = objects.show()
    stage.tap("Library")
    let page = UIViewController()
    page.title = "Song"
    navigation.pushViewController(page, animated: false)

    stage.tap("Home")
    stage.tap("Library")
    #expect(TabObjects.titles(of: navigation) == ["Library", "Albums", "Song"])

    objects.tabs.selectedTab = objects["Artists"]
    stage.advance(by: 1)
    #expect(TabObjects.titles(of: navigation) == ["Library", "Artists"])
  }

  @Test("the back button selects the tab of the page that is shown", .rule("R-TAB-31"))
  func back() {
    let (library, navigation) = makeLibrary()
    let stage = objects.show()
    objects.tabs.selectedTab = objects["Favourites"]
    stage.advance(by: 1)
    objects.journal.clear()

    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(objects.heard() == ["did Lists after Favourites"])

    navigation.popToRootViewController(animated: true)
    stage.advance(by: 1)
    #expect(objects.heard() == ["did Library after Lists"])
    #expect(library.selectedChild == nil)
    #expect(TabObjects.titles(of: navigation) == ["Library"])
  }

  @Test("selecting a group again restores its selection", .rule("R-TAB-30"))
  func asLeft() {
    let (library, navigation) = makeLibrary()
    let stage = objects.show()
    stage.tap("Library")
    navigation.popToRootViewController(animated: false)
    stage.tap("Home")
    objects.journal.clear()

    stage.tap("Library")

    #expect(objects.heard() == ["should Library from Home", "did Library after Home"])
    #expect(library.selectedChild == nil)
    #expect(TabObjects.titles(of: navigation) == ["Library"])
  }

  @Test("a tap on the selected group pops to the group's own page", .rule("R-TAB-5", "R-TAB-31"))
  func retap() {
    let (_, navigation) = makeLibrary()
    let stage = objects.show()
    stage.tap("Library")
    stage.advance(by: 1)
    objects.journal.clear()

    // The back button has the same label.
    let button = objects.tabs.tabBar.row.buttons[1]
    stage.phone.tap(at: button.convert(CGPoint(x: 20, y: 20), to: stage.phone.window))
    stage.advance(by: 1)

    #expect(
      objects.heard() == [
        "should Albums from Albums", "did Albums after Albums", "did Library after Albums",
      ]
    )
    #expect(TabObjects.titles(of: navigation) == ["Library"])
  }

  @Test("a cancelled swipe back selects nothing", .rule("R-TAB-31"))
  func cancelledSwipe() {
    let (_, navigation) = makeLibrary()
    let stage = objects.show()
    stage.tap("Library")
    stage.advance(by: 1)
    objects.journal.clear()

    stage.phone.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 40, y: 400), duration: 1)
    stage.advance(by: 1)

    #expect(objects.heard() == [])
    #expect(TabObjects.titles(of: navigation) == ["Library", "Albums"])
  }

  @Test(
    "removing the managing navigation controller returns the pages",
    .rule("R-TAB-31"),
    .member("UITabGroup.managingNavigationController")
  )
  func managerGone() {
    let (library, navigation) = makeLibrary()
    let stage = objects.show()
    stage.tap("Library")
    stage.advance(by: 1)

    library.managingNavigationController = nil
    stage.advance(by: 1)

    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.tab == nil)
    #expect(objects.tabs.selectedViewController === library.viewController)
    #expect(library.viewController?.view.window != nil)
    #expect(objects.tabs.selectedTab === objects["Albums"])
  }
}
