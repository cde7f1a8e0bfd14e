import Foundation

/// Finds the controller to which an unwind segue leads.
@MainActor struct UnwindSearch {
  private let source: UIStoryboardUnwindSegueSource

  init(_ source: UIStoryboardUnwindSegueSource) { self.source = source }

  // R-IB-45
  /// The nearest controller that performs the action: in the containers of the source, beginning with the
  /// innermost, and then in what presents them.
  var destination: UIViewController? {
    var controller: UIViewController? = source.source
    while let current = controller {
      if let found = search(in: current) { return found }
      controller = current.parent ?? current.presentingViewController
    }
    return nil
  }

  private func search(in controller: UIViewController) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = search(in: child) { return found }
    }
    let performs = controller.canPerformUnwindSegueAction(
      source.unwindAction,
      from: source.source,
      sender: source.sender
    )
    return performs ? controller : nil
  }
}

/// The way back from the source of an unwind segue to its destination.
@MainActor struct UnwindPath {
  /// The destination and its containers, from the outermost to the innermost.
  private let containers: [UIViewController]

  init(to destination: UIViewController) {
    var containers: [UIViewController] = []
    var controller: UIViewController? = destination
    while let current = controller {
      containers.insert(current, at: 0)
      controller = current.parent
    }
    self.containers = containers
  }

  /// Lets each container show the next one, and dismisses what covers them.
  func perform(_ segue: UIStoryboardSegue) {
    for (index, container) in containers.enumerated() {
      let next = index + 1 < containers.count ? containers[index + 1] : container
      container.unwind(for: segue, towards: next)
    }
  }
}
