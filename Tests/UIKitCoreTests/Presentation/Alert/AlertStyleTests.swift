import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Styles of alerts", .releasesEverything) struct AlertStyleTests {
  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func label(_ text: String, in alert: UIAlertController) throws -> UILabel {
    try #require(labels(in: alert.view).first { $0.text == text })
  }

  private func isBold(_ text: String, in alert: UIAlertController) throws -> Bool {
    try label(text, in: alert).font.fontName
      == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName
  }

  @Test("an alert uses the system's font sizes, weights and colors", .rule("R-ALR-9"))
  func alert() throws {
    let stage = AlertStage()
    let alert = stage.show(stage.alert())

    #expect(try label("Delete note?", in: alert).font.pointSize == 17)
    #expect(try isBold("Delete note?", in: alert))
    #expect(try label("It cannot be brought back.", in: alert).font.pointSize == 13)
    #expect(try label("Delete", in: alert).font.pointSize == 17)
    #expect(try label("Delete", in: alert).textColor == .systemRed)
    #expect(try label("Cancel", in: alert).textColor == alert.view.tintColor)
    #expect(try isBold("Cancel", in: alert))
    #expect(try !isBold("Delete", in: alert))
    stage.tabs.dismiss(animated: false)
  }

  @Test("the preferred action is bold instead of the cancel action", .rule("R-ALR-7"))
  func preferred() throws {
    let stage = AlertStage()
    let alert = stage.alert()
    alert.preferredAction = alert.actions[0]
    stage.show(alert)

    #expect(try isBold("Delete", in: alert))
    #expect(try !isBold("Cancel", in: alert))
    alert.preferredAction = nil
    stage.advance(by: 0.1)
    #expect(try isBold("Cancel", in: alert))
    stage.tabs.dismiss(animated: false)
  }

  @Test("a sheet has small gray texts and large actions", .rule("R-ALR-9"))
  func sheet() throws {
    let stage = AlertStage()
    let sheet = stage.alert(.actionSheet)
    sheet.preferredAction = sheet.actions[0]
    stage.show(sheet)

    #expect(try label("Delete note?", in: sheet).font.pointSize == 13)
    #expect(try label("Delete note?", in: sheet).textColor == .secondaryLabel)
    #expect(try label("Cancel", in: sheet).font.pointSize == 20)
    #expect(try isBold("Cancel", in: sheet))
    #expect(try !isBold("Delete", in: sheet))
    #expect(stage.frame(of: "Delete").height == 57)
    stage.tabs.dismiss(animated: false)
  }

  @Test("texts follow the text size without being cut off", .rule("R-ALR-9"))
  func textSize() throws {
    let stage = AlertStage()
    let alert = stage.show(stage.alert())
    stage.phone.textScale = 3
    stage.advance(by: 0.1)

    #expect(try label("Delete note?", in: alert).font.pointSize > 40)
    #expect(alert.view.frame.width == 358)
    #expect(stage.phone.window.bounds.contains(alert.view.frame))
    let row = stage.frame(of: "Delete")
    let font = try label("Delete", in: alert).font
    #expect(row.height >= font?.lineHeight ?? 0)
    stage.tabs.dismiss(animated: false)
  }

  @Test(
    "a popover resizes with the texts of the sheet inside it",
    .rule("R-ALR-6", "R-ALR-9")
  )
  func inPopover() {
    let stage = AlertStage(on: .iPadPro11)
    let sheet = stage.alert(.actionSheet)
    sheet.popoverPresentationController?.sourceView = stage.tabs.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 10, height: 10)
    stage.show(sheet)
    let height = sheet.view.bounds.height

    stage.phone.textScale = 3
    stage.advance(by: 0.1)
    let large = sheet.view.bounds.height
    sheet.message = nil
    stage.advance(by: 0.1)
    let short = sheet.view.bounds.height

    #expect(large > height)
    #expect(short < large)
    stage.tabs.dismiss(animated: false)
  }

  @Test("a popover has no cancel action", .rule("R-ALR-2"))
  func noCancelInPopover() {
    let stage = AlertStage(on: .iPadPro11)
    let sheet = stage.alert(.actionSheet)
    sheet.popoverPresentationController?.sourceView = stage.tabs.view
    let found = warnings { stage.show(sheet) }

    #expect(found.isEmpty)
    #expect(!stage.phone.elements.contains { $0.label == "Cancel" })
    #expect(stage.phone.elements.contains { $0.label == "Delete" })
    stage.tabs.dismiss(animated: false)
  }

  @Test("a disabled action is gray and is not highlighted", .rule("R-ALR-8", "R-ALR-9"))
  func disabled() throws {
    let stage = AlertStage()
    let alert = stage.alert()
    alert.actions[0].isEnabled = false
    stage.show(alert)

    #expect(try label("Delete", in: alert).textColor == .tertiaryLabel)
    let row = stage.frame(of: "Delete")
    stage.phone.press(at: CGPoint(x: row.midX, y: row.midY))
    let rows = labels(in: alert.view).compactMap { $0.superview as? AlertRow }
    #expect(rows.count == 2)
    #expect(rows.map(\.isHighlighted) == [false, false])
    stage.phone.slide(to: CGPoint(x: stage.frame(of: "Cancel").midX, y: row.midY))
    #expect(rows.map(\.isHighlighted).contains(true))
    stage.phone.slide(to: CGPoint(x: row.midX, y: 100))
    stage.phone.lift()
    stage.tabs.dismiss(animated: false)
  }

  @Test("an alert stays centered after a rotation", .rule("R-ALR-1"))
  func rotation() {
    let stage = AlertStage()
    let alert = stage.show(stage.alert())

    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)

    #expect(abs(alert.view.frame.midX - stage.phone.window.bounds.midX) < 1)
    #expect(alert.view.frame.width == 270)
    stage.tabs.dismiss(animated: false)
  }
}
