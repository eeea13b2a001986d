import { begin, LAYOUTS } from '@clubhouse/contract/setup'
import { RefusalLine } from '../../form/refusal-line'
import { useForm } from '../../form/use-form'
import { minorUnits } from '../../language/minor-units'
import { useClub, useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { Form } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { TimeField } from '../../ui/form/time-field'
import styles from './setup.module.css'

const INTERVALS = [6, 7, 8, 9, 10, 12, 15]

/** Courses, a standard template, fees and opening rules at once; each can be changed on its own page later. */
export function SheetForm({ refresh }: { refresh: () => Promise<unknown> }) {
  const t = useText()
  const { currency } = useClub()
  const inMinorUnits = (typed: string) => minorUnits(typed, currency)
  let made = { courses: 0, published: 0 }
  const form = useForm({
    call: begin,
    initial: {
      layout: 'EIGHTEEN',
      ...{ firstTime: '07:00', lastTime: '14:00', interval: '8' },
      ...{ weekdayFee: '', weekendFee: '', openDays: '14', openTime: '09:00' },
    },
    words: { weekdayFee: 'setup.FEE_WRONG', weekendFee: 'setup.FEE_WRONG' },
    readers: { weekdayFee: inMinorUnits, weekendFee: inMinorUnits },
    blames: ({ status, msgDetail }) =>
      status === 400 && msgDetail === 'lastTime' ? { lastTime: 'setup.LAST_EARLY' } : undefined,
    input: ({ interval }) => ({ interval: Number(interval) }),
    answered: (data) => {
      made = data
    },
  })
  const saved = () => {
    toast(t('setup.CREATED', { count: made.published }), { type: 'success' })
    void refresh()
  }
  return (
    <Form of={form} className={styles.form} onSaved={saved}>
      <h3>{t('setup.SHEET')}</h3>
      <p className={base.quiet}>{t('setup.SHEET_LEAD')}</p>
      <div className={office.grid}>
        <SelectField
          name="layout"
          label={t('setup.LAYOUT')}
          options={LAYOUTS.map((value) => ({ value, label: t(`setup.LAYOUT_${value}`) }))}
        />
        <TimeField name="firstTime" label={t('setup.FIRST_TIME')} />
        <TimeField name="lastTime" label={t('setup.LAST_TIME')} />
        <SelectField
          name="interval"
          label={t('setup.INTERVAL')}
          options={INTERVALS.map((value) => ({ value: `${value}`, label: t('setup.MINUTES', { count: value }) }))}
        />
        <TextField name="weekdayFee" label={t('setup.WEEKDAY_FEE', { currency })} />
        <TextField name="weekendFee" label={t('setup.WEEKEND_FEE', { currency })} />
        <TextField name="openDays" label={t('setup.OPEN_DAYS')} />
        <TimeField name="openTime" label={t('setup.OPEN_TIME')} />
      </div>
      <RefusalLine fail={form.fail} />
      <div>
        <Button type="submit" pending={form.pending}>
          {t('setup.CREATE')}
        </Button>
      </div>
    </Form>
  )
}
