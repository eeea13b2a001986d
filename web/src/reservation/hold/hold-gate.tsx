import { Suspense, useEffect, useState } from 'react'
import { withTexts } from '../../language/with-texts'
import { keptHold, ownHold } from '../../session/running-hold'
import { useSession } from '../../session/session-store'
import { optionalPart } from '../../ui/part'
import { followHold, lookElsewhere } from './keep-hold'

/** Loaded with a hold: most pages are looked at without one. */
const HoldWatch = optionalPart(withTexts(() => import('./hold-watch')))

const ELSEWHERE_MS = 1_500

/** Shows the member's hold on every page. */
export function HoldGate() {
  const memberIdx = useSession()?.memberIdx
  const isHeld = keptHold.useOf((held) => ownHold(held) !== undefined)
  const [hasHeld, setHeld] = useState(false)
  useEffect(followHold, [])
  useEffect(() => {
    // It stays when the hold has ended, to say so.
    if (isHeld) setHeld(true)
  }, [isHeld])
  useEffect(() => {
    if (!memberIdx) return
    // Another device may hold; a page does not wait for that.
    const soon = setTimeout(lookElsewhere, ELSEWHERE_MS)
    return () => clearTimeout(soon)
  }, [memberIdx])
  if (!hasHeld) return null
  return (
    <Suspense>
      <HoldWatch />
    </Suspense>
  )
}
