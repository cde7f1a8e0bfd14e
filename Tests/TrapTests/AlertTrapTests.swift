import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@Suite("An alert traps")
struct AlertTrapTests {
  @Test("when a second cancel action is added", .rule("X-47", "R-ALR-5"))
  func secondCancel() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "One", style: .cancel))
        alert.addAction(UIAlertAction(title: "Two", style: .cancel))
      }
    }
    try expect(
      result,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    )
  }

  @Test("when its preferred action is not one of its actions", .rule("X-47", "R-ALR-7"))
  func foreignPreferredAction() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "One", style: .default)
      }
    }
    try expect(result, "The preferredAction of an alert controller must be contained in")
  }

  @Test("when it has no title, message and actions", .rule("X-47", "R-ALR-23"))
  func nothingToDisplay() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = Simulator(.iPhone15)
        let page = UIViewController()
        phone.window.rootViewController = page
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        page.present(alert, animated: false)
      }
    }
    try expect(
      result,
      "UIAlertController must have a title, a message or an action to display"
    )
  }

  @Test("when it is an action sheet in a wide window without a source view", .rule("X-47"))
  func sheetWithoutPlace() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pad = Simulator(.iPadPro11)
        let page = UIViewController()
        pad.window.rootViewController = page
        let sheet = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
        page.present(sheet, animated: false)
      }
    }
    try expect(result, "Your application has presented a UIAlertController (", "NSGenericException")
    try expect(
      result,
      "You must provide location information for this popover",
      "NSGenericException"
    )
  }

  private func expect(
    _ result: ExitTest.Result?,
    _ reason: String,
    _ name: String = "NSInternalInconsistencyException"
  ) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception '\(name)'"))
    #expect(text.contains(reason))
  }
}
