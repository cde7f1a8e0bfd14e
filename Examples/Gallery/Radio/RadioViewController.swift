import UIKit

/// The current program, with a switch that hides the tab bar.
final class RadioViewController: UIViewController {
  private let programme = Programme.onAir[2]
  private let calm = UISwitch()
  private let page = UIStackView()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Radio".localized
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let tile = UIImageView(image: programme.station.tile(side: 220))
    tile.contentMode = .scaleAspectFit
    let lines = [
      UILabel(programme.title, size: 24, style: .title2, weight: .semibold),
      UILabel(programme.origin, size: 17, style: .body, color: .secondaryLabel),
    ]
    for line in lines { line.textAlignment = .center }
    let titles = UIStackView(arrangedSubviews: lines)
    titles.axis = .vertical
    titles.alignment = .center
    titles.spacing = 4
    let column = UIStackView(arrangedSubviews: [titles, volume, calmRow])
    column.axis = .vertical
    column.spacing = 28
    for part in [tile, column] { page.addArrangedSubview(part) }
    page.axis = .vertical
    page.alignment = .center
    page.spacing = 28
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.widthAnchor.constraint(equalToConstant: 300),
      page.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      page.centerYAnchor.constraint(equalTo: area.centerYAnchor),
    ])
  }

  /// Places the image and the controls side by side in compact heights.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    page.axis = view.bounds.height < 500 ? .horizontal : .vertical
  }

  // MARK: Subviews

  private var volume: UIView {
    let slider = UISlider()
    slider.value = 0.6
    slider.accessibilityLabel = "Volume".localized
    slider.minimumValueImage = picture("speaker.fill")
    slider.maximumValueImage = picture("speaker.wave.2.fill")
    return slider
  }

  private func picture(_ symbol: String) -> UIImage? {
    UIImage(systemName: symbol)?.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal)
  }

  private var calmRow: UIView {
    calm.accessibilityLabel = "Hide Tabs".localized
    calm.addAction(
      UIAction { [weak self] _ in self?.showTabs() },
      for: .valueChanged
    )
    let name = UILabel("Hide Tabs", size: 17, style: .body)
    name.isAccessibilityElement = false
    let row = UIStackView(arrangedSubviews: [name, calm])
    row.distribution = .equalSpacing
    row.alignment = .center
    return row
  }

  private func showTabs() {
    tabBarController?.setTabBarHidden(calm.isOn, animated: true)
  }
}
