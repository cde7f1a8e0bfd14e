/// All files of one run, as the rules see them.
struct Project {
  let index: ProjectIndex
  let library: LibraryTable
  let options: PortOptions
  let optionals: OptionalRequirements
  let witnesses: InheritedWitnesses
  let overridable: OverridableExtensions
  let extensions: ExtensionMembers

  init(_ files: [DeclarationCollector], library: LibraryTable, options: PortOptions) {
    index = ProjectIndex(files, superclasses: library.superclasses)
    self.library = library
    self.options = options
    optionals = OptionalRequirements(index)
    witnesses = InheritedWitnesses(index, library)
    overridable = OverridableExtensions(index)
    extensions = ExtensionMembers(
      index,
      impliedOverrides: witnesses.overrides,
      except: overridable.handled
    )
  }
}
