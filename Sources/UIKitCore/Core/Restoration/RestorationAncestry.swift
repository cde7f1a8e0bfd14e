import Foundation

// R-RES-2, R-RES-6, R-RES-7
/// The controllers that are saved: those that have an identifier and whose ancestors all have one,
/// beginning with the root controllers.
///
/// Saving and restoring traverse them in the same order, so that a controller has the same path in
/// both.
@MainActor struct RestorationAncestry {
  struct Member {
    let controller: UIViewController
    let identifier: String
    /// The index among siblings with the same identifier, which only controllers of a navigation
    /// stack may share.
    var ordinal = 0
    var isPresented = false
  }

  private(set) var members: [Member] = []
  private var seen: [String: Int] = [:]
  private let allowsEquals: Bool

  /// Creates the list of root controllers.
  init(roots: [UIViewController]) {
    allowsEquals = false
    for root in roots { add(root) }
  }

  /// Creates the list of a controller's children and the controllers that it presents.
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
          + "only the first is saved"
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

  /// Returns the views with identifiers in a controller's loaded view, without the views of other
  /// controllers.
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
              + "only the first is saved"
          )
        }
      }
      waiting += view.subviews.reversed()
    }
    return found
  }
}
