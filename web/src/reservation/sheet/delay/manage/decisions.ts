import type { InputOf } from '@clubhouse/contract/call'
import { readTime } from '@clubhouse/contract/format/read-typed'
import {
  LEAST_DELAY,
  MOST_DELAY,
  type make,
  type preview,
  type StayingTime,
} from '@clubhouse/contract/reservation/sheet/delay'
import type { Values } from '../../../../ui/form/draft'

/** What a manager chose for tee times that cannot be moved, by number. */
export type Decisions = Readonly<Record<number, { how: '' | 'TIME' | 'CANCEL'; to: string }>>

type Decided = NonNullable<InputOf<typeof make>['cannot']>

/** The decisions that are whole. */
export function decidedOf(cannot: readonly Pick<StayingTime, 'slotIdx'>[], decisions: Decisions): Decided {
  return cannot.flatMap(({ slotIdx }): Decided => {
    const decision = decisions[slotIdx]
    if (decision?.how === 'CANCEL') return [{ slotIdx, cancel: true }]
    const to = decision?.how === 'TIME' ? readTime(decision.to) : undefined
    return to ? [{ slotIdx, to }] : []
  })
}

/** What the form asks for; undefined while it is not whole. */
export function askedOf(date: string, values: Values): InputOf<typeof preview> | undefined {
  const minutes = Number(values.minutes)
  const from = readTime(String(values.from))
  if (!from || !Number.isInteger(minutes) || minutes < LEAST_DELAY || minutes > MOST_DELAY) return undefined
  const until = values.until === 'DAY' ? 'DAY' : 'PART'
  return { date, minutes, from, until, courseIdx: Number(values.courseIdx) || undefined }
}
