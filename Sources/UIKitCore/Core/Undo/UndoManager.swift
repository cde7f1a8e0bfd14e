import Foundation

/// A recorder of operations that undo and redo changes.
///
/// A change registers the operation that reverses it. Operations that are registered in one group are
/// undone together; by default a group contains those of one event. Operations that are registered
/// while a group is undone can be redone.
///
/// ```swift
/// func rename(to name: String) {
///   let old = self.name
///   undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
///   self.name = name
/// }
/// ```
@preconcurrency @MainActor open class UndoManager: NSObject {
  // R-UNDO-1…5
  /// The operations that are undone together.
  private final class Group {
    var operations: [Operation] = []
    var name = ""
    weak var parent: Group?
  }

  private struct Operation {
    weak var target: AnyObject?
    var perform: @MainActor () -> Void
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var disabledCount = 0
  private var closesWithEvent = false

  /// Creates a manager without operations.
  public override init() { super.init() }

  // MARK: Registering

  /// Registers an operation that undoes a change.
  ///
  /// The target is referenced weakly; the operation is skipped if it no longer exists.
  ///
  /// - Parameters:
  ///   - target: The object that is changed.
  ///   - handler: The operation, which is called with the target.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty { openImplicitGroup() }
    let operation = Operation(target: target) { [weak target] in
      if let target { handler(target) }
    }
    open.last?.operations.append(operation)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  private func openImplicitGroup() {
    beginUndoGrouping()
    guard groupsByEvent, !isUndoing, !isRedoing else { return }
    closesWithEvent = true
    NextFrame.run { [weak self] in self?.closeEventGroup() }
  }

  private func closeEventGroup() {
    guard closesWithEvent else { return }
    closesWithEvent = false
    while !open.isEmpty { endUndoGrouping() }
  }

  /// A Boolean value that indicates whether operations are recorded.
  ///
  /// The default value is `true`.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Stops recording until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Reverses one call of ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

  // MARK: Groups

  /// A Boolean value that indicates whether the operations of one event are a group.
  ///
  /// The default value is `true`. With `false`, each operation that is registered outside of a group
  /// is a group of its own until ``endUndoGrouping()`` is called.
  open var groupsByEvent = true

  /// The number of groups that are open.
  open var groupingLevel: Int { open.count }

  /// The greatest number of groups that can be undone, or 0, the default, for any number.
  open var levelsOfUndo = 0 { didSet { trim() } }

  /// Begins a group, which can be inside another one.
  open func beginUndoGrouping() {
    let group = Group()
    group.parent = open.last
    open.append(group)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group.
  ///
  /// Groups without operations are dropped.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      return Log.warning("UndoManager.endUndoGrouping: no group is open; ignored")
    }
    post(.NSUndoManagerWillCloseUndoGroup)
    defer { post(.NSUndoManagerDidCloseUndoGroup) }
    guard !group.operations.isEmpty else { return }
    if let parent = open.last {
      parent.operations += group.operations
      if parent.name.isEmpty { parent.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  // MARK: Undoing

  /// A Boolean value that indicates whether there is an operation to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.operations.isEmpty } }

  /// A Boolean value that indicates whether there is an operation to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// A Boolean value that indicates whether a group is being undone.
  open private(set) var isUndoing = false

  /// A Boolean value that indicates whether a group is being redone.
  open private(set) var isRedoing = false

  /// Undoes the last group.
  ///
  /// An open group is closed first.
  open func undo() {
    guard !isUndoing, !isRedoing else { return }
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Performs the operations of a group in reverse, and records those that reverse them as a group.
  private func run(_ group: Group) {
    beginUndoGrouping()
    open.last?.name = group.name
    for operation in group.operations.reversed() where operation.target != nil {
      operation.perform()
    }
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Forgets all operations.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    closesWithEvent = false
    disabledCount = 0
  }

  /// Forgets the operations for a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + open {
      group.operations.removeAll { $0.target === object || $0.target == nil }
    }
    undoStack.removeAll { $0.operations.isEmpty }
    redoStack.removeAll { $0.operations.isEmpty }
  }

  // MARK: Names

  /// Sets the name of the open group, such as "Paste".
  open func setActionName(_ actionName: String) {
    (open.last ?? undoStack.last)?.name = actionName
  }

  /// The name of the group that is undone next, or an empty string.
  open var undoActionName: String { (open.first ?? undoStack.last)?.name ?? "" }

  /// The name of the group that is redone next, or an empty string.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of a menu item that undoes the last group.
  open var undoMenuItemTitle: String { title(SystemText.undo(), undoActionName) }

  /// The title of a menu item that redoes a group.
  open var redoMenuItemTitle: String { title(SystemText.redo(), redoActionName) }

  private func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
  /// Posted before a group is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification"
  )
  /// Posted after a group was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification"
  )
  /// Posted before a group is redone.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification"
  )
  /// Posted after a group was redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification"
  )
}
