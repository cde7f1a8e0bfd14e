import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// The three kinds of bars, as arguments of tests that apply to all of them.
enum ArchivedBarKind: String, CaseIterable, CustomTestStringConvertible {
  case tabBar = "UITabBar"
  case navigationBar = "UINavigationBar"
  case toolbar = "UIToolbar"

  var testDescription: String { rawValue }
}

@Suite("Bars: archives") @MainActor
struct BarArchiveTests {
  private let phone = Simulator(.iPhoneSE)

  private func image(_ color: UIColor, width: CGFloat = 2) -> UIImage {
    .bitmap(color, width: width, height: 2)
  }

  /// Returns a bar with a standard appearance, a background image and a shadow image.
  private func bar(_ kind: ArchivedBarKind) -> UIView {
    switch kind {
    case .tabBar:
      let bar = UITabBar()
      bar.backgroundImage = image(.red)
      bar.shadowImage = image(.green, width: 3)
      bar.standardAppearance = UITabBarAppearance()
      return bar
    case .navigationBar:
      let bar = UINavigationBar()
      bar.setBackgroundImage(image(.red), for: .default)
      bar.shadowImage = image(.green, width: 3)
      bar.standardAppearance = UINavigationBarAppearance()
      return bar
    case .toolbar:
      let bar = UIToolbar()
      bar.setBackgroundImage(image(.red), forToolbarPosition: .any, barMetrics: .default)
      bar.setShadowImage(image(.green, width: 3), forToolbarPosition: .any)
      bar.standardAppearance = UIToolbarAppearance()
      return bar
    }
  }

  private func images(of bar: UIView?) -> [UIImage?] {
    switch bar {
    case let bar as UITabBar: [bar.backgroundImage, bar.shadowImage]
    case let bar as UINavigationBar: [bar.backgroundImage(for: .default), bar.shadowImage]
    case let bar as UIToolbar:
      [
        bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default),
        bar.shadowImage(forToolbarPosition: .any),
      ]
    default: []
    }
  }

  /// Reads an archive in which one class is replaced by another, and returns the error.
  private func read(_ data: Data, replacing name: String, by type: AnyClass) throws -> Error? {
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.decodingFailurePolicy = .setErrorAndReturn
    reader.setClass(type, forClassName: "UIKitCore." + name)
    #expect(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) == nil)
    return reader.error
  }

  @Test(
    "background and shadow images are archived with every bar",
    .rule("R-BAD-36"),
    arguments: ArchivedBarKind.allCases
  )
  func images(kind: ArchivedBarKind) throws {
    let bar = bar(kind)

    let copy = try Archives.copy(of: bar)

    #expect(images(of: bar).compactMap { $0 }.count == 2)
    #expect(images(of: copy) == images(of: bar))
  }

  @Test(
    "every bar refuses an archive with an appearance of another class",
    .rule("R-BAD-37"),
    arguments: ArchivedBarKind.allCases
  )
  func foreignAppearance(kind: ArchivedBarKind) throws {
    let data = try Archives.data(of: bar(kind))

    let error = try read(data, replacing: kind.rawValue + "Appearance", by: UIBarAppearance.self)

    #expect(error != nil)
  }

  @Test(
    "an item refuses an archive with an appearance of another class",
    .rule("R-BAD-37"),
    arguments: [ArchivedBarKind.tabBar, .navigationBar]
  )
  func foreignAppearanceOfItem(kind: ArchivedBarKind) throws {
    let tabBarItem = UITabBarItem()
    tabBarItem.standardAppearance = UITabBarAppearance()
    let navigationItem = UINavigationItem(title: "Page")
    navigationItem.standardAppearance = UINavigationBarAppearance()
    let item: NSObject & NSCoding = kind == .tabBar ? tabBarItem : navigationItem
    let data = try Archives.data(of: item)

    let error = try read(data, replacing: kind.rawValue + "Appearance", by: UIBarAppearance.self)

    #expect(error != nil)
  }

  @Test(
    "a navigation bar is archived with images, title adjustments and back indicator",
    .rule("R-BAD-36")
  )
  func navigationBar() throws {
    let bar = UINavigationBar()
    bar.setBackgroundImage(image(.red), for: .default)
    bar.setBackgroundImage(image(.green, width: 4), for: .topAttached, barMetrics: .compactPrompt)
    bar.setTitleVerticalPositionAdjustment(3, for: .default)
    bar.setTitleVerticalPositionAdjustment(-1.5, for: .compact)
    bar.backIndicatorImage = image(.blue, width: 5)
    bar.backIndicatorTransitionMaskImage = image(.black, width: 6)
    bar.isTranslucent = false
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]

    let copy = try #require(try Archives.copy(of: bar))

    #expect(copy.backgroundImage(for: .default) == bar.backgroundImage(for: .default))
    #expect(copy.backgroundImage(for: .compact) == nil)
    #expect(
      copy.backgroundImage(for: .topAttached, barMetrics: .compactPrompt)
        == bar.backgroundImage(for: .topAttached, barMetrics: .compactPrompt)
    )
    #expect(copy.titleVerticalPositionAdjustment(for: .default) == 3)
    #expect(copy.titleVerticalPositionAdjustment(for: .compact) == -1.5)
    #expect(copy.backIndicatorImage == bar.backIndicatorImage)
    #expect(copy.backIndicatorTransitionMaskImage == bar.backIndicatorTransitionMaskImage)
    #expect(!copy.isTranslucent)
    #expect(copy.items?.map(\.title) == ["One", "Two"])
  }

  @Test(
    "every bar is archived with the appearances of all its states",
    .rule("R-BAD-32"),
    arguments: ArchivedBarKind.allCases
  )
  func appearances(kind: ArchivedBarKind) throws {
    switch kind {
    case .tabBar:
      let bar = UITabBar()
      bar.scrollEdgeAppearance = UITabBarAppearance()
      let copy = try #require(try Archives.copy(of: bar))
      #expect(copy.scrollEdgeAppearance == bar.scrollEdgeAppearance)
    case .navigationBar:
      let bar = UINavigationBar()
      bar.compactAppearance = UINavigationBarAppearance()
      bar.compactScrollEdgeAppearance = UINavigationBarAppearance()
      let copy = try #require(try Archives.copy(of: bar))
      #expect(copy.compactAppearance == bar.compactAppearance)
      #expect(copy.compactScrollEdgeAppearance == bar.compactScrollEdgeAppearance)
      #expect(copy.scrollEdgeAppearance == nil)
    case .toolbar:
      let bar = UIToolbar()
      bar.compactScrollEdgeAppearance = UIToolbarAppearance()
      let copy = try #require(try Archives.copy(of: bar))
      #expect(copy.compactScrollEdgeAppearance == bar.compactScrollEdgeAppearance)
      #expect(copy.compactAppearance == nil)
    }
  }
}
