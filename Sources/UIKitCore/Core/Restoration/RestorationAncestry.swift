import Foundation

/// Whom a walk meets on its way down from the windows: controllers with an identifier, under parents with one.
///
/// A save and a launch walk the same way, so that both give a controller the same path. (R-RES-2, R-RES-6, R-RES-7)
@MainActor struct RestorationAncestry {
  struct Member {
    let controller: UIViewController
    let identifier: String
    /// Which one it is among siblings with the same identifier; only pages of a stack may have the same.
    var ordinal = 0
    var isPresented = false
  }

  private(set) var members: [Member] = []
  private var seen: [String: Int] = [:]
  private let allowsEquals: Bool

  /// The controllers at the top.
  init(roots: [UIViewController]) {
    allowsEquals = false
    for root in roots { add(root) }
  }

  /// What stands directly under a controller: its children, and what it presents.
  init(under controller: UIViewController) {
    allowsEquals = controller is UINavigationController
    for child in controller.restorableChildren { add(child) }
    if let presented = controller.presentation.presented { add(presented, isPresented: true) }
  }

  private mutating func add(_ controller: UIViewController, isPresented: Bool = false) {
    guard let identifier = controller.restorationIdentifier, !identifier.isEmpty else { return }
    let ordinal = seen[identifier, default: 0]
    seen[identifier] = ordinal + 1
    guard ordinal == 0 || allowsEquals else {
      return Log.warning(
        "Two controllers under one parent have the restorationIdentifier \"\(identifier)\"; "
          + "only the first is kept"
      )
    }
    members.append(
      Member(
        controller: controller,
        identifier: identifier,
        ordinal: ordinal,
        isPresented: isPresented
      )
    )
  }

  /// The views with identifiers in a controller's view, as far as that is loaded and no other controller's.
  static func views(of controller: UIViewController) -> [(identifier: String, view: UIView)] {
    guard let top = controller.viewIfLoaded else { return [] }
    var found: [(String, UIView)] = []
    var identifiers: Set<String> = []
    var waiting = [top]
    while let view = waiting.popLast() {
      guard view === top || view.viewController == nil else { continue }
      if let identifier = view.restorationIdentifier, !identifier.isEmpty {
        if identifiers.insert(identifier).inserted {
          found.append((identifier, view))
        } else {
          Log.warning(
            "Two views of one controller have the restorationIdentifier \"\(identifier)\"; "
              + "only the first is kept"
          )
        }
      }
      waiting += view.subviews.reversed()
    }
    return found
  }
}
