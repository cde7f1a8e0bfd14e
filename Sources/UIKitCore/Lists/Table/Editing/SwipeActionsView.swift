import Foundation

/// The buttons behind a row that is swiped aside.
final class SwipeActionsView: UIView {
  let layout: SwipeLayout
  private let buttons: [SwipeActionButton]
  private let isAtLeft: Bool
  private var offset: CGFloat = 0
  private var isFull = false

  /// A closure that is called with the action and the button that was tapped.
  var performs: ((UIContextualAction, UIView) -> Void)?

  // R-LST-42
  /// Creates the buttons.
  ///
  /// The first button also covers `edgeInset`, the part of the row outside of the safe area.
  init(_ actions: [UIContextualAction], isAtLeft: Bool, edgeInset: CGFloat = 0) {
    self.isAtLeft = isAtLeft
    buttons = actions.map { SwipeActionButton($0) }
    var widths = buttons.map { $0.fittingWidth }
    if !widths.isEmpty { widths[0] += edgeInset }
    layout = SwipeLayout(widths: widths)
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button is in front, so that it covers the others in a full swipe.
    for button in buttons.reversed() {
      button.contentIsAtLeft = !isAtLeft
      let action = UIAction { [weak self, unowned button] _ in self?.tapped(button) }
      button.addAction(action, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  var firstButton: UIView? { buttons.first }

  func show(_ offset: CGFloat, isFull: Bool) {
    self.offset = offset
    if isFull != self.isFull {
      self.isFull = isFull
      UIView.animate(withDuration: EditingMetrics.liftDuration) { self.placeButtons() }
    } else {
      placeButtons()
    }
  }

  private func placeButtons() {
    let spans = layout.spans(uncovered: offset, isFull: isFull)
    for (button, span) in zip(buttons, spans) {
      let x = isAtLeft ? span.start : bounds.width - span.end
      let frame = CGRect(x: x, y: 0, width: span.length, height: bounds.height)
      if button.frame != frame { button.frame = frame }
      button.layoutIfNeeded()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeButtons()
  }

  override var accessibilityElements: [Any]? {
    get { accessibility?.elements ?? buttons }
    set { super.accessibilityElements = newValue }
  }

  private func tapped(_ button: SwipeActionButton) { performs?(button.action, button) }
}

/// A button behind a swiped row.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView()
  /// Whether the content is aligned with the button's left edge while the button is narrower or
  /// wider than its fitting width.
  var contentIsAtLeft = true

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .systemFont(ofSize: EditingMetrics.buttonFontSize)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .white
    for view in [label, picture] { view.isUserInteractionEnabled = false }
    addSubview(label)
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the text on one line plus padding, at least the minimum button width.
  var fittingWidth: CGFloat {
    let text = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ).width
    let content = max(text, picture.image?.size.width ?? 0)
    return max(content.rounded(.up) + 2 * EditingMetrics.buttonPadding, EditingMetrics.buttonWidth)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.7 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = fittingWidth
    let x = contentIsAtLeft ? 0 : bounds.width - width
    let image = picture.image?.size ?? .zero
    let text =
      label.text == nil ? .zero : label.sizeThatFits(CGSize(width: width, height: bounds.height))
    let gap: CGFloat = image.height > 0 && text.height > 0 ? 3 : 0
    // If the row is too low for both, only the image is shown.
    let showsText = image.height == 0 || image.height + gap + text.height <= bounds.height - 8
    let height = image.height + (showsText ? gap + text.height : 0)
    var y = ((bounds.height - height) / 2).rounded()
    label.isHidden = !showsText
    picture.frame = CGRect(
      x: x + ((width - image.width) / 2).rounded(),
      y: y,
      width: image.width,
      height: image.height
    )
    y += image.height + gap
    label.frame = CGRect(
      x: x + ((width - text.width) / 2).rounded(),
      y: y,
      width: text.width,
      height: text.height
    )
  }
}
