import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@Suite("Bad input: bar buttons and toolbars") @MainActor
struct BarButtonTests {
  private nonisolated static let odd: [CGFloat] = [.nan, .infinity, -.infinity]
  private let phone = Simulator(.iPhoneSE)

  private func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 375, height: 44))
    bar.items = items
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)
    return bar
  }

  @Test("widths and offsets that are not finite are ignored", .rule("R-BBI-35"), arguments: odd)
  func oddNumbers(number: CGFloat) {
    let item = UIBarButtonItem()
    let state = UIBarButtonItemAppearance().normal
    let (good, bad) = (
      UIOffset(horizontal: 1, vertical: 2), UIOffset(horizontal: number, vertical: 0)
    )
    item.width = 20
    item.setTitlePositionAdjustment(good, for: .default)
    state.titlePositionAdjustment = good
    state.backgroundImagePositionAdjustment = good

    item.width = number
    item.setTitlePositionAdjustment(bad, for: .default)
    item.setBackButtonTitlePositionAdjustment(bad, for: .default)
    item.setBackgroundVerticalPositionAdjustment(number, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(number, for: .default)
    state.titlePositionAdjustment = bad
    state.backgroundImagePositionAdjustment = bad

    #expect(item.width == 20)
    #expect(item.titlePositionAdjustment(for: .default) == good)
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == .zero)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 0)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 0)
    #expect(state.titlePositionAdjustment == good)
    #expect(state.backgroundImagePositionAdjustment == good)
  }

  @Test("a custom view without a valid size has no width", .rule("R-BBI-35"), arguments: odd)
  func oddViews(number: CGFloat) {
    final class OddView: UIView {
      var number = CGFloat.nan
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: number, height: number) }
      override var intrinsicContentSize: CGSize { CGSize(width: number, height: -5) }
    }
    let odd = OddView()
    odd.number = number
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let bar = toolbar([UIBarButtonItem(customView: odd), UIBarButtonItem(customView: next)])

    #expect(next.convert(next.bounds, to: bar).minX == 24)
    #expect(odd.bounds.width == 0)
  }

  @Test("a custom view that was moved to another superview is not moved back", .rule("R-BBI-5"))
  func stolenView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let item = UIBarButtonItem(customView: view)
    let bar = toolbar([item])

    phone.window.addSubview(view)
    item.isEnabled = false
    bar.setNeedsLayout()
    phone.advance(by: 0.1)

    #expect(view.superview === phone.window)
  }

  @Test("a bar may contain an item twice, and items may share a view", .rule("R-TOOL-5"))
  func twice() {
    let item = UIBarButtonItem(title: "Twice", style: .plain, target: nil, action: nil)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let bar = toolbar([
      item, item, UIBarButtonItem(customView: view), UIBarButtonItem(customView: view),
    ])

    item.title = "Both"
    phone.advance(by: 0.1)
    bar.items = [item]
    bar.items = nil
    phone.advance(by: 0.1)

    #expect(bar.items == nil)
  }

  @Test(
    "a toolbar of any size is laid out",
    .rule("R-BBI-28"),
    arguments: [0, 1, 10, 50_000] as [CGFloat]
  )
  func sizes(width: CGFloat) {
    let bar = toolbar([
      UIBarButtonItem(systemItem: .edit), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ])

    bar.frame = CGRect(x: 0, y: 0, width: width, height: width / 10)
    phone.advance(by: 0.1)
    bar.setItems([.fixedSpace(1e9), UIBarButtonItem(systemItem: .add)], animated: true)
    phone.advance(by: 1)

    #expect(bar.items?.count == 2)
  }

  @Test("items may be changed in the action of another item", .rule("R-BBI-8"))
  func reentrant() throws {
    let bar = toolbar([])
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Go") { _ in
        bar.setItems([UIBarButtonItem(systemItem: .done)], animated: true)
        bar.items = nil
      }
    )
    bar.items = [item]
    phone.advance(by: 0.1)

    try phone.tap("Go")
    phone.advance(by: 1)

    #expect(bar.items == nil)
  }
}
