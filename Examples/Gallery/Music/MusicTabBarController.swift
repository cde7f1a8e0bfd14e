import UIKit

/// Records in tabs, with a mini player that stays above the bar on every page.
final class MusicTabBarController: UITabBarController {
  /// The background of the mini player and the bar.
  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let separator = UIView()
  private let miniPlayer = MiniPlayer()
  private var playing = (record: Record.all[0], song: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemPink
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
    let play: (Record, Int) -> Void = { [weak self] in self?.play($0, song: $1) }
    viewControllers = [
      UINavigationController(
        tab: RecordsViewController(title: "Listen Now", records: Record.all, play: play),
        symbol: "play.circle.fill"
      ),
      UINavigationController(
        tab: RecordsViewController(title: "Browse", records: Record.all.reversed(), play: play),
        symbol: "square.grid.2x2.fill"
      ),
      UINavigationController(
        tab: RecordsViewController(title: "Library", records: Record.all.suffix(16), play: play),
        symbol: "music.note.list"
      ),
    ]
    for child in viewControllers ?? [] {
      child.additionalSafeAreaInsets.bottom = MiniPlayer.height
    }
    miniPlayer.addAction(UIAction { [weak self] _ in self?.openPlayer() }, for: .touchUpInside)
    backdrop.isUserInteractionEnabled = false
    separator.backgroundColor = .separator
    backdrop.contentView.addSubview(separator)
    view.insertSubview(backdrop, belowSubview: tabBar)
    view.addSubview(miniPlayer)
    play(playing.record, playing.song)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    let width = view.bounds.width
    let top = tabBar.frame.minY - MiniPlayer.height
    miniPlayer.margin = systemMinimumLayoutMargins.leading
    miniPlayer.frame = CGRect(
      x: insets.left,
      y: top,
      width: width - insets.left - insets.right,
      height: MiniPlayer.height
    )
    backdrop.frame = CGRect(x: 0, y: top, width: width, height: view.bounds.height - top)
    separator.frame = CGRect(x: 0, y: 0, width: width, height: 1 / traitCollection.displayScale)
    view.insertSubview(backdrop, belowSubview: tabBar)
    view.bringSubviewToFront(miniPlayer)
  }

  // MARK: Playback

  private func play(_ record: Record, song: Int) {
    playing = (record, song)
    miniPlayer.show(record, song: song)
    miniPlayer.isPlaying = true
  }

  private func openPlayer() {
    present(PlayerViewController(playing.record, song: playing.song), animated: true)
  }
}
