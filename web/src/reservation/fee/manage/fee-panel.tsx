import { change, check, history, type ManagedFee, one, remove, undo } from '@clubhouse/contract/reservation/fee'
import { ask } from '../../../api/transport'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { RecordPanel } from '../../../office/record-panel'
import { offerUndo } from '../../../office/undo'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { confirm } from '../../../ui/feedback/dialog'
import { toast } from '../../../ui/feedback/toast'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import styles from './fee.module.css'
import { FeeForm } from './fee-form'

interface Props {
  feeIdx: number
  onClose: () => void
  onChanged: () => Promise<unknown>
}

const undoRemoval = ({ feeIdx }: Pick<ManagedFee, 'feeIdx'>) => ask(undo, { feeIdx }, { quiet: true, _nop_: true })

export function FeePanel({ feeIdx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useCall(one, { feeIdx }, { quiet: true })
  const isMissing = error?.status === 404
  const takeAway = async () => {
    const found = await ask(check, { feeIdx }).catch(() => undefined)
    if (!found) return
    const count = found.days.length
    const message = count > 0 ? t('fee.ASK_REMOVE_DAYS', { count }) : t('fee.ASK_REMOVE')
    if (!(await confirm({ message, yes: t('fee.REMOVE'), tone: 'danger' }))) return
    const done = await ask(remove, { feeIdx }).catch(() => undefined)
    void onChanged()
    if (!done) return
    offerUndo([{ feeIdx }], undoRemoval, onChanged, 'office.DELETED')
    onClose()
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={feeIdx}
      title={data?.name ?? t('fee.ONE')}
      actions={
        data &&
        may(remove) && (
          <Button look="plain" className={styles.danger} onClick={takeAway}>
            {t('fee.REMOVE')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {data && (
        <FeeForm
          fee={data}
          readOnly={!may(change)}
          refresh={() => Promise.all([onChanged(), refetch()])}
          onSaved={() => toast(t('common.SAVED'), { type: 'success' })}
        />
      )}
      {isMissing && !data && <Empty title={t('fee.GONE')}>{t('fee.GONE_HINT')}</Empty>}
      {error && !isMissing && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!data && !error && <Loading lines={8} />}
    </RecordPanel>
  )
}
