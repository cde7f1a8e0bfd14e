import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Drag and drop".

final class OrderedList: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
  var names = ["A", "B", "C"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))
    item.localObject = names[indexPath.row]
    return [item]
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let operation: UIDropOperation = session.localDragSession == nil ? .copy : .move
    return UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let row = coordinator.destinationIndexPath?.row ?? names.count
    coordinator.session.loadObjects(ofClass: String.self) { [weak self] texts in
      self?.names.insert(contentsOf: texts, at: row)
      self?.tableView.reloadData()
    }
  }
}

final class BinController: UIViewController, UIDropInteractionDelegate {
  let bin = UIView()
  var thrown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bin.frame = CGRect(x: 20, y: 500, width: 350, height: 200)
    bin.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(bin)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: String.self) { [weak self] in self?.thrown += $0 }
  }
}

@MainActor @Suite("Guide: Drag and drop", .releasesEverything)
struct DragGuideTests {
  @Test("rows are put in order, and text of other programs is inserted")
  func list() {
    let phone = Simulator(.iPhone15)
    let list = OrderedList()
    phone.window.rootViewController = list
    phone.advance(by: 0.1)

    phone.dragAndDrop(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 110))
    phone.advance(by: 1)
    #expect(list.names == ["B", "C", "A"])
    phone.dropItems(["D"], at: CGPoint(x: 100, y: 20))
    phone.advance(by: 0.1)
    #expect(list.names == ["D", "B", "C", "A"])
  }

  @Test("text is thrown into a bin")
  func bin() {
    let phone = Simulator(.iPhone15)
    let page = BinController()
    phone.window.rootViewController = page
    phone.advance(by: 0.1)

    phone.dropItems(["D"], at: CGPoint(x: 100, y: 600))
    phone.advance(by: 0.5)
    #expect(page.thrown == ["D"])
  }
}
