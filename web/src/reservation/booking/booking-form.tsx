import type { DataOf, InputOf } from '@clubhouse/contract/call'
import type { book } from '@clubhouse/contract/reservation/booking'
import type { detail } from '@clubhouse/contract/reservation/sheet'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { CallFail } from '../../api/call-fail'
import { serverNow } from '../../api/clock'
import { useText } from '../../language/use-text'
import { WithLink } from '../../language/with-link'
import forms from '../../member/form/form.module.css'
import { Button } from '../../ui/button'
import { failText } from '../hold/refusal-text'
import styles from './booking-form.module.css'
import { CompanionFields } from './companion-fields'
import { type Draft, faults, fitted, players, priceOf, unnamed } from './draft'
import { freeUntil } from './free-until'
import { useKnownMembers } from './known-members'
import { PriceList } from './price-list'

interface BookingFormProps {
  booker: { memberIdx: number; name: string }
  /** The tee time as this member would book it. */
  offer: DataOf<typeof detail>
  draft: Draft
  fail?: CallFail
  isSending: boolean
  onDraft: (draft: Draft) => void
  onConfirm: (input: InputOf<typeof book>) => void
}

/** Who plays, cart and caddie, a note, the price, and one button. It can be sent as it stands: names may follow. */
export function BookingForm({ booker, offer, draft: typed, fail, isSending, onDraft, onConfirm }: BookingFormProps) {
  const t = useText()
  const known = useKnownMembers(booker.memberIdx)
  const [wasTried, setWasTried] = useState(false)
  const { rules, slot } = offer
  const seats = Math.max(rules.maxPlayers, 1)
  const draft = fitted(typed, rules.minPlayers, seats)
  const price = priceOf(offer.price, draft)
  const wrong = faults(draft)
  const set = (change: Partial<Draft>) => onDraft({ ...draft, ...change })
  const setCompanions = (companions: Draft['companions']) => set({ companions })
  const refusedPlayer = fail?.isRefusal ? Number(fail.msgVar.which) || undefined : undefined
  const confirm = (event: React.FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setWasTried(true)
    const first = wrong[0]
    if (first)
      document
        .getElementById(`player-${first.companion + 2}`)
        ?.querySelector<HTMLElement>('input:not([type=radio])')
        ?.focus()
    else {
      const { slotIdx, holes } = slot
      const { cart, caddie, memo } = draft
      onConfirm({
        slotIdx,
        holes,
        cart,
        caddie,
        memo,
        players: players(booker, draft),
        total: price.total,
        termsIdx: rules.termsIdx,
      })
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={confirm}>
      <fieldset className={styles.all} disabled={isSending}>
        <h3>{t('reservation.PLAYERS')}</h3>
        <p className={styles.me}>
          <b>{booker.name}</b> {t('reservation.YOU_PLAY')}
        </p>
        {draft.companions.map((companion, i) => (
          <CompanionFields
            key={i}
            no={i + 2}
            companion={companion}
            known={known.filter(({ memberIdx }) =>
              draft.companions.every((other, j) => j === i || other.memberIdx !== memberIdx),
            )}
            fault={wasTried ? wrong.find((one) => one.companion === i)?.field : undefined}
            faultText={fail && refusedPlayer === i + 2 ? failText(t, fail) : undefined}
            onChange={(changed) => setCompanions(draft.companions.map((other, j) => (j === i ? changed : other)))}
            onRemove={
              draft.companions.length + 1 > rules.minPlayers
                ? () => setCompanions(draft.companions.filter((_, j) => j !== i))
                : undefined
            }
          />
        ))}
        {draft.companions.length + 1 < seats && (
          <Button look="plain" onClick={() => setCompanions([...draft.companions, unnamed])}>
            {t('reservation.ADD_PLAYER')}
          </Button>
        )}
        {Date.parse(offer.namesDueAt) > serverNow() && (
          <p className={styles.hint}>{t('reservation.NAMES_DUE', { at: offer.namesDueAt })}</p>
        )}
        <div className={styles.extras}>
          {(['cart', 'caddie'] as const).map((extra) => (
            <label key={extra} className={forms.choice}>
              <input
                type="checkbox"
                checked={draft[extra]}
                onChange={(event) => set({ [extra]: event.currentTarget.checked })}
              />
              {t(`reservation.${extra.toUpperCase()}`)}
            </label>
          ))}
        </div>
        <Textarea
          label={t('reservation.MEMO')}
          value={draft.memo}
          maxLength={300}
          autosize
          minRows={2}
          onChange={(event) => set({ memo: event.currentTarget.value })}
        />
        <h3>{t('reservation.PRICE')}</h3>
        <PriceList price={price} />
      </fieldset>
      {fail?.isRefusal && !refusedPlayer && (
        <p className={styles.refused} role="alert">
          {failText(t, fail)}
        </p>
      )}
      <p className={styles.hint}>
        {freeUntil(t, offer.freeCancelUntil)}
        <br />
        <WithLink
          text={t('reservation.RULES_ACCEPT')}
          link={(words) => (
            <a href={`/common/agreement/${rules.termsIdx}`} target="_blank" rel="noreferrer">
              {words}
            </a>
          )}
        />
      </p>
      <Button type="submit" size="large" pending={isSending}>
        {t('reservation.CONFIRM', { total: price.total })}
      </Button>
    </form>
  )
}
