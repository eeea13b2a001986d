import { Suspense, useEffect, useState } from 'react'
import { allTexts } from '../../language/all-texts'
import { useSession } from '../../session/session-store'
import { optionalPart } from '../../ui/part'
import { recallHold } from './hold-memory'

/** Loaded with a hold: most pages are looked at without one. */
const HoldWatch = optionalPart(async () => {
  await allTexts()
  return import('./hold-watch')
})

/** Shows the member's hold on every page. */
export function HoldGate() {
  const memberIdx = useSession()?.memberIdx
  const [hasHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!memberIdx) return
    const look = () => recallHold() && setHeld(true)
    look()
    window.addEventListener('hold-changed', look)
    return () => window.removeEventListener('hold-changed', look)
  }, [memberIdx])
  if (!hasHeld) return null
  return (
    <Suspense>
      <HoldWatch />
    </Suspense>
  )
}
