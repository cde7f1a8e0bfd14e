import Testing

@Suite("Member coverage")
struct MemberCoverageTests {
  @Test("every member of the listed types has tests, and every citation names a member")
  func coverage() {
    let coverage = MemberCoverage.current
    for type in CoveragePage.listedTypes {
      let rows = coverage.rows(of: type)
      let untested = rows.filter(\.lacksBehaviour).map(\.member.name)
      let unread = rows.filter(\.lacksDefault).map(\.member.name)
      if !untested.isEmpty {
        Issue.record("\(type): no test cites .member of \(untested.joined(separator: ", "))")
      }
      if !unread.isEmpty {
        Issue.record("\(type): no test cites .defaults of \(unread.joined(separator: ", "))")
      }
    }
    for citation in coverage.unknownCitations {
      Issue.record("\(citation.path) cites \(citation.member), which is not declared")
    }
  }

  @Test("members of the other listed types that no test names are listed, and only those")
  func mentions() throws {
    let (coverage, mentions) = (MemberCoverage.current, MemberMentions.current)
    let unnamed = CoveragePage.furtherTypes.flatMap(coverage.members)
      .filter { mentions.tests(of: $0, isUnique: coverage.isUnique($0)).isEmpty }
      .map { $0.type + "." + $0.name }

    try ExceptionList.compare(Set(unnamed), with: "untested-members.txt", limit: 0)
    for type in CoveragePage.furtherTypes where coverage.members(of: type).isEmpty {
      Issue.record("\(type) has no members")
    }
  }

  @Test("a test names a member by its name and labels in a file that names the type")
  func mentionsOfSample() {
    let test = SourceFile(
      path: "MenuTests.swift",
      text: """
        let menu = UIMenu()
        @Test("opens") func opens() { menu.open(at: 2) }
        @Test("closes") func closes() { menu.close() }
        """
    )
    let mentions = MemberMentions(tests: [test])
    func links(_ name: String, of type: String = "UIMenu") -> [String] {
      mentions.tests(
        of: PublicMember(type: type, name: name, kind: .method, isRequired: true, difference: nil),
        isUnique: false
      )
    }

    #expect(links("open(at:)") == ["[opens](../MenuTests.swift)"])
    #expect(links("open(near:)").isEmpty)
    #expect(links("close", of: "UIAction").isEmpty)
  }

  @Test("members are read with their kind, comments with their difference")
  func members() {
    let members = PublicMembers.declared(in: [sample])

    #expect(
      members.map { "\($0.type).\($0.name) \($0.kind) \($0.isRequired)" } == [
        "Bar.Style.plain constant true",
        "Bar.Style.round constant true",
        "Bar.Style.oval constant true",
        "Bar.init method true",
        "Bar.width property true",
        "Bar.count property true",
        "Bar.tint property false",
        "Bar.setWidth method true",
        "Bar.shared constant true",
        "Bar.title property true",
        "BarDelegate.bar(_:didSelect:) method true",
        "BarDelegate.bar(_:willShow:animated:) method true",
      ]
    )
    #expect(members.first { $0.name == "width" }?.difference == "Unlike iOS, whole points only.")
  }

  @Test("citations are read over several lines, with the test's sentence")
  func citations() {
    let test = SourceFile(
      path: "Test.swift",
      text: #"""
        @Suite("Bar (a suite)", .member("Bar.Style")) struct BarTests {
          @Test(
            "wide (very)",
            .rule("R-1"),
            .defaults("Bar.width", "Bar.count"),
            .member(
              "BarDelegate.bar(_:didSelect:)"
            )
          )
          func wide() { _ = other.member("Bar.none") }
        }
        """#
    )

    #expect(
      MemberCitations.cited(in: test).map { "\($0.test): \($0.aspect) \($0.member)" } == [
        "Bar (a suite): behaviour Bar.Style",
        "wide (very): behaviour BarDelegate.bar(_:didSelect:)",
        "wide (very): defaults Bar.width",
        "wide (very): defaults Bar.count",
      ]
    )
  }

  @Test(
    "gaps and citations of nothing are found; a type covers its cases, a lone bare name its method"
  )
  func gaps() {
    let test = SourceFile(
      path: "Test.swift",
      text: """
        @Test("a", .member("Bar.Style", "Bar.setWidth", "BarDelegate.bar", "Bar.height"))
        @Test("b", .defaults("Bar.width"))
        """
    )
    let coverage = MemberCoverage(sources: [sample], tests: [test])

    #expect(coverage.rows(of: "Bar.Style").allSatisfy { !$0.lacksBehaviour && !$0.lacksDefault })
    #expect(
      coverage.rows(of: "Bar").filter(\.lacksBehaviour).map(\.member.name)
        == ["init", "width", "count", "shared", "title"]
    )
    #expect(
      coverage.rows(of: "Bar").filter(\.lacksDefault).map(\.member.name) == ["count", "title"]
    )
    #expect(coverage.rows(of: "BarDelegate").filter(\.lacksBehaviour).count == 2)
    #expect(coverage.unknownCitations.map(\.member) == ["Bar.height", "BarDelegate.bar"])
  }

  private let sample = SourceFile(
    path: "Bar.swift",
    text: """
      open class Bar: UIView,
        Styled
      {
        public enum Style: Int {
          case `plain`, round,
            oval
          var isPlain: Bool { self == .plain }
        }
        /// Makes one.
        public init(width: CGFloat) { let hidden = 1 }
        /// How wide.
        ///
        /// Unlike iOS, whole
        /// points only.
        open var width: CGFloat = 0 { didSet { if true { layout() } } }
        public private(set) weak var count: Int?
        open override var tint: UIColor? { nil }
        open func setWidth(
          _ width: CGFloat
        ) { public let nothing = 1 }
        open func setWidth(_ width: Int) {}
        public static let shared = Bar()
        func hidden() {}
      }
      public extension Bar {
        var title: String { "" }
        private var secret: Int { 0 }
      }
      extension BarDelegate {
        public func bar(_ bar: Bar, didSelect index: Int) {}
      }
      public protocol BarDelegate {
        func bar(_ bar: Bar, didSelect index: Int)
        func bar(
          _ bar: Bar,
          willShow items: [Int: String],
          animated isAnimated: Bool
        )
      }
      """
  )
}
