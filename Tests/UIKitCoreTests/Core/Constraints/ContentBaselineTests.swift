import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Baselines of controls, and margins of pages", .releasesEverything)
struct ContentBaselineTests {
  private let phone = Simulator(.iPhone15)

  /// Lays out a label and another view along their first baselines, and returns the vertical
  /// distance of the middle of the other view from that of the label.
  private func distance(of view: UIView) -> CGFloat {
    let label = UILabel()
    label.text = "To:"
    let row = UIStackView(arrangedSubviews: [label, view])
    row.alignment = .firstBaseline
    row.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
    phone.window.addSubview(row)
    phone.advance(by: 0.1)
    return view.frame.midY - label.frame.midY
  }

  @Test("the text of a field is on the line of a label beside it", .rule("R-AL-19"))
  func field() {
    let field = UITextField()
    field.text = "ada@lovelace.example"
    #expect(abs(distance(of: field)) <= 0.5)
  }

  @Test("a text view and a button stand on the line too", .rule("R-AL-19"))
  func others() {
    let text = UITextView()
    text.font = .systemFont(ofSize: 17)
    text.isScrollEnabled = false
    text.text = "Ada"
    #expect(abs(distance(of: text)) <= 0.5)
    let button = UIButton(type: .system)
    button.setTitle("Choose", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    #expect(abs(distance(of: button)) <= 0.5)
  }

  @Test("a symbol is in the middle of the capital letters", .rule("R-AL-19"))
  func symbol() {
    let image = UIImageView(image: UIImage(systemName: "flag.fill"))
    let label = UILabel()
    let middle = label.font.ascender - label.font.capHeight / 2 - label.font.lineHeight / 2
    #expect(abs(distance(of: image) - middle) <= 1)
  }

  @Test("a view without text has its top as its first baseline", .rule("R-AL-15"))
  func plain() {
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let label = UILabel()
    let baseline = label.font.ascender - label.font.lineHeight / 2
    #expect(abs(distance(of: view) - (baseline + 5)) <= 0.5)
  }

  @Test("the view of a controller has the margins of the system", .rule("R-AL-18"))
  func margins() {
    let page = UIViewController()
    phone.window.rootViewController = page
    let safe = page.view.safeAreaInsets
    let expected = UIEdgeInsets(top: safe.top, left: 16, bottom: safe.bottom, right: 16)
    #expect(page.view.layoutMargins == expected)
    #expect(page.view.layoutMarginsGuide.layoutFrame.minX == 16)
    #expect(page.systemMinimumLayoutMargins.leading == 16)
    #expect(UIView().layoutMargins.left == 8)

    page.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5,
      leading: 40,
      bottom: 5,
      trailing: 4
    )
    #expect(page.view.layoutMargins.left == 40)
    #expect(page.view.layoutMargins.right == 16)
    page.viewRespectsSystemMinimumLayoutMargins = false
    #expect(page.view.layoutMargins.right == 4)
  }

  @Test("wide pages have wider margins", .rule("R-AL-18"))
  func wideMargins() {
    let pad = Simulator(.iPadPro11)
    let page = UIViewController()
    pad.window.rootViewController = page
    let column = UIView()
    column.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(column)
    let margins = page.view.layoutMarginsGuide
    column.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    column.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    pad.advance(by: 0.1)
    #expect(column.frame.minX == 20)
    pad.resize(to: CGSize(width: 390, height: 800))
    pad.advance(by: 0.1)
    #expect(column.frame.minX == 16)
  }

  @Test(
    "the status bar is light over the black around a page that a sheet moved back",
    .rule("R-SB-15")
  )
  func statusBar() {
    let page = UIViewController()
    page.view.backgroundColor = .white
    phone.window.rootViewController = page
    #expect(!phone.statusBar.hasLightContent)
    page.present(UIViewController(), animated: true)
    phone.advance(by: 1)
    #expect(phone.statusBar.hasLightContent)
    page.dismiss(animated: true)
    phone.advance(by: 1)
    #expect(!phone.statusBar.hasLightContent)
  }

  @Test("a label that adds to its intrinsic size is as wide as it says", .rule("R-AL-20"))
  func paddedLabel() {
    final class Badge: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 40, height: 30)
      }
    }
    let badge = Badge()
    badge.text = "2"
    let row = UIStackView(arrangedSubviews: [badge])
    row.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(row)
    phone.advance(by: 0.1)
    let plain = UILabel()
    plain.text = "2"
    #expect(badge.frame.width == plain.intrinsicContentSize.width + 40)
    #expect(badge.frame.height == 30)
  }
}
