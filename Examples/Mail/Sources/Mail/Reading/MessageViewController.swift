import UIKit

/// A message with its sender, its date and a toolbar.
final class MessageViewController: UIViewController, MailPage {
  weak var router: MailRouter?

  /// The message that is shown, or `nil`.
  var messageID: Message.ID? {
    didSet { if isViewLoaded, messageID != oldValue { showMessage() } }
  }

  /// Whether showing a message marks it as read.
  var marksAsRead = true

  private let store: MailStore
  private let scrollView = UIScrollView()
  private let header = MessageHeaderView()
  private let text = UITextView()

  init(store: MailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    store.observe(with: self) { $0.storeDidChange() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is created in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    setUpViews()
    setUpToolbar()
    showMessage()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    markAsRead()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { navigationController?.setToolbarHidden(true, animated: animated) }
  }

  // MARK: Views

  private func setUpViews() {
    text.isEditable = false
    text.isScrollEnabled = false
    text.backgroundColor = .clear
    text.textContainerInset = .zero
    text.textContainer.lineFragmentPadding = 0
    text.dataDetectorTypes = .all
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    let page = UIStackView(arrangedSubviews: [header, text])
    page.axis = .vertical
    page.spacing = 16
    for view in [scrollView, page] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(page)
    scrollView.alwaysBounceVertical = true
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      page.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      page.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
  }

  private func setUpToolbar() {
    let trash = item("Trash", "trash") { $0.move(to: .trash) }
    let archive = item("Archive", "archivebox") { $0.move(to: .archive) }
    let compose = item("Compose", "square.and.pencil") { $0.router?.compose(Draft()) }
    let reply = UIBarButtonItem(
      image: UIImage(systemName: "arrowshape.turn.up.left"),
      menu: UIMenu(children: [
        menuAction("Reply", "arrowshape.turn.up.left") { .reply(to: $0) },
        menuAction("Forward", "arrowshape.turn.up.right") { .forward($0) },
      ])
    )
    reply.accessibilityLabel = "Reply"
    let items = [trash, archive, reply, compose]
    toolbarItems = Array(items.map { [$0] }.joined(separator: [UIBarButtonItem.flexibleSpace()]))
    navigationItem.rightBarButtonItem = item("Flag", "flag") { $0.toggleFlag() }
  }

  private func item(
    _ label: String,
    _ symbol: String,
    _ body: @escaping (MessageViewController) -> Void
  ) -> UIBarButtonItem {
    let action = UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
      self.map(body)
    }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = label
    return item
  }

  private func menuAction(
    _ title: String,
    _ symbol: String,
    _ draft: @escaping (Message) -> Draft
  ) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in
      guard let self, let message else { return }
      router?.compose(draft(message))
    }
  }

  // MARK: Content

  private var message: Message? { messageID.flatMap(store.message) }

  private func showMessage() {
    scrollView.isHidden = message == nil
    for item in (toolbarItems ?? []).dropLast() { item.isEnabled = message != nil }
    navigationItem.rightBarButtonItem?.isEnabled = message != nil
    setNeedsUpdateContentUnavailableConfiguration()
    guard let message else { return }
    header.show(message)
    text.text = message.body
    showFlag()
    if view.window != nil { markAsRead() }
  }

  private func showFlag() {
    let isFlagged = message?.isFlagged ?? false
    let item = navigationItem.rightBarButtonItem
    item?.image = UIImage(systemName: isFlagged ? "flag.fill" : "flag")
    item?.tintColor = isFlagged ? .systemOrange : nil
    item?.accessibilityLabel = isFlagged ? "Unflag" : "Flag"
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "envelope")
    empty.text = "No Message Selected"
    contentUnavailableConfiguration = message == nil ? empty : nil
  }

  // MARK: Changes

  private func markAsRead() {
    guard marksAsRead, let messageID else { return }
    store.setRead(true, for: [messageID])
  }

  private func toggleFlag() {
    guard let message else { return }
    store.setFlagged(!message.isFlagged, for: [message.id])
  }

  private func move(to mailbox: Mailbox) {
    guard let messageID else { return }
    store.move([messageID], to: mailbox)
    router?.open(nil, from: self)
  }

  private func storeDidChange() {
    if isViewLoaded { showFlag() }
  }
}
