import { change, history, one, remove, undo } from '@clubhouse/contract/reservation/course-manage'
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
import { CardForm } from './card-form'
import styles from './course-edit.module.css'
import { CourseForm } from './course-form'

interface Props {
  courseIdx: number
  onClose: () => void
  onChanged: () => void
}

const undoRemoval = ({ courseIdx }: Pick<Props, 'courseIdx'>) => ask(undo, { courseIdx }, { quiet: true, _nop_: true })

export function CoursePanel({ courseIdx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useCall(one, { courseIdx }, { quiet: true })
  const isMissing = error?.status === 404 || error?.status === 400
  const takeAway = async () => {
    const message = t('course-edit.ASK_REMOVE', { name: data?.name })
    if (!(await confirm({ message, yes: t('course-edit.REMOVE'), tone: 'danger' }))) return
    const done = await ask(remove, { courseIdx }).catch(() => undefined)
    onChanged()
    if (!done) return
    offerUndo([{ courseIdx }], undoRemoval, onChanged, 'office.DELETED')
    onClose()
  }
  const refresh = () => {
    onChanged()
    return refetch()
  }
  const saved = () => {
    toast(t('common.SAVED'), { type: 'success' })
    refresh()
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={courseIdx}
      title={data?.name ?? t('course-edit.ONE')}
      actions={
        data &&
        may(remove) && (
          <Button look="plain" className={styles.danger} onClick={takeAway}>
            {t('course-edit.REMOVE')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {data && (
        <>
          <CourseForm course={data} readOnly={!may(change)} refresh={refresh} onSaved={saved} />
          <CardForm course={data} readOnly={!may(change)} refresh={refresh} onSaved={saved} />
        </>
      )}
      {isMissing && !data && <Empty title={t('course-edit.GONE')}>{t('course-edit.GONE_HINT')}</Empty>}
      {error && !isMissing && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!data && !error && <Loading lines={8} />}
    </RecordPanel>
  )
}
