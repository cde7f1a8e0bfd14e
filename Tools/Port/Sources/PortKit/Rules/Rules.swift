/// The rules in the order in which they run.
enum Rules {
  static func all(_ context: FileContext) -> [Rule] {
    [
      OptionalMemberRule(context),
      OptionalConformanceRule(context),
      ExtensionMemberRule(context),
      OverridableExtensionRule(context),
      AttributeRule(context),
      ProtocolRule(context),
      SelectorRule(context),
      NamedSelectorRule(context),
      KeyPathRule(context),
      ConditionRule(context),
      PreviewRule(context),
      ImportRule(context),
      UIKitOptionalRule(context),
      LegacyNameRule(context),
      LegacyCallRule(context),
      ClassLookupRule(context),
      InheritedWitnessRule(context),
      InstantiationRule(context),
      ObjectMemberRule(context),
      UnsupportedRule(context),
      ObjectSuperclassRule(context),
      ObservableMemberRule(context),
      MemberRegistrationRule(context),
      MainActorTestRule(context),
    ]
  }
}
