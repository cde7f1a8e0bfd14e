import QuartzCore

/// The buttons for bookmarks and for results in the field of a search bar.
@MainActor final class SearchFieldButtons {
  // R-SRCH-6
  private unowned let bar: UISearchBar
  private var buttons: [UISearchBar.Icon: UIButton] = [:]
  private var images: [UISearchBar.Icon: [UIControl.State: UIImage]] = [:]

  init(_ bar: UISearchBar) { self.bar = bar }

  func button(_ icon: UISearchBar.Icon) -> UIButton {
    if let known = buttons[icon] { return known }
    let button = UIButton(type: .custom)
    button.bounds.size = CGSize(
      width: SearchBarMetrics.buttonWidth,
      height: SearchBarMetrics.leastFieldHeight
    )
    button.tintColor = .secondaryLabel
    button.setImage(standardImage(icon), for: .normal)
    button.accessibilityLabel = icon == .bookmark ? SystemText.bookmarks() : SystemText.results()
    button.addAction(UIAction { [unowned self] _ in pressed(icon) }, for: .touchUpInside)
    buttons[icon] = button
    return button
  }

  private func standardImage(_ icon: UISearchBar.Icon) -> UIImage? {
    UIImage(systemName: icon == .bookmark ? "book" : "list.bullet")?
      .withRenderingMode(.alwaysTemplate)
  }

  private func pressed(_ icon: UISearchBar.Icon) {
    if icon == .bookmark {
      bar.delegate?.searchBarBookmarkButtonClicked(bar)
    } else {
      bar.delegate?.searchBarResultsListButtonClicked(bar)
    }
  }

  func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    images[icon]?[state]
  }

  func setImage(_ image: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    images[icon, default: [:]][state] = image
    button(icon).setImage(image ?? (state == .normal ? standardImage(icon) : nil), for: state)
  }
}
