import Foundation

/// The links and attachments of a text view that is not editable, with their actions and menus.
@MainActor struct TextViewItems {
  // R-TXT-12, R-TXT-34, R-TXT-86
  unowned let textView: UITextView

  /// Returns the link or the attachment at a point.
  private func item(at point: CGPoint) -> UITextItem? {
    guard !textView.isEditable, textView.isSelectable else { return nil }
    let layout = textView.editing.editor.layout
    let point = textView.editing.canvas.convert(point, from: textView)
    if let (link, range) = layout.link(at: point) {
      return UITextItem(content: .link(link.url), range: NSRange(range))
    }
    guard let range = layout.character(at: point),
      let attachment = layout.document.attached.attachments[range.lowerBound]
    else { return nil }
    return UITextItem(content: .textAttachment(attachment), range: NSRange(range))
  }

  /// Whether there is a link or an attachment at a point.
  func hasItem(at point: CGPoint) -> Bool { item(at: point) != nil }

  private func delegateAllows(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    guard let delegate = textView.textDelegate else { return true }
    switch item.content {
    case .link(let url):
      return delegate.textView(
        textView,
        shouldInteractWith: url,
        in: item.range,
        interaction: interaction
      )
    case .textAttachment(let attachment):
      return delegate.textView(
        textView,
        shouldInteractWith: attachment,
        in: item.range,
        interaction: interaction
      )
    }
  }

  /// Returns the action of the text view: it asks the delegate, and opens the address of a link.
  private func standardAction(_ item: UITextItem, title: String = "") -> UIAction {
    UIAction(title: title) { [weak textView] _ in
      guard let textView,
        TextViewItems(textView: textView).delegateAllows(item, .invokeDefaultAction)
      else { return }
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
  }

  /// Returns a closure that performs the action of the item at a point, or `nil` if there is none.
  func action(at point: CGPoint) -> (@MainActor () -> Void)? {
    guard let item = item(at: point) else { return nil }
    let standard = standardAction(item)
    let delegate = textView.textDelegate
    return { [weak textView] in
      guard let textView else { return }
      let action = delegate.map {
        $0.textView(textView, primaryActionFor: item, defaultAction: standard)
      }
      (action ?? standard)?.performWithSender(textView, target: nil)
    }
  }

  /// Returns the elements of the menu for an item that is pressed, or `nil` if there is no item or no
  /// menu.
  func menu(at point: CGPoint) -> [UIMenuElement]? {
    guard let item = item(at: point), delegateAllows(item, .presentActions) else { return nil }
    let standard = UIMenu(children: standardElements(of: item))
    guard let delegate = textView.textDelegate else { return standard.children }
    let configuration = delegate.textView(
      textView,
      menuConfigurationFor: item,
      defaultMenu: standard
    )
    return configuration?.menu.children
  }

  private func standardElements(of item: UITextItem) -> [UIMenuElement] {
    switch item.content {
    case .link(let url):
      let copy = UIAction(title: SystemText.copy()) { _ in UIPasteboard.general.url = url }
      return [standardAction(item, title: SystemText.open()), copy]
    case .textAttachment:
      let range = item.range
      return [
        UIAction(title: SystemText.copy()) { [weak textView] _ in
          textView?.editing.copy(range.offsets)
        }
      ]
    }
  }
}

extension NSRange {
  fileprivate init(_ range: Range<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }
}
