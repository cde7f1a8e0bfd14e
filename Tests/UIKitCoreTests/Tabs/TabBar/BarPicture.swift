import Foundation
import SimulatorKit
import Testing
import TestStage
import TestSupport

@testable import UIKitCore

/// The distances in pixels from the left and top of the bar to the edges of an item's content.
struct Marks {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
  var middle: Double { Double(left + right) / 2 }

  /// Returns the largest distance between corresponding edges.
  func distance(to other: Marks) -> Int {
    [left - other.left, top - other.top, right - other.right, bottom - other.bottom]
      .map(abs).max() ?? 0
  }
}

/// The pixels of a bar with five items on a white page.
@MainActor
struct BarPicture {
  private let pixels: Pixels
  private let firstRow: Int

  /// The titles of the items in the published pictures, and in lower case the names of their icons.
  static let titles = ["Home", "Find", "Photo", "Favor", "Me"]

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
    pixels = try #require(phone.screenshot().pixels)
    firstRow = pixels.height - 98
  }

  private static func icon(_ name: String) throws -> UIImage {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Icons/\(name)@2x.png").path
    return try #require(UIImage(contentsOfFile: path))
  }

  /// Returns the smallest rectangle around the pixels with at least 40% of the strongest contrast,
  /// in one fifth of the bar.
  func marks(inSlot slot: Int, rows: Range<Int>) -> Marks? {
    let columns = (slot * pixels.width / 5)..<((slot + 1) * pixels.width / 5)
    let strongest =
      rows.flatMap { row in columns.map { contrast(column: $0, row: row) } }.max() ?? 0
    return marks(in: columns, rows: rows) { contrast(column: $0, row: $1) * 5 > strongest * 2 }
  }

  private func marks(
    in columns: Range<Int>,
    rows: Range<Int>,
    where isMark: (Int, Int) -> Bool
  ) -> Marks? {
    let found = pixels.bounds(
      columns: columns,
      rows: (rows.lowerBound + firstRow)..<(rows.upperBound + firstRow)
    ) { isMark($0, $1 - firstRow) }
    return found.map { found in
      Marks(
        left: found.left,
        top: found.top - firstRow,
        right: found.right,
        bottom: found.bottom - firstRow
      )
    }
  }

  /// Returns the rectangle of a badge that begins in one fifth of the bar, where at least half of a
  /// pixel has its color.
  func badge(inSlot slot: Int, isBlue: Bool) -> Marks? {
    let columns =
      (slot * pixels.width / 5 + 60)..<min((slot + 1) * pixels.width / 5 + 30, pixels.width)
    return marks(in: columns, rows: 0..<64) { column, row in
      isBadge(pixel(column: column, row: row), isBlue: isBlue)
    }
  }

  /// Returns whether red or blue has at least half of its full contrast.
  private func isBadge(_ pixel: [Int], isBlue: Bool) -> Bool {
    let (red, green, blue) = (pixel[0], pixel[1], pixel[2])
    let (strongest, other) = isBlue ? (blue, red) : (red, blue)
    return strongest - max(other, green) >= 100
  }

  /// Returns how much a pixel differs from the bar's background.
  private func contrast(column: Int, row: Int) -> Int {
    zip(pixel(column: column, row: row), pixel(column: 2, row: 94)).map { abs($0 - $1) }.max() ?? 0
  }

  private func pixel(column: Int, row: Int) -> [Int] { pixels.color(column, firstRow + row) }
}
