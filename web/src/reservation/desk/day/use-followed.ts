import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLive } from '../../sheet/live/live'
import { type AnySheet, changed } from '../../sheet/live/sheet-change'

/** The stream has no names, so changed slots are reread shortly after, several at once. */
const READ_AFTER_MS = 700

/** Keeps a day of the desk that was read up to date. @param key of the answer in the cache */
export function useFollowed<S extends AnySheet>(key: readonly unknown[], day: S | undefined) {
  const client = useQueryClient()
  // A draft has no stream: members do not see it.
  const live = useLive(day?.state === 'DRAFT' ? undefined : day?.date, day, 'manager', {
    onChange: (change, eventId) => client.setQueryData<S>(key, (old) => old && changed(old, change, eventId)),
    onRefetch: () => client.invalidateQueries({ queryKey: key }),
  })
  const changes = day?.eventId
  const words = JSON.stringify(key)
  useEffect(() => {
    if (!changes) return
    const timer = setTimeout(() => client.invalidateQueries({ queryKey: JSON.parse(words) }), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [client, changes, words])
  return live
}
