extension UIPageControl {
  /// The members that can be reached by name.
  class var pageControlMembers: [ObjectiveCMember] {
    [
      .property(\UIPageControl.currentPage, "currentPage"),
      .property(\UIPageControl.numberOfPages, "numberOfPages"),
      .property(\UIPageControl.hidesForSinglePage, "hidesForSinglePage"),
      .property(\UIPageControl.pageIndicatorTintColor, "pageIndicatorTintColor"),
      .property(\UIPageControl.currentPageIndicatorTintColor, "currentPageIndicatorTintColor"),
    ]
  }
}
