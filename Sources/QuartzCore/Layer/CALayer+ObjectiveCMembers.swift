import CoreGraphics

extension CALayer {
  /// The properties that can be observed by their Swift key paths.
  ///
  /// Key-value coding uses `LayerKeys` for them.
  class var layerMembers: [ObjectiveCMember] {
    [
      .property(\CALayer.frame, "frame"), .property(\CALayer.bounds, "bounds"),
      .property(\CALayer.position, "position"), .property(\CALayer.anchorPoint, "anchorPoint"),
      .property(\CALayer.zPosition, "zPosition"), .property(\CALayer.transform, "transform"),
      .property(\CALayer.sublayerTransform, "sublayerTransform"),
      .property(\CALayer.opacity, "opacity"), .property(\CALayer.isHidden, "hidden"),
      .property(\CALayer.masksToBounds, "masksToBounds"),
      .property(\CALayer.cornerRadius, "cornerRadius"),
      .property(\CALayer.borderWidth, "borderWidth"),
      .property(\CALayer.borderColor, "borderColor"),
      .property(\CALayer.backgroundColor, "backgroundColor"),
      .property(\CALayer.shadowColor, "shadowColor"),
      .property(\CALayer.shadowOpacity, "shadowOpacity"),
      .property(\CALayer.shadowOffset, "shadowOffset"),
      .property(\CALayer.shadowRadius, "shadowRadius"),
      .property(\CALayer.shadowPath, "shadowPath"),
      .property(\CALayer.contents, "contents"), .property(\CALayer.mask, "mask"),
      .property(\CALayer.sublayers, "sublayers"), .property(\CALayer.superlayer, "superlayer"),
      .method(CALayer.setNeedsLayout, "setNeedsLayout"),
      .method(CALayer.layoutIfNeeded, "layoutIfNeeded"),
      .method(CALayer.removeFromSuperlayer, "removeFromSuperlayer"),
      .method(CALayer.removeAllAnimations, "removeAllAnimations"),
    ]
  }
}
