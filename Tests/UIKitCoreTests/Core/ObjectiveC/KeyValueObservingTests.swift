import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("Key-value observing") struct KeyValueObservingTests {
  private let journal = Journal()

  @Test("a setter notifies with the old and the new value", .rule("R-KV-30", "R-KV-32"))
  func values() {
    let label = UILabel()
    label.text = "One"
    let observation = label.observe(\.text, options: [.old, .new]) { label, change in
      journal.record("\(change.oldValue!!) \(change.newValue!!) \(label.text!)")
    }
    label.text = "Two"
    label.text = "Two"

    #expect(journal.lines == ["One Two Two", "Two Two Two"])
    observation.invalidate()
    label.text = "Three"
    #expect(journal.lines.count == 2)
  }

  @Test("initial and prior notifications", .rule("R-KV-32"))
  func initialAndPrior() {
    let view = UIView()
    let observation = view.observe(\.alpha, options: [.initial, .prior, .new]) { view, change in
      let new = change.newValue.map { "\($0)" } ?? "-"
      journal.record("\(change.isPrior ? "before" : "now") \(view.alpha) \(new)")
    }
    view.alpha = 0.5

    #expect(journal.lines == ["now 1.0 1.0", "before 1.0 -", "now 0.5 0.5"])
    withExtendedLifetime(observation) {}
  }

  @Test("an observer by name receives a dictionary", .rule("R-KV-32"))
  func dictionary() {
    let observer = Observer()
    let view = UIImageView()
    var context = 0
    view.addObserver(observer, forKeyPath: "image", options: [.new, .old], context: &context)
    view.addObserver(observer, forKeyPath: "isHidden", options: [.new], context: nil)
    view.isHidden = true
    view.image = nil

    #expect(observer.changes.map(\.path) == ["isHidden", "image"])
    #expect(observer.changes[0].change[.newKey] as? Bool == true)
    #expect(observer.changes[0].change[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
    #expect(observer.changes[1].change[.newKey] is NSNull)
    #expect(observer.changes[1].hasContext)

    view.removeObserver(observer, forKeyPath: "image", context: &context)
    view.removeObserver(observer, forKeyPath: "isHidden")
    view.isHidden = false
    #expect(observer.changes.count == 2)
  }

  // MARK: Geometry

  @Test("the properties of the geometry notify each other", .rule("R-KV-33"))
  func geometry() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let observations = [
      view.observe(\.frame) { _, _ in journal.record("frame") },
      view.observe(\.bounds) { _, _ in journal.record("bounds") },
      view.observe(\.center) { _, _ in journal.record("center") },
    ]
    view.center = CGPoint(x: 50, y: 50)
    #expect(journal.take() == ["frame", "center"])
    view.bounds.origin.y = 3
    #expect(journal.take() == ["bounds"])
    view.frame = view.frame
    #expect(journal.take() == ["frame"])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(journal.take() == ["frame"])
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(journal.take() == ["frame", "bounds", "center"])
    withExtendedLifetime(observations) {}
  }

  @Test("layout notifies of frames", .rule("R-KV-33", "R-KV-34"))
  func layout() {
    let phone = Simulator(.iPhone15)
    let (parent, child) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    phone.window.addSubview(parent)
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.widthAnchor.constraint(equalToConstant: 20),
      pinned.heightAnchor.constraint(equalTo: parent.heightAnchor),
      pinned.topAnchor.constraint(equalTo: parent.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    ])
    let observations = [
      child.observe(\.frame) { view, _ in journal.record("\(view.frame.width)") },
      pinned.observe(\.frame) { view, _ in journal.record("pinned \(view.frame.height)") },
    ]
    parent.frame.size = CGSize(width: 200, height: 150)
    parent.layoutIfNeeded()

    #expect(journal.lines.first == "110.0")
    #expect(journal.lines.filter { !$0.hasPrefix("pinned") }.count == 1)
    #expect(journal.lines.last == "pinned 150.0")
    withExtendedLifetime(observations) {}
  }

  @Test("an animated change notifies once", .rule("R-KV-34"))
  func animation() {
    let phone = Simulator(.iPhone15)
    let view = UIView()
    phone.window.addSubview(view)
    let observation = view.observe(\.center, options: .new) { _, change in
      journal.record("\(change.newValue!.x)")
    }
    UIView.animate(withDuration: 1) { view.center = CGPoint(x: 80, y: 0) }
    phone.advance(by: 2)

    #expect(journal.lines == ["80.0"])
    withExtendedLifetime(observation) {}
  }

  // MARK: Key paths

  @Test("key paths of subclasses, and of overridden properties", .rule("R-KV-35"))
  func subclasses() {
    let view = TallView()
    let observations = [
      view.observe(\.frame) { view, _ in journal.record("\(type(of: view))") },
      (view as UIView).observe(\.frame) { _, _ in journal.record("UIView") },
      view.observe(\.tag) { _, _ in journal.record("tag") },
      view.observe(\.layer.cornerRadius) { _, _ in journal.record("corner") },
    ]
    view.frame.size.width = 4
    view.tag = 3
    view.layer.cornerRadius = 5

    #expect(journal.lines == ["TallView", "UIView", "tag", "corner"])
    withExtendedLifetime(observations) {}
  }

  @Test("a property that is not registered logs a warning", .rule("R-KV-35"))
  func unregistered() {
    let view = TallView()
    let warnings = TestSupport.warnings {
      let observation = view.observe(\.extra) { _, _ in journal.record("extra") }
      view.extra = 4
      withExtendedLifetime(observation) {}
    }

    #expect(warnings.count == 1)
    #expect(journal.lines.isEmpty)
  }

  @Test("key paths by name lead through objects", .rule("R-KV-37"))
  func objects() {
    let page = UIViewController()
    let observer = Observer()
    page.addObserver(
      observer,
      forKeyPath: "tabBarItem.badgeValue",
      options: [.new],
      context: nil
    )
    page.addObserver(observer, forKeyPath: "view.layer.opacity", options: [.old], context: nil)
    page.tabBarItem.badgeValue = "1"
    page.view.layer.opacity = 0.5

    #expect(observer.changes.map(\.path) == ["tabBarItem.badgeValue", "view.layer.opacity"])
    #expect(observer.changes[0].change[.newKey] as? String == "1")
    #expect(observer.changes[1].change[.oldKey] as? Float == 1)
  }

  // MARK: Properties of the app

  @Test("properties of the app announce their changes", .rule("R-KV-38"))
  func announced() {
    let player = Player()
    let observations = [
      player.observe(\.volume, options: [.old, .new]) { _, change in
        journal.record("\(change.oldValue!) \(change.newValue!)")
      },
      player.observe(\.isLoud) { player, _ in journal.record("loud \(player.isLoud)") },
    ]
    player.volume = 0.9

    #expect(journal.lines == ["0.5 0.9", "loud true"])
    withExtendedLifetime(observations) {}
  }

  @Test("objects that derive from NSObject", .rule("R-KV-38"))
  func models() {
    let model = Track()
    let observer = Observer()
    let observation = model.observe(\.name, options: .new) { _, change in
      journal.record(change.newValue ?? "")
    }
    model.addObserver(observer, forKeyPath: "name", options: .new, context: nil)
    model.name = "Blue"

    #expect(journal.lines == ["Blue"])
    #expect(observer.changes.first?.change[.newKey] as? String == "Blue")
    withExtendedLifetime(observation) {}
  }

  // MARK: Life

  @Test("an observer is removed while it is deallocated", .rule("R-KV-31", "R-KV-39"))
  func removalInDeinit() {
    final class Page: UIViewController {
      let scrollView = UIScrollView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.addObserver(self, forKeyPath: "contentOffset", options: [.new], context: nil)
      }
      override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {}
      deinit { scrollView.removeObserver(self, forKeyPath: "contentOffset") }
    }
    let scrollView: UIScrollView
    do {
      let page = Page()
      page.loadViewIfNeeded()
      scrollView = page.scrollView
    }

    scrollView.contentOffset.y = 10

    #expect(scrollView.contentOffset.y == 10)
  }

  @Test("nothing is retained", .rule("R-KV-39"), .releasesEverything)
  func life() {
    weak var released: UIView?
    var observation: NSKeyValueObservation?
    do {
      let view = UIView()
      let observer = Observer()
      view.addObserver(observer, forKeyPath: "layer.opacity", options: [], context: nil)
      observation = view.observe(\.alpha) { _, _ in }
      released = view
    }
    #expect(released == nil)
    observation?.invalidate()

    let view = UIView()
    do {
      let observer = Observer()
      view.addObserver(observer, forKeyPath: "alpha", options: [], context: nil)
      observation = view.observe(\.tag) { _, _ in journal.record("tag") }
    }
    view.alpha = 0.5
    observation = nil
    view.tag = 5
    #expect(journal.lines.isEmpty)
  }
}

private final class Observer: ObjectiveCObject {
  struct Change {
    let path: String
    let change: [NSKeyValueChangeKey: Any]
    let hasContext: Bool
  }

  var changes: [Change] = []

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    changes.append(
      Change(path: keyPath ?? "", change: change ?? [:], hasContext: context != nil)
    )
  }
}

private class TallView: UIView {
  var extra = 0

  override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: CGSize(width: 4, height: 44)) }
  }
}

private final class Player: UIResponder, ObjectiveCMembers {
  var volume = 0.5 {
    willSet { willChangeValue(for: \.volume) }
    didSet { didChangeValue(for: \.volume) }
  }
  var isLoud: Bool { volume > 0.8 }

  static var objectiveCMembers: [ObjectiveCMember] {
    [.property(\Player.volume, "volume"), .property(\Player.isLoud, "isLoud")]
  }

  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "isLoud" ? ["volume"] : super.keyPathsForValuesAffectingValue(forKey: key)
  }
}

private final class Track: NSObject, ObjectiveCMembers {
  var name = "" {
    willSet { willChangeValue(forKey: "name") }
    didSet { didChangeValue(forKey: "name") }
  }

  static var objectiveCMembers: [ObjectiveCMember] { [.property(\Track.name, "name")] }
}
