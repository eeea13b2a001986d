import { find } from '@clubhouse/contract/reservation/sheet/free-time'
import { calendar } from '@clubhouse/contract/reservation/sheet/sheet'
import { ask } from '../api/transport'
import { weekendsFrom } from '../reservation/sheet/find/wish'
import { type HomeTimes, timesOf } from './home-times'

const IN_BACKGROUND = { _nop_: true } as const

/** What this member can book, and when, by the rules of their type. @param today in the club's zone */
export async function readOwnTimes(
  { memberIdx, clubCode, today, most }: { memberIdx: number; clubCode: string; today: string; most: number },
  signal: AbortSignal,
): Promise<HomeTimes> {
  const [days, free] = await Promise.all([
    ask(calendar, { memberIdx, clubCode }, { ...IN_BACKGROUND, signal }),
    ask(find, { memberIdx, clubCode, ...weekendsFrom(today), most }, { ...IN_BACKGROUND, signal }),
  ])
  return timesOf(days.days, free.days)
}
