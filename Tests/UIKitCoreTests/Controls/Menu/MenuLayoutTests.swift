import TestSupport
import Testing

@testable import UIKitCore

@Suite("MenuPlacement")
struct MenuPlacementTests {
  private let room = CGRect(x: 16, y: 60, width: 358, height: 700)

  private func place(_ source: CGRect, height: CGFloat = 200) -> MenuPlacement.Result {
    MenuPlacement(room: room, source: source).place(CGSize(width: 250, height: height))
  }

  @Test("a menu is below its source, or above it", .rule("R-MENU-2"))
  func sides() {
    let below = place(CGRect(x: 20, y: 100, width: 60, height: 40))
    let above = place(CGRect(x: 20, y: 700, width: 60, height: 40))

    #expect(below == .init(frame: CGRect(x: 20, y: 148, width: 250, height: 200), isAbove: false))
    #expect(above == .init(frame: CGRect(x: 20, y: 492, width: 250, height: 200), isAbove: true))
  }

  @Test("a menu is at the side of its source, inside the margins", .rule("R-MENU-2"))
  func alignment() {
    #expect(place(CGRect(x: 0, y: 100, width: 40, height: 40)).frame.minX == 16)
    #expect(place(CGRect(x: 350, y: 100, width: 40, height: 40)).frame.maxX == 374)
    #expect(place(CGRect(x: 175, y: 100, width: 40, height: 40)).frame.midX == 195)
  }

  @Test("a long menu is shortened, or covers its source", .rule("R-MENU-2"))
  func long() {
    let shortened = place(CGRect(x: 20, y: 300, width: 60, height: 40), height: 2000)
    let covering = place(CGRect(x: 20, y: 60, width: 60, height: 700), height: 300)

    #expect(shortened.frame.height == 412)
    #expect(covering.frame.height == 300)
    #expect(room.contains(covering.frame))
  }

  @Test("the first row of a submenu covers its row", .rule("R-MENU-15"))
  func submenu() {
    let placement = MenuPlacement(room: room, source: .zero)
    let parent = CGRect(x: 100, y: 200, width: 250, height: 200)
    let row = CGRect(x: 100, y: 300, width: 250, height: 44)
    let low = row.offsetBy(dx: 0, dy: 400)

    #expect(placement.place(submenu: 176, over: row, of: parent).minY == 300)
    #expect(placement.place(submenu: 176, over: low, of: parent).maxY == 760)
  }
}

@MainActor @Suite("MenuRow")
struct MenuRowTests {
  private func symbolSize(
    _ image: UIImage?,
    _ category: UIContentSizeCategory
  ) -> CGSize? {
    let row = MenuRow {}
    row.frame.size = CGSize(width: 320, height: 60)
    row.show(
      MenuList.Item(title: "Copy", image: image),
      hasChecks: false,
      traits: UITraitCollection(preferredContentSizeCategory: category)
    )
    row.layoutIfNeeded()
    let views = row.subviews.compactMap { $0 as? UIImageView }
    return views.first { $0.image != nil }?.bounds.size
  }

  @Test("symbols grow with the text, unless they have a size", .rule("R-MENU-17"))
  func symbols() throws {
    let symbol = UIImage(systemName: "star")
    let sized = UIImage(
      systemName: "star",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)
    )
    let normal = try #require(symbolSize(symbol, .large))
    let large = try #require(symbolSize(symbol, .accessibilityExtraExtraExtraLarge))

    #expect(normal == symbol?.size)
    #expect(abs(large.width - normal.width * 1.5) <= 1)
    #expect(symbolSize(sized, .accessibilityLarge) == sized?.size)
  }
}

@Suite("MenuListLayout")
struct MenuListLayoutTests {
  @Test("sections are separated by bands, rows by hairlines", .rule("R-MENU-11"))
  func sections() {
    let layout = MenuListLayout(
      sections: [.init(rows: [20, 20]), .init(titleHeight: 16, rows: [20])],
      width: 250,
      hairline: 0.5
    )

    #expect(layout.bands == [CGRect(x: 0, y: 88.5, width: 250, height: 8)])
    #expect(layout.titles[1] == CGRect(x: 0, y: 96.5, width: 250, height: 32))
    #expect(layout.rows.count == 3)
    #expect(layout.rows[2].minY == 129)
    #expect(layout.height == 173)
  }

  @Test("the first row of a submenu belongs to its first section", .rule("R-MENU-15"))
  func header() {
    let layout = MenuListLayout(
      header: 20,
      sections: [.init(rows: [20, 20])],
      width: 250,
      hairline: 0.5
    )

    #expect(layout.rows.map(\.minY) == [0, 44.5, 89])
    #expect(layout.bands.isEmpty)
  }

  @Test("small elements are beside each other in full lines", .rule("R-MENU-13"))
  func cells() {
    let section = MenuListLayout.Section(
      rows: [0, 0, 0, 0, 0],
      columns: 4,
      cellHeight: 48
    )
    let layout = MenuListLayout(sections: [section], width: 240, hairline: 0.5)
    let mirrored = MenuListLayout(
      sections: [section],
      width: 240,
      hairline: 0.5,
      isRightToLeft: true
    )

    #expect(layout.rows[3] == CGRect(x: 180, y: 0, width: 60, height: 48))
    #expect(layout.rows[4] == CGRect(x: 0, y: 48.5, width: 240, height: 48))
    #expect(mirrored.rows[0].minX == 180)
  }

  @Test("a lifted view stays in its place as far as the menu permits", .rule("R-MENU-41"))
  func lifting() {
    let room = PreviewLayout.Room(size: CGSize(width: 390, height: 844))
    func layout(_ source: CGRect) -> PreviewLayout {
      PreviewLayout(
        lifting: PreviewLayout.Content(preferredSize: source.size, menuHeight: 200, source: source),
        in: room
      )
    }
    let upper = layout(CGRect(x: 40, y: 100, width: 100, height: 60))
    let lower = layout(CGRect(x: 40, y: 740, width: 100, height: 60))

    #expect(abs(upper.platter.width - 116) < 0.01)
    #expect(upper.platter.midX == 90)
    #expect(upper.menu?.minY == upper.platter.maxY + 16)
    #expect(lower.menu?.maxY == lower.platter.minY - 16)
  }
}

@Suite("MenuContents") @MainActor
struct MenuContentsTests {
  private func action(
    _ title: String,
    _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction { UIAction(title: title, attributes: attributes, state: state) { _ in } }

  private func contents(_ menu: UIMenu, isReversed: Bool = false) -> MenuContents {
    MenuContents(menu, isReversed: isReversed) { $0.title == "Possible" }
  }

  @Test("inline menus are sections, hidden elements are left out", .rule("R-MENU-11"))
  func sections() {
    let menu = UIMenu(children: [
      action("A"), action("B", .hidden),
      UIMenu(title: "Group", options: .displayInline, children: [action("C")]),
      UIMenu(title: "Empty"), action("D"), UICommand(title: "Possible", action: "copy:"),
      UICommand(title: "Impossible", action: "copy:"),
    ])

    let list = contents(menu).list(.none)

    #expect(list.sections.map { $0.items.map(\.title) } == [["A"], ["C"], ["D", "Possible"]])
    #expect(list.sections.map(\.title) == [nil, "Group", nil])
    #expect(contents(menu).elements.map(\.title) == ["A", "C", "D", "Possible"])
  }

  @Test("items show states and attributes", .rule("R-MENU-12"))
  func items() {
    let menu = UIMenu(children: [
      action("On", state: .on), action("Mixed", state: .mixed), action("Off", .disabled),
      action("Delete", .destructive), UIMenu(title: "More", children: [action("A")]),
    ])

    let items = contents(menu).list(.none).items

    #expect(items.map(\.isChecked) == [true, false, false, false, false])
    #expect(items.map(\.isMixed) == [false, true, false, false, false])
    #expect(items.map(\.isEnabled) == [true, true, false, true, true])
    #expect(items[3].isDestructive)
    #expect(items[4].opensList)
    #expect(contents(menu).list(.none).isIndented)
  }

  @Test("sizes and palettes arrange the elements", .rule("R-MENU-13"))
  func arrangements() {
    let menu = UIMenu(
      preferredElementSize: .medium,
      children: [
        action("A"), UIMenu(options: [.displayInline, .displayAsPalette], children: [action("B")]),
      ]
    )

    #expect(contents(menu).list(.none).sections.map(\.arrangement) == [.medium, .palette])
    #expect(menu.replacingChildren([]).preferredElementSize == .medium)
  }

  @Test("the order can be reversed", .rule("R-MENU-14"))
  func reversed() {
    let menu = UIMenu(children: [
      action("A"), action("B"), UIMenu(options: .displayInline, children: [action("C")]),
    ])

    #expect(contents(menu, isReversed: true).elements.map(\.title) == ["C", "B", "A"])
    #expect(contents(menu, isReversed: true).list(.none).items.map(\.title) == ["C", "B", "A"])
  }

  @Test("selected elements are those of the menu and its inline menus", .rule("R-MENU-21"))
  func selection() {
    let on = action("On", state: .on)
    let menu = UIMenu(children: [action("A"), UIMenu(options: .displayInline, children: [on])])

    #expect(menu.selectedElements.map(\.title) == ["On"])
    #expect(menu.selectionGroup(of: on, selectsAll: false).isEmpty)
    #expect(menu.selectionGroup(of: on, selectsAll: true).count == 2)
  }
}
