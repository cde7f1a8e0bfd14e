import UIKit
#if os(iOS)
  import QuartzCore
#elseif os(macOS)
  import AppKit
#endif

protocol Closing: class { func close() }

extension Closing where Self: UIViewController {
  func wire(_ button: UIButton) {
    button.addTarget(self, action: #selector(close), for: UIControlEvents.touchUpInside)
  }
}

class SettingsController: UIViewController, Closing {
  class Row<Value>: UIControl {
    var value: Value?
    private(set) var taps = 0
    func activate() { addTarget(self, action: #selector(tapped(_:event:)), for: .touchUpInside) }
    @objc func tapped(_ sender: Any, event: UIEvent?) { taps += 1 }
  }

  let button = UIButton(type: .system)
  let rating = RatingView(frame: .zero)
  var log: [String] = []
  var titleToShow: String? = "Settings"

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Close", for: UIControlState.normal)
    button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
    view.addSubview(button)
    wire(button)
    button.addTarget(self, action: #selector(count(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(count as () -> Void), for: .touchUpInside)
    log.append("\(#selector(getter: titleToShow))")
    rating.delegate = self
  }

  @objc func close() { log.append("close") }
  @objc private func count(_ sender: UIButton) { log.append("count sender") }
  @nonobjc func count(twice: Bool) {}
}

extension SettingsController {
  @objc func count() { log.append("count") }
}

extension SettingsController: RatingViewDelegate {
  func ratingViewDidLoad(_ view: RatingView) { log.append("loaded") }
  func ratingView(_ view: RatingView, shouldRate stars: Int) -> Bool { stars < 3 }
}
