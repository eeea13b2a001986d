import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useServerNow } from '../../api/clock'
import { useText } from '../../language/use-text'
import { titleFirst } from '../../page/title-first'
import { chime } from './chime'
import { ExpiredDock } from './expired-dock'
import { named } from './held-time'
import { type HoldClock, holdClock, isSpoken, minutesAndSeconds } from './hold-clock'
import { HoldDock } from './hold-dock'
import type { Held } from './hold-steps'
import { holdView, isHolding, useHoldStep } from './hold-store'
import { useMoreTime } from './more-time'

/** The hold on every page: in the title of the tab, spoken near its end, and docked at the lower edge. */
export default function HoldWatch() {
  const now = useServerNow(1000)
  const state = useHoldStep()
  const { pathname, search } = useLocation()
  const view = holdView.use()
  const isSheet = pathname === '/reservation' && !new URLSearchParams(search).has('booked')
  if (now === null) return null
  // The sheet has its own place for it.
  if (state.step === 'expired') return isSheet ? null : <ExpiredDock time={state} />
  if (!isHolding(state)) return null
  const clock = holdClock(state.hold, state.grantedAt, now)
  return (
    <>
      <HoldTitle held={state} clock={clock} />
      <SpokenTime held={state} clock={clock} />
      {!(isSheet && view === 'booking') && <HoldDock held={state} clock={clock} isSheet={isSheet} />}
    </>
  )
}

interface Props {
  held: Held
  clock: HoldClock
}

function HoldTitle({ held, clock: { phase, secondsLeft } }: Props) {
  const t = useText()
  const text =
    phase === 'ending'
      ? t('tee-times.TITLE_ENDING', { ...named(held), remaining: minutesAndSeconds(secondsLeft) })
      : t('reservation.HELD_TIME', named(held))
  useEffect(() => titleFirst.set(text), [text])
  const isEnding = phase === 'ending'
  const wasEnding = useRef(isEnding)
  useEffect(() => {
    // Once when the last minute begins, and in the tab that is looked at.
    if (isEnding && !wasEnding.current && document.visibilityState === 'visible') chime()
    wasEnding.current = isEnding
  }, [isEnding])
  useEffect(() => () => titleFirst.set(undefined), [])
  return null
}

/** The remaining time for screen readers, at a few moments only. */
function SpokenTime({ held, clock: { secondsLeft, canExtend } }: Props) {
  const t = useText()
  const more = useMoreTime(held.hold)
  return (
    <span data-only-spoken role="status" aria-live={secondsLeft <= 60 ? 'assertive' : 'polite'}>
      {isSpoken(secondsLeft) && t('reservation.HOLD_SPOKEN', { ...named(held), count: secondsLeft })}{' '}
      {secondsLeft === 60 && canExtend && more}
    </span>
  )
}
