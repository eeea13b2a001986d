import { logout } from '@clubhouse/contract/session'
import { ask, UNSEEN } from '../api/transport'

const PATIENCE_MS = 3_000

/** Works while the page unloads, and releases holds. @returns whether the server confirmed within 3 s */
export function revoke(token: string): Promise<boolean> {
  const sent = ask(logout, {}, { ...UNSEEN, token, keepalive: true }).then(
    () => true,
    () => false,
  )
  return Promise.race([sent, new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false))])
}
