import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKey, useCall } from '../../../api/use-call'
import { useLive } from '../../sheet/live/live'
import { changed } from '../../sheet/live/sheet-change'
import type { ManagerSheet } from '../cell/desk-cell'

/** The stream has no names, so changed slots are reread shortly after, several at once. */
const READ_AFTER_MS = 700

export function useManagerDay(date: string | undefined, mayRead: boolean) {
  const client = useQueryClient()
  const input = { date: date ?? '' }
  const read = useCall(forManager, input, { enabled: !!date && mayRead, _nop_: true })
  // A draft has no stream: members do not see it.
  const live = useLive(read.data?.state === 'DRAFT' ? undefined : date, read.data, 'manager', {
    onChange: (change, eventId) =>
      client.setQueryData<ManagerSheet>(queryKey(forManager, input), (old) => old && changed(old, change, eventId)),
    onRefetch: () => client.invalidateQueries({ queryKey: queryKey(forManager, input) }),
  })
  const changes = read.data?.eventId
  useEffect(() => {
    if (!changes || !date) return
    const timer = setTimeout(
      () => client.invalidateQueries({ queryKey: queryKey(forManager, { date }) }),
      READ_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [client, changes, date])
  return { ...read, live }
}
