import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { noteServerTime } from '../api/clock'
import { accessToken } from '../session/renew'
import { followSheet } from './live-sheet'
import { type AnySheet, changed } from './sheet-change'

/** Writes what the stream tells into the answer at hand. It starts with the first answer and ends with the day. */
export function useLive<S extends AnySheet>(
  date: string | undefined,
  key: unknown[],
  sheet: S | undefined,
): 'live' | 'polling' | undefined {
  const client = useQueryClient()
  const [state, setState] = useState<'live' | 'polling'>()
  const ready = sheet !== undefined && sheet.date === date
  const name = JSON.stringify(key)
  useEffect(() => {
    const now = client.getQueryData<S>(JSON.parse(name))
    if (!ready || !date || !now) return
    const end = new AbortController()
    followSheet(
      {
        date,
        eventId: now.eventId,
        token: accessToken,
        onChange: (change, eventId) =>
          client.setQueryData<S>(JSON.parse(name), (old) => old && changed(old, change, eventId)),
        onRefetch: () => client.invalidateQueries({ queryKey: JSON.parse(name) }),
        onHello: (serverTime) => noteServerTime(serverTime, Date.now()),
        onState: setState,
      },
      end.signal,
    )
    return () => {
      end.abort()
      setState(undefined)
    }
  }, [client, ready, date, name])
  return state
}
