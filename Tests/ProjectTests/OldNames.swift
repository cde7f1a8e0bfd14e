import Testing

/// The names of an original library in one table of its migration guide.
struct OldNames: Sendable {
  let page: String
  let heading: String
  let names: [String]

  private init(_ page: String, _ heading: String, _ names: String) {
    self.page = page
    self.heading = heading
    self.names = names.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  private static let rdv = "RDVTabBarController"
  private static let cyl = "CYLTabBarController"

  static let all = [
    OldNames(
      rdv,
      "RDVTabBarController",
      """
      RDVTabBarController delegate viewControllers tabBar selectedViewController selectedIndex tabBarHidden isTabBarHidden
      setTabBarHidden:animated: tabBar:shouldSelectItemAtIndex: tabBar:didSelectItemAtIndex:
      """
    ),
    OldNames(
      rdv,
      "RDVTabBarControllerDelegate",
      """
      RDVTabBarControllerDelegate tabBarController:shouldSelectViewController: tabBarController:didSelectViewController:
      tabBarController:didSelectItemAtIndex:
      """
    ),
    OldNames(
      rdv,
      "RDVTabBar",
      """
      RDVTabBar RDVTabBarDelegate tabBar:shouldSelectItemAtIndex: tabBar:didSelectItemAtIndex: delegate items selectedItem
      backgroundView contentEdgeInsets setHeight: minimumContentHeight translucent isTranslucent
      """
    ),
    OldNames(
      rdv,
      "RDVTabBarItem",
      """
      RDVTabBarItem itemHeight title titlePositionAdjustment unselectedTitleAttributes selectedTitleAttributes
      imagePositionAdjustment finishedSelectedImage finishedUnselectedImage
      setFinishedSelectedImage:withFinishedUnselectedImage: backgroundSelectedImage backgroundUnselectedImage
      setBackgroundSelectedImage:withUnselectedImage: badgeValue badgeBackgroundImage badgeBackgroundColor badgeTextColor
      badgeTextFont badgePositionAdjustment
      """
    ),
    OldNames(rdv, "UIViewController", "rdv_tabBarItem rdv_tabBarController"),
    OldNames(
      cyl,
      "Keys of the dictionaries",
      """
      CYLTabBarItemTitle CYLTabBarItemImage CYLTabBarItemSelectedImage CYLTabBarItemImageInsets
      CYLTabBarItemTitlePositionAdjustment CYLTabBarItemImagePositionAdjustment CYLTabBarLottieURL CYLTabBarLottieFilePath
      CYLTabBarLottieSize
      """
    ),
    OldNames(
      cyl,
      "Globals and notifications",
      """
      CYLTabbarItemsCount CYLPlusButtonIndex CYLPlusButtonWidth CYLTabBarItemWidth CYLExternPlusButton
      CYLPlusChildViewController CYLTabBarItemWidthDidChangeNotification CYLTabBarHeight
      CYLTabBarItemLottieAnimationPlayingNotification CYLTabBarStyleTypeDidChangeNotification
      """
    ),
    OldNames(
      cyl,
      "CYLTabBarController",
      """
      CYLTabBarController viewControllers tabBarItemsAttributes tabBarHeight imageInsets titlePositionAdjustment
      viewDidLayoutSubviewsBlock initWithViewControllers:tabBarItemsAttributes:
      tabBarControllerWithViewControllers:tabBarItemsAttributes:
      initWithViewControllers:tabBarItemsAttributes:imageInsets:titlePositionAdjustment:
      tabBarControllerWithViewControllers:tabBarItemsAttributes:imageInsets:titlePositionAdjustment:
      havePlusButton allItemsInTabBarCount appDelegate rootWindow
      updateSelectionStatusIfNeededForTabBarController:shouldSelectViewController:
      tabBarStyleType context cyl_tabBar imagePositionAdjustment setViewDidLayoutSubViewsBlockInvokeOnce:block:
      hideTabBarShadowImageView setTintColor: hasPlusButton reloadTabBarItemsWithAttributes: tabBarHidden
      setTabBarHidden:animated: lottieAnimationViewContentMode
      """
    ),
    OldNames(
      cyl,
      "CYLTabBarControllerDelegate",
      "CYLTabBarControllerDelegate tabBarController:didSelectControl: willHideTabBar didHideTabBar willShowTabBar didShowTabBar"
    ),
    OldNames(
      cyl,
      "The plus button",
      """
      CYLPlusButton CYLPlusButtonSubclassing registerPlusButton registerSubclass plusChildViewControllerButtonClicked:
      plusButton indexOfPlusButtonInTabBar multiplierOfTabBarHeight: constantOfPlusButtonCenterYOffsetForTabBarHeight:
      plusChildViewController shouldSelectPlusChildViewController multiplerInCenterY removePlusButton tabBarContext
      touchableRect isLayoutCentered
      """
    ),
    OldNames(
      cyl,
      "Pages",
      """
      cyl_tabBarController cyl_isEmbedInTabBarController cyl_tabIndex cyl_tabButton
      cyl_popSelectTabBarChildViewControllerAtIndex: cyl_popSelectTabBarChildViewControllerAtIndex:completion:
      cyl_popSelectTabBarChildViewControllerForClassType: cyl_popSelectTabBarChildViewControllerForClassType:completion:
      cyl_pushOrPopToViewController:animated:callback: cyl_pushViewController:animated:
      cyl_getViewControllerInsteadIOfNavigationController cyl_getViewControllerInsteadOfNavigationController
      cyl_handleNavigationBackAction CYLBaseNavigationController CYLBaseViewController CYLBaseTableViewController
      cyl_hidesBottomBarWhenPushed cyl_disablePopGestureRecognizer cyl_navigationBarHidden cyl_hideNavigationBarSeparator
      cyl_forceUpdateInterfaceOrientation:
      """
    ),
    OldNames(
      cyl,
      "Badges",
      """
      cyl_tabBadgePointView cyl_tabBadgePointViewOffset cyl_showTabBadgePoint cyl_removeTabBadgePoint
      cyl_isShowTabBadgePoint cyl_showBadge cyl_showBadgeValue:animationType: cyl_clearBadge cyl_badgeMaximumBadgeNumber
      cyl_badgeFont cyl_badgeBackgroundColor cyl_badgeTextColor cyl_badgeMargin cyl_badgeRadius cyl_badgeCornerRadius
      cyl_badgeCenterOffset
      """
    ),
    OldNames(
      cyl,
      "Controls and covers",
      """
      CYLTabBar tabBarButtonArray tabBarItemWidth plusButtonIndex hasPlusChildViewController
      cyl_tabBarChildViewControllerIndex cyl_shouldNotSelect cyl_userInteractionDisabled
      cyl_replaceTabImageViewWithNewView: cyl_replaceTabButtonWithNewView: cyl_cover…
      """
    ),
  ]
}

extension OldNames: CustomTestStringConvertible {
  var testDescription: String { "\(page), \(heading)" }
}
