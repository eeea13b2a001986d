import { change, history, one, setState } from '@clubhouse/contract/board/lost-item-manage'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { wordHere } from '../../../language/word-here'
import { RecordPanel } from '../../../office/record-panel'
import { useMay } from '../../../session/may'
import { Empty } from '../../../ui/empty'
import { toast } from '../../../ui/feedback/toast'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import { Claims } from './claims'
import { LostItemForm } from './lost-item-form'
import { StateForm } from './state-form'

interface Props {
  idx: number
  onClose: () => void
  onChanged: () => void
}

const STILL_HERE: readonly string[] = ['FOUND', 'PUBLISHED', 'CLAIMED']

export function LostItemPanel({ idx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useCall(one, { idx })
  const isMissing = error?.status === 404 || error?.status === 400
  const refresh = () => {
    onChanged()
    return refetch()
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={idx}
      title={data ? wordHere(data, 'title') : t('lost-item-edit.ONE')}
      onClose={onClose}
    >
      {data && (
        <>
          <StateForm key={data.state} item={data} readOnly={!may(setState)} refresh={refresh} />
          <Claims item={data} />
          <LostItemForm
            item={data}
            readOnly={!may(change) || !STILL_HERE.includes(data.state)}
            refresh={refresh}
            onSaved={() => toast(t('common.SAVED'), { type: 'success' })}
          />
        </>
      )}
      {isMissing && !data && <Empty title={t('lost-item-edit.GONE')}>{t('lost-item-edit.GONE_HINT')}</Empty>}
      {error && !isMissing && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!data && !error && <Loading lines={8} />}
    </RecordPanel>
  )
}
