import type { ManagerMenu, Session, SessionRecord } from '@clubhouse/contract/session'
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
import { hearTabs, notifyTabs, type SessionEnd, type TabWord } from './tabs'

export type { KeptSession } from './stored-session'
export type Tokens = Pick<Session, 'accessToken' | 'accessTokenExpire' | 'refreshToken' | 'refreshTokenExpire'>

let stored: Stored | null = null
let leadsToLogin = false
/** Storage was cleared before the other tab's message arrived. */
let isMissing = false
const listeners = new Set<() => void>()

if (typeof window !== 'undefined') {
  stored = readStored()
  const accessUntil = Date.parse(stored?.session.accessTokenExpire ?? '')
  if (countsAsActive({ now: serverNow(), accessUntil })) noteActivity()
  hearTabs(hear)
  // For browsers without BroadcastChannel, and for manually cleared storage.
  window.addEventListener('storage', ({ key }) => isOfSession(key) && recall())
  if (!stored) notifyTabs({ type: 'asks' })
}

/** Stores a new session: beyond this window only with `keep`. */
export function keepSession(full: Session, stay: boolean): void {
  adopt(keptOf(full), stay)
  notifyTabs({ type: 'began', stored: stored!, stay })
}

export function keepTokens(tokens: Tokens): void {
  if (!stored) return
  const stay = stays()
  adopt({ ...stored, session: { ...stored.session, ...tokens } }, stay)
  notifyTabs({ type: 'began', stored, stay })
}

export function keepManagerMenu(adminMenu: ManagerMenu[]): void {
  if (!stored?.session.isAdmin || JSON.stringify(adminMenu) === JSON.stringify(stored.adminMenu)) return
  const stay = stays()
  adopt({ ...stored, adminMenu }, stay)
  notifyTabs({ type: 'began', stored, stay })
}

/** Updates the record after a change, such as a new name or photo, in every tab. */
export function patchSession(changes: Partial<SessionRecord>): void {
  if (!stored) return
  const session = { ...stored.session, ...changes }
  if (JSON.stringify(session) === JSON.stringify(stored.session)) return
  const stay = stays()
  adopt({ ...stored, session }, stay)
  notifyTabs({ type: 'began', stored, stay })
}

export function settleMove(): void {
  if (!stored) return
  const stay = stays()
  adopt({ ...stored, session: { ...stored.session, userMove: null, isTempPassword: false } }, stay)
  notifyTabs({ type: 'began', stored, stay })
}

/** The guard redirects to the required route. @returns false for an unknown route, or without a session */
export function holdSession(route: string): boolean {
  if (!stored?.session.isAdmin || (route !== OWN_PASSWORD && route !== MY_INFO)) return false
  const stay = stays()
  const isTempPassword = route === OWN_PASSWORD
  adopt({ ...stored, session: { ...stored.session, userMove: route, isTempPassword } }, stay)
  notifyTabs({ type: 'began', stored, stay })
  return true
}

/** Clears the session and the manager menu in every tab; the language stays. */
export function forgetSession(why: SessionEnd = 'left'): void {
  forget()
  notifyTabs({ type: 'ended', why })
}

/** Clears the session in every tab before another page replaces this one, without a redirect to the login. */
export function leaveSession(): void {
  leadsToLogin = true
  forgetSession()
}

/** The session was lost: clears it and redirects to the login. */
export function loseSession(why: Exclude<SessionEnd, 'left'>): void {
  leadsToLogin = true
  forgetSession(why)
  dispatchLost({ why, elsewhere: false })
}

export interface SessionLost {
  why: Exclude<SessionEnd, 'left'>
  elsewhere: boolean
}

/** True from the end of a session until the next page is shown; a page need not redirect. */
export const isLedToLogin = (): boolean => leadsToLogin
export function arrivedAtLogin(): void {
  leadsToLogin = false
}

export const currentSession = (): KeptSession | null => stored?.session ?? null
const currentManagerMenu = (): ManagerMenu[] => stored?.adminMenu ?? NO_MENU

/** Reads what other tabs may have written. Fields that are not stored keep their values. */
export function recall(): void {
  const read = readStored()
  const isSame = read && read.session.id === stored?.session.id
  const now = isSame ? { ...read, session: { ...stored!.session, ...read.session } } : read
  if (now?.session.accessToken !== stored?.session.accessToken) forgetActivity()
  isMissing = now === null && (isMissing || stored !== null)
  changed(now)
}

export function useSession(): KeptSession | null | undefined {
  return useSyncExternalStore(subscribe, currentSession, () => undefined)
}

/** The manager's own menu with its rights; empty for everyone else. */
export function useManagerMenu(): ManagerMenu[] {
  return useSyncExternalStore(subscribe, currentManagerMenu, () => NO_MENU)
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function hear(word: TabWord): void {
  if (word.type === 'began') adopt(word.stored, word.stay)
  if (word.type === 'active') noteActivity(false)
  if (word.type === 'asks' && stored && !stays()) notifyTabs({ type: 'began', stored, stay: false })
  if (word.type !== 'ended' || !(stored || isMissing)) return
  isMissing = false
  leadsToLogin = word.why !== 'left'
  forget()
  if (word.why !== 'left') dispatchLost({ why: word.why, elsewhere: true })
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
  // A repeated message is the same session.
  if (JSON.stringify(now) === JSON.stringify(stored)) return
  stored = now
  for (const listener of listeners) listener()
}

function dispatchLost(detail: SessionLost): void {
  window.dispatchEvent(new CustomEvent<SessionLost>('session-lost', { detail }))
}
