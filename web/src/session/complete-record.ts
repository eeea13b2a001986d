import { speak } from '@clubhouse/contract/member/language'
import { record } from '@clubhouse/contract/session'
import { ask } from '../api/transport'
import { noteFollowed } from './own-language'
import { currentSession, patchSession } from './session-store'

/** Reads the fields that are not stored, once per page load. On failure the stored ones remain. */
export async function completeRecord(): Promise<void> {
  const { id } = currentSession() ?? {}
  const read = await ask(record, {}, { _nop_: true }).catch(() => undefined)
  if (read && currentSession()?.id === id) patchSession(read)
}

/**
 * Keeps the language that a member chose, for emails and the next login, and reads the record again, whose names are in
 * the language of the page. Where it cannot be kept, the page speaks it anyway.
 */
export async function spokenIn(lang: string): Promise<void> {
  noteFollowed(undefined)
  if (currentSession()?.memberIdx) await ask(speak, { lang }, { _nop_: true }).catch(() => {})
  await completeRecord()
}
