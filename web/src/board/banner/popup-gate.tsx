import type { Menu } from '@clubhouse/contract/menu'
import { Suspense, useEffect, useState } from 'react'
import { useCurrentMenu } from '../../menu/current-menu'
import { useSiteState } from '../../site/site-state'
import { optionalPart } from '../../ui/part'
import { useWasHolding } from './use-situation'
import { closedInVisit } from './visit'
import { isWorthAsking } from './what-to-show'

const Popup = optionalPart(() => import('./popup'))

/** However busy the page is, the popup comes at the latest so long after it. */
const LATEST_MS = 3000

/** Lets the popup in where there can be something to show, and only when the page itself is done. */
export function PopupGate() {
  const menu = useCurrentMenu()
  return menu && <Gate key={menu.idx} menu={menu} />
}

function Gate({ menu }: { menu: Menu }) {
  const siteState = useSiteState()
  const isDone = usePageDone()
  // Somebody may hold a tee time and give it back before the popup is here.
  const wasHolding = useWasHolding()
  if (!isDone || !isWorthAsking({ menu, siteState, closed: closedInVisit() })) return null
  return (
    <Suspense>
      <Popup menu={menu} siteState={siteState} wasHolding={wasHolding} />
    </Suspense>
  )
}

/** True once everything that the page came with is there and the browser has nothing better to do. */
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
