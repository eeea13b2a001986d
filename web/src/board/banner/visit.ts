import type { Group } from './worth-asking'

/** A closed group stays closed for the visit. */
const KEY = 'popup.closed'
const GROUPS: readonly Group[] = ['terms', 'banner']

/** Decision 095. */
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
  document.documentElement.dataset.popupClosed = [...closed].join(' ')
  try {
    sessionStorage.setItem(KEY, [...closed].join(' '))
  } catch {
    // Without storage it stays closed on this page.
  }
  return closed
}

/** Paths on which this visit found nothing to show, apart by spaces. */
const EMPTY = 'popup.empty'

const emptyPaths = () => new Set((sessionStorage.getItem(EMPTY) ?? '').split(' ').filter(Boolean))

/** Whether this page had nothing to show when it was last read. */
export function wasEmptyHere(): boolean {
  try {
    return emptyPaths().has(location.pathname)
  } catch {
    return false
  }
}

export function noteEmpty(isEmpty: boolean): void {
  try {
    const paths = emptyPaths()
    if (isEmpty) paths.add(location.pathname)
    else paths.delete(location.pathname)
    sessionStorage.setItem(EMPTY, [...paths].join(' '))
  } catch {
    // Without storage the room is given up when the page has been read.
  }
}

/** The room for the popup is part of the page, so that nothing moves when it comes. Without a popup it is given up. */
export function keepRoom(isKept: boolean): void {
  if (isKept) delete document.documentElement.dataset.popup
  else document.documentElement.dataset.popup = 'none'
}

/** Runs in the head, before the first paint: no room for groups that this visit closed, nor where it found nothing. */
export const POPUP_ROOM_SCRIPT = `try{var d=document.documentElement.dataset,c=sessionStorage.getItem('${KEY}'),e=sessionStorage.getItem('${EMPTY}')||'';if(c)d.popupClosed=c;if(e.split(' ').includes(location.pathname))d.popup='none'}catch(e){}`
