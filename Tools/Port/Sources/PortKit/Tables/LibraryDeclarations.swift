// Written by `PORT_RECORD=1 swift test --filter LibraryTableTests`.

/// The public types of the library and the members of its protocols, for `LibraryTable`.
enum LibraryDeclarations {
  static let text = """
    protocol! CAAction :
    protocol CAAnimationDelegate : animationDidStart(_:) animationDidStop(_:finished:)
    protocol CALayerDelegate : action(for:forKey:) display(_:) draw(_:in:) layerWillDraw(_:)
      layoutSublayers(of:)
    protocol! CAMediaTiming :
    protocol! NSCollectionLayoutContainer :
    protocol! NSCollectionLayoutEnvironment :
    protocol! NSCollectionLayoutVisibleItem :
    protocol! NSItemProviderReading :
    protocol NSItemProviderWriting :
    protocol NSTextStorageDelegate : textStorage(_:didProcessEditing:range:changeInLength:)
      textStorage(_:willProcessEditing:range:changeInLength:)
    protocol UIAccessibilityProviding :
    protocol! UIActivityItemSource : activityViewController(_:subjectForActivityType:)
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
      collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
      collectionView(_:contextMenuConfigurationForItemAt:point:)
      collectionView(_:contextMenuConfigurationForItemsAt:point:)
      collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
      collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:)
      collectionView(_:didUnhighlightItemAt:) collectionView(_:didUpdateFocusIn:with:)
      collectionView(_:previewForDismissingContextMenuWithConfiguration:)
      collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
      collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:)
      collectionView(_:shouldSelectItemAt:) collectionView(_:shouldUpdateFocusIn:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
      collectionView(_:willDisplay:forItemAt:) collectionView(_:willDisplayContextMenu:animator:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      collectionView(_:willEndContextMenuInteraction:animator:)
      collectionView(_:willPerformPreviewActionForMenuWith:animator:)
      indexPathForPreferredFocusedView(in:)
    protocol UICollectionViewDelegateFlowLayout UICollectionViewDelegate UIScrollViewDelegate :
      collectionView(_:layout:insetForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:layout:sizeForItemAt:)
    protocol! UICollectionViewDragDelegate : collectionView(_:dragPreviewParametersForItemAt:)
      collectionView(_:dragSessionAllowsMoveOperation:) collectionView(_:dragSessionDidEnd:)
      collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
      collectionView(_:dragSessionWillBegin:) collectionView(_:itemsForAddingTo:at:point:)
    protocol! UICollectionViewDropCoordinator :
    protocol! UICollectionViewDropDelegate : collectionView(_:canHandle:)
      collectionView(_:dropSessionDidEnd:) collectionView(_:dropSessionDidEnter:)
      collectionView(_:dropSessionDidExit:)
      collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    protocol! UICollectionViewDropItem :
    protocol UICollisionBehaviorDelegate : collisionBehavior(_:beganContactFor:with:at:)
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
      collisionBehavior(_:endedContactFor:with:)
      collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    protocol! UIConfigurationState :
    protocol! UIContentConfiguration :
    protocol! UIContentContainer :
    protocol! UIContentSizeCategoryAdjusting :
    protocol! UIContentView : supports(_:)
    protocol! UIContextMenuInteractionAnimating :
    protocol! UIContextMenuInteractionCommitAnimating UIContextMenuInteractionAnimating :
    protocol! UIContextMenuInteractionDelegate :
      contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
      contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
      contextMenuInteraction(_:willDisplayMenuFor:animator:)
      contextMenuInteraction(_:willEndFor:animator:)
      contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    protocol! UICoordinateSpace :
    protocol! UIDataSourceModelAssociation :
    protocol UIDocumentPickerDelegate : documentPicker(_:didPickDocumentAt:)
      documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
    protocol! UIDragAnimating :
    protocol! UIDragDropSession :
    protocol! UIDragInteractionDelegate : dragInteraction(_:item:willAnimateCancelWith:)
      dragInteraction(_:itemsForAddingTo:withTouchAt:)
      dragInteraction(_:previewForCancelling:withDefault:)
      dragInteraction(_:previewForLifting:session:) dragInteraction(_:session:didEndWith:)
      dragInteraction(_:session:willAdd:for:) dragInteraction(_:session:willEndWith:)
      dragInteraction(_:sessionAllowsMoveOperation:) dragInteraction(_:sessionDidMove:)
      dragInteraction(_:sessionDidTransferItems:)
      dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
      dragInteraction(_:sessionWillBegin:) dragInteraction(_:willAnimateLiftWith:session:)
    protocol! UIDragSession UIDragDropSession :
    protocol UIDropInteractionDelegate : dropInteraction(_:canHandle:)
      dropInteraction(_:concludeDrop:) dropInteraction(_:item:willAnimateDropWith:)
      dropInteraction(_:performDrop:) dropInteraction(_:previewForDropping:withDefault:)
      dropInteraction(_:sessionDidEnd:) dropInteraction(_:sessionDidEnter:)
      dropInteraction(_:sessionDidExit:) dropInteraction(_:sessionDidUpdate:)
    protocol! UIDropSession UIDragDropSession :
    protocol UIDynamicAnimatorDelegate : dynamicAnimatorDidPause(_:)
      dynamicAnimatorWillResume(_:)
    protocol! UIDynamicItem : collisionBoundingPath collisionBoundsType
    protocol! UIEditMenuInteractionAnimating :
    protocol UIEditMenuInteractionDelegate : editMenuInteraction(_:menuFor:suggestedActions:)
      editMenuInteraction(_:targetRectFor:) editMenuInteraction(_:willDismissMenuFor:animator:)
      editMenuInteraction(_:willPresentMenuFor:animator:)
    protocol! UIFocusAnimationContext :
    protocol! UIFocusEnvironment :
    protocol! UIFocusItem UIFocusEnvironment : focusEffect
    protocol! UIFocusItemContainer :
    protocol UIGestureRecognizerDelegate : gestureRecognizer(_:shouldBeRequiredToFailBy:)
      gestureRecognizer(_:shouldReceive:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin(_:)
    protocol UIImagePickerControllerDelegate :
      imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
    protocol! UIInteraction :
    protocol! UIKeyInput UITextInputTraits :
    protocol UILargeContentViewerInteractionDelegate :
      largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction(_:itemAt:)
      viewController(for:)
    protocol! UILargeContentViewerItem :
    protocol! UILayoutSupport :
    protocol UIMutableTraits :
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
    protocol! UIPasteConfigurationSupporting :
    protocol UIPickerViewAccessibilityDelegate UIPickerViewDelegate :
      pickerView(_:accessibilityHintForComponent:) pickerView(_:accessibilityLabelForComponent:)
    protocol! UIPickerViewDataSource :
    protocol UIPickerViewDelegate : pickerView(_:attributedTitleForRow:forComponent:)
      pickerView(_:didSelectRow:inComponent:) pickerView(_:rowHeightForComponent:)
      pickerView(_:titleForRow:forComponent:) pickerView(_:viewForRow:forComponent:reusing:)
      pickerView(_:widthForComponent:)
    protocol! UIPointerInteractionAnimating :
    protocol UIPointerInteractionDelegate : pointerInteraction(_:regionFor:defaultRegion:)
      pointerInteraction(_:styleFor:) pointerInteraction(_:willEnter:animator:)
      pointerInteraction(_:willExit:animator:)
    protocol UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate :
      popoverPresentationController(_:willRepositionPopoverTo:in:)
      prepareForPopoverPresentation(_:)
    protocol! UIPopoverPresentationControllerSourceItem :
    protocol UIPresentationControllerDelegating :
    protocol! UIPreviewActionItem :
    protocol! UIResponderStandardEditActions :
    protocol UISceneDelegate : scene(_:continue:) scene(_:openURLContexts:)
      scene(_:willConnectTo:options:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:)
      sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:)
      stateRestorationActivity(for:)
    protocol UIScrollViewDelegate : scrollViewDidChangeAdjustedContentInset(_:)
      scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:)
      scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:)
      scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:)
      scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
    protocol UIScrollViewDelegating :
    protocol UISearchBarDelegate : searchBar(_:selectedScopeButtonIndexDidChange:)
      searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:)
      searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:)
      searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:)
      searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:)
      searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    protocol UISearchControllerDelegate : didDismissSearchController(_:)
      didPresentSearchController(_:) presentSearchController(_:) willDismissSearchController(_:)
      willPresentSearchController(_:)
    protocol! UISearchResultsUpdating : updateSearchResults(for:selecting:)
    protocol! UISearchSuggestion : iconImage localizedAttributedSuggestion localizedDescription
      localizedSuggestion
    protocol UISearchTextFieldDelegate UITextFieldDelegate : searchTextField(_:didSelect:)
      searchTextField(_:itemProviderForCopying:)
    protocol UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate :
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    protocol! UISheetPresentationControllerDetentResolutionContext :
    protocol UISplitViewControllerDelegate : primaryViewController(forCollapsing:)
      primaryViewController(forExpanding:) splitViewController(_:collapseSecondary:onto:)
      splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
      splitViewController(_:separateSecondaryFrom:) splitViewController(_:show:sender:)
      splitViewController(_:showDetail:sender:)
      splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      splitViewController(_:willChangeTo:) splitViewController(_:willHide:)
      splitViewController(_:willShow:) splitViewControllerDidCollapse(_:)
      splitViewControllerDidExpand(_:)
      splitViewControllerInteractivePresentationGestureDidEnd(_:)
      splitViewControllerInteractivePresentationGestureWillBegin(_:)
      splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
      splitViewControllerSupportedInterfaceOrientations(_:) targetDisplayModeForAction(in:)
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
    protocol! UITableViewDataSource : numberOfSections(in:) sectionIndexTitles(for:)
      tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:commit:forRowAt:)
      tableView(_:moveRowAt:to:) tableView(_:sectionForSectionIndexTitle:at:)
      tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    protocol! UITableViewDataSourcePrefetching : tableView(_:cancelPrefetchingForRowsAt:)
    protocol UITableViewDelegate UIScrollViewDelegate : indexPathForPreferredFocusedView(in:)
      tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canFocusRowAt:)
      tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didDeselectRowAt:)
      tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:)
      tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:)
      tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:)
      tableView(_:didUnhighlightRowAt:) tableView(_:didUpdateFocusIn:with:)
      tableView(_:editActionsForRowAt:) tableView(_:editingStyleForRowAt:)
      tableView(_:estimatedHeightForFooterInSection:)
      tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:)
      tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:)
      tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      tableView(_:previewForDismissingContextMenuWithConfiguration:)
      tableView(_:previewForHighlightingContextMenuWithConfiguration:)
      tableView(_:shouldHighlightRowAt:) tableView(_:shouldIndentWhileEditingRowAt:)
      tableView(_:shouldUpdateFocusIn:)
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      tableView(_:titleForDeleteConfirmationButtonForRowAt:)
      tableView(_:trailingSwipeActionsConfigurationForRowAt:)
      tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:)
      tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:)
      tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayContextMenu:animator:)
      tableView(_:willDisplayFooterView:forSection:)
      tableView(_:willDisplayHeaderView:forSection:)
      tableView(_:willEndContextMenuInteraction:animator:)
      tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:)
    protocol! UITableViewDragDelegate : tableView(_:dragPreviewParametersForRowAt:)
      tableView(_:dragSessionAllowsMoveOperation:) tableView(_:dragSessionDidEnd:)
      tableView(_:dragSessionIsRestrictedToDraggingApplication:)
      tableView(_:dragSessionWillBegin:) tableView(_:itemsForAddingTo:at:point:)
    protocol! UITableViewDropCoordinator :
    protocol! UITableViewDropDelegate : tableView(_:canHandle:) tableView(_:dropSessionDidEnd:)
      tableView(_:dropSessionDidEnter:) tableView(_:dropSessionDidExit:)
      tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    protocol! UITableViewDropItem :
    protocol UITextFieldDelegate : textField(_:editMenuForCharactersIn:suggestedActions:)
      textField(_:shouldChangeCharactersIn:replacementString:)
      textField(_:willDismissEditMenuWith:) textField(_:willPresentEditMenuWith:)
      textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:)
      textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) textFieldShouldClear(_:)
      textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
    protocol! UITextInput UIKeyInput UITextInputTraits : baseWritingDirection(for:in:)
      characterOffset(of:within:) characterRange(byExtending:in:) markedTextStyle
      position(within:atCharacterOffset:) position(within:farthestIn:) selectionAffinity
      setBaseWritingDirection(_:for:) shouldChangeText(in:replacementText:) textInputView
      textStyling(at:in:)
    protocol! UITextInputDelegate :
    protocol! UITextInputTokenizer :
    protocol UITextInputTraits : autocapitalizationType autocorrectionType
      enablesReturnKeyAutomatically inlinePredictionType isSecureTextEntry keyboardAppearance
      keyboardType passwordRules returnKeyType smartDashesType smartInsertDeleteType
      smartQuotesType spellCheckingType textContentType
    protocol UITextInteractionDelegate : interactionDidEnd(_:) interactionShouldBegin(_:at:)
      interactionWillBegin(_:)
    protocol UITextViewDelegate UIScrollViewDelegate :
      textView(_:editMenuForTextIn:suggestedActions:)
      textView(_:menuConfigurationFor:defaultMenu:) textView(_:primaryActionFor:defaultAction:)
      textView(_:shouldChangeTextIn:replacementText:)
      textView(_:shouldInteractWith:in:interaction:) textView(_:willDismissEditMenuWith:)
      textView(_:willPresentEditMenuWith:) textViewDidBeginEditing(_:) textViewDidChange(_:)
      textViewDidChangeSelection(_:) textViewDidEndEditing(_:) textViewShouldBeginEditing(_:)
      textViewShouldEndEditing(_:)
    protocol! UITimingCurveProvider :
    protocol UIToolTipInteractionDelegate : toolTipInteraction(_:configurationAt:)
    protocol UIToolbarDelegate UIBarPositioningDelegate :
    protocol UITraitChangeObservable :
    protocol UITraitChangeRegistration :
    protocol! UITraitDefinition : affectsColorAppearance identifier name
    protocol! UITraitEnvironment :
    protocol! UITraitOverrides UIMutableTraits :
    protocol! UIViewAnimating :
    protocol! UIViewControllerAnimatedTransitioning : animationEnded(_:)
      interruptibleAnimator(using:)
    protocol! UIViewControllerContextTransitioning :
    protocol! UIViewControllerInteractiveTransitioning : completionCurve completionSpeed
      wantsInteractiveStart
    protocol! UIViewControllerPreviewing :
    protocol! UIViewControllerPreviewingDelegate :
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
      NSCollectionLayoutBoundarySupplementaryItem:NSCollectionLayoutSupplementaryItem
      NSCollectionLayoutDecorationItem:NSCollectionLayoutItem
      NSCollectionLayoutGroup:NSCollectionLayoutItem
      NSCollectionLayoutSupplementaryItem:NSCollectionLayoutItem NSLayoutDimension:NSLayoutAnchor
      NSLayoutXAxisAnchor:NSLayoutAnchor NSLayoutYAxisAnchor:NSLayoutAnchor
      NSMutableParagraphStyle:NSParagraphStyle UIAction:UIMenuElement
      UIActivityIndicatorView:UIView UIActivityViewController:UIViewController
      UIAlertController:UIViewController UIApplication:UIResponder
      UIAttachmentBehavior:UIDynamicBehavior UIBarButtonItem:UIBarItem
      UIBlurEffect:UIVisualEffect UIButton:UIControl UICollectionReusableView:UIView
      UICollectionView:UIScrollView UICollectionViewCell:UICollectionReusableView
      UICollectionViewCompositionalLayout:UICollectionViewLayout
      UICollectionViewController:UIViewController UICollectionViewDropProposal:UIDropProposal
      UICollectionViewFlowLayout:UICollectionViewLayout
      UICollectionViewFlowLayoutInvalidationContext:UICollectionViewLayoutInvalidationContext
      UICollectionViewFocusUpdateContext:UIFocusUpdateContext
      UICollectionViewListCell:UICollectionViewCell UICollisionBehavior:UIDynamicBehavior
      UICommand:UIMenuElement UIContentUnavailableView:UIView UIControl:UIView
      UIDatePicker:UIControl UIDeferredMenuElement:UIMenuElement
      UIDocumentPickerViewController:UIViewController UIDragPreviewParameters:UIPreviewParameters
      UIDragPreviewTarget:UIPreviewTarget UIDynamicItemBehavior:UIDynamicBehavior
      UIFocusGuide:UILayoutGuide UIFocusHaloEffect:UIFocusEffect
      UIGravityBehavior:UIDynamicBehavior UIHoverGestureRecognizer:UIGestureRecognizer
      UIImagePickerController:UINavigationController UIImageView:UIView
      UIImpactFeedbackGenerator:UIFeedbackGenerator UIInterpolatingMotionEffect:UIMotionEffect
      UIKeyboardLayoutGuide:UILayoutGuide UILabel:UIView UIListContentView:UIView
      UILongPressGestureRecognizer:UIGestureRecognizer UIMenu:UIMenuElement
      UIMotionEffectGroup:UIMotionEffect UINavigationBar:UIView
      UINavigationBarAppearance:UIBarAppearance UINavigationController:UIViewController
      UINotificationFeedbackGenerator:UIFeedbackGenerator UIPageControl:UIControl
      UIPageViewController:UIViewController UIPanGestureRecognizer:UIGestureRecognizer
      UIPickerView:UIView UIPinchGestureRecognizer:UIGestureRecognizer
      UIPopoverPresentationController:UIPresentationController UIPressesEvent:UIEvent
      UIProgressView:UIView UIPushBehavior:UIDynamicBehavior UIRefreshControl:UIControl
      UIRotationGestureRecognizer:UIGestureRecognizer UIScene:UIResponder
      UIScreenEdgePanGestureRecognizer:UIPanGestureRecognizer UIScrollView:UIView
      UISearchBar:UIView UISearchController:UIViewController UISearchTab:UITab
      UISearchTextField:UITextField UISegmentedControl:UIControl
      UISelectionFeedbackGenerator:UIFeedbackGenerator
      UISheetPresentationController:UIPresentationController UISlider:UIControl
      UISnapBehavior:UIDynamicBehavior UISplitViewController:UIViewController UIStackView:UIView
      UIStepper:UIControl UISwipeGestureRecognizer:UIGestureRecognizer UISwitch:UIControl
      UITabBar:UIView UITabBarAppearance:UIBarAppearance UITabBarController:UIViewController
      UITabBarItem:UIBarItem UITabGroup:UITab UITableView:UIScrollView UITableViewCell:UIView
      UITableViewController:UIViewController UITableViewDropProposal:UIDropProposal
      UITableViewFocusUpdateContext:UIFocusUpdateContext UITableViewHeaderFooterView:UIView
      UITapGestureRecognizer:UIGestureRecognizer UITargetedDragPreview:UITargetedPreview
      UITextField:UIControl UITextView:UIScrollView UIToolbar:UIView
      UIToolbarAppearance:UIBarAppearance UIVibrancyEffect:UIVisualEffect
      UIVisualEffectView:UIView UIWindow:UIView UIWindowScene:UIScene
    properties CAAnimation:isRemovedOnCompletion CAAnimation:timingFunction
      CAAnimationGroup:animations CABasicAnimation:byValue CABasicAnimation:fromValue
      CABasicAnimation:toValue CADisplayLink:isPaused CADisplayLink:preferredFramesPerSecond
      CADisplayLink:targetTimestamp CAGradientLayer:endPoint CAGradientLayer:locations
      CAGradientLayer:startPoint CAKeyframeAnimation:biasValues
      CAKeyframeAnimation:calculationMode CAKeyframeAnimation:continuityValues
      CAKeyframeAnimation:keyTimes CAKeyframeAnimation:rotationMode
      CAKeyframeAnimation:tensionValues CAKeyframeAnimation:timingFunctions
      CAKeyframeAnimation:values CALayer:allowsGroupOpacity CALayer:borderColor
      CALayer:borderWidth CALayer:contentsCenter CALayer:contentsGravity CALayer:contentsRect
      CALayer:contentsScale CALayer:cornerCurve CALayer:cornerRadius CALayer:maskedCorners
      CALayer:masksToBounds CALayer:needsDisplayOnBoundsChange CALayer:opacity
      CALayer:rasterizationScale CALayer:shadowOpacity CALayer:shadowPath CALayer:shadowRadius
      CALayer:shouldRasterize CALayer:sublayerTransform CALayer:sublayers CALayer:superlayer
      CALayer:zPosition CAPropertyAnimation:isAdditive CAPropertyAnimation:isCumulative
      CAShapeLayer:fillColor CAShapeLayer:fillRule CAShapeLayer:lineCap
      CAShapeLayer:lineDashPattern CAShapeLayer:lineDashPhase CAShapeLayer:lineJoin
      CAShapeLayer:strokeColor CAShapeLayer:strokeEnd CAShapeLayer:strokeStart
      CASpringAnimation:mass CASpringAnimation:stiffness CATextLayer:alignmentMode
      CATextLayer:fontSize CATextLayer:foregroundColor CATextLayer:isWrapped
      CATextLayer:truncationMode CATransition:endProgress CATransition:startProgress
      CATransition:subtype CGColor:components CGContext:boundingBoxOfClipPath CGContext:ctm
      CGContext:interpolationQuality CGContext:isPathEmpty CGFont:postScriptName
      CGImage:bytesPerRow CGImage:height CGPath:boundingBox CGPath:boundingBoxOfPath
      NSCollectionLayoutAnchor:isAbsoluteOffset NSCollectionLayoutAnchor:isFractionalOffset
      NSCollectionLayoutBoundarySupplementaryItem:extendsBoundary
      NSCollectionLayoutBoundarySupplementaryItem:pinToVisibleBounds
      NSCollectionLayoutDimension:dimension NSCollectionLayoutDimension:isAbsolute
      NSCollectionLayoutDimension:isEstimated NSCollectionLayoutDimension:isFractionalHeight
      NSCollectionLayoutDimension:isFractionalWidth
      NSCollectionLayoutDimension:isUniformAcrossSiblings NSCollectionLayoutEdgeSpacing:bottom
      NSCollectionLayoutEdgeSpacing:top NSCollectionLayoutEdgeSpacing:trailing
      NSCollectionLayoutGroup:interItemSpacing NSCollectionLayoutGroup:subitems
      NSCollectionLayoutItem:edgeSpacing NSCollectionLayoutItem:layoutSize
      NSCollectionLayoutItem:supplementaryItems NSCollectionLayoutSection:decorationItems
      NSCollectionLayoutSection:interGroupSpacing
      NSCollectionLayoutSection:orthogonalScrollingBehavior
      NSCollectionLayoutSection:supplementariesFollowContentInsets
      NSCollectionLayoutSection:supplementaryContentInsetsReference
      NSCollectionLayoutSection:visibleItemsInvalidationHandler
      NSCollectionLayoutSize:heightDimension NSCollectionLayoutSize:widthDimension
      NSCollectionLayoutSpacing:isFixed NSCollectionLayoutSpacing:isFlexible
      NSCollectionLayoutSupplementaryItem:containerAnchor
      NSCollectionLayoutSupplementaryItem:itemAnchor NSDataAsset:data NSDataAsset:typeIdentifier
      NSException:reason NSItemProvider:registeredContentTypes
      NSItemProvider:registeredTypeIdentifiers NSItemProvider:suggestedName NSLayoutAnchor:item
      NSLayoutConstraint:constant NSLayoutConstraint:firstAttribute NSLayoutConstraint:firstItem
      NSLayoutConstraint:multiplier NSLayoutConstraint:priority NSLayoutConstraint:relation
      NSLayoutConstraint:secondAttribute NSLayoutConstraint:secondItem
      NSLayoutManager:numberOfGlyphs NSLayoutManager:textContainers
      NSParagraphStyle:baseWritingDirection NSParagraphStyle:firstLineHeadIndent
      NSParagraphStyle:headIndent NSParagraphStyle:lineHeightMultiple
      NSParagraphStyle:lineSpacing NSParagraphStyle:maximumLineHeight
      NSParagraphStyle:minimumLineHeight NSParagraphStyle:paragraphSpacing
      NSParagraphStyle:paragraphSpacingBefore NSParagraphStyle:tailIndent
      NSShadow:shadowBlurRadius NSTextAttachment:fileType NSTextAttachment:lineLayoutPadding
      NSTextContainer:lineFragmentPadding NSTextContainer:maximumNumberOfLines
      NSTextContainer:widthTracksTextView NSTextStorage:changeInLength NSTextStorage:editedMask
      NSTextStorage:editedRange NSTextStorage:layoutManagers
      UIAccessibilityCustomAction:actionHandler UIAccessibilityElement:accessibilityContainer
      UIAccessibilityElement:accessibilityFrameInContainerSpace UIActivity:activityImage
      UIActivity:activityTitle UIActivity:activityViewController
      UIActivityIndicatorView:hidesWhenStopped
      UIActivityViewController:completionWithItemsHandler
      UIActivityViewController:excludedActivityTypes UIAlertController:message
      UIAlertController:preferredAction UIAlertController:preferredStyle
      UIAlertController:severity UIAlertController:textFields
      UIApplication:applicationIconBadgeNumber UIApplication:applicationState
      UIApplication:connectedScenes UIApplication:isIgnoringInteractionEvents
      UIApplication:openSessions UIApplication:statusBarOrientation
      UIApplication:supportsMultipleScenes UIApplication:userInterfaceLayoutDirection
      UIAttachmentBehavior:attachedBehaviorType UIAttachmentBehavior:frequency
      UIAttachmentBehavior:length UIBarAppearance:backgroundEffect
      UIBarAppearance:backgroundImageContentMode UIBarAppearance:idiom UIBarButtonItem:customView
      UIBarButtonItem:possibleTitles UIBarButtonItem:primaryAction
      UIBarButtonItemAppearance:highlighted
      UIBarButtonItemStateAppearance:backgroundImagePositionAdjustment UIBarItem:imageInsets
      UIBarItem:landscapeImagePhone UIBarItem:landscapeImagePhoneInsets
      UIBarItem:largeContentSizeImage UIBarItem:largeContentSizeImageInsets UIBezierPath:cgPath
      UIBezierPath:flatness UIBezierPath:lineCapStyle UIBezierPath:lineJoinStyle
      UIBezierPath:usesEvenOddFillRule UIButton:adjustsImageWhenHighlighted
      UIButton:automaticallyUpdatesConfiguration UIButton:buttonType UIButton:contentEdgeInsets
      UIButton:currentAttributedTitle UIButton:currentBackgroundImage
      UIButton:currentPreferredSymbolConfiguration UIButton:currentTitle
      UIButton:currentTitleColor UIButton:imageEdgeInsets UIButton:isHeld
      UIButton:isPointerInteractionEnabled UIButton:pointerStyleProvider UIButton:subtitleLabel
      UIButton:titleEdgeInsets UIButton:titleLabel UICollectionView:indexPathsForSelectedItems
      UICollectionView:indexPathsForVisibleItems UICollectionView:isPrefetchingEnabled
      UICollectionViewCompositionalLayoutConfiguration:interSectionSpacing
      UICollectionViewController:installsStandardGestureForInteractiveMovement
      UICollectionViewDiffableDataSource:reorderingHandlers
      UICollectionViewDiffableDataSource:sectionSnapshotHandlers
      UICollectionViewDiffableDataSource:supplementaryViewProvider
      UICollectionViewFlowLayout:estimatedItemSize UICollectionViewFlowLayout:footerReferenceSize
      UICollectionViewFlowLayout:headerReferenceSize UICollectionViewFlowLayout:itemSize
      UICollectionViewFlowLayout:minimumInteritemSpacing
      UICollectionViewFlowLayout:minimumLineSpacing
      UICollectionViewFlowLayout:sectionFootersPinToVisibleBounds
      UICollectionViewFlowLayout:sectionHeadersPinToVisibleBounds
      UICollectionViewFlowLayout:sectionInset UICollectionViewFlowLayout:sectionInsetReference
      UICollectionViewFlowLayoutInvalidationContext:invalidateFlowLayoutAttributes
      UICollectionViewFlowLayoutInvalidationContext:invalidateFlowLayoutDelegateMetrics
      UICollectionViewLayout:collectionViewContentSize
      UICollectionViewLayout:developmentLayoutDirection
      UICollectionViewLayout:flipsHorizontallyInOppositeLayoutDirection
      UICollectionViewLayoutAttributes:indexPath
      UICollectionViewLayoutAttributes:representedElementCategory
      UICollectionViewLayoutAttributes:representedElementKind
      UICollectionViewLayoutInvalidationContext:contentOffsetAdjustment
      UICollectionViewLayoutInvalidationContext:contentSizeAdjustment
      UICollectionViewLayoutInvalidationContext:interactiveMovementTarget
      UICollectionViewLayoutInvalidationContext:invalidateDataSourceCounts
      UICollectionViewLayoutInvalidationContext:invalidateEverything
      UICollectionViewLayoutInvalidationContext:invalidatedDecorationIndexPaths
      UICollectionViewLayoutInvalidationContext:invalidatedItemIndexPaths
      UICollectionViewLayoutInvalidationContext:invalidatedSupplementaryIndexPaths
      UICollectionViewLayoutInvalidationContext:previousIndexPathsForInteractivelyMovingItems
      UICollectionViewLayoutInvalidationContext:targetIndexPathsForInteractivelyMovingItems
      UICollectionViewListCell:accessories UICollectionViewListCell:separatorLayoutGuide
      UICollectionViewUpdateItem:indexPathAfterUpdate
      UICollectionViewUpdateItem:indexPathBeforeUpdate UICollectionViewUpdateItem:updateAction
      UICollisionBehavior:boundaryIdentifiers UICollisionBehavior:collisionDelegate
      UICollisionBehavior:collisionMode UICollisionBehavior:translatesReferenceBoundsIntoBoundary
      UIColor:cgColor UIContextMenuInteraction:menuAppearance UIControl:allControlEvents
      UIControl:allTargets UIControl:contentHorizontalAlignment
      UIControl:contentVerticalAlignment UIControl:effectiveContentHorizontalAlignment
      UIControl:isContextMenuInteractionEnabled UIControl:isTouchInside
      UIControl:showsMenuAsPrimaryAction UIControl:toolTipInteraction
      UICubicTimingParameters:animationCurve UICubicTimingParameters:controlPoint1
      UICubicTimingParameters:controlPoint2 UIDatePicker:calendar UIDatePicker:countDownDuration
      UIDatePicker:date UIDatePicker:datePickerMode UIDatePicker:datePickerStyle
      UIDatePicker:locale UIDatePicker:maximumDate UIDatePicker:minimumDate
      UIDatePicker:minuteInterval UIDatePicker:preferredDatePickerStyle
      UIDatePicker:roundsToMinuteInterval UIDatePicker:timeZone UIDevice:localizedModel
      UIDevice:model UIDevice:orientation UIDevice:systemName UIDevice:systemVersion
      UIDocumentPickerViewController:directoryURL
      UIDocumentPickerViewController:documentPickerMode
      UIDocumentPickerViewController:shouldShowFileExtensions
      UIDragInteraction:allowsSimultaneousRecognitionDuringLift UIDragItem:itemProvider
      UIDragItem:localObject UIDragItem:previewProvider
      UIDropInteraction:allowsSimultaneousDropSessions UIDropProposal:isPrecise
      UIDropProposal:operation UIDropProposal:prefersFullSizePreview UIDynamicAnimator:behaviors
      UIDynamicAnimator:elapsedTime UIDynamicAnimator:referenceView
      UIDynamicBehavior:childBehaviors UIDynamicBehavior:dynamicAnimator
      UIDynamicItemBehavior:allowsRotation UIDynamicItemBehavior:angularResistance
      UIDynamicItemBehavior:density UIDynamicItemBehavior:elasticity
      UIDynamicItemBehavior:friction UIDynamicItemBehavior:isAnchored
      UIDynamicItemBehavior:resistance UIEditMenuConfiguration:preferredArrowDirection
      UIEditMenuConfiguration:sourcePoint UIEvent:allTouches UIFocusGuide:preferredFocusedView
      UIFocusUpdateContext:focusHeading UIFocusUpdateContext:nextFocusedItem
      UIFocusUpdateContext:nextFocusedView UIFocusUpdateContext:previouslyFocusedItem
      UIFocusUpdateContext:previouslyFocusedView UIFont:ascender UIFont:capHeight
      UIFont:descender UIFont:familyName UIFont:fontDescriptor UIFont:fontName UIFont:lineHeight
      UIFont:xHeight UIFontDescriptor:fontAttributes UIFontDescriptor:symbolicTraits
      UIGestureRecognizer:allowedPressTypes UIGestureRecognizer:cancelsTouchesInView
      UIGestureRecognizer:delaysTouchesBegan UIGestureRecognizer:delaysTouchesEnded
      UIGestureRecognizer:numberOfTouches UIGraphicsImageRendererContext:cgContext
      UIGraphicsImageRendererFormat:opaque UIGravityBehavior:gravityDirection UIImage:capInsets
      UIImage:cgImage UIImage:flipsForRightToLeftLayoutDirection UIImage:imageOrientation
      UIImage:isSymbolImage UIImage:renderingMode UIImage:resizingMode
      UIImage:symbolConfiguration UIImagePickerController:allowsEditing
      UIImagePickerController:mediaTypes UIImagePickerController:sourceType
      UIImageView:animationDuration UIImageView:animationImages UIImageView:animationRepeatCount
      UIImageView:highlightedImage UIImageView:preferredSymbolConfiguration
      UIInterpolatingMotionEffect:maximumRelativeValue
      UIInterpolatingMotionEffect:minimumRelativeValue UIKey:characters
      UIKey:charactersIgnoringModifiers UIKey:keyCode UIKeyCommand:input
      UIKeyCommand:wantsPriorityOverSystemBehavior UIKeyboardLayoutGuide:followsUndockedKeyboard
      UIKeyboardLayoutGuide:usesBottomSafeArea UILabel:highlightedTextColor
      UILabel:minimumScaleFactor UILabel:numberOfLines UILabel:preferredMaxLayoutWidth
      UILargeContentViewerInteraction:gestureRecognizerForExclusionRelationship
      UILayoutGuide:layoutFrame UILayoutGuide:owningView
      UILongPressGestureRecognizer:allowableMovement
      UILongPressGestureRecognizer:minimumPressDuration UIMenu:options
      UIMenu:preferredElementSize UIMenu:selectedElements UIMenuController:isMenuVisible
      UIMenuController:menuFrame UIMenuController:menuItems UIMenuElement:subtitle
      UINavigationBar:backItem UINavigationBar:prefersLargeTitles UINavigationBar:topItem
      UINavigationBarAppearance:backButtonAppearance
      UINavigationController:barHideOnSwipeGestureRecognizer
      UINavigationController:barHideOnTapGestureRecognizer
      UINavigationController:hidesBarsOnSwipe UINavigationController:hidesBarsOnTap
      UINavigationController:hidesBarsWhenKeyboardAppears
      UINavigationController:hidesBarsWhenVerticallyCompact
      UINavigationController:interactivePopGestureRecognizer
      UINavigationController:isNavigationBarHidden UINavigationController:isToolbarHidden
      UINavigationController:navigationBar UINavigationController:toolbar
      UINavigationController:topViewController UINavigationController:visibleViewController
      UINavigationItem:backBarButtonItem UINavigationItem:backButtonDisplayMode
      UINavigationItem:backButtonTitle UINavigationItem:hidesBackButton
      UINavigationItem:hidesSearchBarWhenScrolling UINavigationItem:largeTitleDisplayMode
      UINavigationItem:leftBarButtonItem UINavigationItem:leftBarButtonItems
      UINavigationItem:leftItemsSupplementBackButton UINavigationItem:preferredSearchBarPlacement
      UINavigationItem:rightBarButtonItem UINavigationItem:rightBarButtonItems
      UINavigationItem:searchBarPlacement UINavigationItem:searchController
      UINavigationItem:titleView UIPageControl:allowsContinuousInteraction
      UIPageControl:backgroundStyle UIPageControl:currentPage
      UIPageControl:currentPageIndicatorTintColor UIPageControl:hidesForSinglePage
      UIPageControl:numberOfPages UIPageControl:pageIndicatorTintColor
      UIPageControl:preferredIndicatorImage UIPageViewController:isDoubleSided
      UIPageViewController:navigationOrientation UIPageViewController:spineLocation
      UIPageViewController:transitionStyle UIPanGestureRecognizer:maximumNumberOfTouches
      UIPanGestureRecognizer:minimumNumberOfTouches
      UIPasteConfiguration:acceptableTypeIdentifiers UIPasteboard:changeCount
      UIPasteboard:hasColors UIPasteboard:hasImages UIPasteboard:hasStrings UIPasteboard:hasURLs
      UIPasteboard:images UIPasteboard:itemProviders UIPasteboard:numberOfItems
      UIPasteboard:strings UIPasteboard:types UIPasteboard:urls
      UIPercentDrivenInteractiveTransition:completionCurve
      UIPercentDrivenInteractiveTransition:completionSpeed
      UIPercentDrivenInteractiveTransition:percentComplete
      UIPercentDrivenInteractiveTransition:wantsInteractiveStart
      UIPickerView:showsSelectionIndicator UIPointerRegionRequest:location
      UIPopoverPresentationController:adaptiveSheetPresentationController
      UIPopoverPresentationController:barButtonItem
      UIPopoverPresentationController:canOverlapSourceViewRect
      UIPopoverPresentationController:passthroughViews
      UIPopoverPresentationController:permittedArrowDirections
      UIPopoverPresentationController:popoverLayoutMargins
      UIPopoverPresentationController:sourceItem UIPopoverPresentationController:sourceRect
      UIPresentationController:adaptivePresentationStyle UIPresentationController:containerView
      UIPresentationController:focusItemContainer
      UIPresentationController:frameOfPresentedViewInContainerView
      UIPresentationController:overrideTraitCollection
      UIPresentationController:parentFocusEnvironment UIPresentationController:presentationStyle
      UIPresentationController:presentedView UIPresentationController:shouldPresentInFullscreen
      UIPresentationController:shouldRemovePresentersView UIPress:key UIPress:responder
      UIPressesEvent:allPresses UIPreviewParameters:visiblePath UIPreviewTarget:container
      UIProgressView:progress UIProgressView:progressImage UIProgressView:progressTintColor
      UIProgressView:progressViewStyle UIProgressView:trackImage UIProgressView:trackTintColor
      UIPushBehavior:active UIPushBehavior:mode UIPushBehavior:pushDirection
      UIRefreshControl:attributedTitle UIRefreshControl:isRefreshing
      UIResponder:canBecomeFirstResponder UIResponder:canResignFirstResponder
      UIResponder:inputAccessoryView UIResponder:inputView UIResponder:isFirstResponder
      UIResponder:keyCommands UIResponder:next UIResponder:pasteConfiguration
      UIResponder:textInputMode UIResponder:undoManager UIRotationGestureRecognizer:rotation
      UIScene:activationState UIScene:session UISceneConfiguration:delegateClass
      UISceneConfiguration:sceneClass UISceneConfiguration:storyboard
      UISceneSession:persistentIdentifier UISceneSession:scene
      UISceneSession:stateRestorationActivity UISceneSizeRestrictions:maximumSize
      UISceneSizeRestrictions:minimumSize UIScreen:focusedView UIScreen:nativeBounds
      UIScreen:nativeScale UIScrollView:adjustedContentInset UIScrollView:alwaysBounceHorizontal
      UIScrollView:alwaysBounceVertical UIScrollView:automaticallyAdjustsScrollIndicatorInsets
      UIScrollView:bounces UIScrollView:bouncesZoom UIScrollView:canCancelContentTouches
      UIScrollView:contentInset UIScrollView:contentInsetAdjustmentBehavior
      UIScrollView:contentLayoutGuide UIScrollView:contentOffset UIScrollView:contentSize
      UIScrollView:decelerationRate UIScrollView:delaysContentTouches
      UIScrollView:frameLayoutGuide UIScrollView:horizontalScrollIndicatorInsets
      UIScrollView:indicatorStyle UIScrollView:isDecelerating
      UIScrollView:isDirectionalLockEnabled UIScrollView:isDragging UIScrollView:isPagingEnabled
      UIScrollView:isZoomBouncing UIScrollView:isZooming UIScrollView:keyboardDismissMode
      UIScrollView:maximumZoomScale UIScrollView:minimumZoomScale
      UIScrollView:panGestureRecognizer UIScrollView:pinchGestureRecognizer
      UIScrollView:scrollIndicatorInsets UIScrollView:scrollsToTop
      UIScrollView:showsHorizontalScrollIndicator UIScrollView:showsVerticalScrollIndicator
      UIScrollView:verticalScrollIndicatorInsets UIScrollView:zoomScale
      UISearchBar:isSearchResultsButtonSelected UISearchBar:scopeButtonTitles
      UISearchBar:searchBarStyle UISearchBar:searchTextField UISearchBar:selectedScopeButtonIndex
      UISearchBar:showsBookmarkButton UISearchBar:showsCancelButton UISearchBar:showsScopeBar
      UISearchBar:showsSearchResultsButton UISearchController:automaticallyShowsCancelButton
      UISearchController:automaticallyShowsScopeBar
      UISearchController:automaticallyShowsSearchResultsController
      UISearchController:hidesNavigationBarDuringPresentation
      UISearchController:ignoresSearchSuggestionsForSearchBarPlacementStacked
      UISearchController:obscuresBackgroundDuringPresentation
      UISearchController:scopeBarActivation UISearchController:searchBar
      UISearchController:searchResultsController UISearchController:searchResultsUpdater
      UISearchController:searchSuggestions UISearchController:showsSearchResultsController
      UISearchSuggestionItem:iconImage UISearchSuggestionItem:localizedAttributedSuggestion
      UISearchSuggestionItem:localizedDescription UISearchSuggestionItem:localizedSuggestion
      UISearchTextField:allowsCopyingTokens UISearchTextField:allowsDeletingTokens
      UISearchTextField:textualRange UISearchTextField:tokenBackgroundColor
      UISearchTextField:tokens UISegmentedControl:apportionsSegmentWidthsByContent
      UISegmentedControl:isMomentary UISegmentedControl:numberOfSegments
      UISegmentedControl:selectedSegmentIndex UISegmentedControl:selectedSegmentTintColor
      UISheetPresentationController:detents
      UISheetPresentationController:largestUndimmedDetentIdentifier
      UISheetPresentationController:preferredCornerRadius
      UISheetPresentationController:prefersEdgeAttachedInCompactHeight
      UISheetPresentationController:prefersGrabberVisible
      UISheetPresentationController:prefersPageSizing
      UISheetPresentationController:prefersScrollingExpandsWhenScrolledToEdge
      UISheetPresentationController:selectedDetentIdentifier
      UISheetPresentationController:widthFollowsPreferredContentSizeWhenEdgeAttached
      UISlider:currentMaximumTrackImage UISlider:currentMinimumTrackImage
      UISlider:currentThumbImage UISlider:maximumTrackTintColor UISlider:maximumValueImage
      UISlider:minimumTrackTintColor UISlider:minimumValueImage UISnapBehavior:snapPoint
      UISplitViewController:displayMode UISplitViewController:displayModeButtonItem
      UISplitViewController:displayModeButtonVisibility UISplitViewController:isCollapsed
      UISplitViewController:maximumPrimaryColumnWidth
      UISplitViewController:maximumSupplementaryColumnWidth
      UISplitViewController:minimumPrimaryColumnWidth
      UISplitViewController:minimumSupplementaryColumnWidth
      UISplitViewController:preferredDisplayMode
      UISplitViewController:preferredPrimaryColumnWidth
      UISplitViewController:preferredPrimaryColumnWidthFraction
      UISplitViewController:preferredSplitBehavior
      UISplitViewController:preferredSupplementaryColumnWidth
      UISplitViewController:preferredSupplementaryColumnWidthFraction
      UISplitViewController:presentsWithGesture UISplitViewController:primaryBackgroundStyle
      UISplitViewController:primaryColumnWidth UISplitViewController:primaryEdge
      UISplitViewController:showsSecondaryOnlyButton UISplitViewController:splitBehavior
      UISplitViewController:supplementaryColumnWidth UIStackView:arrangedSubviews
      UIStackView:axis UIStackView:distribution UIStackView:isBaselineRelativeArrangement
      UIStackView:isLayoutMarginsRelativeArrangement UIStepper:autorepeat UIStepper:stepValue
      UIStepper:wraps UIStoryboardSegue:destination UIStoryboardUnwindSegueSource:unwindAction
      UISwipeActionsConfiguration:performsFirstActionWithFullSwipe
      UISwipeGestureRecognizer:direction UISwitch:isOn UISwitch:onTintColor
      UITab:accessibilityIdentifier UITab:hasVisiblePlacement UITab:managingTabGroup
      UITab:preferredPlacement UITab:viewController UITabBar:isCustomizing
      UITabBar:itemPositioning UITabBar:itemSpacing UITabBar:itemWidth
      UITabBar:leadingAccessoryView UITabBar:selectedImageTintColor UITabBar:selectedItem
      UITabBar:trailingAccessoryView UITabBar:unselectedItemTintColor
      UITabBarAppearance:compactInlineLayoutAppearance UITabBarAppearance:inlineLayoutAppearance
      UITabBarAppearance:selectionIndicatorTintColor UITabBarAppearance:stackedItemPositioning
      UITabBarAppearance:stackedItemSpacing UITabBarAppearance:stackedItemWidth
      UITabBarAppearance:stackedLayoutAppearance UITabBarController:compactTabIdentifiers
      UITabBarController:customizableViewControllers UITabBarController:isTabBarHidden
      UITabBarController:moreNavigationController UITabBarController:selectedIndex
      UITabBarController:selectedTab UITabBarController:selectedViewController
      UITabBarController:tabBar UITabBarController:tabOrder UITabBarController:tabs
      UITabBarItem:badgeColor UITabBarItemAppearance:selected
      UITabBarItemStateAppearance:badgeBackgroundColor
      UITabBarItemStateAppearance:badgePositionAdjustment
      UITabBarItemStateAppearance:badgeTextAttributes
      UITabBarItemStateAppearance:badgeTitlePositionAdjustment
      UITabBarItemStateAppearance:iconColor UITabGroup:defaultChildIdentifier
      UITabGroup:displayOrder UITabGroup:displayOrderIdentifiers
      UITabGroup:managingNavigationController UITabGroup:selectedChild
      UITableView:allowsMultipleSelectionDuringEditing UITableView:allowsSelectionDuringEditing
      UITableView:cellLayoutMarginsFollowReadableWidth UITableView:estimatedRowHeight
      UITableView:estimatedSectionFooterHeight UITableView:estimatedSectionHeaderHeight
      UITableView:indexPathForSelectedRow UITableView:indexPathsForSelectedRows
      UITableView:indexPathsForVisibleRows UITableView:insetsContentViewsToSafeArea
      UITableView:rowHeight UITableView:sectionFooterHeight UITableView:sectionHeaderHeight
      UITableView:sectionHeaderTopPadding UITableView:sectionIndexBackgroundColor
      UITableView:sectionIndexColor UITableView:sectionIndexMinimumDisplayRowCount
      UITableView:sectionIndexTrackingBackgroundColor UITableView:separatorColor
      UITableView:separatorEffect UITableView:separatorInsetReference UITableView:separatorStyle
      UITableView:tableFooterView UITableView:tableHeaderView UITableViewCell:accessoryType
      UITableViewCell:accessoryView UITableViewCell:editingAccessoryType
      UITableViewCell:editingAccessoryView UITableViewCell:editingStyle
      UITableViewCell:focusStyle UITableViewCell:multipleSelectionBackgroundView
      UITableViewCell:selectionStyle UITableViewCell:shouldIndentWhileEditing
      UITableViewCell:showingDeleteConfirmation UITableViewCell:showsReorderControl
      UITableViewController:tableView UITableViewDiffableDataSource:defaultRowAnimation
      UITextField:attributedPlaceholder UITextField:background UITextField:borderStyle
      UITextField:clearButtonMode UITextField:clearsOnBeginEditing
      UITextField:defaultTextAttributes UITextField:disabledBackground UITextField:leftView
      UITextField:leftViewMode UITextField:minimumFontSize UITextField:rightView
      UITextField:rightViewMode UITextInputMode:primaryLanguage
      UITextInputPasswordRules:passwordRulesDescriptor
      UITextInteraction:gesturesForFailureRequirements UITextInteraction:textInput
      UITextInteraction:textInteractionMode UITextItem:content UITextItem:range UITextRange:end
      UITextRange:start UITextSelectionRect:containsEnd UITextSelectionRect:containsStart
      UITextSelectionRect:isVertical UITextSelectionRect:writingDirection
      UITextView:dataDetectorTypes UITextView:isEditable UITextView:isSelectable
      UITextView:linkTextAttributes UITextView:selectedRange UITextView:textContainer
      UITextView:textContainerInset UITextView:usesStandardTextScaling
      UIToolTipInteraction:defaultToolTip UITouch:maximumPossibleForce UITouch:tapCount
      UITraitCollection:accessibilityContrast UITraitCollection:displayScale
      UITraitCollection:forceTouchCapability UITraitCollection:horizontalSizeClass
      UITraitCollection:layoutDirection UITraitCollection:userInterfaceLevel
      UITraitCollection:userInterfaceStyle UITraitCollection:verticalSizeClass
      UIView:alignmentRectInsets UIView:autoresizesSubviews UIView:autoresizingMask
      UIView:canBecomeFocused UIView:clipsToBounds UIView:collisionBoundingPath
      UIView:collisionBoundsType UIView:constraints UIView:contentMode UIView:contentScaleFactor
      UIView:directionalLayoutMargins UIView:effectiveUserInterfaceLayoutDirection
      UIView:firstBaselineAnchor UIView:focusEffect UIView:forFirstBaselineLayout
      UIView:forLastBaselineLayout UIView:hasAmbiguousLayout
      UIView:insetsLayoutMarginsFromSafeArea UIView:interactions UIView:intrinsicContentSize
      UIView:isExclusiveTouch UIView:isFocused UIView:isMultipleTouchEnabled
      UIView:keyboardLayoutGuide UIView:largeContentImage UIView:largeContentImageInsets
      UIView:largeContentTitle UIView:lastBaselineAnchor UIView:layer UIView:layoutGuides
      UIView:layoutMargins UIView:layoutMarginsGuide UIView:preservesSuperviewLayoutMargins
      UIView:readableContentGuide UIView:safeAreaInsets UIView:safeAreaLayoutGuide
      UIView:scalesLargeContentImage UIView:semanticContentAttribute
      UIView:showsLargeContentViewer UIView:subviews UIView:superview UIView:tintAdjustmentMode
      UIView:translatesAutoresizingMaskIntoConstraints UIViewController:additionalSafeAreaInsets
      UIViewController:automaticallyAdjustsScrollViewInsets UIViewController:bottomLayoutGuide
      UIViewController:childForHomeIndicatorAutoHidden
      UIViewController:childForScreenEdgesDeferringSystemGestures
      UIViewController:childForStatusBarHidden UIViewController:childForStatusBarStyle
      UIViewController:contentUnavailableConfiguration
      UIViewController:contentUnavailableConfigurationState
      UIViewController:definesPresentationContext UIViewController:edgesForExtendedLayout
      UIViewController:editButtonItem UIViewController:extendedLayoutIncludesOpaqueBars
      UIViewController:hidesBottomBarWhenPushed UIViewController:isBeingDismissed
      UIViewController:isBeingPresented UIViewController:isModalInPresentation
      UIViewController:isMovingFromParent UIViewController:isMovingToParent
      UIViewController:isViewLoaded UIViewController:modalPresentationCapturesStatusBarAppearance
      UIViewController:modalPresentationStyle UIViewController:modalTransitionStyle
      UIViewController:navigationController UIViewController:navigationItem
      UIViewController:nibBundle UIViewController:nibName
      UIViewController:popoverPresentationController
      UIViewController:preferredInterfaceOrientationForPresentation
      UIViewController:preferredScreenEdgesDeferringSystemGestures
      UIViewController:preferredStatusBarStyle UIViewController:preferredStatusBarUpdateAnimation
      UIViewController:prefersHomeIndicatorAutoHidden UIViewController:prefersStatusBarHidden
      UIViewController:presentationController UIViewController:previewActionItems
      UIViewController:providesPresentationContextTransitionStyle
      UIViewController:restorationClass UIViewController:restoresFocusAfterTransition
      UIViewController:sheetPresentationController
      UIViewController:shouldAutomaticallyForwardAppearanceMethods
      UIViewController:shouldAutorotate UIViewController:splitViewController
      UIViewController:supportedInterfaceOrientations UIViewController:systemMinimumLayoutMargins
      UIViewController:tab UIViewController:tabBarItem UIViewController:tabBarObservedScrollView
      UIViewController:toolbarItems UIViewController:topLayoutGuide
      UIViewController:transitionCoordinator UIViewController:transitioningDelegate
      UIViewController:viewIfLoaded UIViewController:viewRespectsSystemMinimumLayoutMargins
      UIViewPropertyAnimator:delay UIViewPropertyAnimator:fractionComplete
      UIViewPropertyAnimator:isInterruptible UIViewPropertyAnimator:isReversed
      UIViewPropertyAnimator:pausesOnCompletion UIViewPropertyAnimator:scrubsLinearly
      UIViewPropertyAnimator:timingParameters UIVisualEffectView:effect UIWindow:canBecomeKey
      UIWindow:isKeyWindow UIWindow:rootViewController UIWindow:windowLevel UIWindow:windowScene
      UIWindowScene:interfaceOrientation UIWindowScene:sizeRestrictions
      UIWindowScene:statusBarManager
    types CAAnimation CAAnimationCalculationMode CAAnimationGroup CAAnimationRotationMode
      CABasicAnimation CACornerMask CADisplayLink CAGradientLayer CAGradientLayerType
      CAKeyframeAnimation CALayer CALayerContentsGravity CALayerCornerCurve CAMediaTimingFillMode
      CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CAShapeLayer
      CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATextLayer
      CATextLayerAlignmentMode CATextLayerTruncationMode CATransaction CATransform3D CATransition
      CATransitionSubtype CATransitionType CGAffineTransform CGColor CGColorSpace CGContext
      CGFont CGGradient CGGradientDrawingOptions CGImage CGInterpolationQuality CGLineCap
      CGLineJoin CGMutablePath CGPath CGPathDrawingMode CGPathFillRule CGVector
      NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
      NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
      NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem
      NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing
      NSCollectionLayoutSupplementaryItem NSDataAsset NSDiffableDataSourceReorderingHandlers
      NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSectionSnapshotHandlers
      NSDiffableDataSourceSectionTransaction NSDiffableDataSourceSnapshot
      NSDiffableDataSourceTransaction NSDirectionalEdgeInsets NSDirectionalRectEdge NSException
      NSItemProvider NSItemProviderRepresentationVisibility NSKeyValueChange NSKeyValueChangeKey
      NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions NSLayoutAnchor
      NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor
      NSLayoutYAxisAnchor NSLineBreakMode NSMutableParagraphStyle NSParagraphStyle
      NSRectAlignment NSShadow NSStringDrawingContext NSStringDrawingOptions NSTextAlignment
      NSTextAttachment NSTextContainer NSTextStorage NSUnderlineStyle NSUserActivity
      NSWritingDirection UIAccessibility UIAccessibilityContainerType UIAccessibilityContrast
      UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityScrollDirection
      UIAccessibilityTraits UIAction UIActivity UIActivityIndicatorView UIActivityViewController
      UIAlertAction UIAlertController UIAlertControllerSeverity UIApplication
      UIAttachmentBehavior UIAxis UIBackgroundConfiguration UIBarAppearance UIBarButtonItem
      UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBarMetrics
      UIBarPosition UIBarStyle UIBezierPath UIBlurEffect UIButton UICellAccessory
      UICellConfigurationState UICollectionLayoutListConfiguration
      UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionReusableView
      UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout
      UICollectionViewCompositionalLayoutConfiguration UICollectionViewController
      UICollectionViewDiffableDataSource UICollectionViewDropProposal UICollectionViewFlowLayout
      UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext
      UICollectionViewLayout UICollectionViewLayoutAttributes
      UICollectionViewLayoutInvalidationContext UICollectionViewListCell
      UICollectionViewUpdateItem UICollisionBehavior UIColor UICommand
      UIConfigurationColorTransformer UIConfigurationTextAttributesTransformer
      UIContentInsetsReference UIContentSizeCategory UIContentUnavailableConfiguration
      UIContentUnavailableConfigurationState UIContentUnavailableView UIContextMenuConfiguration
      UIContextMenuInteraction UIContextMenuInteractionCommitStyle UIContextualAction UIControl
      UICubicTimingParameters UIDataDetectorTypes UIDatePicker UIDatePickerStyle
      UIDeferredMenuElement UIDevice UIDeviceOrientation UIDocumentPickerMode
      UIDocumentPickerViewController UIDragInteraction UIDragItem UIDragPreview
      UIDragPreviewParameters UIDragPreviewTarget UIDropInteraction UIDropOperation
      UIDropProposal UIDropSessionProgressIndicatorStyle UIDynamicAnimator UIDynamicBehavior
      UIDynamicItemBehavior UIDynamicItemCollisionBoundsType UIEdgeInsets
      UIEditMenuArrowDirection UIEditMenuConfiguration UIEditMenuInteraction UIEvent
      UIFeedbackGenerator UIFocusAnimationCoordinator UIFocusEffect UIFocusGuide
      UIFocusHaloEffect UIFocusHeading UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor
      UIFontMetrics UIForceTouchCapability UIGestureRecognizer UIGraphicsImageRenderer
      UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGravityBehavior
      UIHoverGestureRecognizer UIImage UIImagePickerController UIImageView
      UIImpactFeedbackGenerator UIInterfaceOrientation UIInterfaceOrientationMask
      UIInterpolatingMotionEffect UIKey UIKeyCommand UIKeyModifierFlags UIKeyboardAppearance
      UIKeyboardHIDUsage UIKeyboardLayoutGuide UIKeyboardType UILabel
      UILargeContentViewerInteraction UILayoutGuide UILayoutPriority UIListContentConfiguration
      UIListContentView UIListSeparatorConfiguration UILongPressGestureRecognizer UIMenu
      UIMenuController UIMenuElement UIMenuItem UIModalPresentationStyle UIModalTransitionStyle
      UIMotionEffect UIMotionEffectGroup UINavigationBar UINavigationBarAppearance
      UINavigationController UINavigationItem UINib UINotificationFeedbackGenerator UIOffset
      UIOpenURLContext UIPageControl UIPageViewController UIPanGestureRecognizer
      UIPasteConfiguration UIPasteboard UIPercentDrivenInteractiveTransition UIPickerView
      UIPinchGestureRecognizer UIPointerEffect UIPointerInteraction UIPointerRegion
      UIPointerRegionRequest UIPointerShape UIPointerStyle UIPopoverArrowDirection
      UIPopoverPresentationController UIPresentationController UIPress UIPressesEvent
      UIPreviewAction UIPreviewActionGroup UIPreviewParameters UIPreviewTarget UIProgressView
      UIPushBehavior UIRectCorner UIRectEdge UIRefreshControl UIResponder UIReturnKeyType
      UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneDestructionRequestOptions
      UISceneError UISceneSession UISceneSizeRestrictions UIScreen
      UIScreenEdgePanGestureRecognizer UIScrollView UISearchBar UISearchController
      UISearchSuggestionItem UISearchTab UISearchTextField UISearchToken UISegmentedControl
      UISelectionFeedbackGenerator UISemanticContentAttribute UISheetPresentationController
      UISlider UISnapBehavior UISplitViewController UISpringTimingParameters UIStackView
      UIStatusBarAnimation UIStatusBarManager UIStatusBarStyle UIStepper UIStoryboard
      UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeActionsConfiguration
      UISwipeGestureRecognizer UISwitch UITab UITabBar UITabBarAppearance UITabBarController
      UITabBarItem UITabBarItemAppearance UITabBarItemStateAppearance UITabGroup UITableView
      UITableViewCell UITableViewController UITableViewDiffableDataSource UITableViewDropProposal
      UITableViewFocusUpdateContext UITableViewHeaderFooterView UITableViewRowAction
      UITapGestureRecognizer UITargetedDragPreview UITargetedPreview UITextAutocapitalizationType
      UITextAutocorrectionType UITextContentType UITextDirection UITextField UITextGranularity
      UITextInlinePredictionType UITextInputMode UITextInputPasswordRules
      UITextInputStringTokenizer UITextInteraction UITextInteractionMode UITextItem
      UITextItemInteraction UITextLayoutDirection UITextPosition UITextRange UITextSelectionRect
      UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType
      UITextSpellCheckingType UITextStorageDirection UITextView UITimingCurveType
      UIToolTipConfiguration UIToolTipInteraction UIToolbar UIToolbarAppearance UITouch
      UITraitAccessibilityContrast UITraitCollection UITraitDisplayScale
      UITraitEnvironmentLayoutDirection UITraitForceTouchCapability UITraitHorizontalSizeClass
      UITraitLayoutDirection UITraitPreferredContentSizeCategory UITraitUserInterfaceIdiom
      UITraitUserInterfaceLevel UITraitUserInterfaceStyle UITraitVerticalSizeClass
      UITransitionContextViewControllerKey UITransitionContextViewKey UIUserInterfaceIdiom
      UIUserInterfaceLayoutDirection UIUserInterfaceLevel UIUserInterfaceSizeClass
      UIUserInterfaceStyle UIVibrancyEffect UIVibrancyEffectStyle UIView UIViewAnimatingPosition
      UIViewAnimatingState UIViewConfigurationState UIViewController UIViewPropertyAnimator
      UIVisualEffect UIVisualEffectView UIWindow UIWindowScene
    """
}
