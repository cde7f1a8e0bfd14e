import SimulatorKit
import TestSupport
import Testing
import UIKit

/// Declarations that libraries write against Apple's signatures.
@Suite("Signatures of Apple's headers", .serialized) @MainActor
struct SignatureTests {
  private let phone = Simulator(.iPhone15)

  // MARK: Protocols

  private final class Everything: NSObject, UIGestureRecognizerDelegate, UITableViewDelegate,
    UITableViewDataSource
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int = 0) -> Int {
      section + 2
    }

    func tableView(_ _: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test("delegates and data sources are objects that can be compared", .rule("R-CON-51"))
  func delegates() {
    let object = Everything()
    let gesture: UIGestureRecognizerDelegate = object
    let scroll: UIScrollViewDelegate = object
    let source: UITableViewDataSource = object
    let environment: UITraitEnvironment = UIView()

    #expect(gesture.isEqual(object))
    #expect(scroll.hash == object.hash)
    #expect(!source.isEqual(environment))
  }

  @Test("a data source may give its parameters default values", .rule("R-CON-52"))
  func defaultValues() {
    let table = UITableView(frame: phone.window.bounds)
    let source = Everything()
    table.dataSource = source
    phone.window.addSubview(table)
    phone.window.layoutIfNeeded()

    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(source.tableView(table) == 2)
    let count: NSInteger = table.numberOfSections
    #expect(count == 1)
  }

  // MARK: Classes as values

  private class Page: UIViewController {
    var nib: String?
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      nib = nibNameOrNil ?? "none"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Stack: UINavigationController {
    var root: UIViewController?
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      root = rootViewController
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Card: UIView {
    var isCard = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isCard = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Row: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class List: UITableViewController {}
  private final class Grid: UICollectionViewController {}

  @Test("classes that are values create their objects", .rule("R-CON-50"))
  func instantiation() {
    let pages: [UIViewController.Type] = [
      UIViewController.self, Page.self, UITabBarController.self,
    ]
    let made = pages.map { Instantiation.object(of: $0) }
    let stackClass: UINavigationController.Type = Stack.self
    let stack = Instantiation.object(of: stackClass, rootViewController: made[1])
    let viewClass: UIView.Type = Card.self
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let rowClass: UITableViewCell.Type = Row.self

    #expect(zip(made, pages).allSatisfy { type(of: $0) == $1 })
    #expect((made[1] as? Page)?.nib == "none")
    #expect((stack as? Stack)?.root === made[1])
    #expect((Instantiation.object(of: viewClass, frame: frame) as? Card)?.isCard == true)
    #expect(Instantiation.object(of: viewClass, frame: frame).frame == frame)
    #expect(Instantiation.object(of: Page.self, nibName: "Page", bundle: nil).nib == "Page")
    #expect(
      Instantiation.object(of: rowClass, style: .default, reuseIdentifier: "row").reuseIdentifier
        == "row"
    )
    #expect(Instantiation.object(of: List.self, style: .grouped).tableView.style == .grouped)
    #expect(
      Instantiation.object(of: Grid.self, collectionViewLayout: UICollectionViewFlowLayout())
        .collectionViewLayout is UICollectionViewFlowLayout
    )
  }
}
