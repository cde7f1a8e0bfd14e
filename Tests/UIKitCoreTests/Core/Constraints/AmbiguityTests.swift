import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Ambiguous layout, and baselines of containers") @MainActor
struct AmbiguityTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func add(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    return view
  }

  @Test("a view without a width is ambiguous until it gets one", .rule("R-AL-14"))
  func width() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    #expect(view.hasAmbiguousLayout)

    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test(
    "two views without a relation between their widths are ambiguous",
    .rule("R-AL-14")
  )
  func sharedWidth() {
    let (left, right) = (add(UIView()), add(UIView()))
    NSLayoutConstraint.activate(
      [left, right].flatMap {
        [
          $0.topAnchor.constraint(equalTo: page.topAnchor),
          $0.heightAnchor.constraint(equalToConstant: 44),
        ]
      } + [
        left.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
        right.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      ]
    )
    #expect(left.hasAmbiguousLayout)

    left.widthAnchor.constraint(equalTo: right.widthAnchor).isActive = true
    #expect(!left.hasAmbiguousLayout)
    page.layoutIfNeeded()
    #expect(left.frame.width == 195)
  }

  @Test(
    "a view with a frame of its own is not ambiguous; one without constraints is",
    .rule("R-AL-14")
  )
  func withoutConstraints() {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.addSubview(own)

    #expect(!own.hasAmbiguousLayout)
    #expect(add(UIView()).hasAmbiguousLayout)
  }

  @Test(
    "the baselines of a column are those of its first and last visible labels",
    .rule("R-AL-15")
  )
  func lastLine() {
    let texts = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let column = UIStackView(arrangedSubviews: texts)
    column.axis = .vertical
    let label = UILabel()
    label.text = "Beside"
    NSLayoutConstraint.activate([
      add(column).topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      add(label).leadingAnchor.constraint(equalTo: column.trailingAnchor),
      label.lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor),
    ])

    page.layoutIfNeeded()
    let last = texts[1].convert(texts[1].bounds, to: page)
    #expect(abs(label.frame.minY - last.minY) < 0.01)

    column.forFirstBaselineLayout.isHidden = true
    #expect(column.forFirstBaselineLayout === texts[1])
  }
}
