import { contract } from '@clubhouse/contract'
import type { HistoryCall } from '@clubhouse/contract/office/history'

const isHistory = (call: unknown): call is HistoryCall =>
  typeof call === 'object' && call !== null && 'history' in call && 'access' in call

/** The history of the records of each noun that has one: the words of the log are those of the history tab. */
export const HISTORIES: ReadonlyMap<string, HistoryCall> = new Map(
  Object.values(contract)
    .flatMap((calls) => Object.values(calls).filter(isHistory))
    .map((call) => [call.history.noun, call]),
)

/** Where the words of a noun’s states are, such as `post.STATE_`. */
export function stateTexts(noun: string): { category: string; prefix: string } | undefined {
  const column = HISTORIES.get(noun)?.history.fields.state
  const as = typeof column === 'object' ? column.as : undefined
  if (typeof as !== 'object' || !('texts' in as)) return undefined
  const [category = '', prefix = ''] = as.texts.split('.')
  return { category, prefix }
}
