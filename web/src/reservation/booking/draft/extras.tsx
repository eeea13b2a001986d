import type { Price } from '@clubhouse/contract/reservation/price'
import { useText } from '../../../language/use-text'
import { ChoiceField } from '../../../ui/form/choice-field'
import styles from './booking-form.module.css'

/** Cart and caddie, with what each costs beside its switch. @param price with both of them */
export function Extras({ price }: { price: Price }) {
  const t = useText()
  const hint = (key: 'CART' | 'CADDIE') => {
    const row = price.rows.find((one) => one.key === key)
    if (!row) return undefined
    return t(row.qty > 1 ? 'reservation.EXTRA_EACH' : 'reservation.EXTRA_TEAM', { amount: row.unit })
  }
  return (
    <div className={styles.extras}>
      <ChoiceField name="cart" label={t('reservation.CART')} hint={hint('CART')} />
      <ChoiceField name="caddie" label={t('reservation.CADDIE')} hint={hint('CADDIE')} />
    </div>
  )
}
