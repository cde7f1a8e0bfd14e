import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Languages: texts that are shown and spoken") @MainActor struct SpokenLanguageTests {
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test(
    "More and its Edit button are localized, but titles of children are not",
    .rule("R-LANG-1", "R-LANG-5"),
    arguments: [
      ("en", "More", "Edit"), ("zh-TW", "更多", "編輯"), ("ar", "المزيد", "تعديل"),
      ("de", "Mehr", "Bearbeiten"),
    ]
  )
  func more(language: String, more: String, edit: String) throws {
    let phone = Simulator(.iPhone15, language: language)
    let tabs = UITabBarController()
    tabs.viewControllers = ["More", "Edit", "C", "D", "E", "F"].map(page)
    phone.window.rootViewController = tabs
    #expect(tabs.tabBar.items?.map(\.title) == ["More", "Edit", "C", "D", more])

    tabs.selectedViewController = tabs.moreNavigationController
    phone.advance(by: 1)
    #expect(try phone.element(.label(edit).in(.navigationBar)).label == edit)
  }

  @Test(
    "an item's own title is not localized, and setting nil restores the system title",
    .rule("R-LANG-5")
  )
  func ownTitle() {
    let phone = Simulator(.iPhone15, language: "fr")
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    #expect(item.title == "Rechercher")
    item.title = "Search"
    #expect(item.title == "Search")
    item.title = nil
    #expect(item.title == "Rechercher")
    #expect(phone.language == "fr")
  }

  @Test("bar buttons and the back button are localized", .rule("R-LANG-1"))
  func buttons() {
    let phone = Simulator(.iPhone15, language: "es")
    let stack = UINavigationController(rootViewController: UIViewController())
    let top = UIViewController()
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    top.navigationItem.rightBarButtonItems = [add, cancel]
    stack.pushViewController(top, animated: false)
    phone.window.rootViewController = stack

    let labels = phone.elements.compactMap(\.label)
    #expect(labels.contains("Añadir"))
    #expect(labels.contains("Cancelar"))
    #expect(labels.contains("Atrás"))
  }

  @Test("accessibility values of controls are localized", .rule("R-LANG-1"))
  func values() {
    let phone = Simulator(.iPhone15, language: "de")
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    let progress = UIProgressView()
    progress.progress = 0.4
    #expect(pages.accessibilityValue == "Seite 2 von 5")
    #expect(progress.accessibilityValue == "40\u{a0}%")
    #expect(UIActivityIndicatorView().accessibilityLabel == "Fortschritt angehalten")
    #expect(phone.language == "de")
  }

  @Test("Arabic is laid out right to left unless the device overrides it", .rule("R-LANG-4"))
  func direction() {
    let phone = Simulator(.iPhone15, language: "ar")
    let view = UIView()
    let forced = UIView()
    forced.semanticContentAttribute = .forceLeftToRight
    phone.window.addSubview(view)
    phone.window.addSubview(forced)

    #expect(phone.layoutDirection == .rightToLeft)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(forced.effectiveUserInterfaceLayoutDirection == .leftToRight)

    phone.layoutDirection = .leftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(phone.language == "ar")
  }

  @Test(
    "devices can have different languages, and an unsupported one becomes English",
    .rule("R-LANG-2")
  )
  func devices() {
    let arabic = Simulator(.iPhone15, language: "ar")
    let other = Simulator(.iPhone15, language: "tlh")
    #expect(other.language == "en")
    #expect(other.layoutDirection == .leftToRight)
    #expect(UITabBarItem(tabBarSystemItem: .more, tag: 0).title == "More")
    arabic.advance(by: 0.1)
    #expect(UITabBarItem(tabBarSystemItem: .more, tag: 0).title == "المزيد")
    #expect(Simulator.languages.count == 8)
  }
}

@Suite("Text size: the user's setting", .rule("R-LANG-6")) @MainActor struct TextSizeTests {
  @Test("a change of the text size is posted once, after windows were updated")
  func change() {
    let phone = Simulator(.iPhone15)
    var posted: [UIContentSizeCategory?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil,
      queue: nil
    ) { note in
      let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      let category = value as? UIContentSizeCategory
      MainActor.assumeIsolated {
        posted.append(category)
        #expect(phone.window.traitCollection.preferredContentSizeCategory == category)
        #expect(UIApplication.shared.preferredContentSizeCategory == category)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(phone.preferredContentSizeCategory == .large)

    phone.preferredContentSizeCategory = .accessibilityLarge
    phone.preferredContentSizeCategory = .accessibilityLarge
    phone.reducesMotion = true
    phone.textScale = 1
    phone.textScale = 1.01

    #expect(posted == [.accessibilityLarge, .large])
  }

  @Test(
    "each of the twelve text sizes can be set, and fonts follow",
    arguments: [
      UIContentSizeCategory.extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
  )
  func sizes(category: UIContentSizeCategory) {
    let phone = Simulator(.iPhone15)

    phone.preferredContentSizeCategory = category

    #expect(phone.preferredContentSizeCategory == category)
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let expected = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == expected.pointSize)
  }

  @Test("an invalid text size is ignored")
  func odd() {
    let phone = Simulator(.iPhone15)
    phone.preferredContentSizeCategory = .small
    phone.preferredContentSizeCategory = .unspecified
    phone.preferredContentSizeCategory = UIContentSizeCategory(rawValue: "huge")
    #expect(phone.preferredContentSizeCategory == .small)
  }
}
