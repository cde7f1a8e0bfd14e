import UIKit

/// The current song in a row above the tab bar.
///
/// A tap opens the player.
final class MiniPlayer: UIControl {
  static let height: CGFloat = 64

  var isPlaying = true { didSet { playStateChanged() } }

  /// The distance of the content from the sides.
  var margin: CGFloat = 16 { didSet { setNeedsLayout() } }

  private let sleeve = UIImageView()
  private let song = UILabel("", size: 16)
  private let playButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    sleeve.layer.cornerRadius = 6
    sleeve.layer.cornerCurve = .continuous
    sleeve.clipsToBounds = true
    let next = UIImage.SymbolConfiguration(pointSize: 18, weight: .regular)
    nextButton.setImage(
      UIImage(systemName: "forward.fill", withConfiguration: next),
      for: .normal
    )
    nextButton.accessibilityLabel = "Next"
    song.font = UIFontMetrics(forTextStyle: .callout)
      .scaledFont(for: song.font, maximumPointSize: 30)
    song.adjustsFontForContentSizeCategory = true
    for button in [playButton, nextButton] { button.tintColor = .label }
    playButton.addAction(
      UIAction { [weak self] _ in self?.isPlaying.toggle() },
      for: .touchUpInside
    )
    for view in [sleeve, song, playButton, nextButton] { addSubview(view) }
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
    let end = bounds.width - margin + 8
    place(sleeve, x: margin, y: 8, width: 48, height: 48)
    place(song, x: margin + 60, y: 8, width: max(end - 92 - margin - 60, 0), height: 48)
    // The controls of a player have the same order in all languages.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(playButton, x: isMirrored ? end - 44 : end - 88, y: 10, width: 44, height: 44)
    place(nextButton, x: isMirrored ? end - 88 : end - 44, y: 10, width: 44, height: 44)
  }
}
