import Foundation
import QuartzCore

/// The properties of a text field that determine how its text is drawn.
@MainActor struct TextFieldContent {
  static let standardFont = UIFont.systemFont(ofSize: 17)

  var font = standardFont
  var textColor = UIColor.label
  var defaultAttributes: [NSAttributedString.Key: Any] = [:]
  var placeholder: StyledText?
  var inputView: UIView?
  var inputAccessoryView: UIView?

  /// Returns the text as it is drawn while the field is not edited.
  func text(_ field: UITextField) -> TextLayout {
    let document = field.editing.editor.document
    guard field.isSecureTextEntry else {
      let text = document.fragment(in: 0..<document.length).attributedString(defaultAttributes)
      return layout(StyledText(text), field)
    }
    return layout(StyledText(NSAttributedString(string: bullets(document.string))), field)
  }

  /// Returns the placeholder as it is drawn.
  func placeholderText(_ field: UITextField) -> TextLayout? {
    placeholder.map { layout($0, field) }
  }

  private func layout(_ text: StyledText, _ field: UITextField) -> TextLayout {
    var layout = TextLayout(text, font: font)
    layout.alignment = field.textAlignment
    let style = TextAttributes.paragraphStyle(of: text)
    if style?.baseWritingDirection ?? .natural == .natural {
      layout.isRightToLeft = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    layout.lineBreakMode = .byTruncatingTail
    return layout
  }

  /// Returns the scale at which a line fits in a width.
  func fittingScale(of text: TextLayout, width: CGFloat, minimumSize: CGFloat) -> CGFloat {
    let natural = text.shaped(lines: 1).size.width
    guard natural > width, natural > 0 else { return 1 }
    let least = minimumSize > 0 ? min(minimumSize / font.pointSize, 1) : 0.5
    return max(width / natural, least)
  }

  // R-TXT-10
  /// Returns the text that screen readers speak.
  func spokenText(_ field: UITextField) -> String {
    let text = field.editing.editor.document.string
    return field.isSecureTextEntry ? bullets(text) : text
  }

  private func bullets(_ text: String) -> String {
    String(repeating: "\u{2022}", count: text.count)
  }
}

/// The look of the borders of text fields.
@MainActor enum TextFieldBorder {
  static func apply(_ style: UITextField.BorderStyle, to field: UITextField) {
    // M-TXT-2
    field.layer.cornerRadius = style == .roundedRect ? 5 : 0
    field.layer.borderWidth = style == .none ? 0 : style == .roundedRect ? 0.5 : 1
    field.layer.borderColor = style == .none ? nil : UIColor.separator.cgColor
    if style == .roundedRect, field.backgroundColor == nil {
      field.backgroundColor = .systemBackground
    }
  }
}

/// The button that deletes the text of a field.
@MainActor final class TextFieldClearButton {
  private unowned let field: UITextField
  private var button: UIButton?
  private var images: [UIControl.State: UIImage] = [:]

  init(_ field: UITextField) { self.field = field }

  /// Returns the image that an app has set for a state.
  func image(for state: UIControl.State) -> UIImage? { images[state] }

  /// Sets the image for a state; `nil` restores the system's.
  func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    button?.setImage(image ?? (state == .normal ? Self.standardImage : nil), for: state)
  }

  private static var standardImage: UIImage? {
    UIImage(systemName: "xmark.circle.fill")?.withRenderingMode(.alwaysTemplate)
  }

  /// Whether the button has been shown.
  var isInstalled: Bool { button != nil }

  func show(_ isShown: Bool, in frame: CGRect) {
    let button = button ?? makeButton()
    self.button = button
    button.isHidden = !isShown
    button.frame = frame
  }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(Self.standardImage, for: .normal)
    for (state, image) in images { button.setImage(image, for: state) }
    button.tintColor = .systemGray3
    button.accessibilityLabel = SystemText.clearText()
    button.addAction(UIAction { [unowned field] _ in Self.clear(field) }, for: .touchUpInside)
    field.addSubview(button)
    return button
  }

  // R-TXT-7
  private static func clear(_ field: UITextField) {
    guard field.delegate?.textFieldShouldClear(field) ?? true else { return }
    field.willClear()
    field.text = ""
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    field.sendActions(for: .editingChanged)
    if !field.isEditing { field.becomeFirstResponder() }
  }
}

/// The order in which the Tab key moves between text fields.
@MainActor enum TextFieldOrder {
  /// Moves to the next or previous field of the window, and returns whether the key does so.
  static func press(_ key: KeyInput, in field: UITextField) -> Bool {
    guard key.isDown, key.characters == "\t", let window = field.ownWindow,
      key.modifiers.isSubset(of: .shift)
    else { return false }
    let fields = fields(in: window)
    guard let index = fields.firstIndex(of: field), fields.count > 1 else { return false }
    let step = key.modifiers.contains(.shift) ? fields.count - 1 : 1
    return fields[(index + step) % fields.count].becomeFirstResponder()
  }

  /// Returns the fields from the top down, and in the reading direction within a row.
  private static func fields(in window: UIWindow) -> [UITextField] {
    var found: [(field: UITextField, frame: CGRect)] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let field = view as? UITextField, field.canBecomeFirstResponder {
        found.append((field, field.convert(field.bounds, to: window)))
      }
      view.subviews.forEach(visit)
    }
    visit(window)
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return found.sorted { first, second in
      if first.frame.midY < second.frame.minY { return true }
      if second.frame.midY < first.frame.minY { return false }
      return isRightToLeft
        ? first.frame.maxX > second.frame.maxX : first.frame.minX < second.frame.minX
    }.map(\.field)
  }
}
