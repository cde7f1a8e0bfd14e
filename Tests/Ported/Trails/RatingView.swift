import UIKit

@objc public protocol RatingViewDelegate: NSObjectProtocol {
  func ratingViewDidLoad(_ view: RatingView)
  /// Called after a tap.
  @objc optional func ratingView(_ view: RatingView, didRate stars: Int)
  /// Whether a rating is accepted; without the method every rating is.
  @objc optional func ratingView(_ view: RatingView, shouldRate stars: Int) -> Bool
  @objc optional var ratingTitle: String { get }
}

@IBDesignable
@objc(TRRatingView) public class RatingView: UIView {
  @IBInspectable public var maximum: Int = 5
  @objc public private(set) dynamic var stars = 0
  @objc public weak var delegate: RatingViewDelegate? {
    didSet { delegate?.ratingViewDidLoad(self) }
  }
  @IBOutlet public weak var label: UILabel?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let tap = UITapGestureRecognizer(
      target: self,
      action: #selector(
        tapped(_:)
      )
    )
    addGestureRecognizer(tap)
  }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) { rate(stars + 1) }

  public func rate(_ count: Int) {
    guard delegate?.ratingView?(self, shouldRate: count) ?? true else { return }
    stars = count
    delegate?.ratingView?(self, didRate: count)
    label?.text = delegate?.ratingTitle ?? "No title"
  }

  public var isObserved: Bool {
    delegate?.responds(to: #selector(RatingViewDelegate.ratingView(_:didRate:))) ?? false
  }
}
