import { calendar, forMember, forVisitor } from '@clubhouse/contract/reservation/sheet/sheet'
import { useReading } from '../../../api/reading'
import { ask } from '../../../api/transport'
import { useClub, useLanguage } from '../../../language/use-text'
import { useViewer } from '../../hold/viewer'
import type { FirstView } from './first-view'
import { useLive } from './live'
import { type AnySheet, changed } from './sheet-change'

const DAYS_EVERY_MS = 60_000
const IN_BACKGROUND = { _nop_: true } as const

/** The days of the strip and the month. Free counts may be a minute old; the sheet itself is live. */
export function useDays(first?: FirstView) {
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const { known, memberIdx } = useViewer()
  const key = known ? `days ${memberIdx} ${lang}` : undefined
  const read = (signal: AbortSignal) => ask(calendar, { memberIdx, clubCode }, { ...IN_BACKGROUND, signal })
  const own = memberIdx ? undefined : first?.days
  const days = useReading(key, read, { first: own, everyMs: DAYS_EVERY_MS })
  // A member sees the visitor's days until their own are loaded.
  return { ...days, data: days.data ?? first?.days }
}

/** The sheet of a day for this viewer, updated by the stream. */
export function useTeeSheet(date: string | undefined, first?: FirstView) {
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const { known, memberIdx } = useViewer()
  const viewer = `${memberIdx} ${lang}`
  const came = first?.sheet?.date === date ? first?.sheet : undefined
  const read = (signal: AbortSignal): Promise<AnySheet> =>
    memberIdx
      ? ask(forMember, { memberIdx, date: date! }, { ...IN_BACKGROUND, signal })
      : ask(forVisitor, { club: clubCode, date: date! }, { ...IN_BACKGROUND, signal })
  const key = known && date ? `sheet ${date} ${viewer}` : undefined
  const { data, error, reload, patch } = useReading(key, read, { first: memberIdx ? undefined : came })
  const live = useLive(known ? date : undefined, data, viewer, {
    onChange: (change, eventId) => patch((old) => changed(old, change, eventId)),
    onRefetch: reload,
  })
  return { sheet: data ?? came, error, reload, live }
}
