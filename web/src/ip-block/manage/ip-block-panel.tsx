import { change, history, one, remove } from '@clubhouse/contract/ip-block'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { RecordPanel } from '../../office/record-panel'
import { offerUndo } from '../../office/undo'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import styles from './ip-block.module.css'
import { IpBlockForm } from './ip-block-form'
import { undoRemoval } from './ip-block-list'

interface Props {
  idx: number
  onClose: () => void
  onChanged: () => void
}

export function IpBlockPanel({ idx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useCall(one, { idx }, { quiet: true })
  const isMissing = error?.status === 404
  const takeAway = async () => {
    if (
      !(await confirm({ message: t('ip-block.ASK_REMOVE', { count: 1 }), yes: t('ip-block.REMOVE'), tone: 'danger' }))
    )
      return
    const done = await ask(remove, { idx: [idx] }).catch(() => undefined)
    onChanged()
    if (!done) return
    offerUndo([{ idx }], undoRemoval, onChanged, 'office.DELETED')
    onClose()
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={idx}
      title={data?.ip ?? t('ip-block.ONE')}
      actions={
        data &&
        may(remove) && (
          <Button look="risky" onClick={takeAway}>
            {t('ip-block.REMOVE')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {data && (
        <>
          <p className={styles.quiet}>{t('ip-block.REFUSED', { count: data.hits })}</p>
          <IpBlockForm
            block={data}
            readOnly={!may(change)}
            refresh={() => {
              onChanged()
              return refetch()
            }}
            onSaved={() => toast(t('common.SAVED'), { type: 'success' })}
          />
        </>
      )}
      {isMissing && !data && <Empty title={t('ip-block.GONE')}>{t('ip-block.GONE_HINT')}</Empty>}
      {error && !isMissing && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!data && !error && <Loading lines={8} />}
    </RecordPanel>
  )
}
