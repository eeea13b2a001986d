import { type Arrival, arrivals } from '@clubhouse/contract/reservation/desk/check-in'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryKey } from '../../../api/use-call'
import { type Press, withGroup } from './press'
import { Presses } from './send-presses'

/** The presses of the manager at this desk; the list is read again after each answer. */
export function usePresses(adminIdx: number | undefined) {
  const client = useQueryClient()
  const [all, setAll] = useState<readonly Press[]>([])
  const here = useRef<Presses>(undefined)
  useEffect(() => {
    if (adminIdx === undefined) return
    const presses = new Presses(adminIdx, (answered) => {
      // Without it the row would go back to the state before, until the list has been read again.
      if (answered)
        client.setQueriesData<Arrival[]>({ queryKey: queryKey(arrivals) }, (groups) => withGroup(groups, answered))
      setAll(presses.all)
      void client.invalidateQueries({ queryKey: queryKey(arrivals) })
    })
    here.current = presses
    const online = () => void presses.send()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      presses.end()
    }
  }, [adminIdx, client])
  return {
    all,
    press: (...args: Parameters<Presses['press']>) => void here.current?.press(...args),
    drop: (key: string) => void here.current?.drop(key),
  }
}

export type PressesHere = ReturnType<typeof usePresses>
