import type { ManagerMenu, Session } from '@clubhouse/contract/session'

/** The stored part of the record, without contact details, because any script of the page can read storage. */
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
type StoredFields = Pick<Session, (typeof KEPT)[number]>

/** A session in memory: all 33 fields after a login, the stored ones after a reload until GET /info/session answers. */
export type KeptSession = StoredFields & Partial<Omit<Session, 'adminMenu'>>

/** A session with the menu of its manager; empty for a member. */
export interface Stored {
  session: KeptSession
  adminMenu: ManagerMenu[]
}

export const USER = 'user'
const ADMIN_MENU = 'adminMenu'
/** What a manager opened in this window; it names people, so it ends with the session. */
export const OPENED = 'opened'
export const NO_MENU: ManagerMenu[] = []

export function keptOf(full: Session): Stored {
  const { adminMenu, ...session } = full
  return { session, adminMenu: (full.isAdmin && adminMenu) || NO_MENU }
}

const storedFields = (session: KeptSession) => Object.fromEntries(KEPT.map((field) => [field, session[field]]))

/** True when the session outlives this window. Another tab may have renewed it in the meantime. */
export const stays = (): boolean => localStorage.getItem(USER) !== null

/** Whether a storage event is about the session; clearing storage has no key. */
export const isOfSession = (key: string | null): boolean => key === null || key === USER || key === ADMIN_MENU

export function readStored(): Stored | null {
  const session = read<KeptSession>(USER)
  if (!session?.accessToken) return null
  return { session, adminMenu: (session.isAdmin && read<ManagerMenu[]>(ADMIN_MENU)) || NO_MENU }
}

/** Local storage to keep it, else session storage; never both. */
export function writeStored({ session, adminMenu }: Stored, stay: boolean): void {
  const [home, other] = stay ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
  // Overwrites without deleting first, so that other tabs never see a moment without a session.
  write(home, USER, storedFields(session))
  if (session.isAdmin) write(home, ADMIN_MENU, adminMenu)
  else home.removeItem(ADMIN_MENU)
  remove(other)
}

export function clearStored(): void {
  remove(localStorage)
  remove(sessionStorage)
  sessionStorage.removeItem(OPENED)
}

function remove(storage: Storage): void {
  storage.removeItem(USER)
  storage.removeItem(ADMIN_MENU)
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
