/// The chain of controllers that present each other, from the bottom to the top.
///
/// The state is stored in the links between the controllers, so a stack is created whenever it is
/// needed. It does not depend on views.
struct PresentationStack<Member: AnyObject> {
  struct Level {
    let member: Member
    /// Whether the level hides the levels below, and determines the orientation and the status bar
    /// instead of them.
    let covers: Bool
  }

  private(set) var levels: [Level]

  /// Creates the stack by following the chain upwards from `bottom`, which counts as covering.
  init(bottom: Member, presentedBy next: (Member) -> Member?, covers: (Member) -> Bool) {
    levels = [Level(member: bottom, covers: true)]
    var upper = next(bottom)
    while let member = upper, !levels.contains(where: { $0.member === member }) {
      levels.append(Level(member: member, covers: covers(member)))
      upper = next(member)
    }
  }

  var top: Member { levels[levels.count - 1].member }

  /// The topmost level that covers those below, which determines the orientation and the status
  /// bar.
  var topCovering: Member {
    (levels.last { $0.covers } ?? levels[0]).member
  }

  /// The levels to remove when the bottom level dismisses: the top with a transition, the others
  /// without.
  var dismissal: (leaving: Member, silently: [Member])? {
    guard levels.count > 1 else { return nil }
    return (top, levels[1..<(levels.count - 1)].map(\.member))
  }
}

/// The reasons for not presenting a controller.
enum PresentationRefusal: Equatable {
  case isItself
  case isPresentedAlready
  case hasParent
  case presenterIsBusy
  case presenterIsOutsideWindow
  case transitionIsUnderWay

  /// Whether the reason is a programmer error, which is fatal as on iOS.
  var isMisuse: Bool { self == .isItself || self == .isPresentedAlready || self == .hasParent }
}

/// The conditions that determine whether a controller can be presented.
struct PresentationRequest {
  var isItself = false
  var isPresentedAlready = false
  var hasParent = false
  var presenterIsBusy = false
  var presenterIsInWindow = true
  var transitionIsUnderWay = false

  var refusal: PresentationRefusal? {
    if isItself { return .isItself }
    if isPresentedAlready { return .isPresentedAlready }
    if hasParent { return .hasParent }
    if transitionIsUnderWay { return .transitionIsUnderWay }
    if presenterIsBusy { return .presenterIsBusy }
    if !presenterIsInWindow { return .presenterIsOutsideWindow }
    return nil
  }
}
