import type { Price } from '@clubhouse/contract/reservation/price'
import { useText } from '../../../language/use-text'
import styles from './booking-form.module.css'
import { shareOf } from './booking-price'
import { PriceList } from './price-list'

/** The price in one line that opens: its rows, what each player pays, and what a guest pays. */
export function PriceLine({ price, players }: { price: Price; players: number }) {
  const t = useText()
  const { amount, isExact } = shareOf(price.total, players)
  const green = price.rows.find(({ key }) => key === 'GREEN')
  return (
    <details className={styles.line}>
      <summary>
        <b>{t('reservation.PRICE_TOTAL', { total: price.total })}</b>{' '}
        <span>{t(isExact ? 'reservation.SHARE' : 'reservation.SHARE_ABOUT', { amount, count: players })}</span>
      </summary>
      <PriceList price={price} />
      {green && (
        <p className={styles.guest}>
          {price.guestUnit == null
            ? t('reservation.GUEST_RATE', { amount: green.unit })
            : t('reservation.GUEST_FEE', { amount: green.unit, guest: price.guestUnit })}
        </p>
      )}
    </details>
  )
}
