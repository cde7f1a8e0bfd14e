import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

/// Writes down the calls that a view gets on its way through trees and windows.
private final class RecordingView: UIView {
  let journal: Journal
  let name: String

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    journal.record("\(name) will superview \(newSuperview == nil ? "-" : "+")")
  }
  override func didMoveToSuperview() {
    journal.record("\(name) did superview \(superview == nil ? "-" : "+")")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    journal.record("\(name) will window \(newWindow == nil ? "-" : "+")")
  }
  override func didMoveToWindow() {
    journal.record("\(name) did window \(window == nil ? "-" : "+")")
  }
  override func didAddSubview(_ subview: UIView) { journal.record("\(name) added") }
  override func willRemoveSubview(_ subview: UIView) { journal.record("\(name) removes") }
}

@MainActor @Suite("UIView: view hierarchy") struct ViewTreeTests {
  private func tags(of view: UIView) -> [Int] { view.subviews.map(\.tag) }

  private func family(_ count: Int) -> UIView {
    let parent = UIView()
    for tag in 1...count {
      let view = UIView()
      view.tag = tag
      parent.addSubview(view)
    }
    return parent
  }

  @Test("subviews and their layers are ordered from back to front")
  func order() {
    let parent = family(3)

    parent.bringSubviewToFront(parent.subviews[0])
    #expect(tags(of: parent) == [2, 3, 1])
    parent.sendSubviewToBack(parent.subviews[1])
    #expect(tags(of: parent) == [3, 2, 1])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(tags(of: parent) == [1, 2, 3])

    #expect(parent.layer.sublayers?.map { ($0.delegate as? UIView)?.tag } == [1, 2, 3])
  }

  @Test("a view can be inserted by index, below and above a sibling")
  func insertion() {
    let parent = family(2)
    let view = UIView()
    view.tag = 9

    parent.insertSubview(view, at: 0)
    #expect(tags(of: parent) == [9, 1, 2])
    parent.insertSubview(view, aboveSubview: parent.subviews[1])
    #expect(tags(of: parent) == [1, 9, 2])
    parent.insertSubview(view, aboveSubview: parent.subviews[2])
    #expect(tags(of: parent) == [1, 2, 9])
    parent.insertSubview(view, belowSubview: parent.subviews[0])
    #expect(tags(of: parent) == [9, 1, 2])
    parent.insertSubview(view, at: 99)
    #expect(tags(of: parent) == [1, 2, 9])
  }

  @Test("a layer without a view keeps its position among the layers of subviews")
  func layerWithoutView() {
    let parent = family(1)
    let layer = CALayer()
    parent.layer.insertSublayer(layer, at: 0)

    parent.insertSubview(UIView(), at: 0)

    #expect(parent.layer.sublayers?.first === layer)
    #expect(parent.layer.sublayers?.count == 3)
  }

  @Test("window methods are called before superview methods, will before did")
  func entering() {
    let journal = Journal()
    let phone = Simulator(.iPhone15)
    let (parent, child) = (RecordingView("parent", journal), RecordingView("child", journal))
    phone.window.addSubview(parent)
    journal.clear()

    parent.addSubview(child)
    #expect(
      journal.lines == [
        "child will window +", "child will superview +", "child did window +",
        "child did superview +", "parent added",
      ]
    )

    journal.clear()
    child.removeFromSuperview()
    #expect(
      journal.lines == [
        "child will window -", "child will superview -", "parent removes", "child did window -",
        "child did superview -",
      ]
    )
  }

  @Test("the window is also set in descendants of the view that moves")
  func depth() {
    let phone = Simulator(.iPhone15)
    let parent = family(1)

    phone.window.addSubview(parent)
    #expect(parent.subviews[0].window === phone.window)

    parent.removeFromSuperview()
    #expect(parent.subviews[0].window == nil)
  }

  @Test("a view is in its window when its traits change with it", .rule("R-TRAIT-5"))
  func windowDuringTraitChange() {
    let phone = Simulator(.iPhone15)
    phone.window.overrideUserInterfaceStyle = .dark
    let view = UIView()
    var windows: [UIWindow?] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      windows.append(view.window)
    }

    phone.window.addSubview(view)

    #expect(windows == [phone.window])
  }

  @Test("adding a view to another superview removes it from the previous one")
  func moving() {
    let (old, new) = (family(1), UIView())
    let view = old.subviews[0]

    new.addSubview(view)

    #expect(old.subviews.isEmpty)
    #expect(view.superview === new)
    #expect(view.isDescendant(of: new))
    #expect(!view.isDescendant(of: old))
  }

  @Test("viewWithTag(_:) searches depth first, including the view itself")
  func tags() {
    let parent = family(2)
    parent.tag = 7
    let inner = UIView()
    inner.tag = 2
    parent.subviews[0].addSubview(inner)

    #expect(parent.viewWithTag(7) === parent)
    #expect(parent.viewWithTag(2) === inner)
    #expect(parent.viewWithTag(5) == nil)
  }

  @Test("adding a view to its own descendant is ignored")
  func circle() {
    let parent = family(1)
    let child = parent.subviews[0]

    child.addSubview(parent)

    #expect(parent.superview == nil)
    #expect(child.superview === parent)
  }

  @Test("indices out of range are ignored")
  func badIndices() {
    let parent = family(2)
    parent.exchangeSubview(at: 0, withSubviewAt: 5)
    parent.insertSubview(UIView(), at: -3)
    #expect(tags(of: parent) == [0, 1, 2])
  }

  @Test("a view hierarchy is released with its root view")
  func release() {
    expectReleased {
      let parent = family(2)
      return [parent] + parent.subviews
    }
  }
}
