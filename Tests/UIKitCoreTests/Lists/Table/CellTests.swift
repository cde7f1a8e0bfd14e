import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Cells", .releasesEverything) struct CellTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(
    "a row is 44 points high, its text is inset by 16 points, and so is the separator",
    .rule("R-TBL-12", "R-TBL-20", "R-TBL-21")
  )
  func metrics() throws {
    let stage = TableStage([3])
    let cell = try #require(stage.table.cellForRow(at: path(0)))

    #expect(cell.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 358, height: 44))
    let line = try #require(cell.parts.lineBelow)
    #expect(line.frame == CGRect(x: 16, y: 43.5, width: 374, height: 0.5))
    #expect(cell.contentView.layoutMargins.left == 16)
  }

  @Test("wide tables have an inset of 20 points", .rule("R-TBL-20"))
  func wide() {
    let stage = TableStage([3], on: Device(size: CGSize(width: 428, height: 900), scale: 2))
    #expect(stage.table.cellForRow(at: path(0))?.textLabel?.frame.minX == 20)
  }

  @Test("separator insets can be added to the automatic ones", .rule("R-TBL-21"))
  func automaticInsets() throws {
    let stage = TableStage([3]) {
      $0.separatorInsetReference = .fromAutomaticInsets
      $0.separatorInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 20)
    }

    let line = try #require(stage.table.cellForRow(at: path(0))?.parts.lineBelow)
    #expect(line.frame == CGRect(x: 28, y: 43.5, width: 342, height: 0.5))
  }

  @Test("accessories are at the trailing edge, and the content ends before them", .rule("R-TBL-22"))
  func accessories() throws {
    let stage = TableStage([4])
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    stage.source.onCell = { cell, path in
      cell.accessoryView = path.row == 3 ? box : nil
      cell.accessoryType = [.none, .disclosureIndicator, .checkmark, .detailButton][path.row]
    }
    stage.table.reloadData()
    stage.rest()

    let cells = stage.table.visibleCells
    #expect(cells[0].contentView.frame.width == 390)
    for cell in cells.dropFirst() {
      let accessory = try #require(cell.shownAccessory)
      #expect(accessory.frame.maxX == 374)
      #expect(cell.contentView.frame.maxX == accessory.frame.minX)
    }
    #expect(box.superview === cells[3] && box.frame.size == CGSize(width: 50, height: 30))
  }

  @Test("in right-to-left layouts everything is mirrored", .rule("R-TBL-23"))
  func rightToLeft() throws {
    let stage = TableStage([2])
    stage.source.onCell = { cell, _ in cell.accessoryType = .disclosureIndicator }
    stage.table.reloadData()
    stage.phone.layoutDirection = .rightToLeft
    stage.rest()

    let cell = try #require(stage.table.cellForRow(at: path(0)))
    #expect(cell.shownAccessory?.frame.minX == 16)
    #expect(cell.contentView.frame.maxX == 390)
    #expect(cell.parts.lineBelow?.frame.minX == 0)
    #expect(cell.textLabel.map { $0.frame.maxX + cell.contentView.frame.minX } == 374)
  }

  @Test("row heights follow the text size", .rule("R-TBL-12", "R-TBL-24"))
  func textSize() throws {
    let stage = TableStage([5])
    stage.phone.textScale = 2
    stage.rest()

    let cell = try #require(stage.table.cellForRow(at: path(0)))
    let text = try #require(cell.textLabel)
    #expect(text.font.pointSize > 30)
    #expect(cell.frame.height >= text.font.lineHeight + 20)
    #expect(stage.isConsistent)
  }

  @Test("constraints in the content view determine a row's height", .rule("R-TBL-12"))
  func constraints() {
    let stage = TableStage([5])
    stage.source.onCell = { cell, path in
      guard cell.contentView.viewWithTag(7) == nil else { return }
      let box = UIView()
      box.tag = 7
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: CGFloat(60 + path.row * 10)),
      ])
    }
    stage.table.reloadData()
    stage.rest()
    stage.table.reloadData()
    stage.rest()

    let heights = stage.table.visibleCells.map(\.frame.height).sorted()
    #expect(heights == [60, 70, 80, 90, 100])
    #expect(stage.isConsistent)
  }

  @Test(
    "a highlighted or selected row is gray, unless its selection style is none",
    .rule("R-TBL-47")
  )
  func selectedLook() throws {
    let stage = TableStage([3])
    let cell = try #require(stage.table.cellForRow(at: path(1)))

    stage.tap(1)
    #expect(cell.parts.grey?.superview === cell && cell.textLabel?.isHighlighted == true)
    stage.table.deselectRow(at: path(1), animated: true)
    stage.rest()
    #expect(cell.parts.grey?.superview == nil && cell.textLabel?.isHighlighted == false)

    cell.selectionStyle = .none
    stage.tap(1)
    #expect(cell.parts.grey?.superview == nil && cell.isSelected)
    let own = UIView()
    cell.selectionStyle = .default
    cell.selectedBackgroundView = own
    #expect(own.superview === cell)
  }

  @Test("the separators at both sides of a selected row are hidden", .rule("R-TBL-104"))
  func linesBesideSelection() throws {
    let stage = TableStage([4])
    func hidden() -> [Bool] {
      (0..<4).map { stage.table.cellForRow(at: path($0))?.parts.lineBelow?.isHidden == true }
    }
    #expect(hidden() == [false, false, false, false])
    stage.tap(2)
    #expect(hidden() == [false, true, true, false])
    stage.table.deselectRow(at: path(2), animated: false)
    #expect(hidden() == [false, false, false, false])

    stage.table.cellForRow(at: path(1))?.selectionStyle = .none
    stage.tap(1)
    #expect(hidden() == [false, false, false, false])
    stage.table.cellForRow(at: path(0))?.isHighlighted = true
    #expect(hidden() == [true, false, false, false])
  }

  @Test("the separator follows a selected row that appears or moves", .rule("R-TBL-104"))
  func linesBesideMovingSelection() {
    let stage = TableStage([40])
    func isHidden(_ row: Int) -> Bool? {
      stage.table.cellForRow(at: path(row))?.parts.lineBelow?.isHidden
    }
    stage.table.selectRow(at: path(30), animated: false, scrollPosition: .none)
    stage.table.scrollToRow(at: path(30), at: .middle, animated: false)
    stage.advance(by: 0.1)
    #expect(isHidden(29) == true && isHidden(30) == true && isHidden(28) == false)

    stage.source.rows[0].remove(at: 29)
    stage.table.deleteRows(at: [path(29)], with: .none)
    stage.rest()
    #expect(isHidden(28) == true && isHidden(29) == true && isHidden(30) == false)
  }

  @Test("the line at the end of a group stays beside a selected row", .rule("R-TBL-104"))
  func lineAtEndOfGroup() throws {
    let stage = TableStage([2], style: .grouped)
    stage.tap(1)
    let last = try #require(stage.table.cellForRow(at: path(1)))
    #expect(last.parts.lineBelow?.isHidden == false)
    #expect(stage.table.cellForRow(at: path(0))?.parts.lineBelow?.isHidden == true)
    // R-MENU-50: neither line belongs to the part that is lifted.
    #expect(last.liftedPart == CGRect(x: 0, y: 0, width: 390, height: last.bounds.height - 0.5))
    let first = try #require(stage.table.cellForRow(at: path(0)))
    #expect(first.liftedPart == CGRect(x: 0, y: 0.5, width: 390, height: first.bounds.height - 1))
  }

  @Test("a row is one accessibility element with its text and traits", .rule("R-TBL-90"))
  func accessibility() throws {
    let stage = TableStage([2])
    stage.tap(1)
    let elements = stage.phone.elements

    #expect(elements.map(\.label) == ["0.0", "0.1"])
    #expect(elements[1].traits == [.button, .selected])
  }

  @Test("controls in a row are separate accessibility elements", .rule("R-TBL-91"))
  func pressable() {
    let stage = TableStage([1])
    let toggle = UISwitch()
    toggle.accessibilityLabel = "On"
    stage.source.onCell = { cell, _ in cell.accessoryView = toggle }
    stage.table.reloadData()
    stage.rest()

    #expect(stage.phone.elements.map(\.label) == ["0.0", "On"])
  }

  @Test("rows are accessible from top to bottom, whichever cells they use", .rule("R-TBL-90"))
  func order() {
    let stage = TableStage([100])
    for offset in stride(from: CGFloat(0), to: 2000, by: 130) {
      stage.table.contentOffset.y = offset
      stage.phone.advance(by: 0.1)
    }

    #expect(stage.phone.elements.map(\.label) == stage.titles)
  }

  @Test("inset groups have rounded corners", .rule("R-TBL-15", "R-TBL-16"))
  func insetGroups() throws {
    let stage = TableStage([3, 1], style: .insetGrouped)
    let cells = stage.table.visibleCells

    #expect(cells[0].frame.minX == 16 && cells[0].frame.width == 358)
    #expect(cells[0].layer.cornerRadius == 10 && cells[1].layer.cornerRadius == 0)
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].parts.lineBelow == nil && cells[1].parts.lineBelow != nil)
    #expect(cells[3].layer.maskedCorners.rawValue == 15)
    #expect(cells[0].frame.minY == 35)
    #expect(cells[3].frame.minY - cells[2].frame.maxY == 35)
  }

  @Test("labels are laid out again when their texts change", .rule("R-TBL-28"))
  func changedTexts() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.textLabel?.text = "Oak"
    cell.detailTextLabel?.text = "Old"
    cell.layoutIfNeeded()
    let narrow = try #require(cell.textLabel?.frame.width)

    cell.textLabel?.text = "Evening primrose"
    cell.detailTextLabel?.text = "Flowers at dusk"
    cell.layoutIfNeeded()

    for label in [cell.textLabel, cell.detailTextLabel] {
      let label = try #require(label)
      #expect(label.frame.width >= label.intrinsicContentSize.width)
      #expect(label.frame.width > narrow)
    }
  }

  @Test("labels of headers are laid out again when their texts change", .rule("R-TBL-28"))
  func changedHeaderTexts() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    header.textLabel?.text = "A"
    header.detailTextLabel?.text = "A"
    header.layoutIfNeeded()

    header.detailTextLabel?.text = "All entries"
    header.layoutIfNeeded()

    let label = try #require(header.detailTextLabel)
    #expect(label.frame.width >= label.intrinsicContentSize.width)
  }

  @Test("symbols follow the text size, unless they have a size of their own", .rule("R-TBL-103"))
  func symbolSize() throws {
    let stage = TableStage([3])
    let own = UIImage.SymbolConfiguration(pointSize: 17)
    stage.source.onCell = { cell, path in
      guard path.row > 0 else {
        cell.imageView?.image = UIImage(systemName: "house")
        return
      }
      var content = cell.defaultContentConfiguration()
      content.image = UIImage(systemName: "house", withConfiguration: path.row == 2 ? own : nil)
      cell.contentConfiguration = content
    }
    stage.table.reloadData()
    stage.rest()
    func heights() -> [CGFloat] {
      stage.table.visibleCells.map { cell in
        let content = cell.configurations.contentView?.subviews ?? cell.contentView.subviews
        return content.compactMap { $0 as? UIImageView }.first?.frame.height ?? 0
      }
    }
    let before = heights()
    #expect(Set(before).count == 1)

    stage.phone.textScale = 1.6
    stage.rest()

    let after = heights()
    #expect(after[0] > before[0] * 1.4 && after[1] > before[1] * 1.4)
    #expect(after[2] == before[2])
  }

  @Test("texts beside symbols of different widths are aligned", .rule("R-TBL-27"))
  func symbolColumn() throws {
    let stage = TableStage([4])
    stage.source.onCell = { cell, path in
      let image = UIImage(systemName: ["flame", "leaf", "house", "house"][path.row])
      guard path.row == 3 else {
        cell.imageView?.image = image
        return
      }
      var content = cell.defaultContentConfiguration()
      content.image = image
      content.text = "House"
      cell.contentConfiguration = content
    }
    stage.table.reloadData()
    stage.rest()

    let cells = stage.table.visibleCells
    let starts = cells.prefix(3).map { $0.textLabel?.frame.minX }
    let widths = cells.prefix(3).map { $0.imageView?.frame.width }
    #expect(Set(widths).count > 1)
    #expect(Set(starts) == [56])
    #expect(cells.prefix(3).allSatisfy { $0.imageView?.frame.midX == 28 })
    #expect(cells.allSatisfy { $0.parts.lineBelow?.frame.minX == 56 })
  }

  @Test("the size that is reserved for an image can be set", .rule("R-TBL-27"))
  func reservedSize() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = picture
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    func start() throws -> CGFloat {
      view.configuration = content
      view.layoutIfNeeded()
      let label = view.subviews.compactMap { $0 as? UILabel }.first
      return try #require(label).frame.minX - view.layoutMargins.left
    }

    let plain = try start()
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 80)
    let reserved = try start()
    content.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    let standard = try start()

    #expect(plain == 26 && reserved == 56 && standard == 40)
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 94)
  }

  @Test("a plain table has a line between a header and its first row", .rule("R-TBL-21"))
  func lineBelowHeader() throws {
    let source = TableSource([2, 2])
    source.headers = [1: "Second"]
    let stage = TableStage(source: source)
    let second = IndexPath(row: 0, section: 1)

    #expect(stage.table.cellForRow(at: path(0))?.parts.lines.above == nil)
    let line = try #require(stage.table.cellForRow(at: second)?.parts.lines.above)
    #expect(line.frame == CGRect(x: 16, y: 0, width: 374, height: 0.5))
    let next = IndexPath(row: 1, section: 1)
    #expect(stage.table.cellForRow(at: next)?.parts.lines.above == nil)
  }
}
