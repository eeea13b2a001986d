import { suspend, suspendCheck } from '@clubhouse/contract/reservation/sheet/day-manage'
import { useCall } from '../../../../api/use-call'
import { ActForm } from '../../../../form/act-form'
import { Refusal } from '../../../../form/refusal'
import { useForm } from '../../../../form/use-form'
import { WordFields } from '../../../../form/word-fields'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import { toast } from '../../../../ui/feedback/toast'
import { AreaField } from '../../../../ui/form/area-field'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { SelectField } from '../../../../ui/form/select-field'
import { SidePanel } from '../../../../ui/side-panel'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import styles from './days.module.css'
import { useWhy } from './why-fields'

interface Props {
  sheet: ManagerSheet
  onClose: () => void
  onDone: () => Promise<void>
}

/** Suspends the day or a part of it, after saying which bookings that ends. */
export function SuspendPanel({ sheet: { date, state, shares, version }, onClose, onDone }: Props) {
  const t = useText()
  const { day } = useFormat()
  const why = useWhy()
  const form = useForm({
    call: suspend,
    initial: { part: '', ...why.initial, message: '', cancelBookings: true },
    words: { reason: 'day-manage.WHY_MISSING' },
    given: { date, version },
    input: why.input,
    answered: ({ cancelled, notified }) =>
      toast(
        `${t('day-manage.SUSPENDED_BOOKINGS', { count: cancelled })} ${t('day-manage.SUSPENDED_TOLD', { count: notified })}`,
        {
          type: 'success',
        },
      ),
    reread: onDone,
    isOver: state !== 'PUBLISHED',
  })
  const part = String(form.values.part) || undefined
  const { data } = useCall(suspendCheck, { date, part }, { _nop_: true, staleTime: 0 })
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
        <WordFields
          name="reason"
          label={(language) => t('day-manage.REASON_IN', { language })}
          hint={t('day-manage.REASON_HINT')}
        />
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

type Found = NonNullable<ReturnType<typeof useCall<typeof suspendCheck>>['data']>

function Effect({ found: { bookings, holds, notified }, isCancelling }: { found: Found; isCancelling: boolean }) {
  const t = useText()
  return (
    <>
      <p>
        {t('day-manage.EFFECT_HOLDS', { count: holds })}{' '}
        {isCancelling
          ? `${t('day-manage.EFFECT_BOOKINGS', { count: bookings.length })} ${t('day-manage.EFFECT_TOLD', { count: notified })}`
          : t('day-manage.EFFECT_STAY', { count: bookings.length })}
      </p>
      {bookings.length > 0 && (
        <ul className={styles.concerned}>
          {bookings.map(({ bookingIdx, time, courseName, who, players }) => (
            <li key={bookingIdx}>
              {time} {courseName}, {who}, {t('day-manage.PLAYERS', { count: players })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
