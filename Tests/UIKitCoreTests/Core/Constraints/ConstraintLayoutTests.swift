import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Constraint layout") @MainActor
struct ConstraintLayoutTests {
  private let page: UIView

  init() { page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

  private func add(_ given: UIView? = nil, to superview: UIView? = nil) -> UIView {
    let view = given ?? UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? page).addSubview(view)
    return view
  }

  @Test("edges pinned to the superview follow its size", .rule("R-AL-1"))
  func pinnedEdges() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 358, height: 44))

    page.frame.size.width = 320
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 288, height: 44))
  }

  @Test("leading and trailing edges are swapped in right-to-left layout", .rule("R-AL-2"))
  func rightToLeft() {
    let view = add()
    page.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: page.topAnchor),
      view.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])

    page.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 280, y: 0, width: 100, height: 844))
  }

  @Test(
    "views have their intrinsic size; without room, the least resistant one shrinks",
    .rule("R-AL-3")
  )
  func contentSize() {
    let short = add(SizedView(CGSize(width: 100, height: 20)))
    let long = add(SizedView(CGSize(width: 400, height: 20)))
    long.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      short.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      long.leadingAnchor.constraint(equalTo: short.trailingAnchor, constant: 8),
      long.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor),
      short.topAnchor.constraint(equalTo: page.topAnchor),
      long.centerYAnchor.constraint(equalTo: short.centerYAnchor),
    ])

    page.layoutIfNeeded()

    #expect(short.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(long.frame == CGRect(x: 108, y: 0, width: 282, height: 20))
  }

  @Test(
    "a label wraps at its constrained width and gets the height it needs",
    .rule("R-AL-4")
  )
  func wrappingLabel() {
    _ = Simulator()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Constraints decide the width. ", count: 8)
    let below = add()
    _ = add(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: page.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])

    page.layoutIfNeeded()

    #expect(label.frame.width == 350)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 350, height: 0)).height)
    #expect(label.frame.height > 60)
    #expect(below.frame.minY == label.frame.maxY + 8)
  }

  @Test("views at different depths are compared in one coordinate system", .rule("R-AL-1"))
  func depths() {
    let box = add()
    let inner = add(to: box)
    let beside = add()
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 50),
      box.topAnchor.constraint(equalTo: page.topAnchor, constant: 70),
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 200),
      inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
      beside.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      beside.topAnchor.constraint(equalTo: inner.bottomAnchor),
      beside.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      beside.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])

    page.layoutIfNeeded()

    #expect(inner.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    #expect(beside.frame == CGRect(x: 200, y: 220, width: 190, height: 624))
  }

  @Test("a constraint reaches through a view with a frame of its own", .rule("R-AL-5"))
  func reachingThrough() {
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    page.addSubview(card)
    let inner = add(to: card)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
      inner.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    page.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 290, height: 10))

    card.frame.origin.x = 200
    page.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 190, height: 10))
  }

  @Test("a sibling with a frame of its own can be constrained to", .rule("R-AL-5"))
  func framedSibling() {
    let framed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    page.addSubview(framed)
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: framed.trailingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: framed.topAnchor),
      view.widthAnchor.constraint(equalTo: framed.widthAnchor),
      view.heightAnchor.constraint(equalTo: framed.heightAnchor),
    ])
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 65, y: 10, width: 50, height: 50))

    framed.frame = CGRect(x: 0, y: 100, width: 80, height: 20)
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 85, y: 100, width: 80, height: 20))
  }

  @Test("a changed constant moves dependent views, also inside an animation", .rule("R-AL-6"))
  func changedConstant() {
    let phone = Simulator()
    let root = UIViewController()
    phone.window.rootViewController = root
    let view = add(to: root.view)
    let top = view.topAnchor.constraint(equalTo: root.view.topAnchor)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.advance(by: 0.1)

    top.constant = 100
    UIView.animate(withDuration: 1) { root.view.layoutIfNeeded() }

    #expect(view.frame.minY == 100)
    phone.advance(by: 0.5)
    let shown = view.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 10 && shown < 90)
  }

  @Test("safe area, margins and custom layout guides can be constrained to", .rule("R-AL-7"))
  func guides() {
    let phone = Simulator(.iPhone15)
    let root = UIViewController()
    phone.window.rootViewController = root
    let gap = UILayoutGuide()
    root.view.addLayoutGuide(gap)
    let (first, second) = (add(to: root.view), add(to: root.view))
    let safeArea = root.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: safeArea.topAnchor),
      first.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor),
      first.heightAnchor.constraint(equalToConstant: 50),
      gap.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      gap.trailingAnchor.constraint(equalTo: second.leadingAnchor),
      gap.widthAnchor.constraint(equalToConstant: 30),
      second.trailingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.trailingAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
    phone.advance(by: 0.1)

    let insets = root.view.safeAreaInsets
    #expect(first.frame.minY == insets.top)
    #expect(second.frame.maxY == root.view.bounds.maxY - insets.bottom)
    #expect(first.frame.minX == root.view.layoutMargins.left)
    #expect(gap.layoutFrame.minX == first.frame.maxX)
    #expect(gap.layoutFrame.width == 30)
    #expect(abs(first.frame.width - second.frame.width) <= 1)

    root.additionalSafeAreaInsets.top = 40
    phone.advance(by: 0.1)
    #expect(first.frame.minY == insets.top + 40)
  }

  @Test(
    "a scroll view's guides are its content and its frame",
    .rule("R-AL-8"),
    .defaults("UIScrollView.contentLayoutGuide", "UIScrollView.frameLayoutGuide"),
    .member("UIScrollView.contentLayoutGuide", "UIScrollView.frameLayoutGuide")
  )
  func scrollGuides() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    page.addSubview(scrollView)
    #expect(scrollView.contentLayoutGuide.layoutFrame == .zero)
    #expect(scrollView.frameLayoutGuide.layoutFrame == scrollView.bounds)
    let content = add(to: scrollView)
    let fixed = add(to: scrollView)
    NSLayoutConstraint.activate([
      scrollView.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 300),
      scrollView.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 900),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      fixed.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 10),
      fixed.heightAnchor.constraint(equalToConstant: 20),
    ])
    page.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
    #expect(content.frame.height == 900)
    #expect(fixed.frame.minY == 10)

    scrollView.contentOffset.y = 300
    page.layoutIfNeeded()
    #expect(fixed.frame.minY == 310)
    #expect(content.frame.minY == 0)
  }

  @Test("constraints to a scroll view's edges determine its content size", .rule("R-AL-8"))
  func scrollContent() {
    let scrollView = UIScrollView()
    _ = add(scrollView)
    let content = add(to: scrollView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: page.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])

    page.layoutIfNeeded()

    #expect(scrollView.frame == page.bounds)
    #expect(content.frame == CGRect(x: 0, y: 10, width: 390, height: 2000))
    #expect(scrollView.contentSize == CGSize(width: 390, height: 2020))
  }

  @Test("a removed view loses its constraints to views outside of it", .rule("R-AL-9"))
  func leaving() {
    let view = add()
    let out = view.leadingAnchor.constraint(equalTo: page.leadingAnchor)
    let own = view.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([out, own])

    view.removeFromSuperview()

    #expect(!out.isActive)
    #expect(own.isActive)
    #expect(page.constraints.isEmpty)

    page.addSubview(view)
    page.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  @Test(
    "systemLayoutSizeFitting returns the fitting size without changing frames",
    .rule("R-AL-10")
  )
  func fittingSize() {
    let card = UIView()
    let content = add(SizedView(CGSize(width: 120, height: 30)), to: card)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
    ])

    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 140, height: 40)
    )
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ) == CGSize(width: 300, height: 40)
    )
    #expect(card.frame == .zero)
  }

  @Test("updateConstraints is called before layout, for the deepest views first", .rule("R-AL-11"))
  func updating() {
    let journal = Journal()
    let outer = UpdatingView(name: "outer", journal)
    let inner = UpdatingView(name: "inner", journal)
    page.addSubview(outer)
    outer.addSubview(inner)
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()

    page.layoutIfNeeded()
    page.layoutIfNeeded()

    #expect(journal.lines == ["inner", "outer"])
  }

  @Test("views and constraints are released")
  func release() {
    expectReleased {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
      let constraint = view.leadingAnchor.constraint(
        equalTo: page.safeAreaLayoutGuide.leadingAnchor
      )
      constraint.isActive = true
      page.layoutIfNeeded()
      return [page, view, constraint]
    }
  }
}

/// A view with a fixed intrinsic content size.
private final class SizedView: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

private final class UpdatingView: UIView {
  private let name: String
  private let journal: Journal

  init(name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    journal.record(name)
    super.updateConstraints()
  }
}
