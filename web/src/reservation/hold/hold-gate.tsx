import { Suspense, useEffect, useState } from 'react'
import { wanted } from '../../api/later'
import { withTexts } from '../../language/with-texts'
import { useSession } from '../../session/session-store'
import { optionalPart } from '../../ui/part'
import { recallHold } from './hold-memory'

/** Loaded with a hold: most pages are looked at without one. */
const HoldWatch = optionalPart(withTexts(() => import('./hold-watch')))

const ELSEWHERE_MS = 1_500

/** Shows the member's hold on every page. */
export function HoldGate() {
  const memberIdx = useSession()?.memberIdx
  const [hasHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!memberIdx) return
    const look = () => recallHold() && setHeld(true)
    look()
    window.addEventListener('hold-changed', look)
    // Another device may hold; who looks at a page does not wait for that.
    const soon = setTimeout(
      () => wanted(() => import('./keep-hold').then((hold) => hold.lookElsewhere())),
      ELSEWHERE_MS,
    )
    return () => {
      clearTimeout(soon)
      window.removeEventListener('hold-changed', look)
    }
  }, [memberIdx])
  if (!hasHeld) return null
  return (
    <Suspense>
      <HoldWatch />
    </Suspense>
  )
}
