import { useEffect, useRef } from 'react'
import { wanted } from '../../api/later'
import { rememberHold } from './hold-memory'

/** What the Navigation API tells of a navigation; the type definitions do not know it everywhere yet. */
type Navigation = EventTarget & {
  addEventListener(type: 'navigate', listener: (event: Event & { navigationType: string }) => void): void
}

/**
 * Gives the hold back when the page is left, for another page of the site or for good, and not when it is only
 * reloaded: a hold survives a reload. Where a browser does not tell these apart, and when a page comes back out of
 * the browser's memory, `restore` asks for the hold again.
 */
export function useGiveBackOnLeave(slotIdx: number | undefined, restore: () => void): void {
  const held = useRef(slotIdx)
  held.current = slotIdx
  // There is no time to load anything while a page is being left.
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
