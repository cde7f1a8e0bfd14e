import Foundation
import SimulatorKit
import Testing
import TestStage
import TestSupport

@testable import UIKitCore

/// A bar with five items on a white page, drawn for comparison with ``ReferenceBar``.
@MainActor
struct BarPicture {
  let pixels: BarPixels

  init(titles: [String], change: (inout [UITabBarItem]) -> Void = { _ in }) throws {
    let phone = Simulator(Device(size: CGSize(width: 375, height: 667), scale: 2))
    let tabs = UITabBarController()
    var items = try titles.map { title in
      let name = title.lowercased()
      return UITabBarItem(
        title: title,
        image: try BarPicture.icon(name),
        selectedImage: try BarPicture.icon(name + "_1")
      )
    }
    change(&items)
    tabs.viewControllers = items.map { item in
      let page = UIViewController()
      page.tabBarItem = item
      return page
    }
    let appearance = UITabBarAppearance()
    let regular: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = regular
    tabs.tabBar.standardAppearance = appearance
    tabs.tabBar.scrollEdgeAppearance = appearance
    phone.window.rootViewController = tabs
    tabs.selectedViewController?.view.backgroundColor = .white
    phone.advance(by: 0.1)
    pixels = BarPixels(try #require(phone.screenshot().pixels), height: ReferenceBar.height)
  }

  private static func icon(_ name: String) throws -> UIImage {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Icons/\(name)@2x.png").path
    return try #require(UIImage(contentsOfFile: path))
  }

  /// The color of the bar between its items.
  var ground: [Int] { pixels.color(column: 2, row: 94) }

  func icon(inSlot slot: Int) -> Marks? {
    pixels.marks(columns: columns(of: slot), rows: ReferenceBar.iconRows, ground: ground)
  }

  func title(inSlot slot: Int) -> Marks? {
    pixels.marks(columns: columns(of: slot), rows: ReferenceBar.titleRows, ground: ground)
  }

  /// Returns the rectangle of a badge that begins in one fifth of the bar, where red or blue has at
  /// least half of its full contrast.
  func badge(inSlot slot: Int, isBlue: Bool) -> Marks? {
    let columns = columns(of: slot)
    let reach = (columns.lowerBound + 60)..<min(columns.upperBound + 30, pixels.width)
    return pixels.marks(columns: reach, rows: 0..<64) { pixel in
      let (red, green, blue) = (pixel[0], pixel[1], pixel[2])
      let (strongest, other) = isBlue ? (blue, red) : (red, blue)
      return strongest - max(other, green) >= 100
    }
  }

  /// Returns the rectangle of a badge's text.
  func text(in badge: Marks, ground: [Int]) -> Marks? {
    pixels.marks(
      columns: badge.columns(inset: ReferenceBar.badgeInset.column),
      rows: badge.rows(inset: ReferenceBar.badgeInset.row),
      ground: ground
    )
  }

  private func columns(of slot: Int) -> Range<Int> {
    (slot * pixels.width / 5)..<((slot + 1) * pixels.width / 5)
  }
}
