/// Fatal errors for invalid uses of alerts, with UIKit's messages.
@MainActor enum AlertMisuse {
  //
  static func secondCancel() -> Never {
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason: "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    )
  }

  static func fieldInSheet() -> Never {
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason:
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    )
  }

  static func foreignPreferredAction() -> Never {
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason:
        "The preferredAction of an alert controller must be contained in the \"actions\" array "
        + "or be nil. Adding an action to the alert controller has to come first."
    )
  }

  static func nothingToDisplay() -> Never {
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason: "UIAlertController must have a title, a message or an action to display"
    )
  }

  static func sheetWithoutPlace(_ controller: UIAlertController, on presenter: UIViewController)
    -> Never
  {
    Misuse.raise(
      name: "NSGenericException",
      reason:
        "Your application has presented a UIAlertController (\(describe(controller))) of style "
        + "UIAlertControllerStyleActionSheet from UIViewController "
        + "(\(describe(presenter))). The "
        + "modalPresentationStyle of a UIAlertController with this style is "
        + "UIModalPresentationPopover. You must provide location information for this popover "
        + "through the alert controller's popoverPresentationController. You must provide either a "
        + "sourceView and sourceRect or a barButtonItem.  If this information is not known when you "
        + "present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method "
        + "-prepareForPopoverPresentation."
    )
  }
}
