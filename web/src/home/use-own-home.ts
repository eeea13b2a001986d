import { mine as inquiries } from '@clubhouse/contract/inquiry'
import { penalties } from '@clubhouse/contract/member/profile'
import { mine } from '@clubhouse/contract/reservation/booking/booking'
import { type FreeDay, find } from '@clubhouse/contract/reservation/sheet/free-time'
import { calendar, count } from '@clubhouse/contract/reservation/sheet/sheet'
import { mine as waitings } from '@clubhouse/contract/reservation/standby/standby'
import { forecast } from '@clubhouse/contract/weather'
import { useCall } from '../api/use-call'
import { useClub } from '../language/use-text'
import { comingOf } from '../reservation/booking/list/rounds'
import { isMonthUsed } from '../reservation/rules/standing/standing'
import { weekendsFrom } from '../reservation/sheet/find/wish'
import { TIMES_READ, tilesOf } from './free-tiles'

const QUIET = { _nop_: true } as const
/** The last round that the member played. */
const lastOf = (memberIdx: number) => ({ memberIdx, when: 'past', state: 'PL', page: 1, size: 1 }) as const
const monthOf = (date: string) => date.slice(0, 7)

/** Everything that a member's home page reads, side by side. @param today in the club's zone */
export function useOwnHome(memberIdx: number, today: string) {
  const { clubCode } = useClub()
  const span = weekendsFrom(today)
  const rounds = useCall(mine, comingOf(memberIdx), { toasts: 'faults' })
  const played = useCall(mine, lastOf(memberIdx), QUIET)
  const owed = useCall(penalties, { memberIdx }, QUIET)
  const free = useCall(find, { memberIdx, clubCode, ...span, most: TIMES_READ }, QUIET)
  const days = useCall(calendar, { memberIdx, clubCode }, QUIET)
  const weather = useCall(forecast, {}, QUIET)
  const standby = useCall(waitings, { memberIdx, state: 'O', page: 1 }, QUIET)
  const answered = useCall(inquiries, { state: 'ANSWERED', page: 1 }, QUIET)
  const counts = useCall(count, { memberIdx, date: today }, QUIET)
  const spansTwo = monthOf(span.to) !== monthOf(today)
  const later = useCall(count, { memberIdx, date: span.to }, { ...QUIET, enabled: spansTwo })
  const read = [rounds, played, owed, free, days, weather, standby, answered, counts, later]
  // Where the limits could not be read, the sheet decides.
  const mayBook = (day: FreeDay) => {
    const month = (monthOf(day.date) === monthOf(today) ? counts : later).data?.month
    return !day.myBooking && !(month && isMonthUsed(day, month))
  }
  return {
    isReading: read.some(({ isLoading }) => isLoading),
    rounds,
    last: played.data?.list[0],
    owed: owed.data?.active,
    free,
    days: days.data?.days,
    weather: weather.data,
    standby: standby.data?.list,
    answered: answered.data?.list,
    suspendedUntil: counts.data?.suspendedUntil ?? undefined,
    times: tilesOf(free.data?.days ?? [], mayBook),
    hasFree: free.data?.days.some(({ times }) => times.length > 0) ?? false,
  }
}
