import { suspend, suspendCheck } from '@clubhouse/contract/reservation/sheet/day-manage'
import { useCall } from '../../../../api/use-call'
import { ActForm } from '../../../../form/act-form'
import { ReasonFields, useReason } from '../../../../form/reason-fields'
import { Refusal } from '../../../../form/refusal'
import { useForm } from '../../../../form/use-form'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import { AreaField } from '../../../../ui/form/area-field'
import { ChoiceField } from '../../../../ui/form/choice-field'
import type { Values } from '../../../../ui/form/draft'
import { SelectField } from '../../../../ui/form/select-field'
import { SidePanel } from '../../../../ui/side-panel'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { openCourses } from './closings'
import { ConcernedList } from './concerned-list'

/** What was suspended, and what that ended. */
export interface Suspended {
  part?: string
  courseIdx?: number
  cancelled: number
  notified: number
}

interface Props {
  sheet: ManagerSheet
  onClose: () => void
  onDone: () => Promise<void>
  onSuspended: (done: Suspended) => void
}

/** Suspends the day, a part of it or one course, after saying which bookings that ends. */
export function SuspendPanel({ sheet, onClose, onDone, onSuspended }: Props) {
  const { date, state, shares, version } = sheet
  const t = useText()
  const { day } = useFormat()
  const why = useReason()
  const form = useForm({
    call: suspend,
    initial: { part: '', courseIdx: '', ...why.initial, message: '', cancelBookings: true },
    words: { reason: 'day-manage.WHY_MISSING' },
    given: { date, version },
    input: (values) => ({ ...why.input(values), ...ofCourse(values) }),
    answered: (done, { part, courseIdx }) => onSuspended({ ...done, part, courseIdx }),
    reread: onDone,
    isOver: state !== 'PUBLISHED',
  })
  const part = String(form.values.part) || undefined
  const { data } = useCall(suspendCheck, { date, part, ...ofCourse(form.values) }, { _nop_: true, staleTime: 0 })
  const done = async () => {
    await onDone()
    onClose()
  }
  const open = shares.filter(({ suspended }) => !suspended)
  return (
    <SidePanel title={`${t('day-manage.SUSPEND')} · ${day(date)}`} onClose={onClose}>
      <ActForm form={form} label={t('day-manage.SUSPEND')} isDanger onDone={done} onBack={onClose}>
        <SelectField
          name="part"
          label={t('day-manage.WHAT')}
          options={[
            { value: '', label: t('day-manage.WHOLE_DAY') },
            ...open.map((one) => ({ value: one.part, label: t(`tee-times.PART_${one.part}`) })),
          ]}
        />
        {sheet.courses.length > 1 && (
          <SelectField
            name="courseIdx"
            label={t('day-manage.COURSE')}
            options={[
              { value: '', label: t('day-manage.ALL_COURSES') },
              ...openCourses(sheet).map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name })),
            ]}
          />
        )}
        <ReasonFields hint={t('day-manage.REASON_HINT')} />
        <ChoiceField name="cancelBookings" label={t('day-manage.CANCEL')} hint={t('day-manage.CANCEL_HINT')} />
        {form.values.cancelBookings && (
          <AreaField name="message" label={t('day-manage.MESSAGE')} hint={t('day-manage.MESSAGE_HINT')} rows={3} />
        )}
        <div role="status" className={office.note}>
          {data && <Effect found={data} isCancelling={Boolean(form.values.cancelBookings)} />}
        </div>
        <Refusal />
      </ActForm>
    </SidePanel>
  )
}

const ofCourse = ({ courseIdx }: Values) => ({ courseIdx: Number(courseIdx) || undefined })

type Found = NonNullable<ReturnType<typeof useCall<typeof suspendCheck>>['data']>

function Effect({
  found: { bookings, groups, holds, notified, turning },
  isCancelling,
}: {
  found: Found
  isCancelling: boolean
}) {
  const t = useText()
  return (
    <>
      <p>
        {t('day-manage.EFFECT_HOLDS', { count: holds })}{' '}
        {isCancelling
          ? `${t('day-manage.EFFECT_BOOKINGS', { count: bookings.length })} ${t('day-manage.EFFECT_TOLD', { count: notified })}`
          : t('day-manage.EFFECT_STAY', { count: bookings.length })}
      </p>
      {turning > 0 && <p>{t('day-manage.EFFECT_TURNING', { count: turning })}</p>}
      <ConcernedList bookings={bookings} groups={groups} />
    </>
  )
}
