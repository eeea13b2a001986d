import type { AdminMenu, Session } from '@clubhouse/contract/session'
import { useSyncExternalStore } from 'react'

/** What the browser keeps of a session: tokens, who it is, and flags. The rest is read from the server when needed. */
const KEPT = [
  'accessToken',
  'accessTokenExpire',
  'refreshToken',
  'refreshTokenExpire',
  'clubCode',
  'id',
  'name',
  'lang',
  'authority',
  'adminIdx',
  'memberIdx',
  'memberType',
  'isAdmin',
  'isSSAdmin',
  'isTempPassword',
  'inactive',
  'userMove',
  'imageUrl',
] as const satisfies readonly (keyof Session)[]
export type KeptSession = Pick<Session, (typeof KEPT)[number]>
export type Tokens = Pick<Session, 'accessToken' | 'accessTokenExpire' | 'refreshToken' | 'refreshTokenExpire'>

const USER = 'user'
const ADMIN_MENU = 'adminMenu'
const NOBODY: AdminMenu[] = []

let session: KeptSession | null = null
let adminMenu: AdminMenu[] = NOBODY
const listeners = new Set<() => void>()

if (typeof window !== 'undefined') {
  recall()
  // Another tab logged in or out.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === USER || key === ADMIN_MENU) changed(recall)
  })
}

/** Keeps a new session: beyond this window only when the person wants to stay signed in. */
export function keepSession(full: Session, stay: boolean): void {
  changed(() => {
    clear()
    session = Object.fromEntries(KEPT.map((field) => [field, full[field]])) as KeptSession
    adminMenu = full.isAdmin ? (full.adminMenu ?? NOBODY) : NOBODY
    const storage = stay ? localStorage : sessionStorage
    write(storage, USER, session)
    if (full.isAdmin) write(storage, ADMIN_MENU, adminMenu)
  })
}

/** Puts new tokens in the place of the old ones. */
export function keepTokens(tokens: Tokens): void {
  if (!session) return
  const renewed = { ...session, ...tokens }
  changed(() => {
    session = renewed
    write(stays() ? localStorage : sessionStorage, USER, renewed)
  })
}

/** Forgets the session and the admin menu; the language stays. */
export function forgetSession(): void {
  changed(() => {
    clear()
    session = null
    adminMenu = NOBODY
  })
}

/** The server no longer knows this session. */
export function loseSession(): void {
  if (!session) return
  forgetSession()
  window.dispatchEvent(new Event('session-lost'))
}

/** The session now, outside of React. */
export const currentSession = (): KeptSession | null => session
export const currentAdminMenu = (): AdminMenu[] => adminMenu

/** True when the session is kept beyond this window. Another tab may have renewed it meanwhile. */
export const stays = (): boolean => localStorage.getItem(USER) !== null

/** Reads what other tabs may have written. */
export function recall(): void {
  session = read<KeptSession>(USER)
  if (!session?.accessToken) session = null
  adminMenu = (session?.isAdmin && read<AdminMenu[]>(ADMIN_MENU)) || NOBODY
}

/** Who is logged in: null for a visitor, undefined until the browser has taken over the page. */
export function useSession(): KeptSession | null | undefined {
  return useSyncExternalStore(subscribe, currentSession, () => undefined)
}

/** The manager's own menu with its rights; empty for everybody else. */
export function useAdminMenu(): AdminMenu[] {
  return useSyncExternalStore(subscribe, currentAdminMenu, () => NOBODY)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed(change: () => void): void {
  change()
  for (const listener of listeners) listener()
}

function clear(): void {
  for (const storage of [localStorage, sessionStorage]) {
    storage.removeItem(USER)
    storage.removeItem(ADMIN_MENU)
  }
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage the session lives as long as this page.
  }
}
