import type { Group } from './what-to-show'

/** A closed group stays closed for the visit. */
const KEY = 'popup.closed'
const GROUPS: readonly Group[] = ['terms', 'banner']

export function closedInVisit(): ReadonlySet<Group> {
  try {
    const kept = sessionStorage.getItem(KEY) ?? ''
    return new Set(GROUPS.filter((group) => kept.includes(group)))
  } catch {
    return new Set()
  }
}

export function closeInVisit(groups: Iterable<Group>): ReadonlySet<Group> {
  const closed = new Set([...closedInVisit(), ...groups])
  try {
    sessionStorage.setItem(KEY, [...closed].join(' '))
  } catch {
    // Without storage it stays closed on this page.
  }
  return closed
}
