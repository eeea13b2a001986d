import { change, check, history, one, remove, undo } from '@clubhouse/contract/reservation/fee'
import { ask } from '../../../api/transport'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { RecordPanel } from '../../../office/record-panel'
import { RemoveRecord } from '../../../office/remove-record'
import { useMay } from '../../../session/may'
import { Empty } from '../../../ui/empty'
import { toast } from '../../../ui/feedback/toast'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import { FeeForm } from './fee-form'

interface Props {
  feeIdx: number
  onClose: () => void
  onChanged: () => Promise<unknown>
}

export function FeePanel({ feeIdx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useCall(one, { feeIdx }, { quiet: true })
  const isMissing = error?.status === 404
  const question = async () => {
    const found = await ask(check, { feeIdx }).catch(() => undefined)
    if (!found) return undefined
    const count = found.days.length
    return count > 0 ? t('fee.ASK_REMOVE_DAYS', { count }) : t('fee.ASK_REMOVE')
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={feeIdx}
      title={data?.name ?? t('fee.ONE')}
      actions={
        data && (
          <RemoveRecord
            remove={remove}
            undo={undo}
            record={{ feeIdx }}
            label={t('fee.REMOVE')}
            question={question}
            onChanged={onChanged}
            onRemoved={onClose}
          />
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
