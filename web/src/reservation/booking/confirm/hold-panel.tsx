import { detail } from '@clubhouse/contract/reservation/sheet/sheet'
import { Suspense, useEffect, useRef } from 'react'
import { Queries } from '../../../api/queries'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { Loading } from '../../../ui/loading'
import { part } from '../../../ui/part'
import { Wrong } from '../../../ui/wrong'
import { named } from '../../hold/held-time'
import { HoldHead } from '../../hold/hold-head'
import type { HoldStep } from '../../hold/hold-steps'
import type { Holding } from '../../hold/holding'
import { moveTo } from '../../hold/moving'
import type { BookingInput } from '../draft/booking-values'
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
export default function HoldPanel(props: HoldPanelProps) {
  return (
    <Queries>
      <Panel {...props} />
    </Queries>
  )
}

function Panel({ holding, state, booker, onToSheet }: HoldPanelProps) {
  const t = useText()
  const { slot, date, hold } = state
  const moving = moveTo(slot.slotIdx)
  const offer = useCall(
    detail,
    { memberIdx: booker.memberIdx, date, slotIdx: slot.slotIdx, bookingIdx: moving },
    // A session may end while its hold is on the screen.
    { enabled: booker.memberIdx > 0, quiet: true, _nop_: true },
  )
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
  const confirm = async (input: BookingInput) => {
    const fail = await holding.confirm(input)
    if (fail?.code === 'PRICE_CHANGED') await offer.refetch()
    return fail
  }
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={t('reservation.YOU_HOLD', { ...named(state), until: hold.expiresAt })}
    >
      <HoldHead ref={head} held={state} holding={holding} onToSheet={onToSheet} />
      {offer.data && moving && (
        <div className={styles.rest}>
          <Suspense fallback={<Loading lines={6} />}>
            <MoveForm bookingIdx={moving} offer={offer.data} to={named(state)} onKept={holding.giveBack} />
          </Suspense>
        </div>
      )}
      {offer.data && !moving && (
        <BookingForm
          booker={booker}
          offer={offer.data}
          held={state}
          step={state.step}
          extendFail={state.step === 'held' ? holding.extendFail : undefined}
          onConfirm={confirm}
        />
      )}
      {!offer.data && (
        <div className={styles.rest}>
          {offer.isPending && <Loading lines={6} />}
          {offer.error && <Wrong requestId={offer.error.requestId} retry={() => offer.refetch()} />}
        </div>
      )}
    </section>
  )
}
