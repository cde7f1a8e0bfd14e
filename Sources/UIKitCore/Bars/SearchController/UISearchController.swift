import QuartzCore

/// A controller that manages a search: a search bar, the state of the search, and a controller for
/// the results.
///
/// Assign it to the ``UINavigationItem/searchController`` of a page. The bar is then below the title,
/// and moves to the top of the screen while the search is active.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// search.obscuresBackgroundDuringPresentation = false
/// navigationItem.searchController = search
/// ```
///
/// Unlike iOS, an active search controller is a child of the page that is searched and not presented
/// by it, so the page can present other controllers meanwhile.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  private let results: UIViewController?
  private lazy var bar = makeSearchBar()
  private(set) var visibility = SearchVisibility()
  private var generation = 0
  private var changeCompletion: (@MainActor () -> Void)?

  // MARK: Creating a search controller

  /// Creates a controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results, or `nil` if the
  ///   page that is searched shows them itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    visibility.hasResults = results != nil
  }

  /// Creates a controller without a results controller from an archive of a controller.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
  }

  private func makeSearchBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.search = self
    bar.placeholder = SystemText.search()
    return bar
  }

  // MARK: Parts

  /// The bar with the search terms.
  open var searchBar: UISearchBar { bar }

  /// The controller that shows the results, or `nil`.
  open var searchResultsController: UIViewController? { results }

  /// The object that updates the results.
  ///
  /// The default value is `nil`.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is notified when the search becomes active or inactive.
  ///
  /// The default value is `nil`.
  open weak var delegate: (any UISearchControllerDelegate)?

  // MARK: Options

  /// A Boolean value that indicates whether the page is dimmed while there are no search terms.
  ///
  /// A tap on the dimmed page ends the search. The default value is `true`.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { visibility.obscures }
    set { changeVisibility { $0.obscures = newValue } }
  }

  /// A Boolean value that indicates whether the title and the items of the navigation bar are hidden
  /// while the search is active.
  ///
  /// The default value is `true`.
  open var hidesNavigationBarDuringPresentation = true

  /// A Boolean value that indicates whether the Cancel button is shown while the search is active.
  ///
  /// It becomes `false` when the app sets ``UISearchBar/showsCancelButton``. The default is `true`.
  open var automaticallyShowsCancelButton = true

  // R-SRCH-9
  /// The times at which the scopes of the bar are shown automatically.
  public enum ScopeBarActivation: Int, Sendable {
    /// While the search is active.
    case automatic
    /// Never; the app sets ``UISearchBar/showsScopeBar``.
    case manual
    /// While the search is active and there is text.
    case onTextEntry
    /// While the search is active.
    case onSearchActivation
  }

  /// The times at which the scopes of the bar are shown automatically.
  ///
  /// The default value is `automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { if scopeBarActivation != oldValue { updateScopes() } }
  }

  /// A Boolean value that indicates whether the scopes of the bar are shown while the search is
  /// active.
  ///
  /// The value is `false` if ``scopeBarActivation`` is `manual`. The default value is `true`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// A Boolean value that indicates whether the results controller is shown as soon as there are
  /// search terms.
  ///
  /// It becomes `false` when ``showsSearchResultsController`` is set. The default value is `true`.
  open var automaticallyShowsSearchResultsController: Bool {
    get { visibility.showsResultsAutomatically }
    set { changeVisibility { $0.setShowsResultsAutomatically(newValue) } }
  }

  /// A Boolean value that indicates whether the results controller is shown.
  ///
  /// A value that is set also applies to later searches.
  open var showsSearchResultsController: Bool {
    get { visibility.showsResults }
    set { changeVisibility { $0.setShowsResults(newValue) } }
  }

  // MARK: Suggestions

  // R-SRCH-10
  /// The suggestions that are listed over the page while the search is active, or `nil`, the
  /// default.
  ///
  /// Set them in ``UISearchResultsUpdating/updateSearchResults(for:)``. If one is chosen,
  /// ``UISearchResultsUpdating/updateSearchResults(for:selecting:)`` is called.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }

  /// A Boolean value that indicates whether suggestions are not listed if the search bar is below
  /// the title.
  ///
  /// The default value is `true`.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true {
    didSet { showSuggestions() }
  }

  private lazy var suggestionList = makeSuggestionList()

  private func makeSuggestionList() -> SearchSuggestionList {
    let list = SearchSuggestionList()
    list.selected = { [unowned self] suggestion in
      searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
      searchBar.searchTextField.suggestionChosen(suggestion)
    }
    return list
  }

  private func showSuggestions() {
    guard let container else { return }
    let placement = navigationItemOfBar?.searchBarPlacement ?? .stacked
    let isIgnored = ignoresSearchSuggestionsForSearchBarPlacementStacked && placement == .stacked
    let shown = isActive && !isIgnored ? searchSuggestions ?? [] : []
    guard !shown.isEmpty || container.suggestions != nil else { return }
    suggestionList.suggestions = shown
    container.suggestions = shown.isEmpty ? nil : suggestionList.view
  }

  private var navigationItemOfBar: UINavigationItem? {
    navigationBar?.items?.last { $0.searchController === self }
  }

  // MARK: State

  /// A Boolean value that indicates whether the search is active.
  ///
  /// It becomes active when the user begins to edit the search terms, and inactive with the Cancel
  /// button. Setting it does not begin editing. The default value is `false`.
  open var isActive: Bool {
    get { visibility.isActive }
    set { newValue ? begin() : end(animated: true) }
  }

  // R-SRCH-1
  private func begin() {
    if !isActive { finishChange() }
    guard !isActive, let page = searchedPage else { return }
    delegate?.willPresentSearchController(self)
    if let delegate {
      delegate.presentSearchController(self)
    } else {
      install(in: page)
    }
    visibility.isActive = true
    textChanged()
    showScopes()
    change(animated: true) { search in
      if search.automaticallyShowsCancelButton { search.bar.setCancelShown(true) }
    } completion: { search in
      search.delegate?.didPresentSearchController(search)
    }
  }

  private func end(animated: Bool, completion: (() -> Void)? = nil) {
    if isActive { finishChange() }
    guard isActive else {
      completion?()
      return
    }
    delegate?.willDismissSearchController(self)
    bar.resignFirstResponder()
    visibility.isActive = false
    bar.searchTextField.text = ""
    bar.searchTextField.tokens = []
    textChanged()
    showScopes()
    change(animated: animated) { search in
      if search.automaticallyShowsCancelButton { search.bar.setCancelShown(false) }
    } completion: { search in
      search.uninstall()
      search.delegate?.didDismissSearchController(search)
      completion?()
    }
  }

  /// Adds the controller to the page that is searched.
  func installInSearchedPage() { if let searchedPage { install(in: searchedPage) } }

  private func showScopes() {
    guard scopeBarActivation != .manual, bar.scopeButtonTitles?.isEmpty == false else { return }
    let isShown = isActive && (visibility.hasText || scopeBarActivation != .onTextEntry)
    if isShown != bar.showsScopeBar { bar.showsScopeBar = isShown }
  }

  /// Shows or hides the scopes while the search is active.
  private func updateScopes() {
    showScopes()
    navigationBar?.searchChanged()
  }

  /// Changes the bars and the container view, with an animation if the bar is on the screen.
  private func change(
    animated: Bool,
    _ changes: @escaping @MainActor (UISearchController) -> Void,
    completion: @escaping @MainActor (UISearchController) -> Void
  ) {
    generation += 1
    let current = generation
    changeCompletion = { [unowned self] in completion(self) }
    let apply: @MainActor () -> Void = { [self] in
      changes(self)
      navigationBar?.searchChanged()
      showVisibility()
      bar.layoutIfNeeded()
    }
    guard animated, bar.window != nil, UIView.areAnimationsEnabled else {
      apply()
      return finishChange()
    }
    UIView.animate(
      withDuration: SearchBarMetrics.cancelDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: apply
    ) { [weak self] _ in
      if let self, generation == current { finishChange() }
    }
  }

  // R-SRCH-22
  /// Calls the completion of a change, also if the opposite change begins before its end.
  private func finishChange() {
    let completion = changeCompletion
    changeCompletion = nil
    completion?()
  }

  /// The navigation bar that shows the search bar, or `nil`.
  private var navigationBar: UINavigationBar? { bar.superview?.superview as? UINavigationBar }

  /// The controller of the page that is searched: the one whose navigation item has this
  /// controller, or whose view contains the search bar.
  private var searchedPage: UIViewController? {
    if let item = navigationItemOfBar {
      return navigationBar.flatMap { sequence(first: $0 as UIResponder, next: \.next) }?
        .lazy.compactMap { $0 as? UINavigationController }.first?
        .viewControllers.last { $0.navigationItem === item }
    }
    return sequence(first: bar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }

  // MARK: Container view

  /// Creates the view that dims the page and contains the results.
  open override func loadView() {
    let container = SearchContainerView(
      frame: CGRect(origin: .zero, size: UIViewController.unplacedViewSize)
    )
    container.dimmingTapped = { [unowned self] in end(animated: true) }
    view = container
  }

  private var container: SearchContainerView? { viewIfLoaded as? SearchContainerView }

  private func install(in page: UIViewController) {
    guard parent == nil, presentingViewController == nil else { return }
    page.addChild(self)
    page.view.addSubview(view)
    if let container {
      (page.view as? UIScrollView)?.movementObservers.add(container)
      container.coverSuperview()
    }
    didMove(toParent: page)
  }

  private func uninstall() {
    guard let parent else {
      if presentingViewController != nil { super.dismiss(animated: false) }
      return
    }
    willMove(toParent: nil)
    if let container { (parent.viewIfLoaded as? UIScrollView)?.movementObservers.remove(container) }
    showResults(false)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  private func changeVisibility(_ change: (inout SearchVisibility) -> Void) {
    change(&visibility)
    if isActive { showVisibility() }
  }

  private func showVisibility() {
    guard let container else { return }
    container.coverSuperview()
    container.dimming.alpha = visibility.dims ? 1 : 0
    container.dimming.isUserInteractionEnabled = visibility.dims
    showSuggestions()
    UIView.performWithoutAnimation { showResults(visibility.showsResults) }
  }

  private func showResults(_ isShown: Bool) {
    guard let results, isShown != (results.parent === self) else { return }
    if isShown {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }

  /// Ends the search.
  ///
  /// - Parameters:
  ///   - animated: Whether the change is animated.
  ///   - completion: Called after the search was ended.
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard isActive, presentedViewController == nil else {
      return super.dismiss(animated: animated, completion: completion)
    }
    end(animated: animated, completion: completion)
  }

  /// Ends the search when assistive technologies perform the escape gesture.
  open override func accessibilityPerformEscape() -> Bool {
    guard isActive else { return super.accessibilityPerformEscape() }
    end(animated: true)
    return true
  }
}

// MARK: Search bar

extension UISearchController: SearchBarOwner {
  var isNavigationItem: Bool { navigationBar != nil }
  func editingBegan() { begin() }
  func textChanged() {
    changeVisibility { $0.hasText = bar.searchTextField.hasText }
    if isActive, scopeBarActivation == .onTextEntry { updateScopes() }
    searchedPage?.setNeedsUpdateContentUnavailableConfiguration()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func scopeChanged() { searchResultsUpdater?.updateSearchResults(for: self) }

  func cancelled() { end(animated: true) }

  func cancelButtonSet() { automaticallyShowsCancelButton = false }
}
