import { record } from '@clubhouse/contract/session'
import { ask } from '../api/transport'
import { currentSession, patchSession } from './session-store'

/** Reads the fields that are not stored, once per page load. On failure the stored ones remain. */
export async function completeRecord(): Promise<void> {
  const { id } = currentSession() ?? {}
  const read = await ask(record, {}, { _nop_: true }).catch(() => undefined)
  if (read && currentSession()?.id === id) patchSession(read)
}
