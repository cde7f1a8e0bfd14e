import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Cells at large text sizes", .releasesEverything) struct CellTextSizeTests {
  private let long = "A title that is too long for one line of a row with large text"

  private func fixed(_ width: CGFloat, _ height: CGFloat) -> (CGFloat) -> CGSize {
    { room in CGSize(width: min(width, room), height: height) }
  }

  // MARK: Accessories

  @Test("standard accessories grow with the text, and other views do not", .rule("R-TBL-110"))
  func accessories() {
    let stage = TableStage([4])
    let toggle = UISwitch()
    stage.source.onCell = { cell, path in
      cell.accessoryView = path.row == 3 ? toggle : nil
      cell.accessoryType =
        [.disclosureIndicator, .checkmark, .detailButton, .none][path.row]
    }
    stage.table.reloadData()
    stage.rest()
    func widths() -> [CGFloat] {
      stage.table.visibleCells.map { $0.shownAccessory?.frame.width ?? 0 }
    }
    let before = widths()

    stage.phone.textScale = 2
    stage.rest()

    let after = widths()
    for index in 0..<3 { #expect(after[index] > before[index] * 1.5) }
    #expect(after[3] == before[3])
    for cell in stage.table.visibleCells {
      #expect(cell.shownAccessory?.frame.maxX == 374)
      #expect(cell.contentView.frame.maxX == cell.shownAccessory?.frame.minX)
    }
  }

  @Test("attributed text keeps its fonts when its cell appears", .rule("R-TBL-114"))
  func attributedText() throws {
    let text = NSMutableAttributedString(
      string: "Ada ",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]
    )
    let family = UIFont.preferredFont(forTextStyle: .headline)
    text.append(NSAttributedString(string: "Marsh", attributes: [.font: family]))
    let stage = TableStage([2])
    stage.source.onCell = { cell, _ in cell.textLabel?.attributedText = text }
    stage.table.reloadData()
    stage.rest()

    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.attributedText = text
    stage.phone.window.addSubview(cell)
    stage.rest()
    for cell in stage.table.visibleCells + [cell] {
      let shown = try #require(cell.textLabel?.attributedText)
      #expect(shown.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == family)
    }
  }

  @Test("accessories of list cells grow with the text", .rule("R-TBL-110"))
  func listAccessories() throws {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [["A"]])
    stage.show { _ in [.label(text: "12"), .outlineDisclosure(), .disclosureIndicator()] }
    func views() throws -> [UIView] { try #require(stage.cell(0)).shown.entries.map(\.view) }
    let before = try views().map(\.frame.width)

    stage.phone.textScale = 2
    stage.rest()

    let after = try views()
    for (old, view) in zip(before, after) { #expect(view.frame.width > old * 1.3) }
    #expect(after[2].frame.maxX == 374)
    #expect(stage.cell(0)?.contentView.frame.maxX == after[0].frame.minX)
  }

  // MARK: Texts

  @Test("title and value are one above the other at accessibility sizes", .rule("R-TBL-111"))
  func stackedValue() {
    var layout = CellLayout(style: .value1, size: CGSize(width: 300, height: 80))
    let beside = layout.parts(text: fixed(50, 20), detail: fixed(40, 20))
    #expect(beside.text == CGRect(x: 16, y: 0, width: 50, height: 80))
    #expect(beside.detail == CGRect(x: 244, y: 0, width: 40, height: 80))

    layout.stacksTexts = true
    for style in [UITableViewCell.CellStyle.value1, .value2] {
      layout.style = style
      let parts = layout.parts(text: fixed(50, 20), detail: fixed(40, 20))
      #expect(parts.text == CGRect(x: 16, y: 18.5, width: 50, height: 20))
      #expect(parts.detail == CGRect(x: 16, y: 41.5, width: 40, height: 20))
      #expect(layout.fittingHeight(text: fixed(50, 20), detail: fixed(40, 20)) == 65)
    }
    let alone = layout.fittingHeight(text: fixed(50, 20), detail: fixed(0, 0))
    #expect(alone == 44)
  }

  @Test("a value cell follows the text size of its traits", .rule("R-TBL-111"))
  func valueConfiguration() throws {
    let stage = SimulatorStage()
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "More"
    let view = content.makeContentView()
    view.frame = CGRect(x: 0, y: 100, width: 360, height: 120)
    stage.phone.window.addSubview(view)
    stage.advance(by: 0.1)
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels[0].frame.midY == labels[1].frame.midY)

    stage.phone.textScale = 2
    stage.advance(by: 0.1)

    #expect(labels[1].frame.minY >= labels[0].frame.maxY)
    #expect(abs(labels[1].frame.minX - labels[0].frame.minX) < 0.001)
  }

  @Test("titles wrap at accessibility sizes, unless the app set their lines", .rule("R-TBL-111"))
  func wrappingTitles() throws {
    let stage = TableStage([2])
    stage.source.rows = [[long, long]]
    stage.source.onCell = { cell, path in
      if path.row == 1 { cell.textLabel?.numberOfLines = 2 }
    }
    stage.table.reloadData()
    stage.rest()
    #expect(stage.table.visibleCells[0].textLabel?.numberOfLines == 1)

    stage.phone.textScale = 2
    stage.rest()

    let labels = stage.table.visibleCells.compactMap(\.textLabel)
    #expect(labels.map(\.numberOfLines) == [0, 2])
    #expect(labels[0].frame.height > 3 * labels[0].font.lineHeight)
    stage.phone.textScale = 1
    stage.rest()
    #expect(stage.table.visibleCells[0].textLabel?.numberOfLines == 1)
  }

  @Test("fonts of a content configuration follow the text size", .rule("R-TBL-113"))
  func configuredFonts() throws {
    let stage = SimulatorStage()
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.secondaryText = "More"
    content.secondaryTextProperties.adjustsFontForContentSizeCategory = false
    let view = content.makeContentView()
    view.frame = CGRect(x: 0, y: 100, width: 360, height: 120)
    stage.phone.window.addSubview(view)
    let labels = view.subviews.compactMap { $0 as? UILabel }
    let before = labels.map(\.font.pointSize)

    stage.phone.textScale = 2
    stage.advance(by: 0.1)

    #expect(labels[0].font.pointSize > before[0] * 1.5)
    #expect(labels[1].font.pointSize == before[1])
  }

  // MARK: Images

  @Test("a small image is beside the first line only at accessibility sizes", .rule("R-TBL-112"))
  func wrappingAroundImage() {
    var layout = CellLayout(size: CGSize(width: 300, height: 100))
    layout.image = CGSize(width: 29, height: 29)
    layout.firstLineHeight = 33
    #expect(layout.firstLineIndent == 0 && layout.textStart == 61)

    layout.stacksTexts = true
    #expect(layout.firstLineIndent == 45 && layout.textStart == 16)
    let parts = layout.parts(text: fixed(500, 66), detail: fixed(0, 0))
    #expect(parts.text == CGRect(x: 16, y: 0, width: 268, height: 100))
    #expect(parts.image == CGRect(x: 16, y: 19, width: 29, height: 29))
    layout.isRightToLeft = true
    #expect(layout.parts(text: fixed(500, 66), detail: fixed(0, 0)).image.maxX == 284)
  }

  @Test("an image that is higher than a line stays beside all lines", .rule("R-TBL-112"))
  func highImage() {
    var layout = CellLayout(size: CGSize(width: 300, height: 100))
    layout.image = CGSize(width: 60, height: 60)
    layout.firstLineHeight = 33
    layout.stacksTexts = true

    #expect(layout.firstLineIndent == 0 && layout.textStart == 92)
    #expect(layout.parts(text: fixed(500, 66), detail: fixed(0, 0)).image.minY == 20)
  }

  @Test("the first line of a row with a symbol is indented", .rule("R-TBL-112"))
  func indentedTitle() throws {
    let stage = TableStage([1])
    stage.source.rows = [[long]]
    stage.source.onCell = { cell, _ in cell.imageView?.image = UIImage(systemName: "house") }
    stage.table.reloadData()
    stage.phone.textScale = 2
    stage.rest()

    let cell = try #require(stage.table.visibleCells.first)
    let text = try #require(cell.textLabel)
    let image = try #require(cell.imageView)
    #expect(text.frame.minX == 16 && text.firstLineIndent > image.frame.width)
    #expect(abs(image.frame.midY - CellMetrics.verticalMargin - text.font.lineHeight / 2) < 2)
    #expect(cell.parts.lineBelow?.frame.minX == 16)
  }

  @Test("an indent moves the first line of the first paragraph only", .rule("R-TBL-112"))
  func indentedLabel() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Word"
    let word = label.sizeThatFits(.zero).width
    label.firstLineIndent = 50
    #expect(abs(label.sizeThatFits(.zero).width - word - 50) < 1)

    label.text = "i\nA line that is much longer"
    let indented = label.sizeThatFits(.zero).width
    label.firstLineIndent = 0
    #expect(label.sizeThatFits(.zero).width == indented)
  }
}
