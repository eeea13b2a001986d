import type { DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import { enter, MOST_LINES } from '@clubhouse/contract/reservation/draw/entry'
import { useState } from 'react'
import { CallFail } from '../../../api/call-fail'
import { type Blames, useForm } from '../../../form/use-form'
import { useFormat, useText } from '../../../language/use-text'
import { WithLink } from '../../../language/with-link'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { ChoiceField } from '../../../ui/form/choice-field'
import type { Values } from '../../../ui/form/draft'
import { Form } from '../../../ui/form/form'
import forms from '../../../ui/form/form.module.css'
import { SelectField } from '../../../ui/form/select-field'
import type { FormModel } from '../../../ui/form/use-form'
import { SidePanel } from '../../../ui/side-panel'
import { companionChecks, players, refusedField, seatsFor } from '../../booking/draft/booking-values'
import { Companions } from '../../booking/players/companion-fields'
import { failText, refusalSaid } from '../../hold/refusal-text'
import styles from '../draw.module.css'
import { type AboutDraw, lineChecks, linesIn, newNonce, valuesOf, wishesOf, withoutLine } from './entry-values'
import { WishLine } from './wish-line'

interface Props {
  about: AboutDraw
  date: string
  memberIdx: number
  /** The entry that is changed; none for a new one. */
  entry?: DrawEntry
  onClose: () => void
  /** Reads the entry again, which someone else or another window has changed. */
  refresh: () => Promise<unknown>
  onSaved: () => Promise<unknown>
}

/** When and with whom the member wants to play. What is typed stays until it is saved, also when the panel closes. */
export function EntryForm({ about, date, memberIdx, entry, onClose, refresh, onSaved }: Props) {
  const t = useText()
  const { day } = useFormat()
  const { draw, partyLeast, partyMost, termsIdx } = about
  const rules = { minPlayers: partyLeast, maxPlayers: partyMost }
  const [nonce] = useState(() => (draw.seed.mode === 'slow' ? (about.nonce ?? newNonce()) : undefined))
  const input = (values: Values) => {
    const party = players({ memberIdx }, values, seatsFor(values, rules))
    return {
      wishes: wishesOf(values),
      party: party.flatMap((one) => one.memberIdx ?? []),
      partySize: party.length,
    }
  }
  const blames: Blames = (fail) => {
    if (fail.code === 'MIN_PLAYERS') return { seats: refusalSaid(fail) }
    const isPlayer = fail.code === 'PLAYER_ALREADY_BOOKED' || fail.code === 'PLAYER_SUSPENDED'
    const field = isPlayer ? refusedField(form.values, fail.msgVar) : undefined
    return field ? { [field]: refusalSaid(fail) } : undefined
  }
  const form: FormModel = useForm({
    call: enter,
    initial: valuesOf(about, date, memberIdx, entry),
    kept: `draw ${draw.drawIdx} ${date}`,
    checks: { ...companionChecks(rules), ...lineChecks(about, date) },
    blames,
    given: {
      drawIdx: draw.drawIdx,
      playDate: date,
      termsIdx,
      ...(nonce && { nonce }),
      ...(entry && { entryIdx: entry.entryIdx, version: entry.version }),
    },
    input,
    failed: (fail) => fail.code === 'CHANGED_MEANWHILE' && refresh(),
    toasts: 'faults',
    answered: async () => {
      toast(t(entry ? 'draw.CHANGED' : 'draw.ENTERED', { date }), { type: 'success' })
      await onSaved()
    },
  })
  const { fail, values } = form
  const lines = linesIn(values)
  const remove = (no: number) => {
    for (const [field, value] of Object.entries(withoutLine(values, no))) form.type(field, value)
  }
  return (
    <SidePanel title={t('draw.FORM_TITLE', { date: day(date) })} onClose={onClose}>
      <Form of={form} className={base.stack}>
        <p>{t('draw.FORM_LEAD')}</p>
        {Array.from({ length: lines }, (_, no) => (
          <WishLine
            key={no}
            no={no}
            form={form}
            about={about}
            date={date}
            onRemove={lines > 1 ? () => remove(no) : undefined}
          />
        ))}
        {lines < MOST_LINES && (
          <Button look="plain" onClick={() => form.type('lines', String(lines + 1))}>
            {t('draw.ADD_LINE')}
          </Button>
        )}
        <ChoiceField name="anyTime" label={t('draw.ANY_TIME')} hint={t('draw.ANY_TIME_HINT')} />
        <fieldset className={`${forms.group} ${styles.party}`}>
          <legend>{t('draw.PARTY')}</legend>
          <SelectField
            name="seats"
            label={t('draw.PARTY_SIZE')}
            options={[1, 2, 3, 4]
              .filter((count) => count >= partyLeast && count <= partyMost)
              .map((count) => ({ value: String(count), label: t('draw.PLAYERS', { count }) }))}
          />
          <p className={base.quiet}>{t('draw.PARTY_HINT')}</p>
          <Companions
            form={form}
            booker={{ memberIdx }}
            rules={rules}
            when={{ date }}
            seats={seatsFor(values, rules)}
            kinds={['TBD', 'MEMBER']}
          />
        </fieldset>
        <ChoiceField name="standbyIfLost" label={t('draw.STANDBY')} hint={t('draw.STANDBY_HINT')} />
        {nonce && (
          <div>
            <p className={base.quiet}>{t('draw.NONCE')}</p>
            <p className={styles.hex}>{nonce}</p>
          </div>
        )}
        <p className={base.quiet}>
          <WithLink
            text={t('draw.TERMS')}
            link={(words) => (
              <a href={`/common/agreement/${termsIdx}`} target="_blank" rel="noreferrer">
                {words}
              </a>
            )}
          />
        </p>
        {fail instanceof CallFail && fail.isRefusal && (
          <p role="alert" className={forms.refusal}>
            {failText(t, fail)}
          </p>
        )}
        <div className={base.buttons}>
          <Button type="submit" pending={form.pending}>
            {t(entry ? 'common.SAVE' : 'draw.ENTER')}
          </Button>
          <Button look="plain" onClick={onClose}>
            {t('common.CANCEL')}
          </Button>
        </div>
      </Form>
    </SidePanel>
  )
}
