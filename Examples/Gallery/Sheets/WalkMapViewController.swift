import UIKit

/// A map with buttons that choose its style and present the card of the walk.
final class WalkMapViewController: UIViewController {
  private let map = WalkMapView()
  private let styleButton = UIButton(type: .system)
  private let walkButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    map.contentMode = .redraw
    styleButton.setImage(UIImage(systemName: "square.3.layers.3d.top.filled"), for: .normal)
    styleButton.accessibilityLabel = "Map Style"
    styleButton.addAction(UIAction { [weak self] _ in self?.chooseStyle() }, for: .touchUpInside)
    walkButton.setTitle(Walk.all[0].name, for: .normal)
    walkButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    walkButton.addAction(UIAction { [weak self] _ in self?.showWalk() }, for: .touchUpInside)
    for button in [styleButton, walkButton] {
      button.backgroundColor = .secondarySystemGroupedBackground
      button.layer.cornerRadius = 12
      button.layer.shadowColor = UIColor.black.cgColor
      button.layer.shadowOpacity = 0.15
      button.layer.shadowRadius = 6
      button.layer.shadowOffset = CGSize(width: 0, height: 2)
    }
    for part in [map, styleButton, walkButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      map.topAnchor.constraint(equalTo: view.topAnchor),
      map.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      styleButton.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
      styleButton.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      styleButton.widthAnchor.constraint(equalToConstant: 44),
      styleButton.heightAnchor.constraint(equalToConstant: 44),
      walkButton.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
      walkButton.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      walkButton.widthAnchor.constraint(equalToConstant: 220),
      walkButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  /// Presents the card of the walk, which does not dim the map at the medium detent.
  private func showWalk() {
    let card = WalkCardViewController(Walk.all[0])
    if let sheet = card.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
    }
    present(card, animated: true)
  }

  /// Presents the map styles in a popover, or in a low sheet in compact widths.
  private func chooseStyle() {
    let styles = MapStyleViewController(isTerrain: map.isTerrain) { [weak self] isTerrain in
      self?.map.isTerrain = isTerrain
    }
    styles.modalPresentationStyle = .popover
    if let popover = styles.popoverPresentationController {
      popover.sourceView = styleButton
      let sheet = popover.adaptiveSheetPresentationController
      sheet.detents = [.custom { _ in styles.preferredContentSize.height }]
    }
    present(styles, animated: true)
  }
}
