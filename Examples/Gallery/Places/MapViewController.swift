import UIKit

/// A map that is larger than the screen in both directions, with direction lock while it is
/// dragged.
final class MapViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let map = MapView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1400))

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isDirectionalLockEnabled = true
    scrollView.decelerationRate = .fast
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = map.bounds.size
    scrollView.contentOffset = CGPoint(x: 260, y: 220)
    scrollView.addSubview(map)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollView.flashScrollIndicators()
  }
}

/// A map with streets, a river, a park and a few pins.
private final class MapView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.secondarySystemBackground.setFill()
    UIBezierPath(rect: bounds).fill()
    drawPark()
    drawRiver()
    drawStreets()
    for pin in [(420.0, 480.0), (610, 700), (300, 900), (520, 1100)] {
      UIColor.systemTeal.setFill()
      Icon.circle(CGPoint(x: pin.0, y: pin.1), radius: 11).fill()
      UIColor.white.setFill()
      Icon.circle(CGPoint(x: pin.0, y: pin.1), radius: 4).fill()
    }
  }

  private func drawPark() {
    UIColor.systemGreen.withAlphaComponent(0.35).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 330, y: 560, width: 220, height: 190),
      cornerRadius: 24
    ).fill()
  }

  private func drawRiver() {
    let river = UIBezierPath()
    river.move(to: CGPoint(x: 0, y: 420))
    river.addCurve(
      to: CGPoint(x: 1000, y: 900),
      controlPoint1: CGPoint(x: 420, y: 250),
      controlPoint2: CGPoint(x: 560, y: 1000)
    )
    river.lineWidth = 54
    UIColor.systemBlue.withAlphaComponent(0.45).setStroke()
    river.stroke()
  }

  private func drawStreets() {
    UIColor.systemBackground.setStroke()
    for step in 1..<12 {
      let street = UIBezierPath()
      let place = CGFloat(step) * 115
      street.lineWidth = step.isMultiple(of: 3) ? 14 : 7
      street.addSegment(0, place, 1000, place - 60)
      street.addSegment(place, 0, place - 90, 1400)
      street.stroke()
    }
  }
}
