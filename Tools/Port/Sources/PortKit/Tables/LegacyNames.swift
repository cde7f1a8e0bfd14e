/// Names of Swift 3 and 4 with those of today.
enum LegacyNames {
  /// Types.
  static let types = pairs(
    """
    UIViewContentMode UIView.ContentMode
    UIViewAnimationOptions UIView.AnimationOptions
    UIViewAnimationCurve UIView.AnimationCurve
    UIViewAnimationTransition UIView.AnimationTransition
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
    UIViewTintAdjustmentMode UIView.TintAdjustmentMode
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutRelation NSLayoutConstraint.Relation
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    UIStackViewDistribution UIStackView.Distribution
    UIStackViewAlignment UIStackView.Alignment
    UIControlState UIControl.State
    UIControlEvents UIControl.Event
    UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
    UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIButtonType UIButton.ButtonType
    UIBarButtonSystemItem UIBarButtonItem.SystemItem
    UIBarButtonItemStyle UIBarButtonItem.Style
    UITabBarSystemItem UITabBarItem.SystemItem
    UITabBarItemPositioning UITabBar.ItemPositioning
    UISearchBarIcon UISearchBar.Icon
    UISearchBarStyle UISearchBar.Style
    UINavigationControllerOperation UINavigationController.Operation
    UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
    UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
    UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
    UIPageViewControllerSpineLocation UIPageViewController.SpineLocation
    UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
    UIPageViewControllerOptionsKey UIPageViewController.OptionsKey
    UIAlertControllerStyle UIAlertController.Style
    UIAlertActionStyle UIAlertAction.Style
    UIApplicationState UIApplication.State
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
    UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
    UIGestureRecognizerState UIGestureRecognizer.State
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UITouchPhase UITouch.Phase
    UITouchType UITouch.TouchType
    UIEventType UIEvent.EventType
    UIEventSubtype UIEvent.EventSubtype
    UIPressType UIPress.PressType
    UIPressPhase UIPress.Phase
    UIImageRenderingMode UIImage.RenderingMode
    UIImageOrientation UIImage.Orientation
    UIImageResizingMode UIImage.ResizingMode
    UIImagePickerControllerSourceType UIImagePickerController.SourceType
    UITableViewStyle UITableView.Style
    UITableViewScrollPosition UITableView.ScrollPosition
    UITableViewRowAnimation UITableView.RowAnimation
    UITableViewCellStyle UITableViewCell.CellStyle
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellEditingStyle UITableViewCell.EditingStyle
    UITableViewCellAccessoryType UITableViewCell.AccessoryType
    UITableViewCellStateMask UITableViewCell.StateMask
    UITableViewRowActionStyle UITableViewRowAction.Style
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UICollectionUpdateAction UICollectionViewUpdateItem.Action
    UICollectionElementCategory UICollectionView.ElementCategory
    UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
    UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
    UIProgressViewStyle UIProgressView.Style
    UISegmentedControlSegment UISegmentedControl.Segment
    UIDatePickerMode UIDatePicker.Mode
    UITextBorderStyle UITextField.BorderStyle
    UITextFieldViewMode UITextField.ViewMode
    UITextFieldDidEndEditingReason UITextField.DidEndEditingReason
    UIBlurEffectStyle UIBlurEffect.Style
    UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
    UIFontWeight UIFont.Weight
    UIFontTextStyle UIFont.TextStyle
    UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
    UINotificationFeedbackType UINotificationFeedbackGenerator.FeedbackType
    UIAttachmentBehaviorType UIAttachmentBehavior.AttachmentType
    UIWindowLevel UIWindow.Level
    UIPreviewActionStyle UIPreviewAction.Style
    UIApplicationShortcutIconType UIApplicationShortcutIcon.IconType
    NSAttributedStringKey NSAttributedString.Key
    NSFileManager FileManager
    NSNotificationCenter NotificationCenter
    NSUserDefaults UserDefaults
    """
  )

  /// Members of `Notification.Name`.
  static let notifications = pairs(
    """
    UIKeyboardWillShow UIResponder.keyboardWillShowNotification
    UIKeyboardDidShow UIResponder.keyboardDidShowNotification
    UIKeyboardWillHide UIResponder.keyboardWillHideNotification
    UIKeyboardDidHide UIResponder.keyboardDidHideNotification
    UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
    UIKeyboardDidChangeFrame UIResponder.keyboardDidChangeFrameNotification
    UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
    UIApplicationWillResignActive UIApplication.willResignActiveNotification
    UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
    UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
    UIApplicationWillTerminate UIApplication.willTerminateNotification
    UIApplicationDidFinishLaunching UIApplication.didFinishLaunchingNotification
    UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
    UIApplicationSignificantTimeChange UIApplication.significantTimeChangeNotification
    UIApplicationUserDidTakeScreenshot UIApplication.userDidTakeScreenshotNotification
    UIApplicationWillChangeStatusBarOrientation UIApplication.willChangeStatusBarOrientationNotification
    UIApplicationDidChangeStatusBarOrientation UIApplication.didChangeStatusBarOrientationNotification
    UIApplicationWillChangeStatusBarFrame UIApplication.willChangeStatusBarFrameNotification
    UIApplicationDidChangeStatusBarFrame UIApplication.didChangeStatusBarFrameNotification
    UIApplicationBackgroundRefreshStatusDidChange UIApplication.backgroundRefreshStatusDidChangeNotification
    UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
    UIDeviceBatteryStateDidChange UIDevice.batteryStateDidChangeNotification
    UIDeviceBatteryLevelDidChange UIDevice.batteryLevelDidChangeNotification
    UIDeviceProximityStateDidChange UIDevice.proximityStateDidChangeNotification
    UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
    UITextViewTextDidBeginEditing UITextView.textDidBeginEditingNotification
    UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
    UITextViewTextDidEndEditing UITextView.textDidEndEditingNotification
    UITextFieldTextDidChange UITextField.textDidChangeNotification
    UITextViewTextDidChange UITextView.textDidChangeNotification
    UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
    UIWindowDidBecomeVisible UIWindow.didBecomeVisibleNotification
    UIWindowDidBecomeHidden UIWindow.didBecomeHiddenNotification
    UIWindowDidBecomeKey UIWindow.didBecomeKeyNotification
    UIWindowDidResignKey UIWindow.didResignKeyNotification
    UIScreenDidConnect UIScreen.didConnectNotification
    UIScreenDidDisconnect UIScreen.didDisconnectNotification
    UIScreenModeDidChange UIScreen.modeDidChangeNotification
    UIScreenBrightnessDidChange UIScreen.brightnessDidChangeNotification
    """
  )

  /// Reads lines of an old and a new name.
  static func pairs(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2 { result[words[0]] = words[1] }
    }
    return result
  }
}
