import { Suspense } from 'react'
import { withTexts } from '../../../language/with-texts'
import { optionalPart } from '../../../ui/part'
import { lobbyHere } from './lobby-here'

/** Loaded with a place in a lobby. */
const LobbyWatch = optionalPart(withTexts(() => import('./lobby-watch')))

/** Tells the member on every page that their turn has begun. */
export function LobbyGate() {
  const isIn = lobbyHere.useOf((here) => here !== undefined)
  if (!isIn) return null
  return (
    <Suspense>
      <LobbyWatch />
    </Suspense>
  )
}
