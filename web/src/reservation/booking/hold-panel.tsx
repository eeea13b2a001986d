import type { InputOf } from '@clubhouse/contract/call'
import type { book } from '@clubhouse/contract/reservation/booking'
import { detail } from '@clubhouse/contract/reservation/sheet'
import { useEffect, useRef, useState } from 'react'
import { Queries } from '../../api/queries'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import { HoldHead } from '../hold/hold-head'
import type { HoldStep } from '../hold/hold-steps'
import type { Holding } from '../hold/holding'
import { BookingForm } from './booking-form'
import type { Draft } from './draft'
import { keepDraft, recallDraft } from './draft-memory'
import styles from './hold-panel.module.css'

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
  const t = useText()
  const { slot, date } = state
  const offer = useCall(
    detail,
    { memberIdx: booker.memberIdx, date, slotIdx: slot.slotIdx },
    // A session may end while its hold is on the screen.
    { enabled: booker.memberIdx > 0, quiet: true, _nop_: true },
  )
  const [draft, setDraft] = useState<Draft>(() => recallDraft(booker.memberIdx))
  const lastSent = useRef<InputOf<typeof book>>(undefined)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    // On a narrow screen the form takes the place of the sheet, however far that was scrolled.
    if (matchMedia(NARROW).matches) scrollTo({ top: 0 })
  }, [])
  const priceIsOld = holding.bookFail?.code === 'PRICE_CHANGED'
  const { refetch } = offer
  useEffect(() => {
    if (priceIsOld) refetch()
  }, [priceIsOld, refetch])
  const change = (changed: Draft) => {
    setDraft(changed)
    keepDraft(booker.memberIdx, changed)
  }
  const confirm = async (input: InputOf<typeof book>) => {
    lastSent.current = input
    if (await holding.confirm(input)) keepDraft(booker.memberIdx, undefined)
  }
  return (
    <section className={styles.panel} aria-labelledby="hold-title">
      <HoldHead ref={head} held={state} courseName={courseName} now={now} holding={holding} onToSheet={onToSheet} />
      {offer.data && (
        <BookingForm
          booker={booker}
          offer={offer.data}
          draft={draft}
          fail={state.step === 'held' ? holding.bookFail : undefined}
          isSending={state.step !== 'held'}
          onDraft={change}
          onConfirm={confirm}
        />
      )}
      {offer.isPending && <Loading lines={6} />}
      {offer.error && !offer.data && <Wrong requestId={offer.error.requestId} retry={() => refetch()} />}
      {state.step === 'unsure' && (
        <div className={styles.unsure} role="alert">
          <b>{t('reservation.UNSURE_TITLE')}</b>
          <p>{t('reservation.UNSURE_TEXT')}</p>
          <Button onClick={() => lastSent.current && confirm(lastSent.current)}>{t('common.CHECK_AGAIN')}</Button>
        </div>
      )}
    </section>
  )
}
