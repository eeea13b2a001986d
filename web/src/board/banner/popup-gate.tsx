import type { Menu } from '@clubhouse/contract/menu'
import { Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useCurrentMenu } from '../../menu/current-menu'
import { useSiteState } from '../../site/site-state'
import { optionalPart } from '../../ui/part'
import styles from './popup-gate.module.css'
import { useWasHolding } from './use-situation'
import { closedInVisit, keepRoom, wasEmptyHere } from './visit'
import { type Group, isWorthAsking } from './worth-asking'

const Popup = optionalPart(() => import('./popup'))

/** Longest delay before the popup opens, even if the page is still busy. */
const LATEST_MS = 3000
const NOTHING_CLOSED: ReadonlySet<Group> = new Set()
const noChange = () => () => {}

/**
 * Loads the popup where something may be shown, after the page itself, into a band that is kept free for it.
 * Decision 048.
 */
export function PopupGate() {
  const menu = useCurrentMenu()
  return menu && <Gate key={menu.idx} menu={menu} />
}

function Gate({ menu }: { menu: Menu }) {
  const siteState = useSiteState()
  const isDone = usePageDone()
  // A hold may begin and end before the popup has loaded.
  const wasHolding = useWasHolding()
  const isWorth = useSyncExternalStore(
    noChange,
    () => isWorthAsking({ menu, siteState, closed: closedInVisit() }),
    // The server knows nothing of the visit.
    () => isWorthAsking({ menu, siteState, closed: NOTHING_CLOSED }),
  )
  useLayoutEffect(() => keepRoom(!wasEmptyHere()), [])
  const { pathname } = useLocation()
  if (!isWorth) return null
  const of = menu.isMainPage ? (menu.isExistBanner ? 'both' : 'terms') : 'banner'
  // The tee times come first.
  const isThin = of === 'banner' && pathname === '/reservation'
  return (
    <div className={styles.room} data-of={of} data-thin={isThin || undefined}>
      {isDone && (
        <Suspense>
          <Popup menu={menu} siteState={siteState} wasHolding={wasHolding} />
        </Suspense>
      )}
    </div>
  )
}

/** True when the page has loaded and the browser is idle. */
function usePageDone(): boolean {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    let cancel = () => {}
    const wait = () => {
      cancel = whenIdle(() => setDone(true))
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      cancel()
    }
  }, [])
  return isDone
}

function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(act, { timeout: LATEST_MS })
  return () => cancelIdleCallback(id)
}
