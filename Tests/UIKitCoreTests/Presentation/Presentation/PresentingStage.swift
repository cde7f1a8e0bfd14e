import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

/// A device whose root controller shows others on top, with a diary of what everybody hears.
@MainActor final class PresentingStage {
  let diary = Diary()
  let device: Simulator
  let root: DiaryController
  let listener: PresentingListener
  /// A button in the middle of the upper half, and how often it was tapped.
  let button = UIButton(type: .system)
  private(set) var taps = 0

  init(_ device: Device = .iPhone15) {
    self.device = Simulator(device)
    root = DiaryController("a", diary)
    listener = PresentingListener(diary)
    self.device.window.rootViewController = root
    button.setTitle("Below", for: .normal)
    button.frame = CGRect(x: 100, y: 150, width: 80, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    self.device.advance(by: 0.1)
    _ = diary.read()
    ReleaseWitnesses.announce(root, listener)
  }

  /// A controller that is not shown yet, with the listener as its presentation's delegate.
  func controller(_ name: String = "b", _ style: UIModalPresentationStyle = .pageSheet)
    -> DiaryController
  {
    let controller = DiaryController(name, diary)
    controller.modalPresentationStyle = style
    controller.presentationController?.delegate = listener
    ReleaseWitnesses.announce(controller, controller.presentationController)
    return controller
  }

  /// Shows a sheet with detents, at rest.
  @discardableResult
  func showSheet(
    _ detents: [UISheetPresentationController.Detent],
    _ change: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> UISheetPresentationController {
    let controller = controller()
    let sheet = try #require(controller.sheetPresentationController)
    sheet.detents = detents
    change(sheet)
    root.present(controller, animated: false)
    device.advance(by: 0.1)
    _ = diary.read()
    return sheet
  }

  /// Moves a finger up or down in the middle, lets it rest and lifts it.
  func drag(from start: CGFloat, to end: CGFloat) {
    let middle = device.window.bounds.midX
    device.drag(
      from: CGPoint(x: middle, y: start),
      to: CGPoint(x: middle, y: end),
      duration: 0.5,
      rest: 0.2
    )
    device.advance(by: 1)
  }

  /// The same without a rest, and fast.
  func fling(from start: CGFloat, to end: CGFloat) {
    let middle = device.window.bounds.midX
    device.drag(
      from: CGPoint(x: middle, y: start),
      to: CGPoint(x: middle, y: end),
      duration: 0.05
    )
    device.advance(by: 1)
  }

  /// Where a controller's view is seen.
  func frame(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  func turn(to orientation: UIInterfaceOrientation) {
    device.rotate(to: orientation)
    device.advance(by: 1)
  }
}

/// Writes down what presentations tell their delegate, and answers as it was set.
final class PresentingListener: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  let diary: Diary
  var allows = true
  var adaptiveStyle: UIModalPresentationStyle?
  var replacement: ((UIViewController) -> UIViewController)?
  var preparation: ((UIPopoverPresentationController) -> Void)?
  var reposition: CGRect?
  private(set) weak var told: UIPresentationController?

  init(_ diary: Diary) { self.diary = diary }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    diary.note("should")
    told = controller
    return allows
  }

  func presentationControllerWillDismiss(_: UIPresentationController) { diary.note("will") }

  func presentationControllerDidDismiss(_: UIPresentationController) { diary.note("did") }

  func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {
    diary.note("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    let name = sheet.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "none"
    diary.note("detent \(name)")
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptiveStyle ?? controller.adaptivePresentationStyle(for: traitCollection)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    replacement?(controller.presentedViewController)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {
    diary.note("style \(style.rawValue)")
  }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    preparation?(popover)
  }

  func popoverPresentationController(
    _ popover: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {
    diary.note("reposition")
    if let reposition { rect.pointee = reposition }
  }
}
