import UIKit

/// The messages of a conversation in bubbles, above a bar in which the next one is written.
final class ConversationViewController: UIViewController {
  private enum Item: Hashable {
    case message(ChatMessage.ID)
    case typing
  }

  private let store: ChatStore
  private let contact: Contact.ID
  private let inputBar = MessageInputBar()
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: Self.layout
  )
  private lazy var dataSource = makeDataSource()
  private var replyTo: ChatMessage.ID? {
    didSet { showReply() }
  }

  init(store: ChatStore, contact: Contact.ID) {
    self.store = store
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
    store.observe(with: self) { $0.reload(animated: true) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is created in code")
  }

  private var conversation: Conversation? { store.conversation(with: contact) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = conversation?.contact.name
    navigationItem.largeTitleDisplayMode = .never
    setUpViews()
    inputBar.returnKeySends = store.settings.returnKeySends
    inputBar.onSend = { [unowned self] in send($0) }
    inputBar.onCancelReply = { [unowned self] in replyTo = nil }
    reload(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    store.setUnread(0, for: contact)
    view.layoutIfNeeded()
    scrollToEnd(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let covered = view.bounds.maxY - inputBar.frame.minY - view.safeAreaInsets.bottom
    guard covered != collectionView.contentInset.bottom else { return }
    let wasAtEnd = isAtEnd
    collectionView.contentInset.bottom = covered
    collectionView.verticalScrollIndicatorInsets.bottom = covered
    if wasAtEnd { scrollToEnd(animated: false) }
  }

  // MARK: Views

  private static var layout: UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(40)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func setUpViews() {
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
    collectionView.keyboardDismissMode = .interactive
    for view in [collectionView, inputBar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Item> {
    let bubbles = UICollectionView.CellRegistration<BubbleCell, ChatMessage.ID> {
      [unowned self] cell, _, id in
      guard let message = conversation?.message(withID: id) else { return }
      let original = message.replyTo.flatMap { self.conversation?.message(withID: $0)?.text }
      cell.show(message, quoting: original)
    }
    let typing = UICollectionView.CellRegistration<TypingCell, Item> { _, _, _ in }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      switch item {
      case .message(let id):
        view.dequeueConfiguredReusableCell(using: bubbles, for: path, item: id)
      case .typing:
        view.dequeueConfiguredReusableCell(using: typing, for: path, item: item)
      }
    }
  }

  // MARK: Content

  private func reload(animated: Bool) {
    guard isViewLoaded, let conversation else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(conversation.messages.map { .message($0.id) })
    if conversation.isTyping { snapshot.appendItems([.typing]) }
    guard snapshot.itemIdentifiers != dataSource.snapshot().itemIdentifiers else { return }
    let grows = snapshot.numberOfItems > dataSource.snapshot().numberOfItems
    let isVisible = view.window != nil
    dataSource.apply(snapshot, animatingDifferences: animated && isVisible)
    guard isVisible else { return }
    if conversation.unread > 0 { store.setUnread(0, for: contact) }
    if grows { scrollToEnd(animated: animated) }
  }

  private var isAtEnd: Bool {
    let offset = collectionView.contentOffset.y + collectionView.bounds.height
    let end = collectionView.contentSize.height + collectionView.adjustedContentInset.bottom
    return offset >= end - 20
  }

  private func scrollToEnd(animated: Bool) {
    let count = dataSource.snapshot().numberOfItems
    guard count > 0 else { return }
    let last = IndexPath(item: count - 1, section: 0)
    collectionView.scrollToItem(at: last, at: .bottom, animated: animated)
  }

  private func send(_ text: String) {
    store.send(text, to: contact, replyTo: replyTo)
    replyTo = nil
  }

  private func showReply() {
    let message = replyTo.flatMap { conversation?.message(withID: $0) }
    let name = message.map {
      $0.isMine ? store.settings.name : conversation?.contact.name ?? ""
    }
    inputBar.showReply(to: name, text: message?.text)
  }
}

// MARK: - Context menus

extension ConversationViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first,
      case .message(let id)? = dataSource.itemIdentifier(for: path),
      let message = conversation?.message(withID: id)
    else { return nil }
    return UIContextMenuConfiguration(identifier: path as NSIndexPath, previewProvider: nil) {
      [weak self] _ in self?.menu(for: message)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    guard let cell = collectionView.cellForItem(at: indexPath) as? BubbleCell else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: cell.bubble.bounds, cornerRadius: 18)
    parameters.backgroundColor = .clear
    return UITargetedPreview(view: cell.bubble, parameters: parameters)
  }

  private func menu(for message: ChatMessage) -> UIMenu {
    let copy = UIAction(
      title: String(localized: "Copy"),
      image: UIImage(systemName: "doc.on.doc")
    ) { _ in UIPasteboard.general.string = message.text }
    let reply = UIAction(
      title: String(localized: "Reply"),
      image: UIImage(systemName: "arrowshape.turn.up.left")
    ) { [weak self] _ in
      self?.replyTo = message.id
      self?.inputBar.textView.becomeFirstResponder()
    }
    let delete = UIAction(
      title: String(localized: "Delete"),
      image: UIImage(systemName: "trash"),
      attributes: .destructive
    ) { [store, contact] _ in store.delete(message.id, in: contact) }
    return UIMenu(children: [reply, copy, delete])
  }
}
