import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { book } from '@clubhouse/contract/reservation/booking'
import type { detail } from '@clubhouse/contract/reservation/sheet'
import { useState } from 'react'
import type { CallFail } from '../../api/call-fail'
import { serverNow } from '../../api/clock'
import { useText } from '../../language/use-text'
import { WithLink } from '../../language/with-link'
import { Button } from '../../ui/button'
import forms from '../../ui/form/form.module.css'
import { limitsAt } from '../../ui/form/limits'
import { TextArea } from '../../ui/form/text-area'
import { failText } from '../hold/refusal-text'
import styles from './booking-form.module.css'
import { CompanionFields } from './companion-fields'
import { type Draft, faults, fitted, players, priceOf, unnamed } from './draft'
import { freeUntil } from './free-until'
import { useKnownMembers } from './known-members'
import { PriceList } from './price-list'

/** The tee time as this member would book it. */
type Offer = DataOf<typeof detail>
type Booker = { memberIdx: number; name: string }

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

interface CompanionsProps {
  booker: Booker
  offer: Offer
  draft: Draft
  wasTried: boolean
  /** The player whom the server refused, and why. */
  refused?: { no: number; text: string }
  onChange: (companions: Draft['companions']) => void
}

/** The other players; the tee time says how many there may be. */
function Companions({ booker, offer, draft, wasTried, refused, onChange }: CompanionsProps) {
  const t = useText()
  const known = useKnownMembers(booker.memberIdx)
  const { companions } = draft
  const { minPlayers, maxPlayers } = offer.rules
  const isFree = (memberIdx: number, i: number) =>
    companions.every((other, j) => j === i || other.memberIdx !== memberIdx)
  return (
    <>
      {companions.map((companion, i) => (
        <CompanionFields
          key={i}
          no={i + 2}
          companion={companion}
          known={known.filter(({ memberIdx }) => isFree(memberIdx, i))}
          fault={wasTried ? faults(draft).find((one) => one.companion === i)?.field : undefined}
          faultText={refused?.no === i + 2 ? refused.text : undefined}
          onChange={(changed) => onChange(companions.map((other, j) => (j === i ? changed : other)))}
          onRemove={
            companions.length + 1 > minPlayers ? () => onChange(companions.filter((_, j) => j !== i)) : undefined
          }
        />
      ))}
      {companions.length + 1 < Math.max(maxPlayers, 1) && (
        <Button look="plain" onClick={() => onChange([...companions, unnamed])}>
          {t('reservation.ADD_PLAYER')}
        </Button>
      )}
      {Date.parse(offer.namesDueAt) > serverNow() && (
        <p className={styles.hint}>{t('reservation.NAMES_DUE', { at: offer.namesDueAt })}</p>
      )}
    </>
  )
}

/** Cart, caddie and a note. */
function Extras({ draft, onChange }: { draft: Draft; onChange: (change: Partial<Draft>) => void }) {
  const t = useText()
  return (
    <>
      <div className={styles.extras}>
        {(['cart', 'caddie'] as const).map((extra) => (
          <label key={extra} className={forms.choice}>
            <input
              type="checkbox"
              checked={draft[extra]}
              onChange={(event) => onChange({ [extra]: event.currentTarget.checked })}
            />
            {t(`reservation.${extra.toUpperCase()}`)}
          </label>
        ))}
      </div>
      <TextArea
        label={t('reservation.MEMO')}
        value={draft.memo}
        maxLength={limitsAt(book.input, 'memo')?.most}
        onChange={(event) => onChange({ memo: event.currentTarget.value })}
      />
    </>
  )
}

/** Until when it can be cancelled free of charge, and the rules that are accepted. */
function Conditions({ offer }: { offer: Offer }) {
  const t = useText()
  return (
    <p className={styles.hint}>
      {freeUntil(t, offer.freeCancelUntil)}
      <br />
      <WithLink
        text={t('reservation.RULES_ACCEPT')}
        link={(words) => (
          <a href={`/common/agreement/${offer.rules.termsIdx}`} target="_blank" rel="noreferrer">
            {words}
          </a>
        )}
      />
    </p>
  )
}
