import { CallFail } from '../../api/call-fail'
import { useLeaveQuestion } from '../../form/leave-question'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { AreaField } from '../../ui/form/area-field'
import { ChoiceField } from '../../ui/form/choice-field'
import { Form } from '../../ui/form/form'
import { failText } from '../hold/refusal-text'
import styles from './booking-form.module.css'
import { priceOf } from './booking-values'
import { Companions } from './companion-fields'
import { Conditions } from './conditions'
import { PriceList } from './price-list'
import { type BookingProps, useBooking } from './use-booking'

interface Props extends Omit<BookingProps, 'isUnsure'> {
  step: 'held' | 'sending' | 'unsure'
  extendFail?: CallFail
}

/** Who plays, cart and caddie, a note, the price, and one button. It can be sent as it is: names may follow. */
export function BookingForm({ booker, offer, step, extendFail, onConfirm }: Props) {
  const t = useText()
  const isUnsure = step === 'unsure'
  const { form, seats } = useBooking({ booker, offer, isUnsure, onConfirm })
  const price = priceOf(offer.price, form.values)
  const fail = extendFail ?? form.fail
  useLeaveQuestion(form.changed.length > 0)
  return (
    <Form of={form} className={styles.form}>
      <fieldset className={styles.all} disabled={step !== 'held'}>
        <h3>{t('reservation.PLAYERS')}</h3>
        <p className={styles.me}>
          <b>{booker.name}</b> {t('reservation.YOU_PLAY')}
        </p>
        <Companions form={form} booker={booker} offer={offer} seats={seats} />
        <div className={styles.extras}>
          <ChoiceField name="cart" label={t('reservation.CART')} />
          <ChoiceField name="caddie" label={t('reservation.CADDIE')} />
        </div>
        <AreaField name="memo" label={t('reservation.MEMO')} />
        <h3>{t('reservation.PRICE')}</h3>
        <PriceList price={price} />
      </fieldset>
      {fail instanceof CallFail && fail.isRefusal && (
        <p className={styles.refused} role="alert">
          {failText(t, fail)}
        </p>
      )}
      <Conditions offer={offer} />
      <Button type="submit" size="large" pending={step !== 'held'}>
        {t('reservation.CONFIRM', { total: price.total })}
      </Button>
      {isUnsure && (
        <div className={styles.unsure} role="alert">
          <b>{t('reservation.UNSURE_TITLE')}</b>
          <p>{t('reservation.UNSURE_TEXT')}</p>
          <Button type="submit">{t('common.CHECK_AGAIN')}</Button>
        </div>
      )}
    </Form>
  )
}
