import UIKit

/// The current song in a strip above the tab bar.
///
/// A tap opens the player.
final class MiniPlayer: UIControl {
  static let height: CGFloat = 64

  var isPlaying = true { didSet { playStateChanged() } }

  private let sleeve = UIImageView()
  private let song = UILabel("", size: 16)
  private let playButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private let background = UIVisualEffectView(
    effect: UIBlurEffect(style: .systemChromeMaterial)
  )
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    background.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    sleeve.layer.cornerRadius = 6
    sleeve.clipsToBounds = true
    let next = UIImage.SymbolConfiguration(pointSize: 18, weight: .regular)
    nextButton.setImage(
      UIImage(systemName: "forward.fill", withConfiguration: next),
      for: .normal
    )
    nextButton.accessibilityLabel = "Next"
    for button in [playButton, nextButton] { button.tintColor = .label }
    playButton.addAction(
      UIAction { [weak self] _ in self?.isPlaying.toggle() },
      for: .touchUpInside
    )
    for view in [background, line, sleeve, song, playButton, nextButton] { addSubview(view) }
    isAccessibilityElement = false
    playStateChanged()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ record: Record, song index: Int) {
    sleeve.image = record.sleeve(side: 48)
    song.text = record.songs[index]
    accessibilityLabel = record.songs[index]
  }

  private func playStateChanged() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
    let symbol = isPlaying ? "pause.fill" : "play.fill"
    playButton.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
    playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    // Covers and buttons are aligned with those of the pages, beside the sensor housing too.
    let margin = pageMargin + max(safeAreaInsets.left, safeAreaInsets.right)
    let end = bounds.width - margin
    place(sleeve, x: margin, y: 8, width: 48, height: 48)
    place(song, x: margin + 60, y: 8, width: end - 88 - margin - 60, height: 48)
    // The controls of a player have the same order in all languages.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(playButton, x: isMirrored ? end - 34 : end - 78, y: 10, width: 44, height: 44)
    place(nextButton, x: isMirrored ? end - 78 : end - 34, y: 10, width: 44, height: 44)
  }
}
