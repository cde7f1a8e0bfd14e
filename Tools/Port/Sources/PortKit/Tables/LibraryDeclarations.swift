// Written by `PORT_RECORD=1 swift test --filter LibraryTableTests`.

/// The public types of the library and the members of its protocols, for `LibraryTable`.
enum LibraryDeclarations {
  static let text = """
    protocol! CAAction :
    protocol CAAnimationDelegate : animationDidStart(_:) animationDidStop(_:finished:)
    protocol CALayerDelegate : action(for:forKey:) display(_:) draw(_:in:) layerWillDraw(_:)
      layoutSublayers(of:)
    protocol! CAMediaTiming :
    protocol UIAccessibilityProviding :
    protocol UIAdaptivePresentationControllerDelegate : adaptivePresentationStyle(for:)
      adaptivePresentationStyle(for:traitCollection:) presentationController(_:prepare:)
      presentationController(_:viewControllerForAdaptivePresentationStyle:)
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:)
      presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    protocol UIAppearance : appearance() appearance(for:)
      appearance(for:whenContainedInInstancesOf:) appearance(whenContainedInInstancesOf:)
    protocol UIAppearanceContainer :
    protocol UIApplicationDelegate : application(_:configurationForConnecting:options:)
      application(_:didDecodeRestorableStateWith:) application(_:didDiscardSceneSessions:)
      application(_:didFinishLaunchingWithOptions:) application(_:open:options:)
      application(_:shouldRestoreApplicationState:)
      application(_:shouldRestoreSecureApplicationState:)
      application(_:shouldSaveApplicationState:) application(_:shouldSaveSecureApplicationState:)
      application(_:supportedInterfaceOrientationsFor:)
      application(_:viewControllerWithRestorationIdentifierPath:coder:)
      application(_:willEncodeRestorableStateWith:)
      application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:)
      applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:)
      applicationDidReceiveMemoryWarning(_:) applicationWillEnterForeground(_:)
      applicationWillResignActive(_:) applicationWillTerminate(_:) window
    protocol! UIBarPositioning :
    protocol UIBarPositioningDelegate : position(for:)
    protocol! UICollectionViewDataSource : collectionView(_:canMoveItemAt:)
      collectionView(_:moveItemAt:to:) collectionView(_:viewForSupplementaryElementOfKind:at:)
      numberOfSections(in:)
    protocol! UICollectionViewDataSourcePrefetching :
      collectionView(_:cancelPrefetchingForItemsAt:)
    protocol UICollectionViewDelegate UIScrollViewDelegate : collectionView(_:canFocusItemAt:)
      collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
      collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:)
      collectionView(_:didUnhighlightItemAt:) collectionView(_:didUpdateFocusIn:with:)
      collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:)
      collectionView(_:shouldSelectItemAt:) collectionView(_:shouldUpdateFocusIn:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
      collectionView(_:willDisplay:forItemAt:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      indexPathForPreferredFocusedView(in:)
    protocol UICollectionViewDelegateFlowLayout UICollectionViewDelegate UIScrollViewDelegate :
      collectionView(_:layout:insetForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:layout:sizeForItemAt:)
    protocol UICollisionBehaviorDelegate : collisionBehavior(_:beganContactFor:with:at:)
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
      collisionBehavior(_:endedContactFor:with:)
      collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    protocol! UIConfigurationState :
    protocol! UIContentConfiguration :
    protocol! UIContentContainer :
    protocol! UIContentView : supports(_:)
    protocol! UICoordinateSpace :
    protocol! UIDataSourceModelAssociation :
    protocol UIDynamicAnimatorDelegate : dynamicAnimatorDidPause(_:)
      dynamicAnimatorWillResume(_:)
    protocol! UIDynamicItem : collisionBoundingPath collisionBoundsType
    protocol! UIFocusAnimationContext :
    protocol! UIFocusEnvironment :
    protocol! UIFocusItem UIFocusEnvironment : focusEffect
    protocol! UIFocusItemContainer :
    protocol UIGestureRecognizerDelegate : gestureRecognizer(_:shouldBeRequiredToFailBy:)
      gestureRecognizer(_:shouldReceive:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin(_:)
    protocol! UIInteraction :
    protocol! UIKeyInput :
    protocol UILargeContentViewerInteractionDelegate :
      largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction(_:itemAt:)
      viewController(for:)
    protocol! UILargeContentViewerItem :
    protocol! UILayoutSupport :
    protocol UINavigationBarDelegate UIBarPositioningDelegate : navigationBar(_:didPop:)
      navigationBar(_:didPush:) navigationBar(_:shouldPop:) navigationBar(_:shouldPush:)
    protocol UINavigationControllerDelegate :
      navigationController(_:animationControllerFor:from:to:)
      navigationController(_:didShow:animated:) navigationController(_:interactionControllerFor:)
      navigationController(_:willShow:animated:)
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      navigationControllerSupportedInterfaceOrientations(_:)
    protocol! UIObjectRestoration :
    protocol! UIPageViewControllerDataSource : presentationCount(for:) presentationIndex(for:)
    protocol UIPageViewControllerDelegate :
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      pageViewController(_:spineLocationFor:) pageViewController(_:willTransitionTo:)
      pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
      pageViewControllerSupportedInterfaceOrientations(_:)
    protocol UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate :
      popoverPresentationController(_:willRepositionPopoverTo:in:)
      prepareForPopoverPresentation(_:)
    protocol! UIPopoverPresentationControllerSourceItem :
    protocol UIPresentationControllerDelegating :
    protocol UISceneDelegate : scene(_:openURLContexts:) scene(_:willConnectTo:options:)
      sceneDidBecomeActive(_:) sceneDidDisconnect(_:) sceneDidEnterBackground(_:)
      sceneWillEnterForeground(_:) sceneWillResignActive(_:) stateRestorationActivity(for:)
    protocol UIScrollViewDelegate : scrollViewDidChangeAdjustedContentInset(_:)
      scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:)
      scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:)
      scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    protocol UIScrollViewDelegating :
    protocol UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate :
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    protocol! UISheetPresentationControllerDetentResolutionContext :
    protocol! UISpringLoadedInteractionSupporting :
    protocol UIStateRestoring : applicationFinishedRestoringState() decodeRestorableState(with:)
      encodeRestorableState(with:) objectRestorationClass restorationParent
    protocol UITabBarControllerDelegate :
      tabBarController(_:animationControllerForTransitionFrom:to:)
      tabBarController(_:didEndCustomizing:changed:) tabBarController(_:didSelect:)
      tabBarController(_:didSelectTab:previousTab:)
      tabBarController(_:displayedViewControllersFor:proposedViewControllers:)
      tabBarController(_:interactionControllerFor:) tabBarController(_:shouldSelect:)
      tabBarController(_:shouldSelectTab:) tabBarController(_:willBeginCustomizing:)
      tabBarController(_:willEndCustomizing:changed:)
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
      tabBarControllerSupportedInterfaceOrientations(_:)
    protocol UITabBarDelegate : tabBar(_:didBeginCustomizing:)
      tabBar(_:didEndCustomizing:changed:) tabBar(_:didSelect:) tabBar(_:willBeginCustomizing:)
      tabBar(_:willEndCustomizing:changed:)
    protocol! UITableViewDataSource : numberOfSections(in:) tableView(_:canEditRowAt:)
      tableView(_:canMoveRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
      tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    protocol! UITableViewDataSourcePrefetching : tableView(_:cancelPrefetchingForRowsAt:)
    protocol UITableViewDelegate UIScrollViewDelegate : indexPathForPreferredFocusedView(in:)
      tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canFocusRowAt:)
      tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:)
      tableView(_:didEndDisplayingFooterView:forSection:)
      tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:)
      tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:)
      tableView(_:didUnhighlightRowAt:) tableView(_:didUpdateFocusIn:with:)
      tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:)
      tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:)
      tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:)
      tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:shouldHighlightRowAt:)
      tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldUpdateFocusIn:)
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      tableView(_:titleForDeleteConfirmationButtonForRowAt:)
      tableView(_:trailingSwipeActionsConfigurationForRowAt:)
      tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:)
      tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:)
      tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayFooterView:forSection:)
      tableView(_:willDisplayHeaderView:forSection:) tableView(_:willSelectRowAt:)
    protocol! UITimingCurveProvider :
    protocol UIToolbarDelegate UIBarPositioningDelegate :
    protocol! UITraitEnvironment :
    protocol! UIViewAnimating :
    protocol! UIViewControllerAnimatedTransitioning : animationEnded(_:)
      interruptibleAnimator(using:)
    protocol! UIViewControllerContextTransitioning :
    protocol! UIViewControllerInteractiveTransitioning : completionCurve completionSpeed
      wantsInteractiveStart
    protocol! UIViewControllerRestoration :
    protocol! UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
      :
    protocol! UIViewControllerTransitionCoordinatorContext :
    protocol UIViewControllerTransitioningDelegate : animationController(forDismissed:)
      animationController(forPresented:presenting:source:)
      interactionControllerForDismissal(using:) interactionControllerForPresentation(using:)
      presentationController(forPresented:presenting:source:)
    protocol UIViewImplicitlyAnimating UIViewAnimating : addAnimations(_:)
      addAnimations(_:delayFactor:) addCompletion(_:)
      continueAnimation(withTimingParameters:durationFactor:)
    protocol UIWindowSceneDelegate UISceneDelegate : window
      windowScene(_:didUpdate:interfaceOrientation:)
    classes CAAnimationGroup:CAAnimation CABasicAnimation:CAPropertyAnimation
      CAGradientLayer:CALayer CAKeyframeAnimation:CAPropertyAnimation
      CAPropertyAnimation:CAAnimation CAShapeLayer:CALayer CASpringAnimation:CABasicAnimation
      CATextLayer:CALayer CATransition:CAAnimation CGMutablePath:CGPath
      NSLayoutDimension:NSLayoutAnchor NSLayoutXAxisAnchor:NSLayoutAnchor
      NSLayoutYAxisAnchor:NSLayoutAnchor NSMutableParagraphStyle:NSParagraphStyle
      UIAction:UIMenuElement UIActivityIndicatorView:UIView UIAlertController:UIViewController
      UIApplication:UIResponder UIAttachmentBehavior:UIDynamicBehavior UIBarButtonItem:UIBarItem
      UIBlurEffect:UIVisualEffect UIButton:UIControl UICollectionReusableView:UIView
      UICollectionView:UIScrollView UICollectionViewCell:UICollectionReusableView
      UICollectionViewController:UIViewController
      UICollectionViewFlowLayout:UICollectionViewLayout
      UICollectionViewFlowLayoutInvalidationContext:UICollectionViewLayoutInvalidationContext
      UICollectionViewFocusUpdateContext:UIFocusUpdateContext
      UICollisionBehavior:UIDynamicBehavior UIControl:UIView
      UIDynamicItemBehavior:UIDynamicBehavior UIFocusGuide:UILayoutGuide
      UIFocusHaloEffect:UIFocusEffect UIGravityBehavior:UIDynamicBehavior
      UIHoverGestureRecognizer:UIGestureRecognizer UIImageView:UIView
      UIImpactFeedbackGenerator:UIFeedbackGenerator UIKeyboardLayoutGuide:UILayoutGuide
      UILabel:UIView UIListContentView:UIView UILongPressGestureRecognizer:UIGestureRecognizer
      UINavigationBar:UIView UINavigationBarAppearance:UIBarAppearance
      UINavigationController:UIViewController UINotificationFeedbackGenerator:UIFeedbackGenerator
      UIPageControl:UIControl UIPageViewController:UIViewController
      UIPanGestureRecognizer:UIGestureRecognizer UIPinchGestureRecognizer:UIGestureRecognizer
      UIPopoverPresentationController:UIPresentationController UIPressesEvent:UIEvent
      UIProgressView:UIView UIPushBehavior:UIDynamicBehavior
      UIRotationGestureRecognizer:UIGestureRecognizer UIScene:UIResponder
      UIScreenEdgePanGestureRecognizer:UIPanGestureRecognizer UIScrollView:UIView
      UISearchTab:UITab UISegmentedControl:UIControl
      UISelectionFeedbackGenerator:UIFeedbackGenerator
      UISheetPresentationController:UIPresentationController UISlider:UIControl
      UISnapBehavior:UIDynamicBehavior UIStackView:UIView
      UISwipeGestureRecognizer:UIGestureRecognizer UISwitch:UIControl UITabBar:UIView
      UITabBarAppearance:UIBarAppearance UITabBarController:UIViewController
      UITabBarItem:UIBarItem UITabGroup:UITab UITableView:UIScrollView UITableViewCell:UIView
      UITableViewController:UIViewController UITableViewFocusUpdateContext:UIFocusUpdateContext
      UITableViewHeaderFooterView:UIView UITapGestureRecognizer:UIGestureRecognizer
      UIToolbar:UIView UIToolbarAppearance:UIBarAppearance UIVisualEffectView:UIView
      UIWindow:UIView UIWindowScene:UIScene
    types CAAnimation CAAnimationCalculationMode CAAnimationGroup CAAnimationRotationMode
      CABasicAnimation CACornerMask CADisplayLink CAGradientLayer CAGradientLayerType
      CAKeyframeAnimation CALayer CALayerContentsGravity CALayerCornerCurve CAMediaTimingFillMode
      CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CAShapeLayer
      CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATextLayer
      CATextLayerAlignmentMode CATextLayerTruncationMode CATransaction CATransform3D CATransition
      CATransitionSubtype CATransitionType CGAffineTransform CGColor CGColorSpace CGContext
      CGFont CGGradient CGGradientDrawingOptions CGImage CGInterpolationQuality CGLineCap
      CGLineJoin CGMutablePath CGPath CGPathDrawingMode CGPathFillRule CGVector NSDataAsset
      NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSDirectionalRectEdge NSException
      NSKeyValueChange NSKeyValueChangeKey NSKeyValueObservation NSKeyValueObservedChange
      NSKeyValueObservingOptions NSLayoutAnchor NSLayoutConstraint NSLayoutDimension
      NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMutableParagraphStyle
      NSParagraphStyle NSShadow NSStringDrawingContext NSStringDrawingOptions NSTextAlignment
      NSUnderlineStyle NSUserActivity NSWritingDirection UIAccessibility
      UIAccessibilityContainerType UIAccessibilityContrast UIAccessibilityCustomAction
      UIAccessibilityElement UIAccessibilityScrollDirection UIAccessibilityTraits UIAction
      UIActivityIndicatorView UIAlertAction UIAlertController UIAlertControllerSeverity
      UIApplication UIAttachmentBehavior UIBackgroundConfiguration UIBarAppearance
      UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem
      UIBarMetrics UIBarPosition UIBarStyle UIBezierPath UIBlurEffect UIButton
      UICellConfigurationState UICollectionReusableView UICollectionView UICollectionViewCell
      UICollectionViewController UICollectionViewDiffableDataSource UICollectionViewFlowLayout
      UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext
      UICollectionViewLayout UICollectionViewLayoutAttributes
      UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UICollisionBehavior
      UIColor UIContentSizeCategory UIContextualAction UIControl UICubicTimingParameters UIDevice
      UIDeviceOrientation UIDynamicAnimator UIDynamicBehavior UIDynamicItemBehavior
      UIDynamicItemCollisionBoundsType UIEdgeInsets UIEvent UIFeedbackGenerator
      UIFocusAnimationCoordinator UIFocusEffect UIFocusGuide UIFocusHaloEffect UIFocusHeading
      UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics
      UIGestureRecognizer UIGraphicsImageRenderer UIGraphicsImageRendererContext
      UIGraphicsImageRendererFormat UIGravityBehavior UIHoverGestureRecognizer UIImage
      UIImageView UIImpactFeedbackGenerator UIInterfaceOrientation UIInterfaceOrientationMask
      UIKey UIKeyCommand UIKeyModifierFlags UIKeyboardHIDUsage UIKeyboardLayoutGuide UILabel
      UILargeContentViewerInteraction UILayoutGuide UILayoutPriority UIListContentConfiguration
      UIListContentView UILongPressGestureRecognizer UIMenuElement UIModalPresentationStyle
      UIModalTransitionStyle UINavigationBar UINavigationBarAppearance UINavigationController
      UINavigationItem UINotificationFeedbackGenerator UIOffset UIOpenURLContext UIPageControl
      UIPageViewController UIPanGestureRecognizer UIPercentDrivenInteractiveTransition
      UIPinchGestureRecognizer UIPopoverArrowDirection UIPopoverPresentationController
      UIPresentationController UIPress UIPressesEvent UIProgressView UIPushBehavior UIRectCorner
      UIRectEdge UIResponder UIRotationGestureRecognizer UIScene UISceneConfiguration
      UISceneSession UIScreen UIScreenEdgePanGestureRecognizer UIScrollView UISearchTab
      UISegmentedControl UISelectionFeedbackGenerator UISemanticContentAttribute
      UISheetPresentationController UISlider UISnapBehavior UISpringTimingParameters UIStackView
      UIStatusBarAnimation UIStatusBarStyle UISwipeActionsConfiguration UISwipeGestureRecognizer
      UISwitch UITab UITabBar UITabBarAppearance UITabBarController UITabBarItem
      UITabBarItemAppearance UITabBarItemStateAppearance UITabGroup UITableView UITableViewCell
      UITableViewController UITableViewDiffableDataSource UITableViewFocusUpdateContext
      UITableViewHeaderFooterView UITapGestureRecognizer UITimingCurveType UIToolbar
      UIToolbarAppearance UITouch UITraitCollection UITraitEnvironmentLayoutDirection
      UITransitionContextViewControllerKey UITransitionContextViewKey UIUserInterfaceIdiom
      UIUserInterfaceLayoutDirection UIUserInterfaceLevel UIUserInterfaceSizeClass
      UIUserInterfaceStyle UIView UIViewAnimatingPosition UIViewAnimatingState
      UIViewConfigurationState UIViewController UIViewPropertyAnimator UIVisualEffect
      UIVisualEffectView UIWindow UIWindowScene
    """
}
