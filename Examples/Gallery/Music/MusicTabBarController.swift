import UIKit

/// Records in tabs, with a mini player that stays above the bar on every page.
final class MusicTabBarController: UITabBarController, UITabBarControllerDelegate,
  UINavigationControllerDelegate
{
  private let backdrop = BarBackdrop()
  private let miniPlayer = MiniPlayer()
  private var playing = (record: Record.all[0], song: 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemPink
    // The backdrop is the background of the bar and of the mini player.
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
    delegate = self
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
      (child as? UINavigationController)?.delegate = self
      child.additionalSafeAreaInsets.bottom = MiniPlayer.height + MiniPlayer.spacing
    }
    miniPlayer.addAction(UIAction { [weak self] _ in self?.openPlayer() }, for: .touchUpInside)
    view.insertSubview(backdrop, belowSubview: tabBar)
    view.addSubview(miniPlayer)
    followContent()
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
    let top = miniPlayer.frame.minY - MiniPlayer.spacing
    backdrop.frame = CGRect(
      x: 0,
      y: top,
      width: view.bounds.width,
      height: view.bounds.height - top
    )
    view.insertSubview(backdrop, belowSubview: tabBar)
    view.bringSubviewToFront(miniPlayer)
    backdrop.update()
  }

  // MARK: Backdrop

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { followContent() }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { followContent(of: viewController) }

  private func followContent() {
    followContent(of: (selectedViewController as? UINavigationController)?.topViewController)
  }

  private func followContent(of page: UIViewController?) {
    backdrop.follow(
      (page as? UICollectionViewController)?.collectionView
        ?? (page as? UITableViewController)?.tableView
    )
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
