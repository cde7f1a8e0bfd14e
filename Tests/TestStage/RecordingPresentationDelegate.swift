import UIKitCore

/// A delegate of sheets and popovers that records its calls, and answers as configured.
@MainActor
public final class RecordingPresentationDelegate: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  public let journal: Journal
  public var shouldDismiss = true
  public var adaptiveStyle: UIModalPresentationStyle?
  public var replacement: ((UIViewController) -> UIViewController)?
  public var preparation: ((UIPopoverPresentationController) -> Void)?
  public var reposition: CGRect?
  public private(set) weak var told: UIPresentationController?

  public init(_ journal: Journal) { self.journal = journal }

  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    journal.record("should")
    told = controller
    return shouldDismiss
  }

  public func presentationControllerWillDismiss(_: UIPresentationController) {
    journal.record("will")
  }

  public func presentationControllerDidDismiss(_: UIPresentationController) {
    journal.record("did")
  }

  public func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {
    journal.record("attempt")
  }

  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    let name = sheet.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "none"
    journal.record("detent \(name)")
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptiveStyle ?? controller.adaptivePresentationStyle(for: traitCollection)
  }

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    replacement?(controller.presentedViewController)
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {
    journal.record("style \(style.rawValue)")
  }

  public func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    preparation?(popover)
  }

  public func popoverPresentationController(
    _ popover: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {
    journal.record("reposition")
    if let reposition { rect.pointee = reposition }
  }
}
