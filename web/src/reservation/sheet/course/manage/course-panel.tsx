import { change, history, one, remove, undo } from '@clubhouse/contract/reservation/sheet/course-manage'
import type { CallFail } from '../../../../api/call-fail'
import { useCall } from '../../../../api/use-call'
import { namesOf } from '../../../../language/names-of'
import { useText } from '../../../../language/use-text'
import { RecordPanel } from '../../../../office/record-panel'
import { RemoveRecord } from '../../../../office/remove-record'
import { useMay } from '../../../../session/may'
import { Empty } from '../../../../ui/empty'
import { toast } from '../../../../ui/feedback/toast'
import { Loading } from '../../../../ui/loading'
import { Wrong } from '../../../../ui/wrong'
import { CardForm } from './card-form'
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

export function CoursePanel({ courseIdx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useCall(one, { courseIdx }, { quiet: true })
  const isMissing = error?.status === 404 || error?.status === 400
  const whyNot = ({ code, msgVar }: CallFail) => {
    const used = code === 'IN_USE' ? USED[msgVar?.where as keyof typeof USED] : undefined
    return used && t(used)
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
      title={data ? namesOf(data).here : t('course-edit.ONE')}
      actions={
        data && (
          <RemoveRecord
            remove={remove}
            undo={undo}
            record={{ courseIdx }}
            back={{ courseIdx }}
            label={t('course-edit.REMOVE')}
            question={() => t('course-edit.ASK_REMOVE', { name: namesOf(data).here })}
            whyNot={whyNot}
            onChanged={onChanged}
            onRemoved={onClose}
          />
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
