import { useEffect, useRef } from 'react'
import { wanted } from '../../api/later'
import { rememberHold } from './hold-memory'

/** The Navigation API's event, which the type definitions lack in part. */
type Navigation = EventTarget & {
  addEventListener(type: 'navigate', listener: (event: Event & { navigationType: string }) => void): void
}

/** Not on a reload. Where a browser cannot tell, and after the back/forward cache, `restore` asks for it again. */
export function useGiveBackOnLeave(slotIdx: number | undefined, restore: () => void): void {
  const held = useRef(slotIdx)
  held.current = slotIdx
  // Nothing can be loaded while a page unloads.
  const giveBack = useRef<(slotIdx: number) => void>(undefined)
  useEffect(() => {
    if (slotIdx)
      wanted(
        () => import('./hold-calls'),
        (calls) => {
          giveBack.current = calls.giveBackOnTheWayOut
        },
      )
  }, [slotIdx])
  useEffect(() => {
    let isReload = false
    const navigated = (event: Event & { navigationType?: string }) => {
      isReload = event.navigationType === 'reload'
    }
    const hidden = () => {
      if (!isReload && held.current) giveBack.current?.(held.current)
    }
    const shown = (event: PageTransitionEvent) => event.persisted && restore()
    const { navigation } = window as { navigation?: Navigation }
    navigation?.addEventListener('navigate', navigated)
    window.addEventListener('pagehide', hidden)
    window.addEventListener('pageshow', shown)
    return () => {
      navigation?.removeEventListener('navigate', navigated)
      window.removeEventListener('pagehide', hidden)
      window.removeEventListener('pageshow', shown)
    }
  }, [restore])
  useEffect(
    () => () => {
      if (!held.current) return
      giveBack.current?.(held.current)
      rememberHold(undefined)
    },
    [],
  )
}
