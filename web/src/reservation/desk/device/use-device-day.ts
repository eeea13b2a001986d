import type { DataOf } from '@clubhouse/contract/call'
import { today } from '@clubhouse/contract/reservation/desk/device-day'
import { useMemo } from 'react'
import { queryKey, useCall } from '../../../api/use-call'
import type { ManagerSheet } from '../cell/desk-cell'
import { useFollowed } from '../day/use-followed'

/** The day changes at midnight, and so does what a device may read. */
const EVERY_MS = 60_000

/** Today’s sheet as a paired device may read it, with nothing where only managers read something. */
export function useDeviceDay(enabled: boolean) {
  const { data, error, refetch } = useCall(
    today,
    {},
    { enabled, refetchInterval: EVERY_MS, toasts: 'none', waits: false, _nop_: true },
  )
  const live = useFollowed<DataOf<typeof today>>(queryKey(today, {}), data)
  const sheet = useMemo(
    (): ManagerSheet | undefined =>
      data && {
        ...data,
        claims: data.claims.map((claim) => ({ ...claim, searchText: '' })),
        bookings: [],
        version: 0,
        shares: [],
        shutCourses: [],
        teeTimes: [],
      },
    [data],
  )
  return { sheet, error, refetch, live }
}
