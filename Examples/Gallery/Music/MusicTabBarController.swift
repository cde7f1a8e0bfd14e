import UIKit

/// Records in tabs, with a mini player that stays above the bar on every page.
final class MusicTabBarController: UITabBarController {
  private let miniPlayer = MiniPlayer()
  private var playing = (record: Record.all[0], song: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemPink
    let play: (Record, Int) -> Void = { [weak self] in self?.play($0, song: $1) }
    viewControllers = [
      stack(
        RecordsViewController(title: "Listen", records: Record.all, play: play),
        "play.circle.fill"
      ),
      stack(
        RecordsViewController(title: "Library", records: Array(Record.all.reversed()), play: play),
        "music.note.list"
      ),
      stack(
        RecordsViewController(title: "New", records: Array(Record.all.suffix(3)), play: play),
        "sparkles"
      ),
    ]
    for child in viewControllers ?? [] {
      child.additionalSafeAreaInsets.bottom = MiniPlayer.height
    }
    miniPlayer.addAction(UIAction { [weak self] _ in self?.openPlayer() }, for: .touchUpInside)
    view.addSubview(miniPlayer)
    play(playing.record, playing.song)
  }

  private func stack(_ page: UIViewController, _ symbol: String) -> UIViewController {
    page.tabBarItem.image = UIImage(systemName: symbol)
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    miniPlayer.frame = CGRect(
      x: 0,
      y: tabBar.frame.minY - MiniPlayer.height,
      width: view.bounds.width,
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
