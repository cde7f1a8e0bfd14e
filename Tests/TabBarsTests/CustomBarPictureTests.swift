import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@testable import TabBars

/// Draws the bar of RDVTabBarController's example, and compares it with the screenshot in that
/// project's documentation.
///
/// The screenshot shows iOS 7, 320 points wide at scale 2, with another font. Edges are in pixels
/// from the left and the top of the bar. The icons are 30 points square; here they are rectangles with
/// the edges of the real ones.
@Suite("Custom bar compared with a picture of RDVTabBarController", .rule("M-PIC-3"))
@MainActor
struct CustomBarPictureTests {
  private struct Item {
    var title: String
    var titleMarks: Marks
    var icon: Marks
  }

  private let items = [
    Item(
      title: "First",
      titleMarks: Marks(left: 84, top: 70, right: 129, bottom: 87),
      icon: Marks(left: 83, top: 10, right: 133, bottom: 58)
    ),
    Item(
      title: "Second",
      titleMarks: Marks(left: 279, top: 69, right: 361, bottom: 87),
      icon: Marks(left: 292, top: 19, right: 352, bottom: 49)
    ),
    Item(
      title: "Third",
      titleMarks: Marks(left: 506, top: 70, right: 560, bottom: 87),
      icon: Marks(left: 511, top: 15, right: 561, bottom: 56)
    ),
  ]
  private let badge = Marks(left: 134, top: 4, right: 171, bottom: 41)
  private let badgeText = Marks(left: 146, top: 14, right: 157, bottom: 31)
  /// The part of each image that is not transparent, in points.
  private let ink = [
    CGRect(x: 2.5, y: 3, width: 25, height: 24), CGRect(x: 0, y: 7.5, width: 30, height: 15),
    CGRect(x: 2.5, y: 5.5, width: 25, height: 20.5),
  ]
  private let green = [50, 220, 181]
  private let ground = [240, 240, 240]
  private let selectedGround = [236, 230, 212]
  private let red = [255, 0, 0]

  @Test(
    "edges differ from the picture by at most a point, and colors by 3 on average",
    .rule("RDV-31", "RDV-37", "RDV-60", "RDV-62", "RDV-64")
  )
  func picture() throws {
    let pixels = try drawnBar()
    var comparison = BarComparison(scale: 2)

    for (index, item) in items.enumerated() {
      let columns = (index * 214 + 2)..<min((index + 1) * 214 - 2, pixels.width)
      let back = index == 0 ? selectedGround : ground
      let iconColumns = index == 0 ? 2..<133 : columns
      let icon = try #require(pixels.marks(columns: iconColumns, rows: 0..<66, ground: back))
      let title = try #require(pixels.marks(columns: columns, rows: 66..<98, ground: back))
      comparison.add("icon of \(item.title)", icon, item.icon)
      comparison.add(text: item.title, title, item.titleMarks)
      comparison.add(
        "icon of \(item.title)",
        color: pixels.color(columns: icon.columns(), rows: icon.rows(), ground: back),
        onDevice: green
      )
      comparison.add(
        item.title,
        color: pixels.color(columns: title.columns(), rows: title.rows(), ground: back),
        onDevice: [0, 0, 0]
      )
    }
    try compareBadge(in: pixels, with: &comparison)
    comparison.add(
      "selected",
      color: pixels.color(column: 8, row: 8),
      onDevice: selectedGround
    )
    comparison.add("ground", color: pixels.color(column: 230, row: 8), onDevice: ground)

    #expect(comparison.largestDistance <= 1, "\(comparison)")
    #expect(comparison.meanColorDifference <= 3, "\(comparison)")
    print(comparison)
  }

  private func compareBadge(in pixels: BarPixels, with comparison: inout BarComparison) throws {
    let ours = try #require(
      pixels.marks(columns: 133..<210, rows: 0..<66) { $0[0] > 200 && $0[1] < 128 && $0[2] < 128 }
    )
    let text = try #require(
      pixels.marks(columns: ours.columns(inset: 8), rows: ours.rows(inset: 6), ground: red)
    )
    comparison.add("badge", ours, badge)
    comparison.add(text: "badge text", text, badgeText)
    comparison.add("badge", color: pixels.color(column: 140, row: 22), onDevice: red)
  }

  // MARK: Drawing

  private func drawnBar() throws -> BarPixels {
    let phone = Simulator(Device(size: CGSize(width: 320, height: 480), scale: 2))
    let controller = CustomTabBarController()
    controller.tabBar.style = style
    controller.tabs = items.enumerated().map { index, item in
      let id = TabItem.ID(item.title)
      return Tab(
        TabItem(id, title: item.title, image: icon(ink[index])),
        UIViewController()
      )
    }
    controller.updateItem("First") { $0.badge = .count(3) }
    phone.window.rootViewController = controller
    phone.advance(by: 1)
    return BarPixels(try #require(phone.screenshot().pixels), height: 98)
  }

  private var style: TabBarStyle {
    var style = TabBarStyle()
    style.backgroundColor = color(ground)
    style.separatorColor = nil
    style.items.normal.font = .systemFont(ofSize: 12)
    style.items.normal.color = .black
    style.items.selected.color = .black
    style.items.selected.backgroundColor = color(selectedGround)
    var badge = TabBadgeStyle()
    badge.font = .systemFont(ofSize: 12)
    badge.backgroundColor = .red
    badge.anchor = .top
    badge.margin = 4
    style.items.badge = badge
    return style
  }

  private func icon(_ ink: CGRect) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 30, height: 30)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color(green).setFill()
      context.fill(ink)
    }
    return image.withRenderingMode(.alwaysOriginal)
  }

  private func color(_ components: [Int]) -> UIColor {
    UIColor(
      red: CGFloat(components[0]) / 255,
      green: CGFloat(components[1]) / 255,
      blue: CGFloat(components[2]) / 255,
      alpha: 1
    )
  }
}
