import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import UIKitCore

@MainActor @Suite("Paste configurations", .releasesEverything)
struct PasteConfigurationTests {
  private func showBoard(_ types: [String]?, on stage: SimulatorStage) -> Board {
    let page = UIViewController()
    let board = Board(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
    board.pasteConfiguration = types.map(UIPasteConfiguration.init(acceptableTypeIdentifiers:))
    page.view.addSubview(board)
    stage.show(page)
    board.becomeFirstResponder()
    return board
  }

  @Test("a configuration has the types of a class", .rule("R-PB-11"))
  func types() {
    let configuration = UIPasteConfiguration(forAccepting: URL.self)
    #expect(configuration.acceptableTypeIdentifiers == ["public.url"])
    configuration.addAcceptableTypeIdentifiers(["public.url", "public.pdf"])
    configuration.addTypeIdentifiers(forAccepting: UIImage.self)
    let expected = ["public.url", "public.pdf", "public.png", "public.jpeg", "public.image"]
    #expect(configuration.acceptableTypeIdentifiers == expected)
    #expect(UIView().pasteConfiguration == nil)
  }

  @Test("what is accepted is pasted", .rule("R-PB-11"))
  func pasting() {
    let stage = SimulatorStage()
    let board = showBoard(["public.text"], on: stage)
    UIPasteboard.general.string = "A"
    #expect(board.canPerformAction("paste:", withSender: nil))

    board.paste(nil)
    stage.rest()

    #expect(board.texts == ["A"])
    UIPasteboard.general.color = .red
    #expect(!board.canPerformAction("paste:", withSender: nil))
    board.paste(nil)
    #expect(board.calls == 1)
  }

  @Test("nothing is pasted without a configuration, or against canPaste", .rule("R-PB-11"))
  func refusing() {
    let stage = SimulatorStage()
    let board = showBoard(nil, on: stage)
    UIPasteboard.general.string = "A"
    #expect(!board.canPerformAction("paste:", withSender: nil) && !board.canPaste([]))
    board.paste(nil)

    board.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    board.isFull = true
    #expect(!board.canPerformAction("paste:", withSender: nil))
    board.paste(nil)

    #expect(board.calls == 0)
  }

  @Test("what is accepted can be dropped", .rule("R-PB-12"))
  func dropping() {
    let stage = SimulatorStage()
    let board = showBoard(["public.text"], on: stage)
    let point = board.center
    #expect(stage.phone.hoverItems(["B"], at: point) == .copy)
    #expect(stage.phone.hoverItems(["B"], at: CGPoint(x: 20, y: 600)) == .cancel)

    #expect(stage.phone.dropItems(["B"], at: point) == .copy)
    stage.rest()
    #expect(board.texts == ["B"])

    #expect(stage.phone.dropItems([UIColor.red], at: point) == .cancel)
    board.pasteConfiguration = nil
    #expect(stage.phone.dropItems(["C"], at: point) == .cancel)
    #expect(board.calls == 1)
  }

  @Test("interactions of the app come first", .rule("R-PB-12"))
  func interactions() {
    let stage = SimulatorStage()
    let board = showBoard(["public.text"], on: stage)
    let delegate = DropCounter()
    board.addInteraction(UIDropInteraction(delegate: delegate))

    #expect(stage.phone.dropItems(["B"], at: board.center) == .copy)
    stage.rest()

    #expect(board.calls == 0 && delegate.drops == 1)
  }
}

private final class Board: UIView {
  var texts: [String] = []
  var calls = 0
  var isFull = false

  override var canBecomeFirstResponder: Bool { true }

  override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    !isFull && super.canPaste(itemProviders)
  }

  override func paste(itemProviders: [NSItemProvider]) {
    calls += 1
    for provider in itemProviders {
      provider.loadObject(ofClass: String.self) { [weak self] text, _ in
        text.map { self?.texts.append($0) }
      }
    }
  }
}

private final class DropCounter: NSObject, UIDropInteractionDelegate {
  var drops = 0

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    drops += 1
  }
}
