import { Suspense, useEffect, useRef } from 'react'
import { useText } from '../../../language/use-text'
import { Loading } from '../../../ui/loading'
import { part } from '../../../ui/part'
import { named } from '../../hold/held-time'
import { HoldHead } from '../../hold/hold-head'
import type { HoldStep } from '../../hold/hold-steps'
import type { Holding } from '../../hold/holding'
import { moveTo } from '../../hold/moving'
import { offerOf } from '../draft/offer'
import { BookingForm } from './booking-form'
import styles from './hold-panel.module.css'
import { useRoom } from './use-room'

const MoveForm = part(() => import('../change/move-form'))

interface HoldPanelProps {
  holding: Holding
  state: Extract<HoldStep, { step: 'held' | 'sending' | 'unsure' }>
  booker: { memberIdx: number; name: string }
  onToSheet: () => void
}

const NARROW = '(max-width: 60em)'

/** The docked tee time: how long it is held, and the form that makes it a booking. */
export default function HoldPanel({ holding, state, booker, onToSheet }: HoldPanelProps) {
  const t = useText()
  const { slot, hold } = state
  const moving = moveTo(slot.slotIdx)
  const offer = offerOf(state)
  const panel = useRef<HTMLElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  useRoom(panel)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    // On a narrow screen the form takes the place of the sheet, however far that was scrolled.
    if (matchMedia(NARROW).matches) scrollTo({ top: 0 })
    // Beside the sheet it comes up to the header, where it has the whole window.
    else panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={t('reservation.YOU_HOLD', { ...named(state), until: hold.expiresAt })}
    >
      <HoldHead ref={head} held={state} holding={holding} onToSheet={onToSheet} />
      {moving ? (
        <div className={styles.rest}>
          <Suspense fallback={<Loading lines={6} />}>
            <MoveForm bookingIdx={moving} offer={offer} to={named(state)} onKept={holding.giveBack} />
          </Suspense>
        </div>
      ) : (
        <BookingForm
          booker={booker}
          offer={offer}
          held={state}
          step={state.step}
          extendFail={state.step === 'held' ? holding.extendFail : undefined}
          onConfirm={holding.confirm}
        />
      )}
    </section>
  )
}
