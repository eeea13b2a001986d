import type { AdminMenu, Session, SessionRecord } from '@clubhouse/contract/session'
import { useSyncExternalStore } from 'react'
import { serverNow } from '../api/clock'
import { forgetActivity, noteActivity } from './activity'
import { MY_INFO, OWN_PASSWORD } from './held'
import { countsAsActive } from './session-clock'
import {
  clearStored,
  isOfSession,
  type KeptSession,
  keptOf,
  NO_MENU,
  readStored,
  type Stored,
  stays,
  writeStored,
} from './stored-session'
import { hearTabs, type SessionEnd, type TabWord, tellTabs } from './tabs'

export type { KeptSession } from './stored-session'
export type Tokens = Pick<Session, 'accessToken' | 'accessTokenExpire' | 'refreshToken' | 'refreshTokenExpire'>

let stored: Stored | null = null
let leadsToLogin = false
/** The storage was empty before the tab that emptied it has said why. */
let isMissing = false
const listeners = new Set<() => void>()

if (typeof window !== 'undefined') {
  stored = readStored()
  const accessUntil = Date.parse(stored?.session.accessTokenExpire ?? '')
  if (countsAsActive({ now: serverNow(), accessUntil })) noteActivity()
  hearTabs(hear)
  // For browsers whose tabs cannot speak, and for storage that was cleared by hand.
  window.addEventListener('storage', ({ key }) => isOfSession(key) && recall())
  if (!stored) tellTabs({ type: 'asks' })
}

/** Keeps a new session: beyond this window only when the person wants to stay signed in. */
export function keepSession(full: Session, stay: boolean): void {
  adopt(keptOf(full), stay)
  tellTabs({ type: 'began', stored: stored!, stay })
}

/** Puts new tokens in the place of the old ones, in every tab. */
export function keepTokens(tokens: Tokens): void {
  if (!stored) return
  const stay = stays()
  adopt({ ...stored, session: { ...stored.session, ...tokens } }, stay)
  tellTabs({ type: 'began', stored, stay })
}

/** What this manager may now, in every tab. */
export function keepAdminMenu(adminMenu: AdminMenu[]): void {
  if (!stored?.session.isAdmin || JSON.stringify(adminMenu) === JSON.stringify(stored.adminMenu)) return
  const stay = stays()
  adopt({ ...stored, adminMenu }, stay)
  tellTabs({ type: 'began', stored, stay })
}

/** Corrects the record after a change of the person, such as a new name or photo, in every tab. */
export function patchSession(changes: Partial<SessionRecord>): void {
  if (!stored) return
  const session = { ...stored.session, ...changes }
  if (JSON.stringify(session) === JSON.stringify(stored.session)) return
  const stay = stays()
  adopt({ ...stored, session }, stay)
  tellTabs({ type: 'began', stored, stay })
}

/** What the session was limited to is done: nothing leads there any more. */
export function settleMove(): void {
  if (!stored) return
  const stay = stays()
  adopt({ ...stored, session: { ...stored.session, userMove: null, isTempPassword: false } }, stay)
  tellTabs({ type: 'began', stored, stay })
}

/**
 * The server says that a manager may do nothing before something is done on this route: the guard leads there.
 * @returns false when that is no route to be led to, or nobody's who is logged in here
 */
export function holdSession(route: string): boolean {
  if (!stored?.session.isAdmin || (route !== OWN_PASSWORD && route !== MY_INFO)) return false
  const stay = stays()
  const isTempPassword = route === OWN_PASSWORD
  adopt({ ...stored, session: { ...stored.session, userMove: route, isTempPassword } }, stay)
  tellTabs({ type: 'began', stored, stay })
  return true
}

/** Forgets the session and the admin menu in every tab; the language and its texts stay. */
export function forgetSession(why: SessionEnd = 'left'): void {
  forget()
  tellTabs({ type: 'ended', why })
}

/** Forgets the session in every tab while another page replaces this one: no page leads to the login meanwhile. */
export function leaveSession(): void {
  leadsToLogin = true
  forgetSession()
}

/** The session is over without having been left: forgets it and leads to the login. */
export function loseSession(why: Exclude<SessionEnd, 'left'>): void {
  leadsToLogin = true
  forgetSession(why)
  tellLost({ why, elsewhere: false })
}

/** What the event `session-lost` tells. */
export interface SessionLost {
  why: Exclude<SessionEnd, 'left'>
  /** Another tab has noticed. */
  elsewhere: boolean
}

/** True from the loss or the end of a session until the next page is there; a page need not lead there itself. */
export const isLedToLogin = (): boolean => leadsToLogin
export function arrivedAtLogin(): void {
  leadsToLogin = false
}

/** The session now, outside of React. */
export const currentSession = (): KeptSession | null => stored?.session ?? null
const currentAdminMenu = (): AdminMenu[] => stored?.adminMenu ?? NO_MENU

/** Reads what other tabs may have written. Fields that are not stored stay as they are in memory. */
export function recall(): void {
  const read = readStored()
  const isSame = read && read.session.id === stored?.session.id
  const now = isSame ? { ...read, session: { ...stored!.session, ...read.session } } : read
  if (now?.session.accessToken !== stored?.session.accessToken) forgetActivity()
  isMissing = now === null && (isMissing || stored !== null)
  changed(now)
}

/** Who is logged in: null for a visitor, undefined until the browser has taken over the page. */
export function useSession(): KeptSession | null | undefined {
  return useSyncExternalStore(subscribe, currentSession, () => undefined)
}

/** The manager's own menu with its rights; empty for everybody else. */
export function useAdminMenu(): AdminMenu[] {
  return useSyncExternalStore(subscribe, currentAdminMenu, () => NO_MENU)
}

/** Hears of every change. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What another tab says of the session that all share. */
function hear(word: TabWord): void {
  if (word.type === 'began') adopt(word.stored, word.stay)
  if (word.type === 'active') noteActivity(false)
  if (word.type === 'asks' && stored && !stays()) tellTabs({ type: 'began', stored, stay: false })
  if (word.type !== 'ended' || !(stored || isMissing)) return
  isMissing = false
  leadsToLogin = word.why !== 'left'
  forget()
  if (word.why !== 'left') tellLost({ why: word.why, elsewhere: true })
}

function adopt(now: Stored, stay: boolean): void {
  if (now.session.accessToken !== stored?.session.accessToken) forgetActivity()
  leadsToLogin = false
  isMissing = false
  writeStored(now, stay)
  changed(now)
}

function forget(): void {
  clearStored()
  changed(null)
}

function changed(now: Stored | null): void {
  // Told twice, it stays the same session: nobody starts anew because of it.
  if (JSON.stringify(now) === JSON.stringify(stored)) return
  stored = now
  for (const listener of listeners) listener()
}

function tellLost(detail: SessionLost): void {
  window.dispatchEvent(new CustomEvent<SessionLost>('session-lost', { detail }))
}
