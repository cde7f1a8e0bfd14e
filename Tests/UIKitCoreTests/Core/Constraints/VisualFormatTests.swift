import TestSupport
import Testing

@testable import UIKitCore

@Suite("Visual format") @MainActor
struct VisualFormatTests {
  @Test("a format is parsed into views, predicates and gaps", .rule("R-AL-13"))
  func reading() throws {
    let format = try VisualFormat("V:|-[title(>=80@750, <=other)]-(<=12)-[button]|")

    #expect(format.isVertical)
    #expect(
      format.elements == [
        .edge,
        .view(
          name: "title",
          wishes: [
            .init(relation: .greaterThanOrEqual, operand: .number(80), priority: 750),
            .init(relation: .lessThanOrEqual, operand: .name("other")),
          ]
        ),
        .view(name: "button", wishes: []), .edge,
      ]
    )
    #expect(
      format.gaps == [
        .system, .wishes([.init(relation: .lessThanOrEqual, operand: .number(12))]), .none,
      ]
    )
  }

  @Test(
    "an invalid format throws an error",
    arguments: ["", "[", "[a", "[a]-", "[1]", "H:|-(8-[a]"]
  )
  func failing(text: String) {
    #expect(throws: VisualFormat.Failure.self) { try VisualFormat(text) }
  }

  @Test("the constraints of a format position views", .rule("R-AL-13"))
  func placing() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (title, button) = (UIView(), UIView())
    for view in [title, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    let views = ["title": title, "button": button]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-gap-[title]-[button(60)]-20-|",
        options: [.alignAllTop, .alignAllBottom],
        metrics: ["gap": 10],
        views: views
      )
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-5-[title(40)]",
          metrics: nil,
          views: views
        )
    )

    page.layoutIfNeeded()

    #expect(title.frame == CGRect(x: 10, y: 5, width: 202, height: 40))
    #expect(button.frame == CGRect(x: 220, y: 5, width: 60, height: 40))
  }
}
