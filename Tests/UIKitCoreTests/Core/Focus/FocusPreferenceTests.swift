import TestSupport
import Testing

@testable import UIKitCore

@Suite("Focus: preference") @MainActor
struct FocusPreferenceTests {
  /// Returns a preference among spots, some of which contain a first item.
  private func preference(inside: [FocusSpot: FocusSpot] = [:]) -> FocusPreference {
    FocusPreference(
      preferred: \.preferredFocusEnvironments,
      focusable: { environment in
        (environment as? UIFocusItem).flatMap { $0.canBecomeFocused ? $0 : nil }
      },
      firstInside: { environment in (environment as? FocusSpot).flatMap { inside[$0] } }
    )
  }

  private func page(_ name: String) -> FocusSpot { FocusSpot(name, canBecomeFocused: false) }

  @Test("a focusable item leads to itself", .rule("R-FOC-8"))
  func item() {
    let button = FocusSpot("button")

    #expect(preference().item(for: button) === button)
  }

  @Test("the first preferred environment that leads to an item is used", .rule("R-FOC-8"))
  func firstThatLeads() {
    let (page, form, toolbar) = (page("page"), page("form"), page("toolbar"))
    let (disabled, button) = (FocusSpot("off", canBecomeFocused: false), FocusSpot("button"))
    page.prefers = [form, toolbar]
    form.prefers = [disabled]
    toolbar.prefers = [button]

    #expect(preference().item(for: page) === button)
  }

  @Test("an item that prefers another item leads to that item", .rule("R-FOC-8"))
  func itemThatPrefers() {
    let (cell, button) = (FocusSpot("cell"), FocusSpot("button"))
    cell.prefers = [button]

    #expect(preference().item(for: cell) === button)
  }

  @Test("without a preference the first item inside is used", .rule("R-FOC-8"))
  func firstInside() {
    let (page, view, button) = (page("page"), page("view"), FocusSpot("button"))
    page.prefers = [view]

    #expect(preference(inside: [view: button]).item(for: page) === button)
    #expect(preference().item(for: page) == nil)
  }

  @Test("circular preferences lead to no item", .rule("R-FOC-8"))
  func circle() {
    let (left, right) = (page("left"), page("right"))
    left.prefers = [right]
    right.prefers = [left, right]

    #expect(preference().item(for: left) == nil)
  }

  @Test(
    "each environment is listed once, starting at the previous item",
    .rule("R-FOC-1"),
    .rule("R-FOC-3")
  )
  func order() {
    let names = ["button", "page", "window", "cell", "table"]
    let spots = names.map { FocusSpot($0) }
    let previous = [spots[0], spots[1], spots[2]]
    let next = [spots[3], spots[4], spots[1], spots[2]]

    let order = FocusOrder(from: previous, to: next).environments.compactMap {
      ($0 as? FocusSpot)?.name
    }

    #expect(order == ["button", "page", "window", "cell", "table"])
  }

  @Test("the preferred view of older code is preferred", .rule("R-FOC-40"))
  func preferredView() {
    final class Page: UIViewController {
      let button = UIButton()
      override var preferredFocusedView: UIView? { button }
    }
    let (page, guide) = (Page(), UIFocusGuide())
    guide.preferredFocusedView = page.button

    #expect(page.preferredFocusEnvironments.first === page.button)
    #expect(guide.preferredFocusEnvironments.first === page.button)
    #expect(UIViewController().preferredFocusedView == nil)
  }
}
