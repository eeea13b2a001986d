import { insert } from '@clubhouse/contract/reservation/sheet/slot-manage'
import { ActForm } from '../../../../form/act-form'
import { RefusalLine } from '../../../../form/refusal-line'
import { useForm } from '../../../../form/use-form'
import { useFormat, useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { TimeField } from '../../../../ui/form/time-field'
import { SidePanel } from '../../../../ui/side-panel'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { HOLES, MODES, PLAYERS } from './slot-choices'

interface Props {
  sheet: ManagerSheet
  onClose: () => void
  onDone: () => Promise<void>
}

/** One more tee time, where no group meets another. */
export function InsertPanel({ sheet: { date, courses, slots }, onClose, onDone }: Props) {
  const t = useText()
  const { day } = useFormat()
  const usual = slots[0]
  const form = useForm({
    call: insert,
    initial: {
      courseIdx: String(courses[0]?.courseIdx ?? ''),
      time: '',
      holes: usual?.holes ?? '18',
      mode: usual?.mode ?? 'EXCLUSIVE',
      capacity: String(usual?.capacity ?? 4),
      reason: '',
    },
    words: { time: 'template.TIME_WRONG', reason: 'day-manage.WHY_MISSING' },
    given: { date },
    input: ({ courseIdx, capacity }) => ({ courseIdx: Number(courseIdx), capacity: Number(capacity) }),
  })
  const done = async () => {
    await onDone()
    onClose()
  }
  return (
    <SidePanel title={`${t('day-manage.INSERT')} · ${day(date)}`} onClose={onClose}>
      <ActForm
        form={form}
        label={t('day-manage.INSERT')}
        done={t('day-manage.INSERTED')}
        onDone={done}
        onBack={onClose}
      >
        <SelectField
          name="courseIdx"
          label={t('day-manage.COURSE')}
          options={courses.map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name }))}
        />
        <TimeField name="time" label={t('day-manage.TIME')} hint={t('day-manage.INSERT_HINT')} />
        <SelectField
          name="holes"
          label={t('template.HOLES')}
          options={HOLES.map((value) => ({ value, label: value }))}
        />
        <SelectField
          name="mode"
          label={t('template.MODE')}
          options={MODES.map((value) => ({ value, label: t(`template.MODE_${value}`) }))}
        />
        <SelectField
          name="capacity"
          label={t('template.CAPACITY')}
          options={PLAYERS.map((value) => ({ value, label: value }))}
        />
        <TextField name="reason" label={t('day-manage.WHY')} />
        <p className={base.quiet}>{t('day-manage.UNTIL_AGAIN')}</p>
        <RefusalLine fail={form.fail} />
      </ActForm>
    </SidePanel>
  )
}
