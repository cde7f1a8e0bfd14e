/// The properties of a view controller that a navigation controller uses.
struct ControllerNavigation {
  var item: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?
  var isEditing = false
  var editButton: UIBarButtonItem?

  // R-NAV-40
  /// Returns the navigation item, created with the controller's current title, which it follows.
  @MainActor mutating func item(title: String?) -> UINavigationItem {
    if let item { return item }
    let made = UINavigationItem()
    made.title = title
    item = made
    return made
  }

  @MainActor func titleChanged(to title: String?) { item?.title = title }
}

extension UIViewController {
  /// The nearest ancestor of this controller that is a navigation controller, or `nil` if there is
  /// none.
  ///
  /// For a navigation controller, it is one that contains this controller.
  public var navigationController: UINavigationController? {
    nearestAncestor(of: UINavigationController.self)
  }

  func _setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    navigation.toolbarItems = items
    (parent as? UINavigationController)?.bars.toolbarItemsChanged(of: self, animated: animated)
  }

  // MARK: Editing

  func _setEditing(_ editing: Bool) {
    guard editing != navigation.isEditing else { return }
    navigation.isEditing = editing
    showEditing()
  }

  var editButton: UIBarButtonItem {
    if let button = navigation.editButton { return button }
    let made = UIBarButtonItem(
      barButtonSystemItem: .edit,
      target: self,
      action: Selector(UIViewController.editButtonTapped, "editButtonTapped")
    )
    navigation.editButton = made
    showEditing()
    return made
  }

  private func showEditing() {
    guard let button = navigation.editButton else { return }
    let shown: UIBarButtonItem.SystemItem = isEditing ? .done : .edit
    button.title = shown.title
    button.style = shown.style
  }

  private func editButtonTapped() { setEditing(!isEditing, animated: true) }
}
