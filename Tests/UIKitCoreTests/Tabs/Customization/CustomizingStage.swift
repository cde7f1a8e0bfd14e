import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A page on a phone with a bar of its own at the bottom, whose items are named by letters.
///
///     let stage = CustomizingStage("A", "B", "C")
///     stage.begin("A", "B", "C", "D")
///     stage.drag(candidate: "D", toPlace: 1)
///     #expect(stage.titles == ["A", "D", "C"])
@MainActor
final class CustomizingStage: SimulatorStage, SheetStage {
  let page = BarPage()
  let delegate = RecordingTabBarDelegate()
  private var items: [String: UITabBarItem] = [:]

  var bar: UITabBar { page.bar }
  var journal: Journal { delegate.journal }

  init(_ titles: String..., on device: Device = .iPhone15) {
    super.init(on: device)
    show(page)
    bar.items = titles.map(item)
    bar.delegate = delegate
    advance(by: 0.1)
    ReleaseWitnesses.announce(bar, delegate)
  }

  /// The item of a title, made when it is first asked for.
  func item(_ title: String) -> UITabBarItem {
    if let item = items[title] { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    items[title] = item
    return item
  }

  /// What stands on the bar.
  var titles: [String] { bar.items?.map { $0.title ?? "" } ?? [] }

  // MARK: The sheet

  /// Begins with these candidates and waits until the sheet is up.
  func begin(_ titles: String...) { begin(candidates: titles) }

  func begin(candidates titles: [String]) {
    bar.beginCustomizingItems(titles.map(item))
    rest()
    ReleaseWitnesses.announce(sheet, bar.customizing)
  }
}

/// A page that puts a bar of its own at its lower edge.
final class BarPage: UIViewController {
  let bar = UITabBar()
  let button = UIButton(type: .system)
  var taps = 0
  /// Where the bar stands on a page of these bounds; nil for the lower edge.
  var barFrame: ((CGRect) -> CGRect)?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Page", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    let height = bar.sizeThatFits(view.bounds.size).height
    let docked = CGRect(
      x: 0,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
    bar.frame = barFrame?(view.bounds) ?? docked
  }
}
