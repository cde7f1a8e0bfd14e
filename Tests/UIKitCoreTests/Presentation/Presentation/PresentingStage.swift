import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A device whose root controller shows others on top, with a journal of what everybody hears.
@MainActor final class PresentingStage: SimulatorStage {
  let journal = Journal()
  let root: RecordingViewController
  let listener: RecordingPresentationDelegate
  /// A button in the middle of the upper half, and how often it was tapped.
  let button = UIButton(type: .system)
  private(set) var taps = 0

  init(_ device: Device = .iPhone15) {
    root = RecordingViewController("a", journal, recording: .detailed)
    listener = RecordingPresentationDelegate(journal)
    super.init(on: device)
    show(root)
    button.setTitle("Below", for: .normal)
    button.frame = CGRect(x: 100, y: 150, width: 80, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    advance(by: 0.1)
    journal.clear()
    ReleaseWitnesses.announce(listener)
  }

  /// A controller that is not shown yet, with the listener as its presentation's delegate.
  func controller(_ name: String = "b", _ style: UIModalPresentationStyle = .pageSheet)
    -> RecordingViewController
  {
    let controller = RecordingViewController(name, journal, recording: .detailed)
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
    advance(by: 0.1)
    journal.clear()
    return sheet
  }

  /// Moves a finger up or down in the middle, lets it rest and lifts it.
  func drag(from start: CGFloat, to end: CGFloat) {
    let middle = phone.window.bounds.midX
    phone.drag(
      from: CGPoint(x: middle, y: start),
      to: CGPoint(x: middle, y: end),
      duration: 0.5,
      rest: 0.2
    )
    rest()
  }

  /// The same without a rest, and fast.
  func fling(from start: CGFloat, to end: CGFloat) {
    let middle = phone.window.bounds.midX
    phone.drag(
      from: CGPoint(x: middle, y: start),
      to: CGPoint(x: middle, y: end),
      duration: 0.05
    )
    rest()
  }

  func turn(to orientation: UIInterfaceOrientation) {
    phone.rotate(to: orientation)
    rest()
  }
}
