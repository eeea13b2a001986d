import type { Stored } from './stored-session'

/** How a session ended: logged out, expired, or unknown to the server (463). */
export type SessionEnd = 'left' | 'expired' | 'invalid'

/** Messages between tabs, so that they share one session. */
export type TabWord =
  /** Also with renewed tokens. */
  | { type: 'began'; stored: Stored; stay: boolean }
  | { type: 'ended'; why: SessionEnd }
  /** A new tab asks whether another one is logged in. */
  | { type: 'asks' }
  | { type: 'active' }

const channel =
  typeof window !== 'undefined' && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel('session') : undefined

export function notifyTabs(word: TabWord): void {
  channel?.postMessage(word)
}

export function hearTabs(heard: (word: TabWord) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<TabWord>) => heard(data))
}
