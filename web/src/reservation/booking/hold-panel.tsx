import { detail } from '@clubhouse/contract/reservation/sheet'
import { Suspense, useEffect, useRef } from 'react'
import { Queries } from '../../api/queries'
import { useCall } from '../../api/use-call'
import { Loading } from '../../ui/loading'
import { part } from '../../ui/part'
import { Wrong } from '../../ui/wrong'
import { HoldHead } from '../hold/hold-head'
import type { HoldStep } from '../hold/hold-steps'
import type { Holding } from '../hold/holding'
import { moveTo } from '../hold/moving'
import { BookingForm } from './booking-form'
import type { BookingInput } from './booking-values'
import styles from './hold-panel.module.css'

const MoveForm = part(() => import('./move-form'))

interface HoldPanelProps {
  holding: Holding
  state: Extract<HoldStep, { step: 'held' | 'sending' | 'unsure' }>
  booker: { memberIdx: number; name: string }
  courseName: string
  now: number
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

function Panel({ holding, state, booker, courseName, now, onToSheet }: HoldPanelProps) {
  const { slot, date } = state
  const moving = moveTo(slot.slotIdx)
  const offer = useCall(
    detail,
    { memberIdx: booker.memberIdx, date, slotIdx: slot.slotIdx, bookingIdx: moving },
    // A session may end while its hold is on the screen.
    { enabled: booker.memberIdx > 0, quiet: true, _nop_: true },
  )
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    // On a narrow screen the form takes the place of the sheet, however far that was scrolled.
    if (matchMedia(NARROW).matches) scrollTo({ top: 0 })
  }, [])
  const confirm = async (input: BookingInput) => {
    const fail = await holding.confirm(input)
    if (fail?.code === 'PRICE_CHANGED') await offer.refetch()
    return fail
  }
  return (
    <section className={styles.panel} aria-labelledby="hold-title">
      <HoldHead ref={head} held={state} courseName={courseName} now={now} holding={holding} onToSheet={onToSheet} />
      {offer.data && moving && (
        <Suspense fallback={<Loading lines={6} />}>
          <MoveForm
            bookingIdx={moving}
            offer={offer.data}
            to={{ date, time: slot.time, course: courseName }}
            onKept={holding.giveBack}
          />
        </Suspense>
      )}
      {offer.data && !moving && (
        <BookingForm
          booker={booker}
          offer={offer.data}
          step={state.step}
          extendFail={state.step === 'held' ? holding.extendFail : undefined}
          onConfirm={confirm}
        />
      )}
      {offer.isPending && <Loading lines={6} />}
      {offer.error && !offer.data && <Wrong requestId={offer.error.requestId} retry={() => offer.refetch()} />}
    </section>
  )
}
