import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UIListContentConfiguration", .serialized, .releasesEverything)
struct ListContentConfigurationTests {
  private let stage = SimulatorStage()

  /// The labels of a content view and the view.
  private struct Parts {
    let view: UIView & UIContentView
    let text: UILabel
    let secondary: UILabel
  }

  /// Lays out a content view of a configuration with two texts.
  private func parts(
    _ configuration: UIListContentConfiguration,
    width: CGFloat = 300,
    height: CGFloat = 80,
    text: String = "Text",
    secondaryText: String? = "More"
  ) throws -> Parts {
    var configuration = configuration
    configuration.text = text
    configuration.secondaryText = secondaryText
    let view = configuration.makeContentView()
    view.frame = CGRect(x: 0, y: 100, width: width, height: height)
    stage.phone.window.addSubview(view)
    ReleaseWitnesses.announce(view)
    stage.advance(by: 0.1)
    let labels = view.subviews.compactMap { $0 as? UILabel }
    return Parts(
      view: view,
      text: try #require(labels.first),
      secondary: try #require(labels.last)
    )
  }

  // MARK: Predefined configurations

  @Test("the texts of a subtitle cell are one above the other", .rule("R-TBL-101"))
  func subtitleCell() throws {
    let content = UIListContentConfiguration.subtitleCell()
    let parts = try parts(content)

    #expect(content == .cell() && !content.prefersSideBySideTextAndSecondaryText)
    #expect(abs(parts.text.frame.minX - parts.secondary.frame.minX) < 0.001)
    #expect(parts.text.frame.maxY <= parts.secondary.frame.minY)
    #expect(parts.text.font.pointSize > parts.secondary.font.pointSize)
  }

  @Test("the secondary text of a value cell is gray and at the end", .rule("R-TBL-101"))
  func valueCell() throws {
    let content = UIListContentConfiguration.valueCell()
    let parts = try parts(content)

    #expect(content.prefersSideBySideTextAndSecondaryText)
    #expect(parts.secondary.textColor == .secondaryLabel)
    #expect(parts.secondary.frame.maxX == 300 - parts.view.layoutMargins.right)
    #expect(parts.text.frame.midY == parts.secondary.frame.midY)
    #expect(parts.text.font.pointSize == parts.secondary.font.pointSize)
  }

  @Test("headers and footers have their fonts, colors and capitals", .rule("R-TBL-101"))
  func headersAndFooters() throws {
    let plainHeader = try parts(.plainHeader(), secondaryText: nil).text
    let plainFooter = try parts(.plainFooter(), secondaryText: nil).text
    let header = try parts(.groupedHeader(), secondaryText: nil).text
    let footer = try parts(.groupedFooter(), secondaryText: nil).text

    #expect(plainHeader.font == .systemFont(ofSize: 15, weight: .semibold))
    #expect(plainHeader.textColor == .secondaryLabel && plainHeader.text == "Text")
    for label in [plainFooter, header, footer] {
      #expect(label.font == .preferredFont(forTextStyle: .footnote))
      #expect(label.textColor == .secondaryLabel)
    }
    #expect(header.text == "TEXT" && footer.text == "Text" && plainFooter.text == "Text")
    let size = CGSize(width: 300, height: 0)
    let heights = [UIListContentConfiguration.plainHeader(), .cell()].map {
      $0.makeContentView().sizeThatFits(size).height
    }
    #expect(heights[0] < heights[1])
  }

  @Test("a content view shows other configurations of its kind", .rule("R-TBL-101"))
  func makeContentView() throws {
    let parts = try parts(.valueCell())
    #expect(parts.view is UIListContentView)
    #expect(parts.view.supports(UIListContentConfiguration.cell()))
    #expect(!parts.view.supports(UIContentUnavailableConfiguration.empty()))

    var other = UIListContentConfiguration.subtitleCell()
    other.text = "Other"
    parts.view.configuration = other
    stage.advance(by: 0.1)

    #expect(parts.text.text == "Other")
    #expect(parts.secondary.isHidden)
  }

  // MARK: Layout

  @Test("texts that are too wide to be side by side are stacked", .rule("R-TBL-101"))
  func prefersSideBySide() throws {
    var content = UIListContentConfiguration.cell()
    content.prefersSideBySideTextAndSecondaryText = true

    let wide = try parts(content)
    #expect(wide.secondary.frame.minX > wide.text.frame.maxX)
    let narrow = try parts(
      content,
      width: 120,
      text: "A long text",
      secondaryText: "A long value"
    )
    #expect(abs(narrow.secondary.frame.minX - narrow.text.frame.minX) < 0.001)
    #expect(narrow.secondary.frame.minY >= narrow.text.frame.maxY)
  }

  @Test("the distance between stacked texts can be set", .rule("R-TBL-101"))
  func verticalPadding() throws {
    var content = UIListContentConfiguration.subtitleCell()
    #expect(content.textToSecondaryTextVerticalPadding == 3)
    let least = try parts(content)
    content.textToSecondaryTextVerticalPadding = 20
    let parts = try parts(content)

    #expect(parts.secondary.frame.minY - parts.text.frame.maxY == 20)
    let size = CGSize(width: 300, height: 0)
    let difference = parts.view.sizeThatFits(size).height - least.view.sizeThatFits(size).height
    #expect(difference > 0 && difference <= 17)
  }

  @Test("texts side by side keep their distance or are stacked", .rule("R-TBL-101"))
  func horizontalPadding() throws {
    var content = UIListContentConfiguration.valueCell()
    #expect(content.textToSecondaryTextHorizontalPadding == 6)
    let beside = try parts(content)
    let widths = beside.text.frame.width + beside.secondary.frame.width
    let room = 300 - beside.view.layoutMargins.left - beside.view.layoutMargins.right

    content.textToSecondaryTextHorizontalPadding = room - widths + 10
    let stacked = try parts(content)
    content.textToSecondaryTextHorizontalPadding = room - widths - 10
    let fitting = try parts(content)

    #expect(stacked.secondary.frame.minY >= stacked.text.frame.maxY)
    #expect(fitting.secondary.frame.midY == fitting.text.frame.midY)
  }

  @Test("margins move the content and make the view higher, mirrored", .rule("R-TBL-101"))
  func directionalLayoutMargins() throws {
    var content = UIListContentConfiguration.valueCell()
    let height = try parts(content).view.sizeThatFits(CGSize(width: 300, height: 0)).height
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 40,
      leading: 50,
      bottom: 30,
      trailing: 70
    )
    let parts = try parts(content)

    #expect(parts.text.frame.minX == 50)
    #expect(parts.secondary.frame.maxX == 230)
    let line = parts.text.sizeThatFits(CGSize(width: 300, height: 100)).height
    let fitting = parts.view.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(fitting == line + 70 && fitting > height)
    parts.view.semanticContentAttribute = .forceRightToLeft
    parts.view.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(parts.text.frame.maxX == 250)
    #expect(parts.secondary.frame.minX == 70)
  }

  @Test("different margins above and below move the content vertically", .rule("R-TBL-101"))
  func verticalMargins() throws {
    var content = UIListContentConfiguration.cell()
    content.directionalLayoutMargins.top = 30
    content.directionalLayoutMargins.bottom = 10

    let parts = try parts(content, height: 100, secondaryText: nil)

    #expect(abs(parts.text.frame.midY - 60) < 1)
  }

  // MARK: States

  @Test("texts of a disabled cell are gray, unless the app set their color", .rule("R-TBL-102"))
  func disabled() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    var content = UIListContentConfiguration.valueCell()
    content.textProperties.color = .systemRed
    #expect(content.updated(for: state) == content)
    state.isDisabled = true

    let updated = content.updated(for: state)

    #expect(updated.textProperties.color == .systemRed)
    #expect(updated.secondaryTextProperties.color == .tertiaryLabel)
    #expect(
      UIListContentConfiguration.groupedHeader().updated(for: state).textProperties.color
        == .tertiaryLabel
    )
  }
}
