import type { ManagedFeat } from '@clubhouse/contract/board/hof-manage'
import { Link } from 'react-router'
import { useFormat, useText } from '../../../language/use-text'
import { Facts } from '../../../office/facts'
import { StateWord } from '../../../ui/state-word'

const TONES = { ASKED: 'wait', CONFIRMED: 'good', DENIED: 'bad' } as const

/** What the player reported it from, and what the witnesses answered. Nothing for one that a manager added. */
export function Reported({ feat: { booking, witnesses } }: { feat: ManagedFeat }) {
  const t = useText()
  const { day } = useFormat()
  if (!booking) return null
  return (
    <Facts
      of={[
        [
          t('hof-edit.REPORTED_FROM'),
          <Link
            key="booking"
            to={`/ishm/reservation/bookings?from=${booking.date}&to=${booking.date}&keyword=${booking.bookingNo}`}
          >
            {day(booking.date)} · {booking.bookingNo}
          </Link>,
        ],
        ...witnesses.map(
          ({ member, state }) =>
            [
              t('feat.WITNESS', { name: member.name }),
              <StateWord key={member.memberIdx} tone={TONES[state]}>
                {t(`feat.WITNESS_${state}`)}
              </StateWord>,
            ] as const,
        ),
      ]}
    />
  )
}
