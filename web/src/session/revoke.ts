import { logout } from '@clubhouse/contract/session'
import { ask } from '../api/transport'

const PATIENCE_MS = 3_000

/** Works while the page unloads, and releases holds. @returns whether the server confirmed within 3 s */
export function revoke(token: string): Promise<boolean> {
  const ending = { token, keepalive: true, waits: false, toasts: 'none', _nop_: true } as const
  const sent = ask(logout, {}, ending).then(
    () => true,
    () => false,
  )
  return Promise.race([sent, new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false))])
}
