import { save } from '@clubhouse/contract/reservation/team/form'
import type { TeamForm } from '@clubhouse/contract/reservation/team/team'
import { useEffect, useId, useRef } from 'react'
import { CallFail } from '../../../api/call-fail'
import { useCodes } from '../../../code/use-codes'
import { type Blames, useForm } from '../../../form/use-form'
import { useFormat, useText } from '../../../language/use-text'
import { useSession } from '../../../session/session-store'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { AreaField } from '../../../ui/form/area-field'
import { Form } from '../../../ui/form/form'
import forms from '../../../ui/form/form.module.css'
import { RadioField } from '../../../ui/form/radio-field'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import type { FormModel } from '../../../ui/form/use-form'
import { useCompanions } from '../../booking/players/use-companions'
import { failText, refusalSaid } from '../../hold/refusal-text'
import styles from '../team.module.css'
import { checksOf, faultAt, inputOf, rosterOf, teesOf, valuesOf, wishesIn, withoutWish } from './form-values'
import { PersonField } from './person-field'
import { Roster } from './roster'
import type { ApplySeason } from './season-box'
import { WishFields } from './wish-fields'

interface Props {
  season: ApplySeason
  memberIdx: number
  /** The application that is changed; none for a new one. */
  form?: TeamForm
  onClose: () => void
  refresh: () => Promise<unknown>
}

/** What a group asks for. What is typed stays until it is saved, also when the form closes. */
export function TeamFormBox({ season, memberIdx, form: saved, onClose, refresh }: Props) {
  const t = useText()
  const form = useTeamForm({ season, memberIdx, saved, refresh, onClose })
  const { fail, values, pending } = form
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const send = async (state: 'DRAFT' | 'SUBMITTED') => {
    if (form.check()) await form.save({ state })
  }
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t(saved ? 'team.EDIT_TITLE' : 'team.APPLY_TITLE')}
      </h2>
      <Form of={form} className={base.stack}>
        <p className={styles.quiet}>{t('team.FORM_LEAD', { at: season.closeAt })}</p>
        <TextField name="teamName" label={t('team.NAME')} />
        <Officers memberIdx={memberIdx} />
        <Wishes form={form} season={season} />
        <TeesField form={form} season={season} />
        <Roster
          form={form}
          memberIdx={memberIdx}
          hint={t('team.ROSTER_HINT', {
            count: rosterOf(values).length,
            least: String(season.limits.rosterMin),
            most: String(season.limits.rosterMax),
          })}
        />
        <MonthsField />
        <AreaField name="memo" label={t('team.MEMO')} rows={3} />
        {fail instanceof CallFail && fail.isRefusal && (
          <p role="alert" className={forms.refusal}>
            {failText(t, fail)}
          </p>
        )}
        <div className={base.buttons}>
          <Button pending={pending} onClick={() => void send('SUBMITTED')}>
            {t(saved?.state === 'SUBMITTED' ? 'common.SAVE' : 'team.SUBMIT')}
          </Button>
          {saved?.state !== 'SUBMITTED' && (
            <Button look="plain" pending={pending} onClick={() => void send('DRAFT')}>
              {t('team.SAVE_DRAFT')}
            </Button>
          )}
          <Button look="plain" onClick={onClose}>
            {t('common.CANCEL')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

interface Options {
  season: ApplySeason
  memberIdx: number
  saved?: TeamForm
  refresh: () => Promise<unknown>
  onClose: () => void
}

function useTeamForm({ season, memberIdx, saved, refresh, onClose }: Options): FormModel {
  const t = useText()
  const name = useSession()?.name ?? ''
  const { seasonIdx, limits } = season
  const blames: Blames = (fail) => {
    if (fail.code === 'ROSTER_SIZE') return { people: refusalSaid(fail) }
    if (fail.code === 'PLAYER_ALREADY_BOOKED') {
      // The officers are the first two of a group.
      const field = ['president', 'secretary'][Number(fail.msgVar.which) - 1] ?? 'people'
      return { [field]: { key: 'team.FAULT_ELSEWHERE', vars: fail.msgVar } }
    }
    if (fail.code === 'OFFICER_LIMIT') return { president: 'team.FAULT_OFFICE' }
    return fail.status === 400 ? faultAt(fail.msgDetail ?? '') : undefined
  }
  return useForm({
    call: save,
    initial: valuesOf({ memberIdx, name }, limits, saved),
    kept: `group ${seasonIdx} ${saved?.formIdx ?? 'new'}`,
    checks: checksOf(memberIdx),
    blames,
    given: { seasonIdx, ...(saved && { formIdx: saved.formIdx, version: saved.version }) },
    input: inputOf,
    failed: (fail) => fail.code === 'CHANGED_MEANWHILE' && refresh(),
    toasts: 'faults',
    answered: async ({ state, teamName }) => {
      toast(t(state === 'DRAFT' ? 'team.DRAFT_SAVED' : 'team.SUBMITTED', { name: teamName }), { type: 'success' })
      await refresh()
      onClose()
    },
  })
}

function Officers({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const name = useSession()?.name ?? ''
  const { known } = useCompanions(memberIdx)
  const all = [{ memberIdx, name }, ...known]
  return (
    <>
      <PersonField name="president" legend={t('team.PRESIDENT')} known={all} />
      <PersonField name="secretary" legend={t('team.SECRETARY')} known={all} />
    </>
  )
}

function Wishes({ form, season }: { form: FormModel; season: ApplySeason }) {
  const t = useText()
  const cycles = useCodes('200')
  const { values, type } = form
  const count = wishesIn(values)
  const remove = (no: number) => {
    for (const [field, value] of Object.entries(withoutWish(values, no))) type(field, value)
  }
  return (
    <>
      <SelectField
        name="plays"
        label={t('team.CYCLE')}
        options={cycles.list.map(({ key, label }) => ({ value: key, label }))}
      />
      {Array.from({ length: count }, (_, no) => (
        <WishFields key={no} no={no} cycle={String(values.plays)} onRemove={count > 1 ? () => remove(no) : undefined} />
      ))}
      {count < season.limits.wishes && (
        <Button look="plain" onClick={() => type('lines', String(count + 1))}>
          {t('team.ADD_WISH')}
        </Button>
      )}
    </>
  )
}

/** A group that plays once may have more tee times; what the cycle does not allow is offered as the nearest that it does. */
function TeesField({ form: { values, type }, season }: { form: FormModel; season: ApplySeason }) {
  const t = useText()
  const { number } = useFormat()
  const [least, most] = teesOf(String(values.plays), season.limits)
  const fitting = Math.min(Math.max(Number(values.tees), least), most)
  const isOff = fitting !== Number(values.tees)
  useEffect(() => {
    if (isOff) type('tees', String(fitting))
  }, [isOff, fitting])
  return (
    <SelectField
      name="tees"
      label={t('team.TEES')}
      options={Array.from({ length: most - least + 1 }, (_, i) => ({
        value: String(least + i),
        label: number(least + i),
      }))}
    />
  )
}

function MonthsField() {
  const t = useText()
  const { month } = useMonthNames()
  return (
    <RadioField
      name="months"
      legend={t('team.MONTHS')}
      className={styles.months}
      options={Array.from({ length: 12 }, (_, i) => ({ value: String(i + 1), label: month(i + 1) }))}
    />
  )
}

/** The names of months without a year. */
function useMonthNames() {
  const { locale } = useFormat()
  const names = new Intl.DateTimeFormat(locale.lang, { month: 'long', timeZone: 'UTC' })
  return { month: (no: number) => names.format(new Date(Date.UTC(2024, no - 1, 1))) }
}
