import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIAlertController: text fields", .releasesEverything) @MainActor
struct AlertFieldTests {
  @Test("an alert edits its first field, and Return moves to the next one", .rule("R-ALR-40"))
  func fields() throws {
    let phone = Simulator(.iPhone15)
    let page = UIViewController()
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
    let alert = UIAlertController(title: "Sign in", message: "To the shop", preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    var entered: [String?] = []
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
        entered = (alert.textFields ?? []).map(\.text)
      }
    )
    page.present(alert, animated: true)
    phone.advance(by: 1)

    let fields = try #require(alert.textFields)
    #expect(fields.count == 2)
    #expect(fields[0].isEditing)
    phone.type("Ada\nsecret")
    #expect(fields[1].isEditing)
    let box = try #require(fields[0].superview)
    let message = alert.view.convert(box.frame, from: box.superview)
    #expect(box.bounds.height == 2 * AlertMetrics.fieldHeight)
    #expect(message.minY > 40)
    try phone.tap("OK")
    phone.advance(by: 1)

    #expect(entered == ["Ada", "secret"])
    #expect(page.presentedViewController == nil)
    ReleaseWitnesses.announce(page, alert)
  }

  @Test("the layout has room for the fields between the message and the actions")
  func layout() {
    var content = AlertLayout.Content()
    content.titleHeight = 20
    content.messageHeight = 16
    content.fieldsHeight = 56
    content.actions = [.init(titleWidth: 30, titleHeight: 20)]
    let layout = AlertLayout(content, in: .init(size: CGSize(width: 390, height: 844)))

    #expect(layout.fields.minY == layout.message.maxY + AlertMetrics.fieldGap)
    #expect(layout.fields.height == 56)
    #expect(layout.header.height == layout.fields.maxY + AlertMetrics.fieldBottom)
    #expect(layout.list.minY > layout.fields.maxY)
  }
}
