import BenchmarkBaseline
import BenchmarkScene
import SimulatorKit

/// Measures the opening of a menu, including the frame that shows it.
@MainActor
enum MenuBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    let menu = MenuScene()
    let switching = Scene(opaqueBar: true)
    let times = Measurement(
      repetitions: repetitions,
      of: [
        .init(name: "switch") { turn in MainActor.assumeIsolated { switching.select(turn % 5) } },
        .init(name: "open", prepare: { MainActor.assumeIsolated { menu.close() } }) { _ in
          MainActor.assumeIsolated { menu.open() }
        },
      ]
    )
    return [
      times.row(
        "menu opened, eight items / one switch of tabs",
        "open",
        against: "switch",
        must: 1.5,
        aim: 1
      )
    ]
  }
}

/// A page with a button that shows a menu.
@MainActor final class MenuScene {
  private let phone = Simulator(Scene.device)
  private let center = CGPoint(x: 100, y: 220)

  init() {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 40, y: 200, width: 120, height: 40)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      children: (1...8).map { number in
        UIAction(title: "Item \(number)", image: UIImage(systemName: "star")) { _ in }
      }
    )
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.view.addSubview(button)
    phone.window.rootViewController = page
    phone.advance(by: 1)
  }

  /// Opens the menu and draws its first frame.
  func open() { phone.tap(at: center) }

  /// Begins the animation that closes the menu.
  func beginClosing() {
    phone.press(.escape)
    drawFrame()
  }

  /// Advances the time by one frame.
  func drawFrame() { phone.advance(by: 1.0 / 60) }

  /// Closes the menu, if it is open, until its animation has ended.
  func close() {
    phone.press(.escape)
    phone.advance(by: 1)
  }
}
