import UIKit

/// The current song on a card above the tab bar.
///
/// A tap opens the player.
final class MiniPlayer: UIControl {
  static let height: CGFloat = 56

  /// The distance of the card from the tab bar and from the sides.
  static let spacing: CGFloat = 8

  private static let cornerRadius: CGFloat = 14

  var isPlaying = true { didSet { playStateChanged() } }

  private let sleeve = UIImageView()
  private let song = UILabel("", size: 16)
  private let playButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private let background = UIVisualEffectView(
    effect: UIBlurEffect(style: .systemThickMaterial)
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    background.isUserInteractionEnabled = false
    background.layer.cornerRadius = Self.cornerRadius
    background.layer.cornerCurve = .continuous
    background.clipsToBounds = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 3)
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
    for view in [background, sleeve, song, playButton, nextButton] { addSubview(view) }
    isAccessibilityElement = false
    playStateChanged()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ record: Record, song index: Int) {
    sleeve.image = record.sleeve(side: 40)
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
    layer.shadowPath =
      UIBezierPath(
        roundedRect: bounds,
        cornerRadius: Self.cornerRadius
      ).cgPath
    let end = bounds.width - 8
    place(sleeve, x: 8, y: 8, width: 40, height: 40)
    place(song, x: 60, y: 8, width: max(end - 92 - 60, 0), height: 40)
    // The controls of a player have the same order in all languages.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(playButton, x: isMirrored ? end - 44 : end - 88, y: 6, width: 44, height: 44)
    place(nextButton, x: isMirrored ? end - 88 : end - 44, y: 6, width: 44, height: 44)
  }
}
