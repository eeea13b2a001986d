import { change, create, type Holiday } from '@clubhouse/contract/reservation/holiday'
import { DAY_TYPES } from '@clubhouse/contract/reservation/template'
import { serverNow } from '../../../api/clock'
import { ask } from '../../../api/transport'
import { useCodes } from '../../../code/use-codes'
import { NameFields, namesIn, nameValues } from '../../../form/name-fields'
import { RecordSave } from '../../../form/record-save'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { useFormat, useText } from '../../../language/use-text'
import { DateField } from '../../../ui/form/date-field'
import { Form } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { Affected } from './affected'

interface Props {
  /** Left out for a new one. */
  holiday?: Holiday
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: (date: string) => void
}

export function HolidayForm({ holiday, readOnly, refresh, onSaved }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  const { others } = useOwnLanguages()
  const { label } = useCodes('HDE')
  const values = {
    date: holiday?.date ?? '',
    ...nameValues(others, holiday),
    dayType: holiday?.dayType ?? 'HO',
  }
  const form = useForm({
    call: holiday ? change : create,
    ...(holiday ? { saved: values } : { initial: values }),
    words: { date: 'holiday.DATE_MISSING', name: 'holiday.NAME_MISSING' },
    blames: ({ code }) => (code === 'OVERLAP' ? { date: 'holiday.DATE_TAKEN' } : undefined),
    send: (_, all) => {
      const fields = {
        ...namesIn(others, all),
        date: String(all.date),
        dayType: all.dayType as Holiday['dayType'],
      }
      if (!holiday) return ask(create, fields, { quiet: true })
      return ask(change, { ...fields, holidayIdx: holiday.holidayIdx, version: holiday.version }, { quiet: true })
    },
    refresh,
  })
  return (
    <Form of={form} readOnly={readOnly} onSaved={() => onSaved(String(form.values.date))}>
      <DateField name="date" label={t('holiday.DATE')} today={dayOf(serverNow())} />
      <NameFields label={(language) => t('holiday.NAME_IN', { language })} />
      <SelectField
        name="dayType"
        label={t('holiday.DAY_TYPE')}
        options={DAY_TYPES.map((value) => ({ value, label: label(value) }))}
      />
      <Affected holidayIdx={holiday?.holidayIdx} />
      <RecordSave form={form} isNew={!holiday} create={t('holiday.CREATE')} readOnly={readOnly} />
    </Form>
  )
}
