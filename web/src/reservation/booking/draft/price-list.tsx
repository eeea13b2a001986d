import { extrasIn, type Price } from '@clubhouse/contract/reservation/price'
import { useFormat, useText } from '../../../language/use-text'
import styles from './booking-form.module.css'

const OURS = new Set(['GREEN', 'GUEST', 'CART', 'CADDIE'])

export function PriceList({ price }: { price: Price }) {
  const t = useText()
  const { money } = useFormat()
  return (
    <dl className={styles.price}>
      <Rows rows={price.rows} />
      {price.discount && (
        <div>
          <dt>{price.discount.name}</dt>
          <dd>−{money(price.discount.amount)}</dd>
        </div>
      )}
      {price.coupon && (
        <div>
          <dt>{t('reservation.PRICE_COUPON', { name: price.coupon.name })}</dt>
          <dd>−{money(price.coupon.amount)}</dd>
        </div>
      )}
      <Rows rows={extrasIn(price)} />
      <div className={styles.total}>
        <dt>{t('reservation.TOTAL')}</dt>
        <dd>{money(price.total)}</dd>
      </div>
    </dl>
  )
}

function Rows({ rows }: Pick<Price, 'rows'>) {
  const t = useText()
  const { money } = useFormat()
  return rows.map((row) => (
    <div key={`${row.key} ${row.unit}`}>
      <dt>
        {OURS.has(row.key) ? t(`reservation.FEE_${row.key}`) : row.name}
        {row.qty > 1 && <span>{t('reservation.PRICE_ROW', { qty: row.qty, unit: row.unit })}</span>}
      </dt>
      <dd>{money(row.amount)}</dd>
    </div>
  ))
}
