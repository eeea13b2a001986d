import { CallFail } from '../api/call-fail'
import { wordsOf } from '../api/show-fail'
import { say } from '../language/speaking'
import type { TextKey } from '../language/text-key'
import { toast } from '../ui/feedback/toast'
import { toastBar } from '../ui/feedback/toast-bar'
import { runEach } from './run-each'

/** How long Undo is offered; the server gives a minute, so that a slow answer is no refusal. */
export const OFFERED_MS = 30_000

/** Offers to undo what was done to rows; `done` says it. Pressed once it is gone; what cannot be undone is told in words. */
export function offerUndo<Row>(
  rows: readonly Row[],
  undo: (row: Row) => Promise<unknown>,
  onUndone: () => void,
  done: TextKey = 'office.ARCHIVED',
): void {
  const remove = toastBar(say(done, { count: rows.length }), {
    yes: say('office.UNDO'),
    no: say('common.CLOSE'),
    answer: async (yes) => {
      if (!yes) return
      const { done, failed } = await runEach(rows, undo, { signal: new AbortController().signal })
      if (done.length > 0) toast(say('office.UNDONE', { count: done.length }), { type: 'success' })
      const whys = failed.map(({ error }) => (error instanceof CallFail ? wordsOf(error) : say('common.500')))
      for (const why of new Set(whys)) toast(why, { type: 'error', durationMs: 8000 })
      onUndone()
    },
  })
  setTimeout(remove, OFFERED_MS)
}
