/** New tokens; a clear no; or no clear answer, so that it may be tried again. */
export type Renewal = { token: string } | 'refused' | 'unreachable'

/** A tee time that the person holds at this moment in this window. */
export interface RunningHold {
  /** HH:mm */
  time: string
  /** When it ends, as an instant. */
  until: string
}

/** What calls need of the session of the person for whom they are made. */
export interface CallerSession {
  /** Tells one person from the next; nothing for a visitor. */
  id(): string | undefined
  /** The token for the next call, renewed first when it has ended. Nothing for a visitor. */
  accessToken(): Promise<string | undefined>
  renew(oldToken: string): Promise<Renewal>
  /** @returns false when the session cannot be led to this route */
  hold(route: string): boolean
  /** The server no longer knows the session. */
  lose(why: 'expired' | 'invalid'): void
  /** The server has refused something for want of a right. */
  rightRefused(): void
  /** The hold that would be lost with the session. */
  runningHold(): RunningHold | undefined
  /** Hears of every change. */
  subscribe(listener: () => void): void
}

const VISITOR: CallerSession = {
  id: () => undefined,
  accessToken: async () => undefined,
  renew: async () => 'refused',
  hold: () => false,
  lose: () => {},
  rightRefused: () => {},
  runningHold: () => undefined,
  subscribe: () => {},
}

let current = VISITOR

/** Calls know no session: it says once, from above, for whom they are made. */
export function callFor(session: CallerSession): void {
  current = session
}

export const caller = (): CallerSession => current
