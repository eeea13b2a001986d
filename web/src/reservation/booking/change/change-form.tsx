import { useEffect } from 'react'
import { CallFail } from '../../../api/call-fail'
import { useLeaveQuestion } from '../../../form/leave-question'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { AreaField } from '../../../ui/form/area-field'
import { ChoiceField } from '../../../ui/form/choice-field'
import { Form } from '../../../ui/form/form'
import { Loading } from '../../../ui/loading'
import { failText } from '../../hold/refusal-text'
import { Conditions } from '../draft/conditions'
import { Extras } from '../draft/extras'
import type { Offer } from '../draft/offer'
import { PriceLine } from '../draft/price-line'
import { Companions } from '../players/companion-fields'
import styles from './change-form.module.css'
import { PriceChange } from './price-change'
import { type ReadBooking, useChange, useOwnOffer } from './use-change'

interface ChangeFormProps {
  booking: ReadBooking
  onKept: () => void
  onChanged: () => void
}

/** Who plays, cart, caddie and the note of a booking, in the same fields as when it was booked. */
export default function ChangeForm(props: ChangeFormProps) {
  const offer = useOwnOffer(props.booking)
  return offer ? <Fields {...props} offer={offer} /> : <Loading lines={6} />
}

function Fields({ booking, offer, onKept, onChanged }: ChangeFormProps & { offer: Offer }) {
  const t = useText()
  const { form, seats, booker, full, refused, price } = useChange(booking, offer, onChanged)
  const total = price?.total
  const fail = form.fail ?? refused
  const before = booking.price.total
  useLeaveQuestion(form.changed.length > 0)
  useEffect(() => {
    const fields = form.ref.current
    // Most changes name a player who is still to be named.
    const open = fields?.querySelector<HTMLElement>('input[value="TBD"]:checked')
    ;(open ?? fields?.querySelector<HTMLElement>('input, select, button'))?.focus()
  }, [])
  return (
    <Form of={form} className={styles.form}>
      {!booking.may.places && <p className={styles.hint}>{t('change.NAMES_ONLY')}</p>}
      <fieldset className={styles.all} disabled={form.pending}>
        <Companions
          form={form}
          booker={booker}
          rules={offer.rules}
          when={{ slotIdx: offer.slot.slotIdx }}
          namesDueAt={offer.namesDueAt}
          seats={seats}
        />
        {booking.may.places && <Extras price={booking.couponIdx == null ? (full ?? offer.price) : offer.price} />}
        {booking.couponIdx != null && booking.may.move && (
          <ChoiceField name="keepsCoupon" label={t('change.COUPON_KEEP')} hint={t('change.COUPON_KEEP_HINT')} />
        )}
        <AreaField name="memo" label={t('reservation.MEMO')} />
      </fieldset>
      {price && <PriceLine price={price} players={seats} />}
      {total !== undefined && <PriceChange before={before} total={total} />}
      {booking.type === 'D' && <Conditions offer={offer} says="change.RULES_ACCEPT" />}
      {fail instanceof CallFail && fail.isRefusal && (
        <p className={styles.refused} role="alert">
          {failText(t, fail)}
        </p>
      )}
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending || total === undefined}>
          {total === undefined || total === before ? t('change.SAVE') : t('change.SAVE_FOR', { total })}
        </Button>
        <Button look="plain" onClick={onKept}>
          {t('change.KEEP')}
        </Button>
      </div>
    </Form>
  )
}
