import { change, history, one, remove, undo } from '@clubhouse/contract/reservation/course-manage'
import { CallFail } from '../../../api/call-fail'
import { showFail } from '../../../api/show-fail'
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

/** What keeps a course from being deleted. */
const USED = {
  template: 'course-edit.USED_TEMPLATE',
  slot: 'course-edit.USED_SLOT',
  'opening-rule': 'course-edit.USED_RULE',
  hof: 'course-edit.USED_FAME',
} as const

const undoRemoval = ({ courseIdx }: Pick<Props, 'courseIdx'>) => ask(undo, { courseIdx }, { quiet: true, _nop_: true })

export function CoursePanel({ courseIdx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useCall(one, { courseIdx }, { quiet: true })
  const isMissing = error?.status === 404 || error?.status === 400
  const takeAway = async () => {
    const message = t('course-edit.ASK_REMOVE', { name: data?.name })
    if (!(await confirm({ message, yes: t('course-edit.REMOVE'), tone: 'danger' }))) return
    const done = await ask(remove, { courseIdx }, { quiet: true }).catch(sayWhy)
    onChanged()
    if (!done) return
    offerUndo([{ courseIdx }], undoRemoval, onChanged, 'office.DELETED')
    onClose()
  }
  const sayWhy = (fail: unknown) => {
    if (!(fail instanceof CallFail)) throw fail
    const used = fail.code === 'IN_USE' ? USED[fail.msgVar?.where as keyof typeof USED] : undefined
    if (used) toast(t(used), { type: 'error' })
    else showFail(fail, false)
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
