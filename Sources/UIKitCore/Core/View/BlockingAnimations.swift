/// The number of running animations of a view that disable its touches.
///
/// It is an object so that an animation does not refer to the view, which may be deinitialized first.
final class BlockingAnimations {
  private(set) var count = 0

  func begin() { count += 1 }

  func end() { count -= 1 }
}
