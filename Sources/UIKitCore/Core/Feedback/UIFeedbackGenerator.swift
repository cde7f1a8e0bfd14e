import Foundation

/// The base class of objects that play haptic feedback.
///
/// Use one of the subclasses: ``UIImpactFeedbackGenerator``, ``UISelectionFeedbackGenerator`` or
/// ``UINotificationFeedbackGenerator``.
///
/// Unlike iOS, windows on a desktop play nothing but the bell of the desktop for an error. In the
/// simulator of SimulatorKit, the feedback is recorded so that tests can check it.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the generator belongs to, or `nil`.
  public private(set) weak var view: UIView?

  /// Creates a generator that belongs to no view.
  public override init() { super.init() }

  /// Creates a generator and adds it to a view, on whose screen it plays.
  ///
  /// - Parameter view: The view, which retains the generator.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Prepares the generator so that the next feedback has no delay.
  ///
  /// Feedback never has a delay in this library, so the call isn't necessary. It plays nothing.
  open func prepare() {}

  /// Called before the generator is added to another view, or removed if `view` is `nil`.
  public func willMove(to view: UIView?) {}

  /// Called after the generator has been added to another view, or removed if `view` is `nil`.
  public func didMove(to view: UIView?) { self.view = view }

  /// Plays a feedback on the screen of the view, or on the main screen.
  func play(_ feedback: HapticFeedback) {
    // R-FBK-1
    let screen = view?.window?.screen ?? UIScreen.main
    screen.playFeedback?(feedback)
  }
}

/// A feedback generator for impacts, such as a view that snaps into place.
///
/// ```swift
/// let impact = UIImpactFeedbackGenerator(style: .light)
/// impact.impactOccurred()
/// ```
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and material of the objects that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light objects.
    case light = 0
    /// Objects of a medium size.
    case medium = 1
    /// Large or heavy objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Rigid objects.
    case rigid = 4
  }

  private var style = FeedbackStyle.medium

  /// Creates a generator with the style ``FeedbackStyle/medium`` that belongs to no view.
  public override init() { super.init() }

  /// Creates a generator that belongs to no view.
  ///
  /// - Parameter style: The mass and material of the objects.
  public convenience init(style: FeedbackStyle) {
    self.init()
    self.style = style
  }

  /// Creates a generator and adds it to a view, on whose screen it plays.
  ///
  /// - Parameters:
  ///   - style: The mass and material of the objects.
  ///   - view: The view, which retains the generator.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(view: view)
    self.style = style
  }

  /// Plays an impact with the full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays an impact.
  ///
  /// - Parameter intensity: The intensity from 0 to 1. Values outside the range are clamped, and
  ///   NaN is treated as 0.
  open func impactOccurred(intensity: CGFloat) {
    // R-FBK-2
    play(.impact(style, intensity: intensity > 0 ? min(intensity, 1) : 0))
  }

  /// Plays an impact with the full intensity.
  ///
  /// - Parameter location: The location of the impact in the view, which has no effect.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Plays an impact.
  ///
  /// - Parameters:
  ///   - intensity: The intensity from 0 to 1. Values outside the range are clamped.
  ///   - location: The location of the impact in the view, which has no effect.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

/// A feedback generator for changes of a selection, such as in a picker.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback for a changed selection.
  open func selectionChanged() { play(.selection) }

  /// Plays the feedback for a changed selection.
  ///
  /// - Parameter location: The location of the change in the view, which has no effect.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// A feedback generator for the success or failure of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success = 0
    /// The task produced a warning.
    case warning = 1
    /// The task failed.
    case error = 2
  }

  /// Plays the feedback for an outcome.
  ///
  /// - Parameter notificationType: The outcome of the task.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    play(.notification(notificationType))
  }

  /// Plays the feedback for an outcome.
  ///
  /// - Parameters:
  ///   - notificationType: The outcome of the task.
  ///   - location: The location of the event in the view, which has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
