import { calendar, forMember, forVisitor } from '@clubhouse/contract/reservation/sheet'
import { useEffect } from 'react'
import type { CallFail } from '../api/call-fail'
import { tellFail } from '../api/tell-fail'
import { queryKey, useCall } from '../api/use-call'
import { useClub } from '../language/use-text'
import { useLive } from './live'
import type { AnySheet } from './sheet-change'
import { useViewer } from './viewer'

/** The days of the strip and the month. Free counts may be a minute old; the sheet itself is live. */
export function useDays() {
  const { clubCode } = useClub()
  const { known, memberIdx } = useViewer()
  return useCall(
    calendar,
    { memberIdx, clubCode },
    { enabled: known, refetchInterval: 60_000, _nop_: true, quiet: true },
  )
}

/** The sheet of a day as this viewer may see it, kept up to date by the stream. */
export function useTeeSheet(date: string | undefined) {
  const { clubCode } = useClub()
  const { known, memberIdx } = useViewer()
  const day = date ?? ''
  const quiet = { quiet: true, _nop_: true } as const
  const asMember = useCall(forMember, { memberIdx, date: day }, { ...quiet, enabled: known && !!date && memberIdx > 0 })
  const asVisitor = useCall(
    forVisitor,
    { club: clubCode, date: day },
    { ...quiet, enabled: known && !!date && !memberIdx },
  )
  const read = memberIdx ? asMember : asVisitor
  const key = memberIdx
    ? queryKey(forMember, { memberIdx, date: day })
    : queryKey(forVisitor, { club: clubCode, date: day })
  const live = useLive(date, key, read.data)
  useLostSession(read.error)
  return { sheet: read.data as AnySheet | undefined, error: read.error, reload: read.refetch, live }
}

/** The sheet shows its own failures; a session that ended is for the whole page. */
export function useLostSession(error: CallFail | null): void {
  useEffect(() => {
    if (error?.code === '463') tellFail(error, true)
  }, [error])
}
