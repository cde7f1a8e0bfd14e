import SimulatorKit

@testable import UIKitCore

/// A page; with a height, its content scrolls.
final class Page: UIViewController, Witness {
  let record: Record
  private let height: CGFloat?

  init(_ record: Record, height: CGFloat? = nil) {
    self.record = record
    self.height = height
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addLabel()
    if let height { addScrollView(height) }
    record.note(.didLoad, self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear, self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record.note(.isAppearing, self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear, self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear, self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear, self)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record.note(.willMove, self)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record.note(.didMove, self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record.note(.didLayout, self)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    record.note(.safeAreaChanged, self)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    record.note(.willChangeSize, self)
    let record = record
    coordinator.animate { [weak self] _ in
      if let self { record.note(.alongside, self) }
    } completion: { [weak self] _ in
      if let self { record.note(.alongsideEnd, self) }
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    record.note(.willChangeTraits, self)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    record.note(.traitsChanged, self)
  }

  private func addLabel() {
    let label = UILabel()
    label.text = record.name
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  private func addScrollView(_ height: CGFloat) {
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: height)
    let mark = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: height - 80))
    mark.backgroundColor = .systemTeal
    scrollView.addSubview(mark)
    view.addSubview(scrollView)
  }
}

/// A page with a list.
final class TablePage: UITableViewController, Witness {
  let record: Record

  init(_ record: Record) {
    self.record = record
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    record.note(.didLoad, self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear, self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record.note(.isAppearing, self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear, self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear, self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear, self)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record.note(.willMove, self)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record.note(.didMove, self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record.note(.didLayout, self)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    record.note(.safeAreaChanged, self)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    record.note(.willChangeSize, self)
    let record = record
    coordinator.animate { [weak self] _ in
      if let self { record.note(.alongside, self) }
    } completion: { [weak self] _ in
      if let self { record.note(.alongsideEnd, self) }
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    record.note(.willChangeTraits, self)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    record.note(.traitsChanged, self)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record.note(.didSelect, self)
  }
}
