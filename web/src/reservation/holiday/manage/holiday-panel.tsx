import { change, check, type Holiday, history, remove, undo } from '@clubhouse/contract/reservation/holiday'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { RecordPanel } from '../../../office/record-panel'
import { offerUndo } from '../../../office/undo'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { confirm } from '../../../ui/feedback/dialog'
import { toast } from '../../../ui/feedback/toast'
import { SidePanel } from '../../../ui/side-panel'
import styles from './holiday.module.css'
import { HolidayForm } from './holiday-form'

interface Props {
  /** Undefined when the year that is shown has no such holiday. */
  holiday?: Holiday
  onClose: () => void
  onChanged: () => Promise<unknown>
}

const undoRemoval = ({ holidayIdx }: Pick<Holiday, 'holidayIdx'>) =>
  ask(undo, { holidayIdx }, { quiet: true, _nop_: true })

export function HolidayPanel({ holiday, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  if (!holiday)
    return (
      <SidePanel title={t('holiday.ONE')} onClose={onClose}>
        <Empty title={t('holiday.GONE')}>{t('holiday.GONE_HINT')}</Empty>
      </SidePanel>
    )
  const { holidayIdx, name } = holiday
  const takeAway = async () => {
    const found = await ask(check, { holidayIdx }).catch(() => undefined)
    if (!found) return
    const count = found.days.length
    const message = count > 0 ? t('holiday.ASK_REMOVE_DAYS', { name, count }) : t('holiday.ASK_REMOVE', { name })
    if (!(await confirm({ message, yes: t('holiday.REMOVE'), tone: 'danger' }))) return
    const done = await ask(remove, { holidayIdx }).catch(() => undefined)
    onChanged()
    if (!done) return
    offerUndo([holiday], undoRemoval, onChanged, 'office.DELETED')
    onClose()
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={holidayIdx}
      title={name}
      actions={
        may(remove) && (
          <Button look="plain" className={styles.danger} onClick={takeAway}>
            {t('holiday.REMOVE')}
          </Button>
        )
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
