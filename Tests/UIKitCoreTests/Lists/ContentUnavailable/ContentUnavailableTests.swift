import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Unavailable content", .releasesEverything)
struct ContentUnavailableTests {
  private func frames(_ change: (inout UnavailableContentLayout) -> Void) -> [CGRect] {
    var layout = UnavailableContentLayout(size: CGSize(width: 300, height: 400))
    layout.parts = [
      .init(size: CGSize(width: 100, height: 50), padding: 9),
      .init(size: CGSize(width: 200, height: 30), padding: 10),
    ]
    change(&layout)
    return layout.frames
  }

  @Test("parts are in the middle, below one another", .rule("R-UNA-5"))
  func layout() {
    #expect(
      frames { _ in } == [
        CGRect(x: 100, y: 155, width: 100, height: 50),
        CGRect(x: 50, y: 215, width: 200, height: 30),
      ]
    )
    #expect(
      frames { $0.insets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 20) }[0]
        == CGRect(x: 90, y: 205, width: 100, height: 50)
    )
    #expect(frames { $0.isCentered = false }.map(\.minX) == [0, 0])
    #expect(
      frames {
        $0.isCentered = false
        $0.isRightToLeft = true
      }.map(\.maxX) == [300, 300]
    )
  }

  @Test("parts that are too high begin at the top and scroll", .rule("R-UNA-5"))
  func highParts() {
    var layout = UnavailableContentLayout(size: CGSize(width: 900, height: 100))
    layout.insets.top = 20
    layout.parts = [.init(size: CGSize(width: 100, height: 300))]
    #expect(layout.frames[0].minY == 20)
    #expect(layout.contentSize.height == 320)
    #expect(layout.width == 400)
  }

  @Test("an empty configuration has the texts and the image that are set", .rule("R-UNA-1"))
  func empty() {
    let configuration = UIContentUnavailableConfiguration.empty()
    #expect(configuration.image == nil && configuration.text == nil)
    #expect(configuration.secondaryText == nil && configuration.alignment == .center)
    #expect(configuration.secondaryTextProperties.color == .secondaryLabel)
    #expect(configuration.textProperties.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(configuration.imageToTextPadding == 12)
    #expect(configuration.buttonProperties.isEnabled)
  }

  @Test("a loading configuration has an activity indicator", .rule("R-UNA-2"))
  func loading() throws {
    let stage = SimulatorStage()
    let page = UIViewController()
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    stage.show(page)

    let view = try #require(page.view.subviews.last as? UIContentUnavailableView)
    let content = try #require(view.subviews.last)
    let indicator = content.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.isAnimating == true)
    #expect(stage.phone.elements.contains { $0.label == "Loading…" })
    page.contentUnavailableConfiguration = nil
  }

  @Test("a search configuration names the search text", .rule("R-UNA-3"))
  func search() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let configuration = UIContentUnavailableConfiguration.search()
    #expect(configuration.text == "No Results")
    #expect(configuration.updated(for: state) == configuration)
    state.searchText = "cat"
    #expect(configuration.updated(for: state).text == "No Results for “cat”")
    var other = configuration
    other.text = "Nothing"
    #expect(other.updated(for: state).text == "Nothing")
  }

  @Test("buttons run their actions, and open their menus", .rule("R-UNA-4"))
  func buttons() {
    let stage = SimulatorStage()
    let page = UIViewController()
    var count = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Offline"
    configuration.button = .filled()
    configuration.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in count += 1 }
    configuration.secondaryButton.title = "More"
    configuration.secondaryButtonProperties.menu = UIMenu(
      children: [UIAction(title: "Settings") { _ in count += 10 }]
    )
    page.contentUnavailableConfiguration = configuration
    stage.show(page)

    stage.tap("Retry")
    stage.rest()
    #expect(count == 1)
    stage.tap("More")
    stage.rest()
    stage.tap("Settings")
    stage.rest()
    #expect(count == 11)
    page.contentUnavailableConfiguration = nil
  }

  @Test("the background fills the view", .rule("R-UNA-6", "R-UNA-10"))
  func background() throws {
    let stage = SimulatorStage()
    let page = UIViewController()
    stage.show(page)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.background.backgroundColor = .red
    page.contentUnavailableConfiguration = configuration
    stage.rest()

    let view = try #require(page.view.subviews.last as? UIContentUnavailableView)
    #expect(view.frame == page.view.bounds)
    #expect(view.subviews.first?.frame == view.bounds)
    #expect(view.isScrollEnabled)
    page.contentUnavailableConfiguration = nil
    #expect(page.view.subviews.isEmpty)
  }

  @Test("the content stays in place above a table that scrolls", .rule("R-UNA-10"))
  func aboveTable() throws {
    let stage = SimulatorStage()
    let table = UITableViewController()
    stage.show(table)
    table.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    stage.rest()

    table.tableView.contentOffset.y = 30
    stage.rest()
    let view = try #require(table.view.subviews.last as? UIContentUnavailableView)
    #expect(view.convert(CGPoint.zero, to: nil) == .zero)
    table.contentUnavailableConfiguration = nil
  }

  @Test("a controller is asked before the first layout and after changes", .rule("R-UNA-11"))
  func updates() {
    let stage = SimulatorStage()
    let page = CountingPage()
    stage.show(page)
    #expect(page.states.count == 1)

    page.view.setNeedsLayout()
    stage.rest()
    #expect(page.states.count == 1)
    page.setNeedsUpdateContentUnavailableConfiguration()
    page.setNeedsUpdateContentUnavailableConfiguration()
    stage.rest()
    #expect(page.states.count == 2)
    stage.phone.userInterfaceStyle = .dark
    stage.rest()
    #expect(page.states.count == 3)
    #expect(page.states[2].traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a change of traits doesn't lay out the views of controllers", .rule("R-UNA-11"))
  func traitsWithoutLayout() {
    let stage = SimulatorStage()
    let page = CountingPage()
    stage.show(page)
    let layouts = page.layouts

    stage.phone.userInterfaceStyle = .dark
    stage.rest()

    #expect(page.states.count == 2)
    #expect(page.layouts == layouts)
  }

  @Test("a controller whose view is in no window isn't asked", .rule("R-UNA-11"))
  func outsideOfWindow() {
    let stage = SimulatorStage()
    let page = CountingPage()
    stage.show(page)
    page.overrideUserInterfaceStyle = .dark
    stage.show(UIViewController())
    stage.rest()
    let count = page.states.count

    page.overrideUserInterfaceStyle = .light
    stage.rest()
    #expect(page.states.count == count)
    stage.show(page)
    #expect(page.states.count == count + 1)
    #expect(page.states.last?.traitCollection.userInterfaceStyle == .light)
  }

  @Test("the search text is part of the state", .rule("R-UNA-11", "R-UNA-12"))
  func searchText() {
    let stage = SimulatorStage()
    let page = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    stage.show(UINavigationController(rootViewController: page))

    search.searchBar.text = "dog"
    page.setNeedsUpdateContentUnavailableConfiguration()
    stage.rest()
    #expect(stage.phone.elements.contains { $0.label == "No Results for “dog”" })
    page.contentUnavailableConfiguration = UIListContentConfiguration.cell()
    #expect(page.view.subviews.last is UIListContentView)
    page.contentUnavailableConfiguration = nil
  }
}

private final class CountingPage: UIViewController {
  var states: [UIContentUnavailableConfigurationState] = []
  var layouts = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    super.updateContentUnavailableConfiguration(using: state)
    states.append(state)
  }
}
