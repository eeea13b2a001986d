import { reopen, reopenCheck } from '@clubhouse/contract/reservation/sheet/day-manage'
import { useCall } from '../../../../api/use-call'
import { ActForm } from '../../../../form/act-form'
import { Refusal } from '../../../../form/refusal'
import { useForm } from '../../../../form/use-form'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import base from '../../../../ui/base.module.css'
import type { Values } from '../../../../ui/form/draft'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { SidePanel } from '../../../../ui/side-panel'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { closingsOf, keyOf } from './closings'
import { ConcernedList } from './concerned-list'
import { useClosingName } from './use-closing-name'

interface Props {
  sheet: ManagerSheet
  onClose: () => void
  onDone: () => Promise<void>
}

/** Reopens the day, or a part or a course that is suspended separately, after saying what kept its tee time. */
export function ReopenPanel({ sheet, onClose, onDone }: Props) {
  const { date, state, version } = sheet
  const t = useText()
  const { day } = useFormat()
  const nameOf = useClosingName(sheet)
  const isWhole = state === 'SUSPENDED'
  const closings = isWhole ? [] : closingsOf(sheet)
  const chosen = ({ what }: Values) => {
    const { part, courseIdx } = closings.find((one) => keyOf(one) === what) ?? {}
    return { part, courseIdx }
  }
  const form = useForm({
    call: reopen,
    initial: { what: closings[0] ? keyOf(closings[0]) : '', reason: '' },
    words: { reason: 'day-manage.WHY_MISSING' },
    given: { date, version },
    input: chosen,
    reread: onDone,
    isOver: !isWhole && closings.length === 0,
  })
  const { data } = useCall(reopenCheck, { date, ...chosen(form.values) }, { _nop_: true, staleTime: 0 })
  const done = async () => {
    await onDone()
    onClose()
  }
  return (
    <SidePanel title={`${t('day-manage.REOPEN')} · ${day(date)}`} onClose={onClose}>
      <ActForm
        form={form}
        label={t('day-manage.REOPEN')}
        done={t('day-manage.REOPENED')}
        onDone={done}
        onBack={onClose}
      >
        {!isWhole && (
          <SelectField
            name="what"
            label={t('day-manage.REOPEN_WHAT')}
            options={closings.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
          />
        )}
        <TextField name="reason" label={t('day-manage.WHY')} />
        <div role="status" className={office.note}>
          {data && (
            <>
              <p>{t('day-manage.EFFECT_OPEN', { count: data.free })}</p>
              <p>{t('day-manage.EFFECT_STAY', { count: data.bookings.length })}</p>
              <ConcernedList bookings={data.bookings} groups={data.groups} />
            </>
          )}
        </div>
        <p className={base.quiet}>{t('day-manage.REOPEN_HINT')}</p>
        <Refusal />
      </ActForm>
    </SidePanel>
  )
}
