import { useEffect, useRef, useState } from 'react'
import { noteClubTime } from '../../../api/clock'
import { wanted } from '../../../api/later'
import type { LiveSheet } from './live-sheet'
import type { AnySheet, SheetChange } from './sheet-change'

interface Listener {
  onChange: (change: SheetChange, eventId?: string) => void
  onRefetch: () => void
}

/** Follows a day from the sheet at hand. `viewer` identifies the reader: a change restarts the stream. */
export function useLive(
  date: string | undefined,
  sheet: AnySheet | undefined,
  viewer: string,
  listener: Listener,
): 'live' | 'polling' | undefined {
  const [state, setState] = useState<'live' | 'polling'>()
  const last = useRef({ sheet, listener })
  last.current = { sheet, listener }
  const ready = sheet !== undefined && sheet.date === date
  useEffect(() => {
    const now = last.current.sheet
    if (!ready || !date || !now) return
    const end = new AbortController()
    const follower: Omit<LiveSheet, 'date' | 'eventId'> = {
      onChange: (change, eventId) => last.current.listener.onChange(change, eventId),
      onRefetch: () => last.current.listener.onRefetch(),
      onHello: (serverTime) => noteClubTime(Date.parse(serverTime), Date.now()),
      onState: setState,
    }
    // Changes made while this loads are replayed from the sheet's event id.
    wanted(
      () => import('./live-sheet'),
      ({ followSheet }) => followSheet({ date, eventId: now.eventId, ...follower }, end.signal),
    )
    return () => {
      end.abort()
      setState(undefined)
    }
  }, [ready, date, viewer])
  return state
}
