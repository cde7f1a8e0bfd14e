import UIKit

/// The player, presented as a sheet.
final class PlayerViewController: UIViewController {
  private let record: Record
  private let song: Int

  init(_ record: Record, song: Int) {
    self.record = record
    self.song = song
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.prefersGrabberVisible = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let sleeve = UIImageView(image: record.sleeve(side: 320))
    sleeve.layer.cornerRadius = 14
    sleeve.clipsToBounds = true
    let titles = UIStackView(arrangedSubviews: [
      UILabel(record.songs[song], size: 22, style: .title2, weight: .semibold, lines: 1),
      UILabel(record.artist, size: 20, style: .title3, color: .systemPink, lines: 1),
    ])
    titles.axis = .vertical
    let column = UIStackView(arrangedSubviews: [sleeve, titles, progress, buttons])
    column.axis = .vertical
    column.spacing = 28
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let isAsWideAsThePage = column.widthAnchor.constraint(
      equalTo: view.layoutMarginsGuide.widthAnchor
    )
    isAsWideAsThePage.priority = .defaultHigh
    NSLayoutConstraint.activate([
      sleeve.heightAnchor.constraint(equalTo: sleeve.widthAnchor),
      isAsWideAsThePage,
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 340),
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  // MARK: Subviews

  private var progress: UIView {
    let track = UIProgressView(progressViewStyle: .default)
    track.progress = 0.32
    track.progressTintColor = .label
    let times = UIStackView(arrangedSubviews: [
      UILabel("1:12", size: 12, style: .caption1, color: .secondaryLabel, lines: 1),
      UILabel("−2:31", size: 12, style: .caption1, color: .secondaryLabel, lines: 1),
    ])
    times.distribution = .equalSpacing
    let column = UIStackView(arrangedSubviews: [track, times])
    column.axis = .vertical
    column.spacing = 6
    return column
  }

  private var buttons: UIView {
    let buttons = UIStackView(
      arrangedSubviews: [
        ("speaker.fill", 24, "Quiet"), ("pause.circle.fill", 56, "Pause"),
        ("speaker.wave.2.fill", 24, "Loud"),
      ].map { symbol, size, label in
        let configuration = UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: .regular)
        let button = UIButton(type: .system)
        button.tintColor = .label
        button.setImage(
          UIImage(systemName: symbol, withConfiguration: configuration),
          for: .normal
        )
        button.accessibilityLabel = label
        return button
      }
    )
    buttons.distribution = .equalCentering
    buttons.alignment = .center
    return buttons
  }
}
