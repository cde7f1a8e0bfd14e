import QuartzCore

// R-PTR-6
extension UITextField: PointerShaping {
  /// A beam over the text of a field that can be edited.
  func pointerShape(at point: CGPoint) -> PointerShape? {
    isEnabled && editingRect(forBounds: bounds).contains(point) ? .verticalBeam : nil
  }
}

extension UITextView: PointerShaping {
  /// A hand over links and attachments, and a beam over other text that can be selected.
  func pointerShape(at point: CGPoint) -> PointerShape? {
    if TextViewItems(textView: self).hasItem(at: point) { return .link }
    return isSelectable ? .verticalBeam : nil
  }
}

extension UITextInteraction: PointerStylingInteraction {
  /// A beam over the text of the view.
  func pointerMoved(to point: CGPoint) -> PointerShape? {
    textInput == nil ? nil : .verticalBeam
  }

  func pointerLeft() {}
}
