import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UINavigationBar: transitions", .serialized) @MainActor
struct NavigationBarMoveTests {
  private let phone = Simulator(.iPhone15)
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
  private let one = UINavigationItem(title: "One")
  private let two = UINavigationItem(title: "Two")

  init() {
    bar.install([one])
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)
  }

  private func middle(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: bar).midX }

  @Test("a push moves the title to the back button's title", .rule("R-NBAR-70"))
  func push() throws {
    let title = try #require(bar.page?.row.titleLabel)
    bar.prepareMove(to: [one, two], .push)
    let row = try #require(bar.page?.row)
    let name = row.backButton.label
    #expect(name.text == "One")
    #expect(abs(middle(name) - middle(title)) < 3)
    #expect(name.alpha == 0)
    #expect(row.titleLabel.transform.tx == 195)

    bar.performMove()
    #expect(abs(middle(title) - middle(name)) < 3)
    #expect(title.alpha == 0)
    #expect(name.alpha == 1)
    #expect(row.titleLabel.transform.isIdentity)
    bar.endMove(completed: true)
    #expect(title.window == nil)
    #expect(bar.topItem === two)
  }

  @Test("buttons appear after those of the other item have disappeared", .rule("R-NBAR-74"))
  func buttons() throws {
    one.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    two.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    bar.layoutIfNeeded()
    let edit = try #require(bar.page?.row.itemPieces.first)
    bar.prepareMove(to: [one, two], .push)
    let done = try #require(bar.page?.row.itemPieces.first)
    UIView.animate(withDuration: 1) { self.bar.performMove() }

    phone.advance(by: 0.25)
    #expect(try #require(edit.layer.presentation()).opacity < 0.9)
    #expect(try #require(done.layer.presentation()).opacity == 0)
    phone.advance(by: 0.5)
    #expect(try #require(edit.layer.presentation()).opacity == 0)
    #expect(try #require(done.layer.presentation()).opacity > 0.1)
    phone.advance(by: 0.5)
    bar.endMove(completed: true)
    #expect(done.alpha == 1)
  }

  @Test("in right-to-left layouts it comes from the other side", .rule("R-NBAR-70"))
  func mirrored() throws {
    phone.layoutDirection = .rightToLeft
    bar.prepareMove(to: [one, two], .push)
    #expect(try #require(bar.page).row.titleLabel.transform.tx == -195)
  }

  @Test("a pop begins with the state in which a push ends", .rule("R-NBAR-70"))
  func pop() throws {
    bar.install([one, two])
    bar.layoutIfNeeded()
    let name = try #require(bar.page?.row.backButton.label)
    bar.prepareMove(to: [one], .pop)
    let title = try #require(bar.page?.row.titleLabel)
    #expect(abs(middle(title) - middle(name)) < 3)
    #expect(title.alpha == 0)
    bar.performMove()
    #expect(abs(middle(title) - 195) < 0.5)
    bar.endMove(completed: true)
    #expect(name.window == nil)
  }

  @Test("a back title that returns is not visible at the back indicator", .rule("R-NBAR-75"))
  func clippedName() throws {
    bar.install([one, two, UINavigationItem(title: "three")])
    bar.layoutIfNeeded()
    bar.prepareMove(to: [one, two], .pop)
    let button = try #require(bar.page?.row.backButton)
    let area = button.titleArea

    #expect(button.label.frame.minX < 0)
    #expect(area.clipsToBounds)
    #expect(area.frame.minX == button.indicator.frame.maxX)
    bar.performMove()
    bar.endMove(completed: true)
    #expect(area.bounds.contains(button.label.frame))
    #expect(!area.clipsToBounds)
  }

  @Test("a search bar moves with its page, and the new page covers it", .rule("R-NBAR-73"))
  func search() throws {
    one.searchController = UISearchController(searchResultsController: nil)
    one.hidesSearchBarWhenScrolling = false
    bar.frame.size.height = 96
    bar.layoutIfNeeded()
    let search = try #require(bar.page?.search)
    let field = try #require(one.searchController?.searchBar)
    var start: CGFloat { bar.convert(field.bounds, from: field).minX }
    bar.prepareMove(to: [one, two], .push)
    #expect(search.transform.isIdentity && start == 0)
    bar.performMove()
    #expect(search.frame.minX == -390)
    #expect(abs(start - -117) < 0.01)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(search.frame.minX == -390)
    #expect(abs(start - -117) < 0.01)
    #expect(search.alpha == 1)
    bar.endMove(completed: true)
    bar.prepareMove(to: [one], .pop)
    #expect(try #require(bar.page?.search).transform.tx == -390)
    bar.performMove()
    bar.endMove(completed: true)
    #expect(try #require(bar.page?.search).transform.isIdentity)
    #expect(start == 0)
  }

  @Test("a large title shrinks to the back button's title", .rule("R-NBAR-70"))
  func large() throws {
    bar.prefersLargeTitles = true
    two.largeTitleDisplayMode = .never
    bar.frame.size.height = 96
    bar.layoutIfNeeded()
    let large = try #require(bar.page?.large?.label)
    bar.prepareMove(to: [one, two], .push)
    let name = try #require(bar.page?.row.backButton.label)
    #expect(name.transform.d == 2)
    let width = large.intrinsicContentSize.width
    #expect(abs(name.intrinsicContentSize.width * name.transform.a - width) < 0.5)
    let side = large.convert(large.bounds, to: bar)
    #expect(abs(name.convert(name.bounds, to: bar).minX - side.minX) < 0.5)

    bar.performMove()
    #expect(large.transform.d == 0.5)
    #expect(abs(width * large.transform.a - name.intrinsicContentSize.width) < 0.5)
    let place = name.convert(name.bounds, to: bar)
    let shrunk = large.convert(large.bounds, to: bar)
    #expect(abs(shrunk.minX - place.minX) < 0.5)
    #expect(abs(shrunk.midY - place.midY) < 0.5)
    #expect(bar.fittingHeight(forWidth: 390) == 44)
  }

  @Test("a cancelled transition restores everything", .rule("R-NBAR-71"))
  func cancelled() throws {
    let red = UINavigationBarAppearance()
    red.configureWithOpaqueBackground()
    red.backgroundColor = .red
    two.standardAppearance = red
    two.prompt = "Ask"
    let row = try #require(bar.page?.row)
    bar.prepareMove(to: [one, two], .push)
    #expect(bar.fittingHeight(forWidth: 390) == 74)
    bar.performMove()
    bar.endMove(completed: false)

    #expect(bar.items?.count == 1)
    #expect(bar.page?.row === row)
    #expect(row.titleLabel.alpha == 1)
    #expect(row.titleLabel.transform.isIdentity)
    #expect(bar.fittingHeight(forWidth: 390) == 44)
    #expect(bar.backgroundView.imageView == nil)
    #expect(two.bar == nil)
    #expect(bar.subviews.count == 2)
  }

  @Test("backgrounds cross-fade during the transition", .rule("R-NBAR-72"))
  func backgrounds() {
    let red = UINavigationBarAppearance()
    red.configureWithOpaqueBackground()
    red.backgroundColor = .red
    two.standardAppearance = red
    bar.prepareMove(to: [one, two], .push)
    #expect(bar.backgroundView.imageView == nil)
    UIView.animate(withDuration: 1) { self.bar.performMove() }
    phone.advance(by: 0.5)
    let share = bar.backgroundView.imageView?.layer.presentation()?.opacity ?? 0
    #expect(share > 0.2 && share < 0.8)
    phone.advance(by: 1)
    bar.endMove(completed: true)
    #expect(bar.backgroundView.effectView == nil)
    #expect(bar.backgroundView.imageView?.backgroundColor == .red)
  }

  @Test("nothing can be tapped during the transition", .rule("R-NBAR-71"))
  func touches() {
    bar.prepareMove(to: [one, two], .push)
    #expect(bar.hitTest(CGPoint(x: 12, y: 20), with: nil) === bar)
    bar.endMove(completed: true)
    #expect(bar.hitTest(CGPoint(x: 12, y: 20), with: nil) is _UINavigationBarBackButton)
  }

  @Test("a second transition ends the first", .rule("R-NBAR-71"))
  func twice() {
    let three = UINavigationItem(title: "Three")
    bar.prepareMove(to: [one, two], .push)
    bar.prepareMove(to: [one, two, three], .push)
    bar.performMove()
    bar.endMove(completed: false)
    #expect(bar.topItem === two)
    #expect(bar.subviews.count == 2)
    bar.endMove(completed: true)
    #expect(bar.topItem === two)
  }
}
