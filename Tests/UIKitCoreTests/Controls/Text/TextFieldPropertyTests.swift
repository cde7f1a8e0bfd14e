import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("UITextField: side views, rectangles and traits", .releasesEverything)
struct TextFieldPropertyTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()

  init() {
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  /// Returns the color of a point, in a picture with three pixels per point.
  private func color(x: Int, y: Int) -> [Int] {
    phone.screenshot().pixels?.color(x * 3, y * 3) ?? []
  }

  private func show(_ field: UITextField) {
    page.view.addSubview(field)
    phone.advance(by: 0.1)
  }

  @Test("side views stand at both ends when their modes say so")
  func sideViews() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let (left, right) = (UIView(), UIView())
    left.bounds.size = CGSize(width: 24, height: 24)
    right.bounds.size = CGSize(width: 30, height: 20)
    field.leftView = left
    field.rightView = right
    #expect(field.leftViewMode == .never)
    #expect(field.rightViewMode == .never)
    show(field)
    #expect(left.superview == nil)

    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    phone.advance(by: 0.1)
    #expect(left.frame == field.leftViewRect(forBounds: field.bounds))
    #expect(left.frame.minX == 0 && left.frame.midY == 17)
    #expect(right.superview == nil)
    #expect(field.textRect(forBounds: field.bounds).minX >= left.frame.maxX)

    field.becomeFirstResponder()
    phone.advance(by: 0.1)
    #expect(right.frame == field.rightViewRect(forBounds: field.bounds))
    #expect(right.frame.maxX == 200)
    field.resignFirstResponder()
  }

  @Test("overridden rectangles place the parts of a field")
  func rectangles() {
    final class PaddedField: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
      override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 2, y: 7, width: 20, height: 20)
      }
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 100, y: 0, width: 10, height: 10)
      }
    }
    let field = PaddedField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    field.text = "Text"
    field.leftView = UIView()
    field.leftViewMode = .always
    field.clearButtonMode = .always
    show(field)

    #expect(field.borderRect(forBounds: field.bounds) == field.bounds)
    #expect(field.placeholderRect(forBounds: field.bounds).minX == 40)
    #expect(field.leftView?.frame == CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(field.subviews.contains { $0.frame == CGRect(x: 2, y: 7, width: 20, height: 20) })
  }

  @Test("an attributed placeholder has its text and its own color")
  func placeholders() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    field.attributedPlaceholder = NSAttributedString(
      string: "Name",
      attributes: [.foregroundColor: UIColor.red]
    )
    #expect(field.placeholder == "Name")
    show(field)
    let pixels = try #require(phone.screenshot().pixels)
    let red = pixels.bounds(columns: 0..<300, rows: 300..<402) { x, y in
      let color = pixels.color(x, y)
      return color[0] > 200 && color[1] < 90
    }
    #expect(red != nil)

    field.placeholder = "Title"
    #expect(field.attributedPlaceholder?.string == "Title")
  }

  @Test("a field shrinks its font down to the minimum")
  func shrinking() {
    final class Field: UITextField {
      var drawn = CGRect.null
      override func drawPlaceholder(in rect: CGRect) { drawn = rect }
    }
    let field = Field(frame: CGRect(x: 0, y: 100, width: 60, height: 34))
    #expect(!field.adjustsFontSizeToFitWidth)
    #expect(field.minimumFontSize == 0)
    field.placeholder = "Name"
    show(field)
    #expect(field.drawn == field.placeholderRect(forBounds: field.bounds))
    field.text = "A long text in a short field"
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 9
    phone.advance(by: 0.1)

    #expect(field.font?.pointSize == 17)
  }

  @Test("traits keep their values, in fields, text views and search bars")
  func traits() {
    for input: any SettableTraits in [UITextField(), UITextView(), UISearchBar()] {
      #expect(input.spellCheckingType == .default)
      #expect(input.keyboardAppearance == .default)
      input.spellCheckingType = .no
      input.keyboardAppearance = .dark
      input.smartQuotesType = .no
      input.smartDashesType = .yes
      input.smartInsertDeleteType = .no
      input.textContentType = .emailAddress
      input.autocapitalizationType = .words
      input.autocorrectionType = .no
      input.keyboardType = .emailAddress
      input.returnKeyType = .search
      input.enablesReturnKeyAutomatically = true

      #expect(input.spellCheckingType == .no)
      #expect(input.keyboardAppearance == .dark)
      #expect(input.smartQuotesType == .no)
      #expect(input.smartDashesType == .yes)
      #expect(input.smartInsertDeleteType == .no)
      #expect(input.textContentType == .emailAddress)
      #expect(input.autocapitalizationType == .words)
      #expect(input.returnKeyType == .search)
      #expect(input.enablesReturnKeyAutomatically)
    }
  }

  @Test("the bar style, its color and its image decide the background of a search bar")
  func searchBarBackground() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    page.view.backgroundColor = .white
    page.view.addSubview(bar)
    #expect(bar.searchBarStyle == .default && bar.isTranslucent && bar.barTintColor == nil)
    bar.barTintColor = .red
    bar.isTranslucent = false
    phone.advance(by: 0.1)
    #expect(color(x: 2, y: 102) == [255, 0, 0])
    bar.searchBarStyle = .minimal
    phone.advance(by: 0.1)
    #expect(color(x: 2, y: 102) == [255, 255, 255])
    bar.searchBarStyle = .default
    bar.backgroundImage = UIImage()
    phone.advance(by: 0.1)
    #expect(color(x: 2, y: 102) == [255, 255, 255])
  }

  @Test("a search bar asks its delegate before editing begins and ends, and animates Cancel")
  func searchBarDelegate() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var accepts = false
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { accepts }
      func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { accepts }
    }
    let delegate = Delegate()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    bar.delegate = delegate
    page.view.addSubview(bar)
    phone.advance(by: 0.1)

    #expect(!bar.searchTextField.becomeFirstResponder())
    delegate.accepts = true
    #expect(bar.searchTextField.becomeFirstResponder())
    delegate.accepts = false
    #expect(!bar.searchTextField.resignFirstResponder())
    delegate.accepts = true
    #expect(bar.searchTextField.resignFirstResponder())

    let width = bar.searchTextField.frame.width
    bar.setShowsCancelButton(true, animated: true)
    phone.advance(by: 1)
    #expect(bar.showsCancelButton)
    #expect(bar.searchTextField.frame.width < width)
  }
}

/// Traits that can be set.
@MainActor private protocol SettableTraits: AnyObject {
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var textContentType: UITextContentType! { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
}

extension UITextField: SettableTraits {}
extension UITextView: SettableTraits {}
extension UISearchBar: SettableTraits {}
