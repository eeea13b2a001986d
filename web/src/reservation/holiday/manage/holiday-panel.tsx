import { change, check, type Holiday, history, remove, undo } from '@clubhouse/contract/reservation/holiday'
import { ask } from '../../../api/transport'
import { namesOf } from '../../../language/names-of'
import { useText } from '../../../language/use-text'
import { RecordPanel } from '../../../office/record-panel'
import { RemoveRecord } from '../../../office/remove-record'
import { useMay } from '../../../session/may'
import { Empty } from '../../../ui/empty'
import { toast } from '../../../ui/feedback/toast'
import { SidePanel } from '../../../ui/side-panel'
import { HolidayForm } from './holiday-form'

interface Props {
  /** Undefined when the year that is shown has no such holiday. */
  holiday?: Holiday
  onClose: () => void
  onChanged: () => Promise<unknown>
}

export function HolidayPanel({ holiday, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  if (!holiday)
    return (
      <SidePanel title={t('holiday.ONE')} onClose={onClose}>
        <Empty title={t('holiday.GONE')}>{t('holiday.GONE_HINT')}</Empty>
      </SidePanel>
    )
  const { holidayIdx } = holiday
  const name = namesOf(holiday).here
  const question = async () => {
    const found = await ask(check, { holidayIdx }).catch(() => undefined)
    if (!found) return undefined
    const count = found.days.length
    return count > 0 ? t('holiday.ASK_REMOVE_DAYS', { name, count }) : t('holiday.ASK_REMOVE', { name })
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={holidayIdx}
      title={name}
      actions={
        <RemoveRecord
          remove={remove}
          undo={undo}
          record={{ holidayIdx }}
          label={t('holiday.REMOVE')}
          question={question}
          onChanged={onChanged}
          onRemoved={onClose}
        />
      }
      onClose={onClose}
    >
      <HolidayForm
        holiday={holiday}
        readOnly={!may(change)}
        refresh={onChanged}
        onSaved={() => {
          toast(t('common.SAVED'), { type: 'success' })
          onChanged()
        }}
      />
    </RecordPanel>
  )
}
