import type { Group } from './worth-asking'

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

/** The menu whose popup this visit shows, and the page where it began. */
const SHOWN = 'popup.menu'
const SHOWN_PATH = 'popup.path'

/** A visit shows the popup of one menu only. */
export function isOfThisVisit(menuIdx: number): boolean {
  try {
    return (sessionStorage.getItem(SHOWN) ?? String(menuIdx)) === String(menuIdx)
  } catch {
    return true
  }
}

export function noteShown(menuIdx: number): void {
  try {
    if (sessionStorage.getItem(SHOWN) !== null) return
    sessionStorage.setItem(SHOWN, String(menuIdx))
    sessionStorage.setItem(SHOWN_PATH, location.pathname)
  } catch {
    // Without storage it is shown on other pages too.
  }
}

const ROOM = 'popup'

/** The room for the popup is part of the page, so that nothing moves when it comes. Without a popup it is given up. */
export function keepRoom(isKept: boolean): void {
  if (isKept) delete document.documentElement.dataset[ROOM]
  else document.documentElement.dataset[ROOM] = 'none'
}

/** Runs in the head, before the first paint: no room where this visit shows no popup. */
export const POPUP_ROOM_SCRIPT = `try{var c=sessionStorage.getItem('${KEY}')||'',p=sessionStorage.getItem('${SHOWN_PATH}');if(c.includes('terms')&&c.includes('banner')||p!==null&&p!==location.pathname)document.documentElement.dataset.${ROOM}='none'}catch(e){}`
