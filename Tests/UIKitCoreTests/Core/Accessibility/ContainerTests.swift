import SimulatorKit
import Testing
import UIKitCore

@testable import UIKitCore

@Suite("Accessibility: containers", .rule("R-AX-31"), .serialized) @MainActor
struct ContainerTests {
  private let phone = Simulator(.iPhone15)

  private func box(in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    (parent ?? phone.window).addSubview(view)
    return view
  }

  private func element(_ label: String, in parent: UIView, y: CGFloat = 0) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: y, width: 100, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    parent.addSubview(view)
    return view
  }

  private var root: AccessibilityNode { AccessibilityTree(of: phone.window).root }

  @Test("a view is not a container by default")
  func defaults() {
    let view = UIView()

    #expect(view.accessibilityContainerType == .none)
    #expect(!view.shouldGroupAccessibilityChildren)
    #expect(UIAccessibilityElement(accessibilityContainer: view).isAccessibilityElement)
  }

  @Test("plain views that contain elements are left out of the tree")
  func plainViews() {
    let outer = box()
    _ = element("inner", in: box(in: outer))

    #expect(root.shown.kind == .window)
    #expect(root.children.map(\.element.label) == ["inner"])
  }

  @Test(
    "each container type creates a node with the elements as children",
    arguments: [
      (UIAccessibilityContainerType.list, AccessibilityNode.Kind.list), (.dataTable, .table),
      (.landmark, .landmark), (.semanticGroup, .group),
    ]
  )
  func kinds(type: UIAccessibilityContainerType, kind: AccessibilityNode.Kind) {
    let outer = box()
    outer.accessibilityContainerType = type
    _ = element("first", in: outer)
    _ = element("second", in: outer)

    #expect(root.children.map(\.shown.kind) == [kind])
    #expect(root.children.first?.children.map(\.element.label) == ["first", "second"])
    #expect(AccessibilityTree(of: phone.window).elements.map(\.label) == ["first", "second"])
  }

  @Test("a view that groups its children becomes a group, a modal view a dialog")
  func groups() {
    let group = box()
    group.shouldGroupAccessibilityChildren = true
    #expect(root.children.map(\.shown.kind) == [.group])

    let dialog = box()
    dialog.accessibilityViewIsModal = true
    #expect(root.children.map(\.shown.kind) == [.dialog])
  }

  @Test("tables and collections are lists")
  func lists() {
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )

    #expect(UITableView().accessibilityContainerType == .list)
    #expect(collection.accessibilityContainerType == .list)
  }

  @Test("only direct elements of a tab bar are counted as tabs", .rule("R-AX-3"))
  func positions() {
    let bar = box()
    bar.accessibilityTraits = .tabBar
    _ = element("Home", in: bar)
    let extra = box(in: bar)
    extra.accessibilityContainerType = .semanticGroup
    _ = element("Extra", in: extra)
    _ = element("Mail", in: bar)

    let positions = root.children.first?.children.map(\.shown.position)

    #expect(root.children.first?.shown.kind == .tabBar)
    #expect(positions == [.init(number: 1, count: 2), nil, .init(number: 2, count: 2)])
    #expect(
      phone.elements.map(\.spokenText) == ["Home, tab, 1 of 2", "Extra", "Mail, tab, 2 of 2"]
    )
  }

  @Test("a static text in a tab bar is not a tab", .rule("R-AX-3"))
  func texts() {
    let bar = box()
    bar.accessibilityTraits = .tabBar
    _ = element("Home", in: bar)
    element("New here", in: bar).accessibilityTraits = .staticText

    #expect(phone.elements.map(\.spokenText) == ["Home, tab, 1 of 1", "New here"])
  }

  @Test("an element that is scrolled out of view is listed as off screen")
  func offScreen() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    phone.window.addSubview(scrollView)
    _ = element("seen", in: scrollView)
    _ = element("below", in: scrollView, y: 500)

    #expect(root.elements.map(\.shown.isOnScreen) == [true, false])
  }

  @Test("an object has the same identity each time the tree is read")
  func identity() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    cell.textLabel?.text = "Row"
    cell.contentView.addSubview(UISwitch())
    phone.window.addSubview(cell)

    #expect(root.children.map(\.identity) == root.children.map(\.identity))
    #expect(root.children.count == 2)
  }
}
