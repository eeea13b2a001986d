import type { InputOf } from '@clubhouse/contract/call'
import type { TeamDate } from '@clubhouse/contract/reservation/team/team'
import { changeDate, teeTimes } from '@clubhouse/contract/reservation/team/team-manage'
import { serverNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { ActForm } from '../../../form/act-form'
import { REASON, ReasonFields } from '../../../form/reason-fields'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { wordsIn, wordValues } from '../../../form/word-fields'
import { useFormat, useText } from '../../../language/use-text'
import { DateField } from '../../../ui/form/date-field'
import type { Values } from '../../../ui/form/draft'
import type { Checks } from '../../../ui/form/form-options'
import { RadioField } from '../../../ui/form/radio-field'
import { SelectField } from '../../../ui/form/select-field'

interface Props {
  date: TeamDate
  year: number
  /** It is no longer possible. */
  isOver: boolean
  refresh: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

const DEEDS = ['MOVE', 'TIMES', 'CLUB_CANCELLED', 'SKIPPED'] as const
type Deed = (typeof DEEDS)[number]

const timeField = (no: number) => `tee time ${no}`

/** Of the tee times that were chosen, in their places; an empty place is given up. */
const chosenOf = (values: Values, teams: number) =>
  Array.from({ length: teams }, (_, no) => String(values[timeField(no)] ?? '')).filter(Boolean)

/** One is chosen, and none twice. */
const timeChecks = (teams: number): Checks =>
  Object.fromEntries(
    Array.from({ length: teams }, (_, no) => [
      timeField(no),
      (values: Values) => {
        if (values.deed !== 'TIMES') return undefined
        if (no === 0 && chosenOf(values, teams).length === 0) return 'team-contract.TIME_MISSING' as const
        const value = values[timeField(no)]
        return value && chosenOf(values, no).includes(String(value)) ? ('team-contract.TIME_TWICE' as const) : undefined
      },
    ]),
  )

/** Moves a date of a group to another day, gives it other tee times, cancels it for the club, or skips it for the group. */
export function DateForm({ date, year, isOver, refresh, onDone, onBack }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  const { others } = useOwnLanguages()
  const { dateIdx, version, teams, slots } = date
  const { data: times } = useCall(teeTimes, { dateIdx }, { toasts: 'faults' })
  // Of a day that is made, while no players are named.
  const mayGive = times !== undefined && times.length > 0 && slots.every(({ bookingIdx }) => bookingIdx == null)
  const form = useForm({
    call: changeDate,
    initial: {
      ...{ deed: 'MOVE', date: '', ...wordValues(REASON, others) },
      ...Object.fromEntries(
        Array.from({ length: teams }, (_, no) => [timeField(no), String(slots[no]?.slotIdx ?? '')]),
      ),
    },
    words: { reason: 'team-manage.REASON_MISSING', date: 'team-contract.DAY_MISSING' },
    checks: {
      ...timeChecks(teams),
      date: (values) =>
        values.deed === 'MOVE' && (!values.date || values.date === date.date) ? 'team-contract.DAY_MISSING' : undefined,
    },
    given: { dateIdx, version },
    input: (values) => ({
      ...wordsIn(REASON, others, values),
      date: values.deed === 'MOVE' ? String(values.date) : undefined,
      slotIdx: values.deed === 'TIMES' ? chosenOf(values, teams).map(Number) : undefined,
      state:
        values.deed === 'MOVE' || values.deed === 'TIMES'
          ? undefined
          : (values.deed as InputOf<typeof changeDate>['state']),
    }),
    blames: ({ status, code, msgDetail }) => {
      if (code === 'TAKEN' || (status === 400 && msgDetail === 'slotIdx'))
        return { [timeField(0)]: 'team-contract.TIME_TAKEN' }
      return status === 400 && msgDetail === 'date' ? { date: 'team-contract.DAY_WRONG' } : undefined
    },
    reread: refresh,
    isOver,
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
        options={DEEDS.filter((value) => value !== 'TIMES' || mayGive).map((value: Deed) => ({
          value,
          label: t(`team-contract.DEED_${value}`),
          hint: t(`team-contract.DEED_${value}_HINT`),
        }))}
      />
      {form.values.deed === 'MOVE' && (
        <DateField name="date" label={t('team-contract.DAY', { year: String(year) })} today={dayOf(serverNow())} />
      )}
      {form.values.deed === 'TIMES' &&
        Array.from({ length: teams }, (_, no) => (
          <SelectField
            key={no}
            name={timeField(no)}
            label={t('team-contract.TIME', { no: String(no + 1) })}
            options={[
              { value: '', label: t('team-contract.TIME_NONE') },
              ...(times ?? []).map(({ slotIdx, time, courseName }) => ({
                value: String(slotIdx),
                label: `${time} ${courseName}`,
              })),
            ]}
          />
        ))}
      <ReasonFields hint={t('team-manage.REASON_HINT')} />
      <Refusal />
    </ActForm>
  )
}
