import QuartzCore

/// Adds the gestures of the system, the caret and the selection to a view of an app that draws text
/// itself.
///
/// The view conforms to ``UITextInput``, and tells its ``UITextInput/inputDelegate`` of changes.
///
/// ```swift
/// let interaction = UITextInteraction(for: .editable)
/// interaction.textInput = codeView
/// codeView.addInteraction(interaction)
/// ```
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  // R-TXT-26
  /// The kind of text.
  open private(set) var textInteractionMode = UITextInteractionMode.editable
  /// The object that is asked before gestures begin.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The view that the interaction was added to, or `nil`.
  open private(set) weak var view: UIView?
  /// The view with the text.
  ///
  /// The default value is `nil`.
  open weak var textInput: (any UIResponder & UITextInput)? {
    didSet { if textInput !== oldValue { connect() } }
  }

  /// The recognizers of the interaction, for which recognizers of the app can wait.
  ///
  /// The array is empty while the interaction has no view or no text.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] {
    selection.map { [$0.gestureRecognizer] } ?? []
  }

  private var selection: TextSelectionInteraction?
  private var decorations: TextDecorations?

  /// Creates an interaction.
  ///
  /// - Parameter mode: Whether the text can be changed.
  public convenience init(for mode: UITextInteractionMode) {
    self.init()
    textInteractionMode = mode
  }

  /// Removes the gestures, the caret and the selection if the interaction is removed from its view.
  open func willMove(to view: UIView?) { if view == nil { disconnect() } }

  /// Adds the gestures, the caret and the selection to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    connect()
  }

  private func connect() {
    disconnect()
    guard view != nil, let text = textInput as? UIView & UITextInput else { return }
    let decorations = TextDecorations(text, showsCaret: textInteractionMode == .editable)
    let selection = TextSelectionInteraction(text)
    selection.isEditable = { [unowned self] in textInteractionMode == .editable }
    selection.mayBegin = { [unowned self] point in
      delegate?.interactionShouldBegin(self, at: point) ?? true
    }
    selection.gestureBegan = { [unowned self] in delegate?.interactionWillBegin(self) }
    selection.gestureEnded = { [unowned self] in delegate?.interactionDidEnd(self) }
    decorations.changed = { [unowned selection] isText in
      if isText { selection.textChanged() } else { selection.selectionChanged() }
    }
    selection.install()
    text.inputDelegate = decorations
    self.decorations = decorations
    self.selection = selection
    decorations.update()
  }

  private func disconnect() {
    selection?.uninstall()
    selection = nil
    decorations?.remove()
    decorations = nil
  }
}

/// The kinds of text of an interaction.
public enum UITextInteractionMode: Int, Sendable {
  /// The text can be selected and changed.
  case editable
  /// The text can only be selected.
  case nonEditable
}

/// The methods of a text interaction's delegate.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Returns whether a gesture at a point of the text may begin.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The point in the coordinates of the text's view.
  /// - Returns: `true` to begin.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called before a gesture places the caret or selects text.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called when a gesture has ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Returns `true`.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  /// Does nothing.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The caret and the selection of a view of an app, while it is the first responder.
final class TextDecorations: NSObject, UITextInputDelegate, FirstResponderObserver {
  private weak var view: (UIView & UITextInput)?
  private let caret = TextCaretView()
  private let showsCaret: Bool
  private let rectangles: SelectionRectangleViews
  /// Called after the text (`true`) or the selection (`false`) has changed.
  var changed: (@MainActor (Bool) -> Void)?

  init(_ view: UIView & UITextInput, showsCaret: Bool) {
    self.view = view
    self.showsCaret = showsCaret
    rectangles = SelectionRectangleViews(in: view.textInputView, below: caret)
    super.init()
    view.textInputView.addSubview(caret)
    FirstResponder.observers.add(self)
  }

  func remove() {
    rectangles.show([], tint: .clear)
    caret.removeFromSuperview()
    if view?.inputDelegate === self { view?.inputDelegate = nil }
  }

  func firstResponderChanged() { update() }

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}

  func selectionDidChange(_ textInput: (any UITextInput)?) {
    update()
    changed?(false)
    if let view { TextInputSession.changed(in: view) }
  }

  func textDidChange(_ textInput: (any UITextInput)?) {
    update()
    changed?(true)
    if let view { TextInputSession.changed(in: view) }
  }

  /// Moves the caret and the rectangles.
  func update() {
    guard let view else { return }
    let range = view.isFirstResponder ? view.selectedTextRange : nil
    caret.setActive(showsCaret && range?.isEmpty == true)
    if let range, caret.isActive {
      caret.backgroundColor = view.tintColor
      caret.frame = view.caretRect(for: range.start)
      caret.showSolid()
    }
    let frames = range.map { $0.isEmpty ? [] : view.selectionRects(for: $0).map(\.rect) } ?? []
    rectangles.show(frames, tint: view.tintColor)
  }
}

/// The views that show the rectangles of a selection.
@MainActor private final class SelectionRectangleViews {
  private unowned let container: UIView
  private let caret: UIView
  private var views: [UIView] = []

  /// Creates no views.
  ///
  /// - Parameters:
  ///   - container: The view with the text.
  ///   - caret: A subview of the container that is in front of the rectangles.
  init(in container: UIView, below caret: UIView) {
    self.container = container
    self.caret = caret
  }

  /// Shows rectangles in the coordinates of the container.
  func show(_ rectangles: [CGRect], tint: UIColor) {
    while views.count > rectangles.count { views.removeLast().removeFromSuperview() }
    while views.count < rectangles.count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      container.insertSubview(view, belowSubview: caret)
      views.append(view)
    }
    for (view, rectangle) in zip(views, rectangles) {
      view.frame = rectangle
      view.backgroundColor = tint.withAlphaComponent(TextEditingMetrics.selectionOpacity)
    }
  }
}
