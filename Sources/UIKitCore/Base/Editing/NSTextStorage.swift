import Foundation

/// Text with attributes that notifies a delegate and layout managers of changes.
///
/// Several changes between ``beginEditing()`` and ``endEditing()`` are reported together:
///
/// ```swift
/// storage.beginEditing()
/// storage.replaceCharacters(in: range, with: "swift")
/// storage.addAttribute(.foregroundColor, value: UIColor.systemPink, range: range)
/// storage.endEditing()
/// ```
///
/// Unlike iOS, subclasses do not store the text themselves, and changes through `mutableString` are not reported.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of a change.
  public struct EditActions: OptionSet, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were inserted, replaced or deleted.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  // R-TXT-130
  /// The object that is notified of changes.
  ///
  /// The default value is `nil`.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The layout managers of the text.
  ///
  /// The default value is empty.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// The kinds of the changes that are being processed.
  open var editedMask: EditActions { pending?.mask ?? [] }

  /// The changed characters, as they are after the changes, or the location `NSNotFound` if there are none.
  open var editedRange: NSRange { pending?.range ?? NSRange(location: NSNotFound, length: 0) }

  /// The difference of the length that the changes that are being processed make.
  open var changeInLength: Int { pending?.delta ?? 0 }

  private var pending: TextStorageEdit?
  private var depth = 0
  /// Whether changes are part of those that are being processed.
  private var isProcessing = false
  private var isReporting = false
  /// Called when changes have been processed, with those that the delegate has made.
  var onEdit: ((TextStorageEdit) -> Void)?

  // MARK: Layout managers

  /// Adds a layout manager, which lays out the text.
  ///
  /// - Parameter aLayoutManager: The layout manager, which is removed from another text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.attach(to: self)
  }

  /// Removes a layout manager.
  ///
  /// - Parameter aLayoutManager: The layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.attach(to: nil)
  }

  // MARK: Changes

  /// Begins changes that are reported together.
  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  /// Ends changes that are reported together, and reports them.
  open override func endEditing() {
    super.endEditing()
    depth = max(depth - 1, 0)
    processIfNeeded()
  }

  /// Notes a change, which is reported at once outside of ``beginEditing()`` and ``endEditing()``.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - editedRange: The changed characters, as they were before the change.
  ///   - delta: The difference of the length.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    let edit = TextStorageEdit(mask: editedMask, old: editedRange, delta: delta)
    pending = pending.map { $0.joined(with: edit, old: editedRange) } ?? edit
    if isProcessing { pending?.addNested(delta) }
    processIfNeeded()
  }

  private func processIfNeeded() {
    guard depth == 0, !isProcessing, pending != nil else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Reports the changes to the delegate and the layout managers.
  ///
  /// An override can change characters and attributes before it calls the superclass, which reports
  /// these changes too.
  open func processEditing() {
    guard let edit = pending, !isReporting else { return }
    (isProcessing, isReporting) = (true, true)
    notify(edit, isDone: false)
    notify(pending ?? edit, isDone: true)
    let result = pending ?? edit
    pending = nil
    (isProcessing, isReporting) = (false, false)
    for manager in layoutManagers { manager.textChanged() }
    onEdit?(result)
  }

  private func notify(_ edit: TextStorageEdit, isDone: Bool) {
    guard let delegate else { return }
    MainActor.assumeIsolated {
      if isDone {
        delegate.textStorage(
          self,
          didProcessEditing: edit.mask,
          range: edit.range,
          changeInLength: edit.delta
        )
      } else {
        delegate.textStorage(
          self,
          willProcessEditing: edit.mask,
          range: edit.range,
          changeInLength: edit.delta
        )
      }
    }
  }

  // MARK: Overridden changes

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes],
      range: range,
      changeInLength: attrString.length - range.length
    )
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:],
    range: NSRange
  ) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

/// Methods that report changes of an ``NSTextStorage``.
///
/// All methods have default implementations, which do nothing.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before changes are processed; the delegate can change characters and attributes.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The changed characters, as they are after the changes.
  ///   - delta: The difference of the length.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )

  /// Called when changes have been processed; the delegate can change attributes.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The changed characters, as they are after the changes.
  ///   - delta: The difference of the length.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
