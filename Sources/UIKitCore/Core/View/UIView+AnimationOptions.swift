import QuartzCore

extension UIView {
  /// Options for the behavior and the timing curve of an animation block.
  ///
  /// A nested block inherits the duration, the curve and the options of the enclosing block unless
  /// it overrides them.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out animated views within the block, so that changes of their subviews are also
    /// animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Animated views receive touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation replaces running animations and starts from the values on the screen, instead
    /// of being additive.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs forwards and then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested block uses its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested block uses its own timing curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The changes of a transition's closure are animated too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides and shows them instead of removing and inserting them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A nested block does not inherit the options of the enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// The animation is slow at both ends.
    ///
    /// This is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition turns the view about its vertical axis; the left side moves toward the viewer.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition turns the view about its vertical axis; the right side moves toward the viewer.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition moves the old content up and reveals the new content.
    ///
    /// Unlike iOS, the old content does not curl.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition moves the new content down over the old content.
    ///
    /// Unlike iOS, the new content does not curl.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition fades from the old content to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition turns the view about its horizontal axis; the top moves toward the viewer.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition turns the view about its horizontal axis; the bottom moves toward the viewer.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The effect of a transition, or `nil` if the options contain none.
    var transitionEffect: (type: CATransitionType, side: CATransitionSubtype?)? {
      // R-VIEW-20
      switch AnimationOptions(rawValue: rawValue & 7 << 20) {
      case .transitionFlipFromLeft: (.flip, .fromLeft)
      case .transitionFlipFromRight: (.flip, .fromRight)
      case .transitionCurlUp: (.pageCurl, nil)
      case .transitionCurlDown: (.pageUncurl, nil)
      case .transitionCrossDissolve: (.fade, nil)
      case .transitionFlipFromTop: (.flip, .fromTop)
      case .transitionFlipFromBottom: (.flip, .fromBottom)
      default: nil
      }
    }

    var curve: CAMediaTimingFunction {
      switch rawValue >> 16 & 15 {
      case 1: CAMediaTimingFunction(name: .easeIn)
      case 2: CAMediaTimingFunction(name: .easeOut)
      case 3: CAMediaTimingFunction(name: .linear)
      case 7: CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
      default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }

    /// The options that a nested block inherits: all except transitions and curves.
    var inheritable: AnimationOptions { AnimationOptions(rawValue: rawValue & 0xFFFF) }
  }

  /// Options for the behavior of a keyframe animation.
  ///
  /// The options correspond to those of ``UIView/AnimationOptions``.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits, which are those of ``UIView/AnimationOptions``.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out animated views within the block, so that changes of their subviews are also
    /// animated.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Animated views receive touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation replaces running animations and starts from the values on the screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs forwards and then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A nested block uses its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// A nested block does not inherit the options of the enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Values are interpolated linearly between keyframes, which is the default mode.
    ///
    /// The other modes are used only outside of property animators, in which all keyframes are
    /// linear.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values aren't interpolated: each one appears at the end of its keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values are interpolated at a constant speed; the times of the keyframes are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values are interpolated along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values are interpolated along a smooth curve at an approximately constant speed; the times
    /// of the keyframes are ignored.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    private static let modes = KeyframeAnimationOptions(rawValue: 7 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch intersection(Self.modes) {
      case .calculationModeDiscrete: .discrete
      case .calculationModePaced: .paced
      case .calculationModeCubic: .cubic
      case .calculationModeCubicPaced: .cubicPaced
      default: .linear
      }
    }

    /// The options other than the mode.
    var animationOptions: AnimationOptions {
      AnimationOptions(rawValue: subtracting(Self.modes).rawValue)
    }
  }

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// A constant pace.
    case linear = 3

    // R-KBD-8
    /// Creates a curve from its raw value.
    ///
    /// Unlike iOS, the raw value of the keyboard's curve creates ``easeOut``, the named curve that is
    /// most similar. Use it as an option to get the curve itself.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0: self = .easeInOut
      case 1: self = .easeIn
      case 2, KeyboardMetrics.curve: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }
  }
}
