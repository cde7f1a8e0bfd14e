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
    let text =
      field.isSecureTextEntry
      ? StyledText(document.string.secretText(), String.secretAttributes)
      : document.fragment(in: 0..<document.length).styledText(defaultAttributes)
    return layout(text, field)
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
    let document = field.editing.editor.document
    return field.isSecureTextEntry
      ? document.string.spokenSecretText
      : AttachmentLabels(document.attached).spoken(document.string)
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
  /// A button that Tab skips, because the field is left when another item is focused.
  private final class Button: UIButton {
    override var canBecomeFocused: Bool { false }
  }

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

  /// Whether a view is the button.
  func contains(_ view: UIView) -> Bool { view === button }

  func show(_ isShown: Bool, in frame: CGRect) {
    let button = button ?? makeButton()
    self.button = button
    button.isHidden = !isShown
    button.frame = frame
  }

  private func makeButton() -> UIButton {
    let button = Button(type: .custom)
    button.setImage(Self.standardImage, for: .normal)
    for (state, image) in images { button.setImage(image, for: state) }
    button.tintColor = field.clearButtonColor
    button.accessibilityLabel = SystemText.clearText()
    button.addAction(UIAction { [unowned field] _ in Self.clear(field) }, for: .touchUpInside)
    field.addSubview(button)
    return button
  }

  // R-TXT-7
  private static func clear(_ field: UITextField) {
    guard field.editingDelegate?.textFieldShouldClear(field) ?? true else { return }
    field.willClear()
    field.editing.clear()
    if !field.isEditing { field.becomeFirstResponder() }
  }
}
