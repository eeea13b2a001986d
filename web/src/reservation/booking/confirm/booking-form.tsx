import type { CallFail } from '../../../api/call-fail'
import { serverNow } from '../../../api/clock'
import { useText } from '../../../language/use-text'
import { AreaField } from '../../../ui/form/area-field'
import { Form } from '../../../ui/form/form'
import type { HeldTime } from '../../hold/held-time'
import styles from '../draft/booking-form.module.css'
import { Conditions } from '../draft/conditions'
import { CouponField } from '../draft/coupon-field'
import { Extras } from '../draft/extras'
import { FreeUntil } from '../draft/free-until'
import { PriceLine } from '../draft/price-line'
import { type BookingProps, useBooking } from '../draft/use-booking'
import { Companions } from '../players/companion-fields'
import { BookingFoot } from './booking-foot'

interface Props extends Omit<BookingProps, 'isUnsure'> {
  held: HeldTime
  step: 'held' | 'sending' | 'unsure'
  extendFail?: CallFail
}

/** Who plays, cart and caddie, a note, the price, and one button. It can be sent as it is: names may follow. */
export function BookingForm({ booker, offer, held, step, extendFail, onConfirm }: Props) {
  const t = useText()
  const { form, seats, price, without, coupons } = useBooking({ booker, offer, isUnsure: step === 'unsure', onConfirm })
  const isLate = Date.parse(offer.freeCancelUntil) <= serverNow()
  return (
    <Form of={form} className={styles.form}>
      <fieldset className={styles.all} disabled={step !== 'held'}>
        <h3>{t('tee-times.PLAYERS')}</h3>
        <p className={styles.me}>
          <b>{booker.name}</b> {t('reservation.YOU_PLAY')}
        </p>
        <Companions
          form={form}
          booker={booker}
          rules={offer.rules}
          when={{ slotIdx: offer.slot.slotIdx }}
          namesDueAt={offer.namesDueAt}
          seats={seats}
        />
        <Extras price={offer.price} />
        <AreaField name="memo" rows={2} label={t('reservation.MEMO')} />
        <CouponField choices={coupons.choices} without={without} />
        <PriceLine price={price} players={seats} />
        {!isLate && <FreeUntil at={offer.freeCancelUntil} />}
        <Conditions offer={offer} />
      </fieldset>
      <BookingFoot
        form={form}
        held={held}
        total={price.total}
        step={step}
        isPricing={coupons.isPending}
        lateSince={isLate ? offer.freeCancelUntil : undefined}
        extendFail={extendFail}
      />
    </Form>
  )
}
