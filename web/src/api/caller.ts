/** New tokens; `false` for a definite refusal; undefined when it can be retried. */
export type Renewal = { token: string } | 'refused' | 'unreachable'

export interface RunningHold {
  date: string
  course: string
  time: string
  until: string
}

export interface CallerSession {
  /** Identifies the person; undefined for a visitor. */
  id(): string | undefined
  /** The access token, renewed first when it has expired; undefined for a visitor. */
  accessToken(): Promise<string | undefined>
  renew(oldToken: string): Promise<Renewal>
  /** @returns false when the session cannot be redirected to this route */
  hold(route: string): boolean
  lose(why: 'expired' | 'invalid'): void
  rightRefused(): void
  /** The hold that would be lost with the session. */
  runningHold(): RunningHold | undefined
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

/** Calls do not import the session; it registers itself here. */
export function callFor(session: CallerSession): void {
  current = session
}

export const caller = (): CallerSession => current
