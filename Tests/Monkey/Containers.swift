@testable import UIKitCore

/// A navigation controller.
final class Stack: UINavigationController, Witness {
  let record: Record

  init(_ record: Record, root: UIViewController) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
    viewControllers = [root]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    record.note(.didLoad, self)
  }

  override func viewWillAppear(_ animated: Bool) {
    record.note(.willAppear, self) { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    record.note(.isAppearing, self) { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    record.note(.didAppear, self) { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    record.note(.willDisappear, self) { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    record.note(.didDisappear, self) { super.viewDidDisappear(animated) }
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
}

/// The tabs.
final class Tabs: UITabBarController, Witness {
  let record: Record

  init(_ record: Record) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    record.note(.didLoad, self)
  }

  override func viewWillAppear(_ animated: Bool) {
    record.note(.willAppear, self) { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    record.note(.isAppearing, self) { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    record.note(.didAppear, self) { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    record.note(.willDisappear, self) { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    record.note(.didDisappear, self) { super.viewDidDisappear(animated) }
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

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    record.note(.barSelect, self)
  }
}
