import UIKit

private var offsetContext = 0

@objc protocol IssueLoading: class {
  @objc optional func loader(_ loader: IssueLoader, didLoad count: Int)
  @objc optional func loaderDidFail(_ loader: IssueLoader)
}

@objcMembers class IssueLoader: NSObject {
  static let didLoad = Notification.Name("KioskDidLoad")

  dynamic var count = 0
  weak var receiver: IssueLoading?

  func load() {
    autoreleasepool {
      count += 1
      receiver?.loader?(self, didLoad: count)
    }
    if receiver?.responds(to: #selector(IssueLoading.loaderDidFail(_:))) == true {
      receiver?.loaderDidFail?(self)
    }
    NotificationCenter.default.post(name: IssueLoader.didLoad, object: self)
  }
}

class FrontPageController: UIViewController {
  @IBOutlet weak var scrollView: UIScrollView!
  @IBOutlet private var buttons: [UIButton]!
  let loader = IssueLoader()
  let header = UILabel()
  private(set) var offsets: [CGFloat] = []
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Front"
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
    view.addSubview(scrollView)
    self.scrollView = scrollView
    scrollView.addObserver(
      self,
      forKeyPath: #keyPath(UIScrollView.contentOffset),
      options: [.new],
      context: &offsetContext
    )
    buttons = ["Load", "Later"].enumerated().map { (index, title) in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRectMake(20, 20 + 60 * CGFloat(index), 120, 44)
      scrollView.addSubview(button)
      return button
    }
    buttons[0].addTarget(loader, action: #selector(IssueLoader.load), for: .touchUpInside)
    buttons[1].addTarget(self, action: "loadLater:", for: .touchUpInside)
    loader.receiver = self
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(loaded(_:)),
      name: IssueLoader.didLoad,
      object: nil
    )
  }

  deinit {
    scrollView.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset))
    NotificationCenter.default.removeObserver(self)
  }

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &offsetContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if let point = change?[.newKey] as? CGPoint { offsets.append(point.y) }
  }

  @IBAction func loadLater(_ sender: UIButton) {
    note("later \(sender.currentTitle ?? "")")
    perform(#selector(loadNow), with: nil, afterDelay: 1)
  }

  @objc private func loadNow() { loader.load() }

  @objc private func loaded(_ notification: Notification) {
    let count = (notification.object as? IssueLoader)?.value(forKey: "count") as? Int
    note("notified \(count ?? -1)")
  }
}

extension FrontPageController: IssueLoading {
  func loader(_ loader: IssueLoader, didLoad count: Int) {
    note("loaded \(count)")
  }
}

extension FrontPageController {
  override func printTitle() -> String { "The \(super.printTitle())" }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
