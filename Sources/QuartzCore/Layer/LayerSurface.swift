// Declares the members of layers that views use, ahead of the layers themselves. Goes when they land.
import CoreGraphics
public struct CATransform3D { }
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
public protocol CAAction: AnyObject { func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) }
extension NSNull: CAAction { public func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {} }
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in context: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}
extension CALayerDelegate {
  public func display(_ layer: CALayer) { }
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
open class CALayer: NSObject {
  public override init() {}
  open weak var delegate: CALayerDelegate?
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint.zero
  open var frame = CGRect.zero
  open var transform = CATransform3D()
  open func affineTransform() -> CGAffineTransform { .identity }
  open func setAffineTransform(_ t: CGAffineTransform) { }
  open weak var superlayer: CALayer?
  open func addSublayer(_ l: CALayer) {}
  open func insertSublayer(_ l: CALayer, below: CALayer?) {}
  open func removeFromSuperlayer() {}
  open var isHidden = false
  open var opacity: Float = 1
  open var masksToBounds = false
  open var isOpaque = false
  open var backgroundColor: CGColor?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var mask: CALayer?
  package var delegateDraws = false
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { point }
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { point }
  open func convert(_ point: CGRect, from layer: CALayer?) -> CGRect { point }
  open func convert(_ point: CGRect, to layer: CALayer?) -> CGRect { point }
}
package final class Compositor {
  package init(rootLayer: CALayer, clock: MediaClock) {}
  package var onNeedsFrame: (() -> Void)?
  package var isAnimating: Bool { false }
  package func frame() -> DisplayNode { DisplayNode(DrawingRecording()) }
}
open class CATransaction: NSObject { open class func flush() {} }
extension DisplayNode { package convenience init(_ r: DrawingRecording) { self.init(content: .operations([]), bounds: .null, opaqueBounds: .null, hasBackdrop: false) } }
