import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Bad input: constraints") @MainActor
struct OddConstraintTests {
  private let page: UIView

  init() { page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

  private func add() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    return view
  }

  @Test(
    "constants that are not finite are ignored",
    arguments: [CGFloat.nan, .infinity, -.infinity]
  )
  func numbers(number: CGFloat) {
    let view = add()
    let width = view.widthAnchor.constraint(equalToConstant: number)
    width.isActive = true
    page.layoutIfNeeded()
    #expect(view.frame.width == 0)

    width.constant = 50
    width.constant = number
    page.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test("negative sizes become zero")
  func negativeSize() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 300),
      view.trailingAnchor.constraint(equalTo: page.leadingAnchor, constant: 100),
    ])
    page.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  @Test("two views that are each wider than the other get finite widths")
  func cycle() {
    let (first, second) = (add(), add())
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalTo: second.widthAnchor, constant: 1),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, constant: 1),
    ])
    page.layoutIfNeeded()
    #expect(first.frame.width.isFinite && second.frame.width.isFinite)
  }

  @Test("the views of an active constraint may be released")
  func released() {
    var constraint: NSLayoutConstraint?
    do {
      let view = add()
      constraint = view.widthAnchor.constraint(equalToConstant: 10)
      constraint?.isActive = true
      view.removeFromSuperview()
    }
    page.layoutIfNeeded()
    #expect(constraint?.firstItem == nil)
    constraint?.constant = 20
    constraint?.isActive = false
  }

  @Test("a constraint may be activated and deactivated a thousand times")
  func toggling() {
    let view = add()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    for turn in 0..<1000 {
      width.isActive = turn % 2 == 0
      page.layoutIfNeeded()
    }
    width.isActive = true
    page.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }
}
