import { useEffect, useState } from 'react'
import { keptHold, ownHold } from '../../session/running-hold'
import { PHONE_QUERY } from '../../ui/phone'
import { useMedia } from '../../ui/use-media'

const LITTLE_MOTION = '(prefers-reduced-motion: reduce)'

/** Narrower windows have no room for both groups side by side. */
const NARROW = '(width < 64rem)'

export const useIsNarrow = () => useMedia(NARROW)
export const useIsPhone = () => useMedia(PHONE_QUERY)
export const useLittleMotion = () => useMedia(LITTLE_MOTION)

/** True from the first hold on: a member who books is not interrupted on this page, also afterwards. */
export function useWasHolding(): boolean {
  const isHolding = keptHold.useOf((held) => ownHold(held) !== undefined)
  const [was, setWas] = useState(isHolding)
  useEffect(() => {
    if (isHolding) setWas(true)
  }, [isHolding])
  return was || isHolding
}
