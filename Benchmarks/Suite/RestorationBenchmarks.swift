import BenchmarkBaseline
import Foundation
import SimulatorKit

/// Measures the saving and restoration of the state of many view controllers.
@MainActor
enum RestorationBenchmarks {
  static func rows() -> [Row] {
    let few = cost(of: 500)
    let many = cost(of: 5000)
    return [
      Row("keep 5,000 controllers, milliseconds", many.keeping, against: 1, must: 100, aim: 20),
      Row(
        "bring 5,000 controllers back, milliseconds",
        many.comingBack,
        against: 1,
        must: 100,
        aim: 30
      ),
      Row(
        "keep per controller, 5,000 / 500",
        many.keeping / 10,
        against: few.keeping,
        must: 1.5,
        aim: 1.1
      ),
      Row(
        "bring back per controller, 5,000 / 500",
        many.comingBack / 10,
        against: few.comingBack,
        must: 1.5,
        aim: 1.1
      ),
    ]
  }

  private static func cost(of count: Int) -> (keeping: Double, comingBack: Double) {
    var keeping: [Double] = []
    var comingBack: [Double] = []
    for _ in 0..<7 {
      let phone = Simulator()
      phone.window.rootViewController = tabs(count)
      var state = Data()
      keeping.append(time { state = phone.saveState() })
      comingBack.append(showing(count, restoring: state) - showing(count, restoring: nil))
    }
    return (Measurement.median(keeping), Measurement.median(comingBack))
  }

  private static func showing(_ count: Int, restoring state: Data?) -> Double {
    let phone = Simulator(restoring: state)
    let tabs = tabs(count)
    return time { phone.window.rootViewController = tabs }
  }

  private static func time(_ work: () -> Void) -> Double {
    let start = baseline_wall_milliseconds()
    work()
    return baseline_wall_milliseconds() - start
  }

  private static func tabs(_ count: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = (0..<count).map { index in
      let page = CountingPage()
      page.restorationIdentifier = "page \(index)"
      page.count = index
      return page
    }
    tabs.selectedIndex = 2
    return tabs
  }
}

/// A page whose state is a number and a text.
private final class CountingPage: UIViewController {
  var count = 0

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(count, forKey: "count")
    coder.encode("page", forKey: "name")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    count = coder.decodeInteger(forKey: "count")
  }
}
