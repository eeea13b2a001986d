import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { DayCard } from './day-card'
import { HoldOver } from './hold-over'
import { HoldPanel } from './hold-panel'
import type { Holding } from './holding'
import type { AnySheet } from './sheet-change'

interface BookingAsideProps {
  sheet: AnySheet
  courseIdx: number
  holding: Holding
  booker: { memberIdx: number; name: string }
  now: number
  courseName: (courseIdx: number) => string
  onToSheet: () => void
}

/** Beside the sheet: what is held, what has run out, or else the day. A finished booking gets a page of its own. */
export function BookingAside({ sheet, courseIdx, holding, booker, now, courseName, onToSheet }: BookingAsideProps) {
  const navigate = useNavigate()
  const { state } = holding
  const booked = state.step === 'booked' ? state.booking : undefined
  useEffect(() => {
    if (booked) navigate(`/reservation?date=${booked.date}&booked=${booked.bookingIdx}`, { replace: true })
  }, [booked, navigate])
  switch (state.step) {
    case 'held':
    case 'sending':
    case 'unsure':
      return (
        <HoldPanel
          key={state.slot.slotIdx}
          holding={holding}
          state={state}
          booker={booker}
          courseName={courseName(state.slot.courseIdx)}
          now={now}
          onToSheet={onToSheet}
        />
      )
    case 'expired':
      return (
        <HoldOver
          time={state.slot.time}
          onAgain={() => holding.hold(state.slot, state.date)}
          onClose={holding.giveBack}
        />
      )
    default:
      return <DayCard sheet={sheet} courseIdx={courseIdx} memberIdx={booker.memberIdx} />
  }
}
