import type { Call } from '@clubhouse/contract/call'
import { serverNow } from '../../../api/clock'
import type { CallOptions } from '../../../form/use-form'
import { useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { DateField } from '../../../ui/form/date-field'
import { TextField } from '../../../ui/form/text-field'

/** Of a form that takes the numbers of a public draw, as the calls take them: the date and the numbers, with commas. */
export const NUMBERS = {
  initial: { date: '', numbers: '' },
  checks: {
    date: ({ date }) => (/^\d{4}-\d\d-\d\d$/.test(String(date)) ? undefined : 'draw-manage.NUMBERS_DATE_MISSING'),
    numbers: ({ numbers }) =>
      /^\s*\d+(\s*,\s*\d+)*\s*$/.test(String(numbers)) ? undefined : 'draw-manage.NUMBERS_MISSING',
  },
  input: ({ date, numbers }) => ({ value: `${date},${String(numbers).replaceAll(/\s/g, '')}` }),
  blames: ({ code, msgVar }) => {
    if (code !== 'BEACON_WRONG') return undefined
    return { numbers: msgVar.why === 'DIFFERS' ? 'draw-manage.NUMBERS_DIFFER' : 'draw-manage.NUMBERS_WRONG' }
  },
} satisfies Partial<CallOptions<Call>>

interface Props {
  /** Of the public draw. */
  name: string | null | undefined
  /** Its day; none where the post was planned without one. */
  date: string | null | undefined
  typed: { count: number; mine: boolean } | null | undefined
}

/** Two managers type the numbers, each without seeing what the other typed. */
export function NumbersFields({ name, date, typed }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  return (
    <>
      <p>{t('draw-manage.NUMBERS_RULE', { name })}</p>
      <p className={base.quiet}>
        {typed?.mine ? t('draw-manage.NUMBERS_MINE') : t('draw-manage.NUMBERS_TYPED', { count: typed?.count ?? 0 })}
      </p>
      {date == null ? (
        <DateField name="date" label={t('draw-manage.NUMBERS_DATE')} today={dayOf(serverNow())} />
      ) : (
        <p>{t('draw-manage.NUMBERS_ON', { date })}</p>
      )}
      <TextField
        name="numbers"
        label={t('draw-manage.NUMBERS')}
        hint={t('draw-manage.NUMBERS_HINT')}
        inputMode="text"
        autoComplete="off"
      />
    </>
  )
}
