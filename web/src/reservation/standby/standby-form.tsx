import { change, MOST_HOURS, standBy, type Waiting } from '@clubhouse/contract/reservation/standby/standby'
import { CallFail } from '../../api/call-fail'
import { useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { ChoiceField } from '../../ui/form/choice-field'
import type { Values } from '../../ui/form/draft'
import { Form } from '../../ui/form/form'
import forms from '../../ui/form/form.module.css'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { SidePanel } from '../../ui/side-panel'
import { companionChecks, players, refusedField, seatsFor } from '../booking/draft/booking-values'
import { Companions } from '../booking/players/companion-fields'
import { failText, refusalSaid } from '../hold/refusal-text'
import styles from './stand-by.module.css'
import { type AboutDay, chosenHours, hourField, hoursOf, totalOf, valuesOf } from './standby-values'

interface Props {
  memberIdx: number
  date: string
  about: AboutDay
  courses: readonly { courseIdx: number; name: string }[]
  /** The entry that is changed; none for a new one. */
  entry?: Waiting
  onClose: () => void
  onSaved: () => Promise<unknown>
}

const MOST_PLAYERS = 4

/** What the member waits for. The price is the highest of the tee times chosen, and is agreed to with `auto`. */
export function StandbyForm({ memberIdx, date, about, courses, entry, onClose, onSaved }: Props) {
  const t = useText()
  const { day, money } = useFormat()
  const hours = hoursOf(about)
  const rules = { minPlayers: about.minPlayers, maxPlayers: MOST_PLAYERS }
  const input = (values: Values) => {
    const total = totalOf(about, values)
    const party = players({ memberIdx }, values, Number(values.seats))
    const isNamed = party.some(({ no, kind }) => no > 1 && kind !== 'TBD')
    return {
      hours: chosenHours(values, hours),
      partySize: party.length,
      // An entry that named somebody may name nobody now.
      ...((isNamed || entry) && { players: party }),
      ...(values.auto && total !== undefined && { total, termsIdx: about.termsIdx }),
    }
  }
  const form = useForm({
    call: entry ? change : standBy,
    initial: valuesOf(about, entry),
    checks: companionChecks(rules),
    blames: (fail) => {
      const field = refusedField(form.values, { which: fail.msgVar.which, path: fail.msgDetail })
      return field ? { [field]: fail.isRefusal ? refusalSaid(fail) : 'form.WRONG' } : undefined
    },
    way: (field) => field.replace(/^players\.\d/, 'players'),
    words: { noticeHours: 'standby.NOTICE_WRONG' },
    given: entry ? { waitingIdx: entry.waitingIdx, version: entry.version } : { date },
    input: (values) => input(values),
    toasts: 'faults',
    answered: async () => {
      toast(t(entry ? 'standby.CHANGED' : 'standby.ENTERED', { date }), { type: 'success' })
      await onSaved()
    },
  })
  const chosen = chosenHours(form.values, hours).length
  const total = totalOf(about, form.values)
  const { fail } = form
  const canSend = chosen > 0 && chosen <= MOST_HOURS
  return (
    <SidePanel title={t('standby.FORM_TITLE', { date: day(date) })} onClose={onClose}>
      <Form of={form} className={base.stack}>
        <p>{t('standby.FORM_LEAD')}</p>
        <fieldset className={`${forms.group} ${styles.hours}`}>
          <legend>{t('standby.HOURS')}</legend>
          <p className={base.quiet}>{t('standby.HOURS_HINT', { count: MOST_HOURS })}</p>
          {hours.map((hour) => (
            <ChoiceField
              key={hour}
              name={hourField(hour)}
              label={t('standby.HOUR', { hour: `${hour}:00` })}
              hint={t('standby.WAIT_COUNT', { count: waitingAt(about, hour) })}
            />
          ))}
        </fieldset>
        {!entry && courses.length > 1 && (
          <SelectField
            name="courseIdx"
            label={t('standby.COURSE')}
            options={[
              { value: '', label: t('standby.ANY_COURSE') },
              ...courses.map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name })),
            ]}
          />
        )}
        <SelectField
          name="seats"
          label={t('standby.PARTY')}
          options={[1, 2, 3, 4]
            .filter((players) => players >= about.minPlayers)
            .map((players) => ({ value: String(players), label: t('standby.PLAYERS', { count: players }) }))}
        />
        <Companions
          form={form}
          booker={{ memberIdx }}
          rules={rules}
          when={{ date }}
          seats={seatsFor(form.values, rules)}
        />
        <TextField name="noticeHours" label={t('standby.NOTICE')} hint={t('standby.NOTICE_HINT')} inputMode="numeric" />
        <ChoiceField
          name="auto"
          label={t('standby.AUTO')}
          hint={total === undefined ? t('standby.AUTO_HINT_NONE') : t('standby.AUTO_HINT', { total: money(total) })}
        />
        {fail instanceof CallFail && fail.isRefusal && (
          <p role="alert" className={forms.refusal}>
            {failText(t, fail)}
          </p>
        )}
        <div className={base.buttons}>
          <Button type="submit" pending={form.pending} disabled={!canSend}>
            {t(entry ? 'common.SAVE' : 'standby.STAND_BY')}
          </Button>
          <Button look="plain" onClick={onClose}>
            {t('common.CANCEL')}
          </Button>
        </div>
      </Form>
    </SidePanel>
  )
}

const waitingAt = ({ queue }: AboutDay, hour: string): number =>
  Math.max(0, ...queue.filter((one) => one.hour === hour).map(({ waiting }) => waiting))
