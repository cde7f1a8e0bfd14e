import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor private final class Delegate: NSObject, UISearchBarDelegate {
  let journal = Journal()

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { journal.record("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { journal.record("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    journal.record("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { journal.record("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.record("cancel") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { journal.record("bookmark") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { journal.record("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    journal.record("scope \(selectedScope)")
  }
}

@MainActor @Suite("UISearchBar") struct SearchBarTests {
  private let phone = Simulator(.iPhone15)
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
  private let delegate = Delegate()

  init() {
    phone.window.addSubview(bar)
    bar.delegate = delegate
    phone.advance(by: 0.1)
  }

  @Test("the delegate is notified of editing, text, search and cancel", .rule("R-SRCH-4"))
  func delegateCalls() throws {
    bar.showsCancelButton = true
    phone.advance(by: 0.1)
    phone.tap(at: CGPoint(x: 150, y: 128))
    phone.type("a\n")
    try phone.tap("Cancel")
    bar.resignFirstResponder()

    #expect(delegate.journal.lines == ["begin", "text a", "search", "cancel", "end"])
  }

  @Test("text that the app sets does not notify", .rule("R-SRCH-4"))
  func setting() {
    bar.text = "trails"

    #expect(bar.searchTextField.text == "trails")
    #expect(delegate.journal.lines.isEmpty)
  }

  @Test("the lines of the magnifier are as thick as those of a regular symbol", .rule("R-SRCH-25"))
  func magnifierWeight() throws {
    let style = try #require(SearchMagnifierView().preferredSymbolConfiguration).style
    let regular = SymbolStyle()

    let thickness = style.penWidth * style.pointsPerUnit
    #expect(abs(thickness - regular.penWidth * regular.pointsPerUnit) < 0.05)
  }

  @Test("the field and the magnifier grow with the text", .rule("R-SRCH-24"))
  func textSize() throws {
    let field = bar.searchTextField
    let width = try #require(field.leftView?.bounds.width)
    for (category, height) in [
      (UIContentSizeCategory.extraSmall, 36), (.large, 36), (.accessibilityMedium, 49),
    ] as [(UIContentSizeCategory, CGFloat)] {
      phone.preferredContentSizeCategory = category
      bar.sizeToFit()
      phone.advance(by: 0.1)

      let body = UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      )
      #expect(field.font == body)
      #expect(abs(field.bounds.height - height) <= 1)
      #expect(bar.bounds.height == field.bounds.height + 20)
    }
    #expect(try #require(field.leftView?.bounds.width) > width)
  }

  @Test("a bar is 56 points high, and 44 more with scopes")
  func heights() {
    #expect(bar.intrinsicContentSize.height == 56)
    bar.scopeButtonTitles = ["All", "Near"]
    bar.showsScopeBar = true
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 100))
    #expect(bar.selectedScopeButtonIndex == 0)
  }

  @Test("a button in the field is shown while there is no text", .rule("R-SRCH-6"))
  func fieldButtons() throws {
    bar.showsBookmarkButton = true
    phone.advance(by: 0.1)
    let bookmarks = try #require(bar.searchTextField.emptyButton)
    phone.tap(at: bookmarks.convert(CGPoint(x: 18, y: 18), to: nil))
    #expect(!bar.searchTextField.isEditing)
    #expect(bar.searchTextField.accessibilityCustomActions?.map(\.name) == ["Bookmarks"])
    #expect(delegate.journal.take() == ["bookmark"])
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    phone.advance(by: 0.1)
    let button = try #require(bar.searchTextField.emptyButton)
    phone.tap(at: button.convert(CGPoint(x: 18, y: 18), to: nil))
    #expect(delegate.journal.take() == ["results"])
    #expect(bar.isSearchResultsButtonSelected)
    #expect(button.window != nil)
    bar.text = "a"
    phone.advance(by: 0.1)
    #expect(button.window == nil)
    bar.text = ""
    bar.showsSearchResultsButton = false
    bar.showsBookmarkButton = false
    phone.advance(by: 0.1)
    #expect(bar.searchTextField.emptyButton == nil)
    #expect(bar.searchTextField.subviews.allSatisfy { !($0 is UIButton) || $0.isHidden })
  }

  @Test("the images of all icons can be replaced", .rule("R-SRCH-6"))
  func images() throws {
    let star = try #require(UIImage(systemName: "star"))
    for icon in [UISearchBar.Icon.search, .clear, .bookmark, .resultsList] {
      #expect(bar.image(for: icon, state: .normal) == nil)
      bar.setImage(star, for: icon, state: .normal)
      #expect(bar.image(for: icon, state: .normal) === star)
    }
    bar.showsBookmarkButton = true
    #expect(bar.searchTextField.emptyButton?.image(for: .normal) === star)
    bar.setImage(nil, for: .bookmark, state: .normal)
    #expect(bar.searchTextField.emptyButton?.image(for: .normal) != nil)
    #expect(bar.searchTextField.emptyButton?.image(for: .normal) !== star)
  }

  @Test("a prompt is a line above the field", .rule("R-SRCH-7"))
  func prompt() {
    bar.prompt = "Find a trail"
    bar.sizeToFit()
    phone.advance(by: 0.1)

    #expect(bar.bounds.height == 86)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 40, width: 377, height: 36))
    let label = bar.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "Find a trail")
    #expect(label?.frame == CGRect(x: 8, y: 0, width: 377, height: 30))
    bar.prompt = nil
    #expect(bar.intrinsicContentSize.height == 56)
  }

  @Test("the Cancel button slides in beside the field, mirrored from right to left")
  func layout() {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 56)
    var layout = SearchBarLayout(bounds: bounds, fieldHeight: 36)
    layout.cancelWidth = 55
    #expect(layout.field == CGRect(x: 8, y: 10, width: 304, height: 36))
    #expect(layout.cancel.minX >= 320)
    layout.showsCancel = true
    #expect(layout.field == CGRect(x: 8, y: 10, width: 241, height: 36))
    #expect(layout.cancel == CGRect(x: 257, y: 10, width: 55, height: 36))
    layout.isRightToLeft = true
    #expect(layout.cancel.minX == 8)
    #expect(layout.field.maxX == 312)
  }

  // MARK: The field

  @Test("the text has a margin at the free end of the field", .rule("R-SRCH-20"))
  func margins() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    let left = field.textRect(forBounds: field.bounds)
    field.semanticContentAttribute = .forceRightToLeft
    let right = field.textRect(forBounds: field.bounds)

    #expect(left.maxX == 300 - SearchBarMetrics.textMargin)
    #expect(right.minX == SearchBarMetrics.textMargin)
    #expect(right.width == left.width)
    #expect(right.maxX == 300 - left.minX)
  }

  @Test("the text and the placeholder fade with the magnifier", .rule("R-SRCH-21"))
  func fading() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.placeholder = "Search"
    func alpha(_ text: String, _ opacity: CGFloat) -> Int {
      field.text = text
      field.contentOpacity = opacity
      let image = UIGraphicsImageRenderer(size: field.bounds.size).image { _ in
        field.draw(field.bounds)
      }
      guard let pixels = image.pixels else { return -1 }
      return (0..<pixels.width).flatMap { x in
        (0..<pixels.height).map { pixels.pixel(x, $0)?[3] ?? 0 }
      }.max() ?? 0
    }

    let full = [alpha("", 1), alpha("text", 1)]
    let half = [alpha("", 0.5), alpha("text", 0.5)]

    #expect(full.allSatisfy { $0 > 50 })
    #expect(zip(full, half).allSatisfy { abs($0 - 2 * $1) < 6 })
    #expect(alpha("", 0) == 0)
    #expect(alpha("text", 0) == 0)
  }

  @Test("in a navigation item the margins are those of the title", .rule("R-SRCH-2"))
  func navigationMargins() {
    func field(width: CGFloat) -> CGRect {
      let bounds = CGRect(x: 0, y: 0, width: width, height: 52)
      var layout = SearchBarLayout(bounds: bounds, fieldHeight: 36)
      layout.squeeze(to: 52, isActive: false)
      return layout.field
    }

    #expect(field(width: 393) == CGRect(x: 16, y: 1, width: 361, height: 36))
    #expect(field(width: 834) == CGRect(x: 20, y: 1, width: 794, height: 36))
  }

  @Test("the placeholder has the color of the magnifier", .rule("R-SRCH-13"))
  func placeholderColor() throws {
    phone.window.backgroundColor = .white
    bar.searchTextField.backgroundColor = .white
    bar.searchTextField.font = .systemFont(ofSize: 17, weight: .black)
    bar.placeholder = "HHHH"
    phone.advance(by: 0.1)

    let pixels = try #require(phone.screenshot().pixels)
    let field = bar.searchTextField.convert(bar.searchTextField.bounds, to: nil)
    let text = field.inset(by: UIEdgeInsets(top: 8, left: 34, bottom: 8, right: 200))
    let scale = phone.window.traitCollection.displayScale
    let rows = Int(text.minY * scale)..<Int(text.maxY * scale)
    let columns = Int(text.minX * scale)..<Int(text.maxX * scale)
    let darkest = rows.flatMap { y in columns.map { x in pixels.color(x, y)[0] } }.min()
    // The color `placeholderText` over white is 0xC4 or brighter.
    #expect((60..<160).contains(Int(darkest ?? 0)))
  }
}
