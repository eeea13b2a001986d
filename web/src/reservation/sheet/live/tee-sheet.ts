import { calendar, forMember, forVisitor } from '@clubhouse/contract/reservation/sheet/sheet'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKey, useCall } from '../../../api/use-call'
import { useClub } from '../../../language/use-text'
import { useViewer } from '../../hold/viewer'
import type { FirstView } from './first-view'
import { LateChanges } from './late-changes'
import { useLive } from './live'
import { type AnySheet, changed } from './sheet-change'

const DAYS_EVERY_MS = 60_000

/** The days of the strip and the month. Free counts may be a minute old; the sheet itself is live. */
export function useDays(first?: FirstView) {
  const { clubCode } = useClub()
  const { known, memberIdx } = useViewer()
  const { data, error, refetch } = useCall(
    calendar,
    { memberIdx, clubCode },
    { enabled: known, initialData: memberIdx ? undefined : first?.days, refetchInterval: DAYS_EVERY_MS, _nop_: true },
  )
  // A member sees the visitor's days until their own are loaded.
  return { data: data ?? first?.days, error: error ?? undefined, reload: refetch }
}

/** The sheet of a day for this viewer, updated by the stream. */
export function useTeeSheet(date: string | undefined, first?: FirstView) {
  const client = useQueryClient()
  const { clubCode: club } = useClub()
  const { known, memberIdx } = useViewer()
  const came = first?.sheet?.date === date ? first?.sheet : undefined
  const late = useLateChanges(`${memberIdx} ${date}`)
  const isRead = known && date !== undefined
  const asked = { own: { memberIdx, date: date ?? '' }, visitors: { club, date: date ?? '' } }
  const own = useCall(forMember, asked.own, {
    enabled: isRead && memberIdx > 0,
    structuralSharing: late.caughtUp,
    _nop_: true,
  })
  const visitors = useCall(forVisitor, asked.visitors, {
    enabled: isRead && memberIdx === 0,
    initialData: came,
    structuralSharing: late.caughtUp,
    _nop_: true,
  })
  const { data, error, refetch } = memberIdx ? own : visitors
  const key = memberIdx ? queryKey(forMember, asked.own) : queryKey(forVisitor, asked.visitors)
  const live = useLive(isRead ? date : undefined, data, `${memberIdx}`, {
    onChange: (change, eventId) => {
      late.hear(change, eventId)
      client.setQueryData<AnySheet>(key, (old) => old && changed(old, change, eventId))
    },
    onRefetch: () => {
      late.forget()
      refetch()
    },
  })
  return { sheet: data ?? came, error: error ?? undefined, reload: refetch, live }
}

/** @param of whom and which day it shows */
function useLateChanges(of: string): LateChanges {
  return useMemo(() => new LateChanges(), [of])
}
