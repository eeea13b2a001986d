import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { wanted } from '../../../api/later'
import { withTexts } from '../../../language/with-texts'
import { Loading } from '../../../ui/loading'
import { part } from '../../../ui/part'
import { happened } from '../../hold/hold-store'
import type { Holding } from '../../hold/holding'
import type { Counts } from '../../rules/standing/standing'
import type { AnySheet } from '../live/sheet-change'
import { DayCard } from './day-card'

/** Loaded on demand: the sheet is shown without the form. */
const form = withTexts(() => import('../../booking/confirm/hold-panel'))
const HoldPanel = part(form)
const HoldOver = part(withTexts(() => import('../../booking/confirm/hold-over')))
const PREPARE_AFTER_MS = 300

interface BookingAsideProps {
  /** Missing while it is read, and on a day without one: a hold is shown there too. */
  sheet?: AnySheet
  days: readonly CalendarDay[]
  holding: Holding
  counts?: Counts
  booker: { memberIdx: number; name: string }
  onToSheet: () => void
}

/** The panel beside the sheet: the hold or its expiry; else what there is to know of the day, below it. A finished booking gets a page of its own. */
export function BookingAside(props: BookingAsideProps) {
  const { sheet, days, holding, counts, booker, onToSheet } = props
  const navigate = useNavigate()
  const { state } = holding
  const booked = state.step === 'booked' ? state.booking : undefined
  useEffect(() => {
    if (!booked) return
    // The sheet stays behind it in the history.
    navigate(`/reservation?date=${booked.date}&booked=${booked.bookingIdx}`)
    happened({ type: 'shown' })
  }, [booked, navigate])
  // Preloaded: a member may press at any moment.
  const mayHold = booker.memberIdx > 0
  useEffect(() => {
    if (!mayHold) return
    const soon = setTimeout(() => wanted(form), PREPARE_AFTER_MS)
    return () => clearTimeout(soon)
  }, [mayHold])
  switch (state.step) {
    case 'held':
    case 'sending':
    case 'unsure':
      return (
        <Suspense fallback={<Loading lines={6} />}>
          <HoldPanel key={state.slot.slotIdx} holding={holding} state={state} booker={booker} onToSheet={onToSheet} />
        </Suspense>
      )
    case 'expired':
      return (
        <Suspense>
          <HoldOver time={state} onAgain={() => holding.hold(state, 1, true)} onClose={holding.giveBack} />
        </Suspense>
      )
    default:
      return sheet && <DayCard sheet={sheet} days={days} counts={counts} />
  }
}
