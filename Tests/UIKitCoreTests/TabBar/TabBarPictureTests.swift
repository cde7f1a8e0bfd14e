import Foundation
import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

/// Draws the bar of which a picture from a real device was published, with the same icons, and compares places.
///
/// The picture is iOS 10's, 375 points wide at two pixels a point; its numbers are recorded here. Icons are the same
/// files, so they have to lie where they lay there. Titles are set at regular weight, as they were then, and in another
/// face: letters differ by fractions of a pixel.
@Suite("Tab bar pictures beside a real device's") @MainActor
struct TabBarPictureTests {
  private let icons = [
    Marks(left: 52, top: 18, right: 96, bottom: 57),
    Marks(left: 203, top: 21, right: 247, bottom: 55),
    Marks(left: 354, top: 19, right: 396, bottom: 58),
    Marks(left: 502, top: 21, right: 546, bottom: 57),
    Marks(left: 656, top: 16, right: 694, bottom: 58),
  ]
  private let titles = [
    Marks(left: 48, top: 77, right: 101, bottom: 91),
    Marks(left: 206, top: 76, right: 243, bottom: 91),
    Marks(left: 348, top: 76, right: 401, bottom: 91),
    Marks(left: 500, top: 77, right: 550, bottom: 91),
    Marks(left: 662, top: 77, right: 688, bottom: 91),
  ]

  @Test("icons lie within a pixel of the real ones", .rule("M-ICO-4", "M-BTN-1"))
  func iconPlaces() throws {
    let picture = try BarPicture()

    for (index, real) in icons.enumerated() {
      let ours = try #require(picture.marks(inSlot: index, rows: 4..<64))
      #expect(abs(ours.left - real.left) <= 1, "left edge of icon \(index)")
      #expect(abs(ours.right - real.right) <= 1, "right edge of icon \(index)")
      #expect(abs(ours.top - real.top) <= 1, "top of icon \(index)")
      #expect(abs(ours.bottom - real.bottom) <= 1, "bottom of icon \(index)")
    }
  }

  @Test("titles lie within a pixel of the real ones", .rule("M-TTL-1", "M-TTL-4"))
  func titlePlaces() throws {
    let picture = try BarPicture()

    for (index, real) in titles.enumerated() {
      let ours = try #require(picture.marks(inSlot: index, rows: 68..<98))
      // "Favor" is three pixels wider in this face, which kerns less; the others are within one.
      let width = index == 3 ? 3 : 1
      #expect(abs(ours.middle - real.middle) <= 1.5, "middle of title \(index)")
      #expect(
        abs((ours.right - ours.left) - (real.right - real.left)) <= width,
        "width of \(index)"
      )
      #expect(abs(ours.top - real.top) <= 1, "top of title \(index)")
      #expect(abs(ours.bottom - real.bottom) <= 1, "baseline of title \(index)")
    }
  }
}

/// Pixels from the left and the top of the bar to the edges of what one item shows.
private struct Marks {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
  var middle: Double { Double(left + right) / 2 }
}

/// The pixels of the bar with the five items, on a white page.
@MainActor
private struct BarPicture {
  private let image: CGImage
  private let firstRow: Int

  init() throws {
    let phone = Simulator(Device(size: CGSize(width: 375, height: 667), scale: 2))
    let tabs = UITabBarController()
    tabs.viewControllers = try ["Home", "Find", "Photo", "Favor", "Me"].map { title in
      let page = UIViewController()
      let name = title.lowercased()
      page.tabBarItem = UITabBarItem(
        title: title,
        image: try BarPicture.icon(name),
        selectedImage: try BarPicture.icon(name + "_1")
      )
      return page
    }
    let appearance = UITabBarAppearance()
    let regular: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = regular
    tabs.tabBar.standardAppearance = appearance
    phone.window.rootViewController = tabs
    tabs.selectedViewController?.view.backgroundColor = .white
    phone.advance(by: 0.1)
    image = try #require(phone.screenshot().cgImage)
    firstRow = image.height - 98
  }

  private static func icon(_ name: String) throws -> UIImage {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Icons/\(name)@2x.png").path
    return try #require(UIImage(contentsOfFile: path))
  }

  /// The smallest rectangle around what has at least two fifths of the strongest contrast, in one fifth of the bar.
  func marks(inSlot slot: Int, rows: Range<Int>) -> Marks? {
    let columns = (slot * image.width / 5)..<((slot + 1) * image.width / 5)
    let contrasts = rows.flatMap { row in
      columns.map { (row: row, column: $0, value: contrast(column: $0, row: row)) }
    }
    let strongest = contrasts.map(\.value).max() ?? 0
    let marked = contrasts.filter { $0.value * 5 > strongest * 2 }
    guard let left = marked.map(\.column).min(), let right = marked.map(\.column).max(),
      let top = marked.map(\.row).min(), let bottom = marked.map(\.row).max()
    else { return nil }
    return Marks(left: left, top: top, right: right + 1, bottom: bottom + 1)
  }

  /// How much a pixel differs from the bar's background.
  private func contrast(column: Int, row: Int) -> Int {
    zip(pixel(column: column, row: row), pixel(column: 2, row: 94)).map { abs($0 - $1) }.max() ?? 0
  }

  private func pixel(column: Int, row: Int) -> [Int] {
    let bytes = image.pixels + (firstRow + row) * image.bytesPerRow + column * 4
    return (0..<3).map { Int(bytes[$0]) }
  }
}
