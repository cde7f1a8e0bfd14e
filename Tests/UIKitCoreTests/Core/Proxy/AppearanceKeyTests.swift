import Testing

@testable import UIKitCore

@Suite("AppearanceKey")
struct AppearanceKeyTests {
  /// The members that each class can take from a proxy.
  private static let members: [(object: String, keys: [AppearanceKey])] = {
    let views: [AppearanceKey] = [.tintColor, .backgroundColor]
    let bars: [AppearanceKey] = [
      .standardAppearance, .scrollEdgeAppearance, .barStyle, .barTintColor, .isTranslucent,
      .backgroundImage, .shadowImage,
    ]
    let toolbars: [AppearanceKey] = [
      .standardAppearance, .scrollEdgeAppearance, .barStyle, .barTintColor, .isTranslucent,
      .compactAppearance, .compactScrollEdgeAppearance,
      .barBackgroundImage(.any, .default), .barShadowImage(.any),
    ]
    let navigationBars: [AppearanceKey] = [
      .standardAppearance, .scrollEdgeAppearance, .barStyle, .barTintColor, .isTranslucent,
      .shadowImage, .compactAppearance, .compactScrollEdgeAppearance, .barTitleTextAttributes,
      .largeTitleTextAttributes, .backIndicatorImage, .backIndicatorTransitionMaskImage,
      .prefersLargeTitles, .barBackgroundImage(.any, .default), .titleVerticalPosition(.default),
    ]
    let tabBars =
      bars + [
        .selectionIndicatorImage, .unselectedItemTintColor, .selectedImageTintColor,
        .itemPositioning, .itemWidth, .itemSpacing,
      ]
    let items: [AppearanceKey] = [
      .standardAppearance, .scrollEdgeAppearance, .badgeColor, .titlePositionAdjustment,
    ]
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    let tabBarItems =
      items + states.map(AppearanceKey.titleTextAttributes)
      + states.map(AppearanceKey.badgeTextAttributes)
    let barButtonItems: [AppearanceKey] =
      [.tintColor] + states.map(AppearanceKey.titleTextAttributes) + [
        .barButtonBackgroundImage(.normal, nil, .default), .barButtonBackgroundShift(.default),
        .barButtonTitleOffset(.default), .backButtonBackgroundImage(.normal, .default),
        .backButtonBackgroundShift(.default), .backButtonTitleOffset(.default),
      ]
    let sliders =
      views + [.minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor]
      + states.map(AppearanceKey.thumbImage) + states.map(AppearanceKey.minimumTrackImage)
      + states.map(AppearanceKey.maximumTrackImage)
    let buttons =
      views + [.contentEdgeInsets] + states.map(AppearanceKey.titleColor)
      + states.map(AppearanceKey.buttonBackgroundImage)
    return [
      ("UITabBar", views + tabBars),
      ("UINavigationBar", views + navigationBars),
      ("UIToolbar", views + toolbars),
      ("UITabBarItem", tabBarItems),
      ("UIBarButtonItem", barButtonItems),
      ("UISlider", sliders),
      ("UIButton", buttons),
      ("UISwitch", views + [.onTintColor, .thumbTintColor]),
      ("UIPageControl", views + [.pageIndicatorTintColor, .currentPageIndicatorTintColor]),
      ("UIProgressView", views + [.progressTintColor, .trackTintColor]),
      ("UITableView", views + [.separatorColor]),
    ]
  }()

  @Test("no two members of a class share a mark, and marks fit into the assignments")
  func marks() {
    for (object, keys) in AppearanceKeyTests.members {
      let byMark = Dictionary(grouping: keys, by: \.bit)
      for (bit, sharing) in byMark {
        #expect(sharing.count == 1, "members of \(object) share mark \(bit)")
        #expect(bit < 31, "mark \(bit) of \(object) is reserved for proxies or out of range")
      }
    }
  }

  @Test("values for different states have different keys")
  func states() {
    #expect(AppearanceKey.titleColor(.normal) != .titleColor(.selected))
    #expect(
      AppearanceKey.titleColor([.selected, .disabled]) != .titleColor([.selected, .focused])
    )
    #expect(AppearanceKey.barShadowImage(.top) != .barShadowImage(.bottom))
  }
}
