import { type Arrival, foresee } from '@clubhouse/contract/reservation/desk/check-in'
import { extrasIn } from '@clubhouse/contract/reservation/price'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import base from '../../../ui/base.module.css'
import styles from './arrivals.module.css'
import type { Marks, Pressed } from './press'

interface Props {
  group: Pick<Arrival, 'bookingIdx' | 'lockerFee' | 'price'>
  state: Pressed
  players: Marks
}

/** What a press would lead to, before it is pressed: the price for those who are here, and proposed penalties. */
export function Consequence({ group, state, players }: Props) {
  const t = useText()
  const codes = useCodes('501')
  const { money } = useFormat()
  // A player who already has a locker keeps its fee, even if the club has none any more.
  const costs = group.lockerFee != null || group.price.extras?.some(({ key }) => key === 'LOCKER')
  // Identity leads to nothing, nor does which locker it is.
  const present = players.map(({ no, present, lockerNo, rental }) => ({
    ...{ no, present, rental },
    ...(costs && lockerNo && { lockerNo: ANY_LOCKER }),
  }))
  const { data, error } = useCall(
    foresee,
    { bookingIdx: group.bookingIdx, state, players: present },
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
      {extrasIn(data.price).map(({ key, name, qty, unit, amount }) => (
        <p key={`${key}${unit}`}>
          {t('frontdesk.PRICE_EXTRA', { name, amount: money(amount) })}{' '}
          {qty > 1 && <span className={base.quiet}>{t('reservation.PRICE_ROW', { qty, unit })}</span>}
        </p>
      ))}
    </div>
  )
}

/** So that typing its number asks for the price once. */
const ANY_LOCKER = '1'
