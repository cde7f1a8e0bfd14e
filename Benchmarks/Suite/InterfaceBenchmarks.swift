import BenchmarkBaseline
import BenchmarkScene
import Foundation
import SimulatorKit

/// Measures storyboards, and the opening and scrolling of compositional layouts.
@MainActor
enum InterfaceBenchmarks {
  static func rows(repetitions: Int) -> [Row] { storyboardRows() + layoutRows(repetitions) }

  // MARK: Storyboards

  /// Measures the creation of one controller and its view in a storyboard of 50 scenes.
  private static func storyboardRows() -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Fifty.storyboard")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(storyboard.utf8).write(to: file)
    } catch {
      preconditionFailure("\(error)")
    }
    let bundle = Bundle(path: folder.path)
    let start = baseline_wall_milliseconds()
    let board = UIStoryboard(name: "Fifty", bundle: bundle)
    let opening = baseline_wall_milliseconds() - start
    var times: [Double] = []
    for turn in 0..<51 {
      let start = baseline_wall_milliseconds()
      let controller = board.instantiateViewController(withIdentifier: "page\(turn % 50)")
      controller.loadViewIfNeeded()
      times.append(baseline_wall_milliseconds() - start)
    }
    return [
      Row("open a storyboard of 50 scenes, milliseconds", opening, against: 1, must: 50, aim: 20),
      Row(
        "load a scene of 20 views, milliseconds",
        Measurement.median(times),
        against: 1,
        must: 5,
        aim: 1
      ),
    ]
  }

  private static var storyboard: String {
    let scenes = (0..<50).map { page in
      let labels = (0..<20).map { row in
        """
        <label opaque="NO" text="Row \(row)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(page)-\(row)">
        <rect key="frame" x="20" y="\(row * 30)" width="200" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
      }
      let constraints = (0..<20).map { row in
        """
        <constraint firstItem="l\(page)-\(row)" firstAttribute="leading" secondItem="v\(page)" secondAttribute="leading" constant="20"/>
        <constraint firstItem="l\(page)-\(row)" firstAttribute="top" secondItem="v\(page)" secondAttribute="top" constant="\(row * 30)"/>
        """
      }
      return """
        <scene sceneID="s\(page)"><objects>
        <viewController storyboardIdentifier="page\(page)" id="c\(page)" sceneMemberID="viewController">
        <view key="view" id="v\(page)"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <subviews>\(labels.joined())</subviews><constraints>\(constraints.joined())</constraints></view>
        </viewController></objects></scene>
        """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes>\(scenes.joined())</scenes></document>
      """
  }

  // MARK: Compositional layouts

  private static func layoutRows(_ repetitions: Int) -> [Row] {
    let few = opening(of: 100)
    let many = opening(of: 10_000)
    let grid = GridScene(count: 10_000)
    let times = Measurement(
      repetitions: repetitions,
      of: [
        .init(name: "scroll") { turn in MainActor.assumeIsolated { grid.scroll(turn) } },
        .init(name: "copy") { _ in baseline_copy_frame() },
      ]
    )
    return [
      Row(
        "open a compositional layout of 10,000 items / 100 items",
        many,
        against: few,
        must: 2,
        aim: 1.2
      ),
      times.row(
        "scroll a compositional layout / copy of the frame",
        "scroll",
        against: "copy",
        must: 4,
        aim: 2.5
      ),
    ]
  }

  private static func opening(of count: Int) -> Double {
    Measurement.median(
      (0..<9).map { _ in
        let start = baseline_wall_milliseconds()
        let scene = GridScene(count: count)
        let time = baseline_wall_milliseconds() - start
        withExtendedLifetime(scene) {}
        return time
      }
    )
  }
}

/// A grid of three columns.
@MainActor private final class GridScene: NSObject, UICollectionViewDataSource {
  private let scene = Scene(opaqueBar: true)
  private let view: UICollectionView
  private let count: Int

  init(count: Int) {
    self.count = count
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3),
        heightDimension: .fractionalHeight(1)
      )
    )
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(60)
      ),
      subitems: [item]
    )
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: layout
    )
    super.init()
    view.backgroundColor = .white
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    let page = UIViewController()
    page.view.addSubview(view)
    scene.tabs.viewControllers = [page]
    scene.drawFrame()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemTeal : .systemOrange
    return cell
  }

  /// Scrolls by a third of a row and draws the frame.
  func scroll(_ turn: Int) {
    view.contentOffset.y = CGFloat(turn % 500) * 20
    scene.drawFrame()
  }
}
