import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Selection indicator", .releasesEverything) @MainActor
struct SelectionIndicatorTests {
  // Creates the engines that images need.
  private let phone = Simulator(.iPhoneSE)
  private let image: UIImage

  init() { image = .bitmap(.red, width: 40, height: 49) }

  @Test("image and color are resolved as documented", .rule("R-APP-23"))
  func table() {
    let template = image.withRenderingMode(.alwaysTemplate)
    let original = image.withRenderingMode(.alwaysOriginal)
    let rows: [(UIImage?, UIColor?, SelectionIndicator.Shape)] = [
      (nil, nil, .none), (nil, .clear, .none), (nil, .green, .mark(.green)),
      (template, nil, .none), (template, .clear, .none),
      (template, .green, .image(template, tint: .green)),
      (image, nil, .image(image, tint: nil)), (image, .green, .image(image, tint: nil)),
      (original, .green, .image(original, tint: nil)), (UIImage(), .green, .none),
    ]
    for (image, color, shape) in rows {
      #expect(SelectionIndicator(image: image, tintColor: color).shape == shape)
    }
  }

  @Test(
    "the bar's indicator image is behind the selected item at its own size",
    .rule("M-IND-1"),
    .defaults("UITabBar.selectionIndicatorImage"),
    .member("UITabBar.selectionIndicatorImage")
  )
  func barImage() throws {
    let stage = Stage(tabs: 3, on: .iPhoneSE)
    #expect(stage.tabs.tabBar.selectionIndicatorImage == nil)

    stage.tabs.tabBar.selectionIndicatorImage = image
    stage.advance(by: 0.1)

    let slot = stage.tabs.tabBar.bounds.width / 3
    let frame = try #require(indicatorFrame(in: stage))
    #expect(frame.size == image.size)
    #expect(frame.minY == 0)
    #expect(abs(frame.midX - slot / 2) <= 0.5)

    stage.tap("Tab 3")
    let moved = try #require(indicatorFrame(in: stage))
    #expect(abs(moved.midX - slot * 2.5) <= 0.5)
    #expect(indicators(in: stage).count == 1)

    stage.tabs.tabBar.selectionIndicatorImage = nil
    stage.advance(by: 0.1)
    #expect(indicators(in: stage).isEmpty)
  }

  @Test("a resizable image fills the item's slot, without the home indicator", .rule("M-IND-1"))
  func resizable() throws {
    let stage = Stage(tabs: 3, on: .iPhone15)

    stage.tabs.tabBar.selectionIndicatorImage = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    )
    stage.advance(by: 0.1)

    let frame = try #require(indicatorFrame(in: stage))
    #expect(frame.height == 49)
    #expect(abs(frame.width - stage.tabs.tabBar.bounds.width / 3) <= 1)
  }

  @Test(
    "an appearance's indicator precedes the bar's image",
    .rule("R-APP-23"),
    .member(
      "UITabBarAppearance.selectionIndicatorTintColor",
      "UITabBarAppearance.selectionIndicatorImage"
    )
  )
  func appearance() throws {
    let stage = Stage(tabs: 2)
    stage.tabs.tabBar.selectionIndicatorImage = image
    let appearance = UITabBarAppearance()
    stage.tabs.tabBar.standardAppearance = appearance
    stage.advance(by: 0.1)
    #expect(indicators(in: stage).first?.image === image)

    appearance.selectionIndicatorTintColor = .systemYellow
    stage.tabs.tabBar.standardAppearance = appearance
    stage.advance(by: 0.1)
    #expect(indicators(in: stage).first?.backgroundColor == .systemYellow)
    #expect(indicators(in: stage).first?.image == nil)

    let template = image.withRenderingMode(.alwaysTemplate)
    appearance.selectionIndicatorImage = template
    stage.tabs.tabBar.standardAppearance = appearance
    stage.advance(by: 0.1)
    #expect(indicators(in: stage).first?.image === template)
    #expect(indicators(in: stage).first?.tintColor == .systemYellow)
    #expect(indicators(in: stage).first?.backgroundColor == nil)
  }

  private func indicators(in stage: Stage) -> [UITabBarSelectionIndicatorView] {
    stage.tabs.tabBar.row.buttons.flatMap(\.subviews)
      .compactMap { $0 as? UITabBarSelectionIndicatorView }
  }

  private func indicatorFrame(in stage: Stage) -> CGRect? {
    indicators(in: stage).first.map { stage.tabs.tabBar.convert($0.bounds, from: $0) }
  }
}
