import Foundation

/// The bodies that collide with each other and with the same boundaries.
struct CollisionGroup {
  /// The identity of the group while the simulation runs.
  var identifier: ObjectIdentifier
  var bodies: [DynamicBody]
  var collidesWithBodies: Bool
  /// The lines that the bodies cannot cross, with the names of their boundaries.
  var boundaries: [(name: String?, segments: [DynamicsSegment])]
}

/// The start or end of a contact.
struct ContactEvent {
  var group: ObjectIdentifier
  var first: DynamicBody
  /// The other body, or `nil` for a boundary.
  var second: DynamicBody?
  /// The name of the boundary, or `nil` for the bounds of the reference view.
  var boundary: String?
  /// The location of the contact, or `nil` for its end.
  var location: DynamicsVector?
}

/// A simulation of rigid bodies, which advances in steps of equal length.
///
/// Equal bodies and forces lead to equal results, because the order of all computations is that of
/// the arrays.
struct DynamicsWorld {
  private struct ContactKey: Hashable {
    let group: ObjectIdentifier
    let first: ObjectIdentifier
    let second: ObjectIdentifier?
    let boundary: String?
  }

  var bodies: [DynamicBody] = []
  /// Called before each step to apply forces to bodies.
  var forces: [() -> Void] = []
  var joints: [DynamicsJoint] = []
  var groups: [CollisionGroup] = []
  /// The contacts that began or ended since the events were last removed.
  var events: [ContactEvent] = []
  /// The time for which all bodies have been slow, in seconds.
  private(set) var restTime = 0.0

  private var stepCount = 0
  private var lastContacts: [DynamicContact] = []
  private var touching: [(key: ContactKey, event: ContactEvent, lastStep: Int)] = []

  var isAtRest: Bool { restTime >= DynamicsMetrics.restDuration }

  mutating func wake() { restTime = 0 }

  mutating func advance(_ step: Double) {
    stepCount += 1
    for force in forces { force() }
    for body in bodies { body.integrateForces(step) }
    var contacts = findContacts()
    for index in contacts.indices { contacts[index].contact.begin(with: lastContacts) }
    var constraints = joints.flatMap { $0.constraints(step) }
    for _ in 0..<DynamicsMetrics.iterations {
      for index in constraints.indices { constraints[index].solve() }
      for index in contacts.indices { contacts[index].contact.solve() }
    }
    lastContacts = contacts.map(\.contact)
    for body in bodies { body.integrateVelocities(step) }
    for (contact, share) in contacts { contact.separate(share: share) }
    endContacts()
    restTime = bodies.allSatisfy(\.isSlow) ? restTime + step : 0
  }

  // MARK: Contacts

  private mutating func findContacts() -> [(contact: DynamicContact, share: Double)] {
    var contacts: [(contact: DynamicContact, share: Double)] = []
    func add(_ found: ContactSearch.Found, _ first: DynamicBody, _ second: DynamicBody?) {
      for point in found.points {
        let contact = DynamicContact(first, second, normal: found.normal, at: point)
        contacts.append((contact, 1 / Double(found.points.count)))
      }
    }
    for group in groups {
      for (index, first) in group.bodies.enumerated() {
        for second in group.bodies.dropFirst(index + 1)
        where group.collidesWithBodies && first.inverseMass + second.inverseMass > 0 {
          guard let found = ContactSearch.contacts(first, second) else { continue }
          add(found, first, second)
          touch(group, first, second, nil, found)
        }
        for boundary in group.boundaries where first.inverseMass > 0 {
          for segment in boundary.segments {
            guard let found = ContactSearch.contacts(first, segment) else { continue }
            add(found, first, nil)
            touch(group, first, nil, boundary.name, found)
          }
        }
      }
    }
    return contacts
  }

  private mutating func touch(
    _ group: CollisionGroup,
    _ first: DynamicBody,
    _ second: DynamicBody?,
    _ boundary: String?,
    _ found: ContactSearch.Found
  ) {
    let key = ContactKey(
      group: group.identifier,
      first: ObjectIdentifier(first),
      second: second.map { ObjectIdentifier($0) },
      boundary: boundary
    )
    if let index = touching.firstIndex(where: { $0.key == key }) {
      touching[index].lastStep = stepCount
      return
    }
    let event = ContactEvent(
      group: group.identifier,
      first: first,
      second: second,
      boundary: boundary,
      location: found.points.first?.location
    )
    events.append(event)
    touching.append((key, event, stepCount))
  }

  private mutating func endContacts() {
    func isOver(_ lastStep: Int) -> Bool { stepCount - lastStep > DynamicsMetrics.contactGrace }
    guard touching.contains(where: { isOver($0.lastStep) }) else { return }
    for contact in touching where isOver(contact.lastStep) {
      var event = contact.event
      event.location = nil
      events.append(event)
    }
    touching.removeAll { isOver($0.lastStep) }
  }

  /// Ends the contacts of bodies and groups that were removed, without events.
  mutating func forgetContacts() {
    let bodies = Set(bodies.map { ObjectIdentifier($0) })
    let groups = Set(groups.map(\.identifier))
    lastContacts.removeAll { contact in
      !bodies.contains(ObjectIdentifier(contact.first))
        || contact.second.map { !bodies.contains(ObjectIdentifier($0)) } ?? false
    }
    touching.removeAll { contact in
      !groups.contains(contact.key.group) || !bodies.contains(contact.key.first)
        || contact.key.second.map { !bodies.contains($0) } ?? false
    }
  }
}
