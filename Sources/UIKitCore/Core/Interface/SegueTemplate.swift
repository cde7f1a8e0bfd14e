import Foundation

/// A segue of a storyboard, from which a ``UIStoryboardSegue`` is made each time it is performed.
@MainActor final class SegueTemplate {
  let element: InterfaceElement
  private weak var source: UIViewController?
  /// The view or bar button item to which a popover points.
  weak var anchor: AnyObject?

  /// The kinds of segues that present a popover; the second one is that of old files.
  private static let popovers = ["popoverPresentation", "popover"]

  init(_ element: InterfaceElement, source: UIViewController) {
    self.element = element
    self.source = source
  }

  var identifier: String? { element["identifier"] }

  /// The identifier of the object to which a popover points, or `nil`.
  var anchorID: String? { element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"] }

  private var isPopover: Bool { Self.popovers.contains(element["kind"] ?? "") }

  /// Asks the source, and performs the segue if it agrees.
  ///
  /// - Parameters:
  ///   - sender: The object that starts the segue.
  ///   - anchor: The object to which a popover points, which can be in one of several cells.
  func trigger(sender: Any?, anchor: AnyObject?) {
    guard let source,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    if let anchor { self.anchor = anchor }
    perform(sender: sender)
  }

  // R-IB-41
  /// Creates the destination, lets the source prepare it, and shows it.
  func perform(sender: Any?) {
    guard let source else { return }
    if element["kind"] == "unwind" { return unwind(from: source, sender: sender) }
    // The object to which a popover points is created with the view.
    if anchorID != nil, anchor == nil { source.loadViewIfNeeded() }
    guard let segue = makeSegue(source, sender: sender) else { return }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Creates the segue and its destination.
  private func makeSegue(_ source: UIViewController, sender: Any?) -> UIStoryboardSegue? {
    guard
      let destination = element["destination"].flatMap({ id in
        source.storyboard?.controller(id) { self.destination($0, source, sender) }
      })
    else {
      element.document?.skip(element, "the segue has no destination; skipped")
      return nil
    }
    configure(destination)
    return customSegue(source, destination)
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        [self] in
        show(destination, from: source, sender: sender)
      }
  }

  /// Returns a segue of the class that the file names, or `nil`.
  private func customSegue(
    _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard let name = element["customClass"] else { return nil }
    let type: AnyClass? = InterfaceClasses.type(named: name, module: element["customModule"])
    guard let type = type as? UIStoryboardSegue.Type else {
      element.document?.skip(
        element,
        "there is no class \(name) of segues; the segue is performed without it"
      )
      return nil
    }
    return SegueInstantiation.segue(type, identifier, source, destination)
  }

  /// The controller that the source creates with a segue action, or `nil`.
  private func destination(
    _ coder: NSCoder,
    _ source: UIViewController,
    _ sender: Any?
  ) -> UIViewController? {
    guard let name = element["destinationCreationSelector"] else { return nil }
    let action = Selector(name)
    guard action.canBeCalled(on: source) else {
      element.document?.skip(element, "\(type(of: source)) has no segue action \(name); ignored")
      return nil
    }
    return action.perform(on: source, coder, sender, identifier) as? UIViewController
  }

  private func configure(_ destination: UIViewController) {
    if let style = element.member("modalPresentationStyle", of: InterfacePresentation.styles) {
      destination.modalPresentationStyle = style
    }
    if let style = element.member("modalTransitionStyle", of: InterfacePresentation.transitions) {
      destination.modalTransitionStyle = style
    }
    if isPopover { destination.modalPresentationStyle = .popover }
  }

  // R-IB-42
  private func show(_ destination: UIViewController, from source: UIViewController, sender: Any?) {
    let isAnimated = element["animates"] != "NO" && UIView.areAnimationsEnabled
    switch element["kind"] {
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "presentation", "modal", "popoverPresentation", "popover":
      (source as SegueAnchoring).anchor(
        destination,
        to: anchor ?? sender as AnyObject?,
        arrow: element.value("popoverArrowDirection")
      )
      source.present(destination, animated: isAnimated)
    case "push" where !isAnimated:
      UIView.performWithoutAnimation { source.show(destination, sender: sender) }
    default: source.show(destination, sender: sender)
    }
  }

  // MARK: Unwinding

  private func unwind(from source: UIViewController, sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let description = UIStoryboardUnwindSegueSource(
      source: source,
      unwindAction: Selector(name),
      sender: sender
    )
    guard let destination = UnwindSearch(description).destination else {
      return Log.warning("\(element.place): no controller performs \(name); the segue ends")
    }
    let custom = customSegue(source, destination)
    let segue =
      custom
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    source.prepare(for: segue, sender: sender)
    description.unwindAction.perform(on: destination, segue)
    // R-IB-47
    if custom != nil { segue.perform() } else { UnwindPath(to: destination).perform(segue) }
  }

  // R-IB-43
  /// Embeds the destination in a container view.
  func embed(in container: UIView) {
    guard let source,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: source),
      let segue = makeSegue(source, sender: source)
    else { return }
    let child = segue.destination
    guard !isNestedTooDeeply(child, in: source) else {
      return Log.warning(
        "\(element.place): the container view embeds the scene that contains it, which does not "
          + "end; skipped after \(Self.deepestEmbedding) levels"
      )
    }
    source.prepare(for: segue, sender: source)
    source.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: source)
  }

  /// How often a scene can be inside itself.
  ///
  /// An app ends the nesting earlier in `shouldPerformSegue`.
  private static let deepestEmbedding = 8

  // R-IB-48
  private func isNestedTooDeeply(_ child: UIViewController, in source: UIViewController) -> Bool {
    guard let scene = child.interface?.element else { return false }
    var count = 0
    var container: UIViewController? = source
    while let current = container {
      if current.interface?.element === scene { count += 1 }
      container = current.parent
    }
    return count >= Self.deepestEmbedding
  }
}

/// A controller that attaches a popover to the object that started its segue.
@MainActor protocol SegueAnchoring: AnyObject {
  /// Attaches a popover.
  ///
  /// - Parameters:
  ///   - destination: The controller that is presented.
  ///   - object: The view or the bar button item to which the popover points.
  ///   - arrow: The element with the permitted directions of the arrow, or `nil`.
  func anchor(_ destination: UIViewController, to object: AnyObject?, arrow: InterfaceElement?)
}

/// The words of interface files for presentations.
@MainActor enum InterfacePresentation {
  static let styles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    "custom": .custom,
  ]

  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
