import { foresee } from '@clubhouse/contract/reservation/desk/check-in'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import styles from './arrivals.module.css'
import type { Marks, Pressed } from './press'

interface Props {
  bookingIdx: number
  state: Pressed
  players: Marks
}

/** What a press would lead to, before it is pressed: the price for those who are here, and proposed penalties. */
export function Consequence({ bookingIdx, state, players }: Props) {
  const t = useText()
  const codes = useCodes('501')
  const { money } = useFormat()
  // Locker and identity lead to nothing.
  const present = players.map((one) => ({ no: one.no, present: one.present }))
  const { data, error } = useCall(
    foresee,
    { bookingIdx, state, players: present },
    { waits: false, toasts: 'none', _nop_: true, placeholderData: (previous) => previous },
  )
  if (error) return <p className={office.note}>{t('frontdesk.CONSEQUENCE_UNKNOWN')}</p>
  if (!data) return null
  return (
    <div role="status" className={styles.consequence}>
      {data.proposed.map(({ code, days }) => (
        <p key={code} className={office.note}>
          {days == null
            ? t('frontdesk.PROPOSED_WARNING', { rule: codes.label(code) })
            : t('frontdesk.PROPOSED_DAYS', { rule: codes.label(code), count: days })}
        </p>
      ))}
      <p>
        {t('frontdesk.PRICE', { total: money(data.price.total), count: present.filter((one) => one.present).length })}
      </p>
    </div>
  )
}
