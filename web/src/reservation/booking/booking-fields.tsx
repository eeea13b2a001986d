import type { DataOf } from '@clubhouse/contract/call'
import { book } from '@clubhouse/contract/reservation/booking'
import type { detail } from '@clubhouse/contract/reservation/sheet'
import { serverNow } from '../../api/clock'
import { useText } from '../../language/use-text'
import { WithLink } from '../../language/with-link'
import { Button } from '../../ui/button'
import forms from '../../ui/form/form.module.css'
import { limitsAt } from '../../ui/form/limits'
import { TextArea } from '../../ui/form/text-area'
import styles from './booking-form.module.css'
import { CompanionFields } from './companion-fields'
import { type Draft, faults, unnamed } from './draft'
import { freeUntil } from './free-until'
import { useKnownMembers } from './known-members'

/** The tee time as this member would book it. */
export type Offer = DataOf<typeof detail>
export type Booker = { memberIdx: number; name: string }

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
export function Companions({ booker, offer, draft, wasTried, refused, onChange }: CompanionsProps) {
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
export function Extras({ draft, onChange }: { draft: Draft; onChange: (change: Partial<Draft>) => void }) {
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
export function Conditions({ offer }: { offer: Offer }) {
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
