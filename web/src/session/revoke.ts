import { logout } from '@clubhouse/contract/session'
import { ask, UNSEEN } from '../api/transport'

const PATIENCE_MS = 3_000

/**
 * Works while the page unloads, and releases holds.
 * @param idle ended because it was not used: push notifications stay
 * @returns whether the server confirmed within 3 s
 */
export function revoke(token: string, idle = false): Promise<boolean> {
  const sent = ask(logout, { idle }, { ...UNSEEN, token, keepalive: true }).then(
    () => true,
    () => false,
  )
  return Promise.race([sent, new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false))])
}
