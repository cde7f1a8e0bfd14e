import UIKitCore

/// A view controller that records its callbacks in a journal, such as "A.willAppear".
@MainActor
open class RecordingViewController: UIViewController {
  public let name: String
  public var journal: Journal
  /// The callbacks that are recorded; others don't run actions either.
  public var callbacks: Callbacks
  /// Closures that run once, inside the callback of that name.
  public var actions: [String: () -> Void] = [:]
  /// Called with the name of each callback after it was recorded.
  public var onCallback: ((String) -> Void)?

  /// Makes a controller whose title is its name.
  public init(
    _ name: String,
    _ journal: Journal = Journal(),
    recording callbacks: Callbacks = .standard
  ) {
    self.name = name
    self.journal = journal
    self.callbacks = callbacks
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  public required init?(coder: NSCoder) {
    name = ""
    journal = Journal()
    callbacks = .standard
    super.init(coder: coder)
  }

  open func record(_ event: String) {
    journal.record("\(name).\(event)")
    actions.removeValue(forKey: event)?()
    onCallback?(event)
  }

  private func record(_ event: String, of group: Callbacks) {
    if callbacks.contains(group) { record(event) }
  }

  private func record(_ event: String, animated: Bool) {
    let mark = animated && callbacks.contains(.animated) ? "*" : ""
    record(event + mark, of: .appearance)
  }

  // MARK: Loading and appearance

  open override func viewDidLoad() {
    super.viewDidLoad()
    record("didLoad", of: .loading)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("willAppear", animated: animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("isAppearing", of: .isAppearing)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("didAppear", animated: animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("willDisappear", animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("didDisappear", animated: animated)
  }

  // MARK: Containment

  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record(parent == nil ? "willLeave" : "willJoin", of: .containment)
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record(parent == nil ? "didLeave" : "didJoin", of: .containment)
  }

  // MARK: Layout

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    record("willLayout", of: .layout)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record("didLayout", of: .layout)
  }

  // MARK: Changes of traits and size

  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    let height = newCollection.verticalSizeClass == .compact ? "compact" : "regular"
    record("traits \(height)", of: .transitions)
  }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard callbacks.contains(.transitions) else { return }
    record("size \(Int(size.width))x\(Int(size.height))")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.record("alongside") },
      completion: { [weak self] _ in self?.record("completed") }
    )
  }
}

extension RecordingViewController {
  /// Groups of callbacks.
  public struct Callbacks: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let loading = Callbacks(rawValue: 1)
    /// The two callbacks of each appearance and disappearance.
    public static let appearance = Callbacks(rawValue: 2)
    public static let isAppearing = Callbacks(rawValue: 4)
    /// Marks animated appearances and disappearances with an asterisk.
    public static let animated = Callbacks(rawValue: 8)
    public static let containment = Callbacks(rawValue: 16)
    public static let layout = Callbacks(rawValue: 32)
    /// Announced changes of traits and size, with what runs alongside them.
    public static let transitions = Callbacks(rawValue: 64)

    public static let standard: Callbacks = [.loading, .appearance, .containment]
    public static let detailed: Callbacks = [.standard, .isAppearing, .animated]
  }
}
