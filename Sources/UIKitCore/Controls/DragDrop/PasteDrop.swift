/// Accepts drops for a view with a paste configuration.
@MainActor final class PasteDrop: NSObject {
  // R-PB-12
  private weak var view: UIView?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  private func accepts(_ session: any UIDropSession) -> Bool {
    let isEnabled = (view as? UIControl)?.isEnabled ?? true
    return isEnabled && view?.canPaste(session.items.map(\.itemProvider)) == true
  }
}

extension PasteDrop: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    accepts(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard accepts(session) else { return }
    view?.paste(itemProviders: session.items.map(\.itemProvider))
  }
}

extension UIView {
  /// The interaction that accepts drops by the paste configuration, or `nil` without one.
  var pasteDropInteraction: UIDropInteraction? {
    guard let support = pasteSupport else { return nil }
    let drop = support.drop as? PasteDrop ?? PasteDrop(self)
    support.drop = drop
    return drop.interaction
  }
}
