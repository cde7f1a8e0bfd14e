import UIKit

/// Plain views, without a bar: labels, buttons, images, layers, blur and things that move.
final class ViewsViewController: UIViewController {
  private let samples: [(caption: UILabel, view: UIView)] = [
    sample("Labels", LabelsView()),
    sample("Buttons", ButtonsView()),
    sample("Images", ImagesView()),
    sample("Layers", LayersView()),
    sample("Blur", BlurView()),
    sample("Animation", AnimationView()),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    for sample in samples {
      view.addSubview(sample.caption)
      view.addSubview(sample.view)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let height = area.height / CGFloat(samples.count)
    for (index, sample) in samples.enumerated() {
      let y = area.minY + CGFloat(index) * height
      view.place(sample.caption, x: 28, y: y + 4, width: area.width - 56, height: 18)
      view.place(sample.view, x: 16, y: y + 26, width: area.width - 32, height: height - 34)
    }
  }

  private static func sample(_ caption: String, _ view: UIView) -> (caption: UILabel, view: UIView)
  {
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 12
    return (UILabel(caption, size: 13, color: .secondaryLabel), view)
  }
}

/// Views beside each other, each as wide as the others.
class SamplesView: UIView {
  private let samples: [UIView]

  init(_ samples: [UIView]) {
    self.samples = samples
    super.init(frame: .zero)
    for sample in samples { addSubview(sample) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap: CGFloat = 12
    let count = CGFloat(samples.count)
    let width = (bounds.width - gap * (count + 1)) / count
    for (index, sample) in samples.enumerated() {
      place(
        sample,
        x: gap + CGFloat(index) * (width + gap),
        y: 12,
        width: width,
        height: bounds.height - 24
      )
    }
  }
}
