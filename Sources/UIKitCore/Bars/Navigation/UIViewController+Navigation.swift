/// What a controller brings onto a navigation stack.
struct ControllerNavigation {
  private var item: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?
  var isEditing = false
  var editButton: UIBarButtonItem?

  /// Made with the title that the controller has now, which it follows from then on. (R-NAV-40)
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
  /// The nearest controller above this one that is a navigation controller, through other containers too; for a
  /// navigation controller, one around it.
  public var navigationController: UINavigationController? {
    nearestAncestor(of: UINavigationController.self)
  }

  func takeToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    navigation.toolbarItems = items
    (parent as? UINavigationController)?.bars.toolbarItemsChanged(of: self, animated: animated)
  }

  // MARK: Editing

  func takeEditing(_ editing: Bool) {
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
