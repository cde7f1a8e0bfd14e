/// The controllers shown on top of one another, from the one at the bottom upwards.
///
/// The links between the controllers are the one source of truth; a stack is read from them when a
/// question has to be answered, and names no view.
struct PresentationStack<Member: AnyObject> {
  struct Level {
    let member: Member
    /// Whether nothing of the levels below can be seen or asked.
    let covers: Bool
  }

  private(set) var levels: [Level]

  /// Reads the chain upwards from `bottom`, which counts as covering.
  init(bottom: Member, presentedBy next: (Member) -> Member?, covers: (Member) -> Bool) {
    levels = [Level(member: bottom, covers: true)]
    var upper = next(bottom)
    while let member = upper, !levels.contains(where: { $0.member === member }) {
      levels.append(Level(member: member, covers: covers(member)))
      upper = next(member)
    }
  }

  var top: Member { levels[levels.count - 1].member }

  /// Who answers for orientation and status bar: the uppermost level that covers what is below.
  var topCovering: Member {
    (levels.last { $0.covers } ?? levels[0]).member
  }

  /// What goes away when the bottom level takes back what it shows: the topmost is the one seen
  /// leaving, those between go silently.
  var dismissal: (leaving: Member, silently: [Member])? {
    guard levels.count > 1 else { return nil }
    return (top, levels[1..<(levels.count - 1)].map(\.member))
  }
}

/// Why a controller is not shown.
enum PresentationRefusal: Equatable {
  case isItself
  case isPresentedAlready
  case hasParent
  case presenterIsBusy
  case presenterIsOutsideWindow
  case transitionIsUnderWay

  /// Refusals that are programmer errors on iOS, too, and end the program.
  var isMisuse: Bool { self == .isItself || self == .isPresentedAlready || self == .hasParent }
}

/// What is known when a controller is about to be shown.
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
