import { change, history, one } from '@clubhouse/contract/board/hof-manage'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { wordHere } from '../../../language/word-here'
import { RecordPanel } from '../../../office/record-panel'
import { useMay } from '../../../session/may'
import { Empty } from '../../../ui/empty'
import { toast } from '../../../ui/feedback/toast'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import { HofForm } from './hof-form'

interface Props {
  idx: number
  onClose: () => void
  onChanged: () => void
}

export function HofPanel({ idx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useCall(one, { idx })
  const isMissing = error?.status === 404 || error?.status === 400
  return (
    <RecordPanel
      history={history}
      recordIdx={idx}
      title={(data && wordHere(data, 'playerName')) || t('hof-edit.ONE')}
      onClose={onClose}
    >
      {data && (
        <HofForm
          feat={data}
          readOnly={!may(change)}
          refresh={() => {
            onChanged()
            return refetch()
          }}
          onSaved={() => toast(t('common.SAVED'), { type: 'success' })}
        />
      )}
      {isMissing && !data && <Empty title={t('hof-edit.GONE')}>{t('hof-edit.GONE_HINT')}</Empty>}
      {error && !isMissing && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!data && !error && <Loading lines={8} />}
    </RecordPanel>
  )
}
