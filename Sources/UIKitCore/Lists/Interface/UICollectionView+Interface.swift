import Foundation

extension UICollectionView: InterfaceScrollVariationTarget {
  func decodeScrollVariation(from coder: InterfaceCoder) { decodeCollection(from: coder) }

  func decodeCollection(from coder: InterfaceCoder) {
    decodeScrollView(from: coder)
    let (element, objects) = (coder.element, coder.objects)
    element.set("allowsSelection", \.allowsSelection, of: self)
    element.set("allowsMultipleSelection", \.allowsMultipleSelection, of: self)
    if let layout = element.value("collectionViewLayout") {
      decodeLayout(layout, objects)
    }
    for prototype in element.list("cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      register(nib(prototype, objects), forCellWithReuseIdentifier: identifier)
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for (key, kind) in kinds {
      guard let view = element.value(key), let identifier = view["reuseIdentifier"] else {
        continue
      }
      register(
        nib(view, objects),
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
    }
  }

  private func nib(_ element: InterfaceElement, _ objects: InterfaceObjects) -> UINib {
    let nib = UINib(.element(element, storyboard: objects.storyboard))
    nib.controller = objects.owner as? UIViewController
    return nib
  }

  private func decodeLayout(_ element: InterfaceElement, _ objects: InterfaceObjects) {
    let custom: AnyClass? = element["customClass"].flatMap {
      InterfaceClasses.type(named: $0, module: element["customModule"])
    }
    let made = custom.flatMap(Instantiation.make) as? UICollectionViewLayout
    let layout = made ?? UICollectionViewFlowLayout()
    objects.adopt(layout, element)
    if let flow = layout as? UICollectionViewFlowLayout { flow.decode(element) }
    collectionViewLayout = layout
  }
}

extension UICollectionViewFlowLayout: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) { decode(coder.element) }

  private static let directions: [String: UICollectionView.ScrollDirection] = [
    "vertical": .vertical, "horizontal": .horizontal,
  ]

  fileprivate func decode(_ element: InterfaceElement) {
    element.set("minimumLineSpacing", \.minimumLineSpacing, of: self)
    element.set("minimumInteritemSpacing", \.minimumInteritemSpacing, of: self)
    element.set("scrollDirection", \.scrollDirection, of: self, from: Self.directions)
    if let size = element.size("itemSize") { itemSize = size }
    if let size = element.size("headerReferenceSize") { headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { footerReferenceSize = size }
    if let insets = element.insets("sectionInset") { sectionInset = insets }
    if element["automaticEstimatedItemSize"] == "YES" {
      estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = element.size("estimatedItemSize") {
      estimatedItemSize = size
    }
  }
}

extension UICollectionViewCell: SegueTrigger {
  func decodeCell(from coder: InterfaceCoder) {
    decodeViewAttributes(from: coder)
    let (element, objects) = (coder.element, coder.objects)
    guard let content = element.value("contentView") else { return }
    objects.adopt(contentView, content)
    contentView.decodeContentView(content, objects)
    contentView.decodeSubviews(of: content, objects)
  }

  func connectSegue(_ kind: String?, _ perform: @escaping @MainActor () -> Void) {
    segues.selection = perform
  }
}

extension UICollectionViewController {
  /// Loads the collection view of the controller's scene or nib.
  ///
  /// - Returns: Whether there is one.
  func loadInterfaceCollection() -> Bool {
    guard loadInterfaceView() else { return false }
    let made = loading.view as? UICollectionView
    guard let made else { return true }
    collectionView = made
    return true
  }
}
