import UIKit

/// Records in tabs, with a mini player that stays above the bar on every page.
final class MusicTabBarController: UITabBarController {
  private let miniPlayer = MiniPlayer()
  private var playing = (record: Record.all[0], song: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemPink
    // The bar has its material also where no content is behind it.
    tabBar.scrollEdgeAppearance = UITabBarAppearance()
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
        tab: RecordsViewController(title: "Library", records: Record.all.suffix(6), play: play),
        symbol: "music.note.list"
      ),
    ]
    for child in viewControllers ?? [] {
      child.additionalSafeAreaInsets.bottom = MiniPlayer.height + MiniPlayer.spacing
    }
    miniPlayer.addAction(UIAction { [weak self] _ in self?.openPlayer() }, for: .touchUpInside)
    view.addSubview(miniPlayer)
    play(playing.record, playing.song)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    miniPlayer.frame = CGRect(
      x: insets.left + MiniPlayer.spacing,
      y: tabBar.frame.minY - MiniPlayer.spacing - MiniPlayer.height,
      width: view.bounds.width - insets.left - insets.right - 2 * MiniPlayer.spacing,
      height: MiniPlayer.height
    )
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
