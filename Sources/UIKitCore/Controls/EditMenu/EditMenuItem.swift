import QuartzCore

/// An item of the edit menu.
@MainActor struct EditMenuItem {
  var title: String
  var isEnabled = true
  var isDestructive = false
  var keepsMenu = false
  /// The items that are shown instead of the menu's when this one is tapped, or an empty array.
  var children: [EditMenuItem] = []
  var perform: @MainActor () -> Void

  // MARK: Suggested elements

  /// The standard actions that a responder or a later one in its chain can perform, in their order.
  static func suggested(for responder: UIResponder?) -> [UIMenuElement] {
    // R-TXT-18, R-TXT-87
    let styles = commands(StandardEditActions.styles, for: responder)
    let format = UIMenu(title: SystemText.format(), identifier: .format, children: styles)
    return commands(StandardEditActions.ordered, for: responder) + (styles.isEmpty ? [] : [format])
  }

  private static func commands(
    _ actions: [StandardEditActions.Title],
    for responder: UIResponder?
  ) -> [UIMenuElement] {
    actions.compactMap { name, text in
      let action = Selector(stringLiteral: name)
      guard let responder, responder.target(forAction: action, withSender: nil) != nil else {
        return nil
      }
      return UICommand(title: text(), action: action)
    }
  }

  // MARK: Elements

  /// Returns the items of a menu, with those of inline submenus and submenus without a title in place
  /// of the submenus.
  ///
  /// Hidden elements, elements without a title, and commands that no responder performs are left
  /// out.
  static func items(of elements: [UIMenuElement], for responder: UIResponder?) -> [EditMenuItem] {
    elements.flatMap { element -> [EditMenuItem] in
      switch element {
      case let menu as UIMenu: items(of: menu, for: responder)
      case let action as UIAction: item(action).map { [$0] } ?? []
      case let command as UICommand: item(command, for: responder).map { [$0] } ?? []
      default: []
      }
    }
  }

  // R-TXT-87
  private static func items(of menu: UIMenu, for responder: UIResponder?) -> [EditMenuItem] {
    let children = items(of: menu.children, for: responder)
    guard !menu.title.isEmpty, !menu.options.contains(.displayInline), !children.isEmpty else {
      return children
    }
    return [
      EditMenuItem(
        title: menu.title,
        isDestructive: menu.options.contains(.destructive),
        keepsMenu: true,
        children: children
      ) {}
    ]
  }

  private static func item(_ action: UIAction) -> EditMenuItem? {
    guard !action.attributes.contains(.hidden), !action.title.isEmpty else { return nil }
    return EditMenuItem(
      title: action.title,
      isEnabled: !action.attributes.contains(.disabled),
      isDestructive: action.attributes.contains(.destructive),
      keepsMenu: action.attributes.contains(.keepsMenuPresented)
    ) {
      action.performWithSender(nil, target: nil)
    }
  }

  private static func item(_ command: UICommand, for responder: UIResponder?) -> EditMenuItem? {
    guard !command.attributes.contains(.hidden), !command.title.isEmpty,
      let target = responder?.target(forAction: command.action, withSender: command)
    else { return nil }
    return EditMenuItem(
      title: command.title,
      isEnabled: !command.attributes.contains(.disabled),
      isDestructive: command.attributes.contains(.destructive)
    ) {
      perform(command.action, on: target, sender: command)
    }
  }

  /// Calls a method; the standard actions are methods of every responder.
  static func perform(_ action: Selector, on target: Any, sender: Any?) {
    if let responder = target as? UIResponder,
      StandardEditActions.perform(action.name, on: responder)
    {
      return
    }
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}

extension StandardEditActions {
  typealias Title = (name: String, text: @MainActor () -> String)

  /// The styles of text, with their titles.
  static let styles: [Title] = [
    ("toggleBoldface:", { SystemText.bold() }), ("toggleItalics:", { SystemText.italic() }),
    ("toggleUnderline:", { SystemText.underline() }),
  ]

  /// The actions in their order in the edit menu, with their titles.
  static let ordered: [Title] = [
    ("cut:", { SystemText.cut() }), ("copy:", { SystemText.copy() }),
    ("paste:", { SystemText.paste() }), ("select:", { SystemText.select() }),
    ("selectAll:", { SystemText.selectAll() }),
  ]

  /// Performs a standard action, and returns whether it is one.
  static func perform(_ name: String, on responder: UIResponder) -> Bool {
    switch name {
    case "cut:": responder.cut(nil)
    case "copy:": responder.copy(nil)
    case "paste:": responder.paste(nil)
    case "delete:": responder.delete(nil)
    case "select:": responder.select(nil)
    case "selectAll:": responder.selectAll(nil)
    default: return style(name, on: responder)
    }
    return true
  }

  private static func style(_ name: String, on responder: UIResponder) -> Bool {
    switch name {
    case "pasteAndMatchStyle:": responder.pasteAndMatchStyle(nil)
    case "toggleBoldface:": responder.toggleBoldface(nil)
    case "toggleItalics:": responder.toggleItalics(nil)
    case "toggleUnderline:": responder.toggleUnderline(nil)
    case "increaseSize:": responder.increaseSize(nil)
    case "decreaseSize:": responder.decreaseSize(nil)
    case "makeTextWritingDirectionLeftToRight:":
      responder.makeTextWritingDirectionLeftToRight(nil)
    case "makeTextWritingDirectionRightToLeft:":
      responder.makeTextWritingDirectionRightToLeft(nil)
    default: return false
    }
    return true
  }
}
