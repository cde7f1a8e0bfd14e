import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Drags and context menus", .releasesEverything, .serialized, .rule("R-DRAG-16")) @MainActor
struct DragMenuTests {
  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      })
    }
  }

  @Test("the menu opens when the item is lifted, and moving the finger begins the drag")
  func menu() {
    let stage = DragStage()
    let menus = Menus()
    let interaction = UIContextMenuInteraction(delegate: menus)
    stage.source.addInteraction(interaction)

    stage.phone.press(at: stage.start)
    stage.advance(by: 0.7)
    #expect(interaction.menuAppearance == .rich)
    #expect(stage.overlay?.isHidden == true)

    stage.phone.slide(to: stage.onBoard)
    #expect(interaction.menuAppearance == .unknown)
    #expect(stage.overlay?.isHidden == false)
    stage.phone.lift()
    stage.advance(by: 1)
    #expect(stage.boardDrops.texts == ["Apple"])
  }

  @Test("the menu stays open when the finger is lifted")
  func menuStays() {
    let stage = DragStage()
    let menus = Menus()
    let interaction = UIContextMenuInteraction(delegate: menus)
    stage.source.addInteraction(interaction)

    stage.phone.longPress(at: stage.start)
    stage.advance(by: 0.5)
    #expect(interaction.menuAppearance == .rich)
    #expect(!stage.journal.lines.contains("begin"))

    interaction.dismissMenu()
    stage.advance(by: 1)
    #expect(stage.overlay == nil)
  }
}
