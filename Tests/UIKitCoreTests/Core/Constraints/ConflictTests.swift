import TestSupport
import Testing

@testable import UIKitCore

/// These tests are serialized because `Log.sink` is global.
@Suite("Conflicting constraints", .serialized) @MainActor
struct ConflictTests {
  @Test(
    "the frame of a view that is added to a stack does not conflict with its constraints",
    .rule("R-AL-12")
  )
  func sizeBeforeStack() {
    var warnings: [String] = []
    Log.sink = { warnings.append($0) }
    defer { Log.sink = nil }
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 72).isActive = true
    let stack = UIStackView(arrangedSubviews: [view, UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)

    stack.layoutIfNeeded()

    #expect(warnings.isEmpty)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 72, height: 50))
  }

  @Test("a conflict is logged in UIKit's words, and the other constraints hold", .rule("R-AL-12"))
  func conflict() {
    var warnings: [String] = []
    Log.sink = { warnings.append($0) }
    defer { Log.sink = nil }
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    narrow.identifier = "narrow"
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([narrow, wide])

    page.layoutIfNeeded()

    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect(warnings.first?.contains("'narrow'") == true)
    #expect(warnings.first?.contains(".width == 200") == true)
    #expect(wide.isActive)
    #expect(view.frame.width == 100)

    narrow.isActive = false
    wide.constant = 201
    page.layoutIfNeeded()
    #expect(view.frame.width == 201)
  }
}
