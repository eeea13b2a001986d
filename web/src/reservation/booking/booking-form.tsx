import type { InputOf } from '@clubhouse/contract/call'
import type { book } from '@clubhouse/contract/reservation/booking'
import { useState } from 'react'
import type { CallFail } from '../../api/call-fail'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { failText } from '../hold/refusal-text'
import { type Booker, Companions, Conditions, Extras, type Offer } from './booking-fields'
import styles from './booking-form.module.css'
import { type Draft, faults, fitted, players, priceOf } from './draft'
import { PriceList } from './price-list'

interface BookingFormProps {
  booker: Booker
  offer: Offer
  draft: Draft
  fail?: CallFail
  isSending: boolean
  onDraft: (draft: Draft) => void
  onConfirm: (input: InputOf<typeof book>) => void
}

/** Who plays, cart and caddie, a note, the price, and one button. It can be sent as it is: names may follow. */
export function BookingForm({ booker, offer, draft: typed, fail, isSending, onDraft, onConfirm }: BookingFormProps) {
  const t = useText()
  const [wasTried, setWasTried] = useState(false)
  const { rules } = offer
  const draft = fitted(typed, rules.minPlayers, Math.max(rules.maxPlayers, 1))
  const price = priceOf(offer.price, draft)
  const refusedPlayer = fail?.isRefusal ? Number(fail.msgVar.which) || undefined : undefined
  const set = (change: Partial<Draft>) => onDraft({ ...draft, ...change })
  const confirm = (event: React.FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setWasTried(true)
    const first = faults(draft)[0]
    if (first) focusPlayer(first.companion + 2)
    else onConfirm(bookingOf(booker, offer, draft))
  }
  return (
    <form className={styles.form} noValidate onSubmit={confirm}>
      <fieldset className={styles.all} disabled={isSending}>
        <h3>{t('reservation.PLAYERS')}</h3>
        <p className={styles.me}>
          <b>{booker.name}</b> {t('reservation.YOU_PLAY')}
        </p>
        <Companions
          {...{ booker, offer, draft, wasTried }}
          refused={fail && refusedPlayer ? { no: refusedPlayer, text: failText(t, fail) } : undefined}
          onChange={(companions) => set({ companions })}
        />
        <Extras draft={draft} onChange={set} />
        <h3>{t('reservation.PRICE')}</h3>
        <PriceList price={price} />
      </fieldset>
      {fail?.isRefusal && !refusedPlayer && (
        <p className={styles.refused} role="alert">
          {failText(t, fail)}
        </p>
      )}
      <Conditions offer={offer} />
      <Button type="submit" size="large" pending={isSending}>
        {t('reservation.CONFIRM', { total: price.total })}
      </Button>
    </form>
  )
}

const focusPlayer = (no: number) =>
  document.getElementById(`player-${no}`)?.querySelector<HTMLElement>('input:not([type=radio])')?.focus()

/** What is sent. */
function bookingOf(booker: Booker, { slot, price, rules }: Offer, draft: Draft): InputOf<typeof book> {
  const { slotIdx, holes } = slot
  const { cart, caddie, memo } = draft
  const { total } = priceOf(price, draft)
  return { slotIdx, holes, cart, caddie, memo, players: players(booker, draft), total, termsIdx: rules.termsIdx }
}
