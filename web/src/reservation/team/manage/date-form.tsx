import type { InputOf } from '@clubhouse/contract/call'
import type { TeamDate } from '@clubhouse/contract/reservation/team/team'
import { changeDate } from '@clubhouse/contract/reservation/team/team-manage'
import { serverNow } from '../../../api/clock'
import { ActForm } from '../../../form/act-form'
import { Refusal } from '../../../form/refusal'
import { isOvertaken, useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { wordsIn, wordValues } from '../../../form/word-fields'
import { useFormat, useText } from '../../../language/use-text'
import { DateField } from '../../../ui/form/date-field'
import { RadioField } from '../../../ui/form/radio-field'
import { REASON, ReasonFields } from './reason-fields'

interface Props {
  date: TeamDate
  year: number
  refresh: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

const DEEDS = ['MOVE', 'CLUB_CANCELLED', 'SKIPPED'] as const

/** Moves a date of a group to another day, cancels it for the club, or skips it for the group. */
export function DateForm({ date, year, refresh, onDone, onBack }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  const { others } = useOwnLanguages()
  const { dateIdx, version } = date
  const form = useForm({
    call: changeDate,
    initial: { deed: 'MOVE', date: '', ...wordValues(REASON, others) },
    words: { reason: 'team-manage.REASON_MISSING', date: 'team-contract.DAY_MISSING' },
    checks: {
      date: (values) =>
        values.deed === 'MOVE' && (!values.date || values.date === date.date) ? 'team-contract.DAY_MISSING' : undefined,
    },
    given: { dateIdx, version },
    input: (values) => ({
      ...wordsIn(REASON, others, values),
      date: values.deed === 'MOVE' ? String(values.date) : undefined,
      state: values.deed === 'MOVE' ? undefined : (values.deed as InputOf<typeof changeDate>['state']),
    }),
    blames: ({ status, msgDetail }) =>
      status === 400 && msgDetail === 'date' ? { date: 'team-contract.DAY_WRONG' } : undefined,
    failed: (fail) => (isOvertaken(fail) || fail.code === 'WRONG_STATE' ? refresh() : undefined),
  })
  return (
    <ActForm
      form={form}
      title={t('team-contract.CHANGE_DATE_ON', { date: date.date })}
      label={t('common.SAVE')}
      done={t('team-contract.DATE_CHANGED')}
      {...{ onDone, onBack }}
    >
      <RadioField
        name="deed"
        legend={t('team-contract.DEED')}
        options={DEEDS.map((value) => ({
          value,
          label: t(`team-contract.DEED_${value}`),
          hint: t(`team-contract.DEED_${value}_HINT`),
        }))}
      />
      {form.values.deed === 'MOVE' && (
        <DateField name="date" label={t('team-contract.DAY', { year: String(year) })} today={dayOf(serverNow())} />
      )}
      <ReasonFields />
      <Refusal />
    </ActForm>
  )
}
