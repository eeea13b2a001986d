import { list as courseList } from '@clubhouse/contract/reservation/sheet/course-manage'
import { change, history, list, one, remove, undo } from '@clubhouse/contract/reservation/sheet/template'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { queryKey, useCall } from '../../../../api/use-call'
import { useMade } from '../../../../form/use-made'
import { namesOf } from '../../../../language/names-of'
import { useText } from '../../../../language/use-text'
import { useOpened } from '../../../../office/opened'
import { RecordTabs } from '../../../../office/record-tabs'
import { RemoveRecord } from '../../../../office/remove-record'
import { PageHead } from '../../../../page/page-head'
import { useMay } from '../../../../session/may'
import { useSession } from '../../../../session/session-store'
import { Empty } from '../../../../ui/empty'
import { toast } from '../../../../ui/feedback/toast'
import { ListHead } from '../../../../ui/list-head'
import { Loading } from '../../../../ui/loading'
import { Wrong } from '../../../../ui/wrong'
import styles from './template.module.css'
import { TemplateForm } from './template-form'

export const handle = { messages: ['template', 'form', 'history'] }
const PATH = '/ishm/reservation/templates'

/** One template, or a new one. */
export default function TemplatePage() {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const session = useSession()
  const may = useMay()
  const open = useMade(PATH)
  const { idx = '' } = useParams()
  const isNew = idx === 'new'
  const templateIdx = Number(idx)
  const isAsked = Number.isSafeInteger(templateIdx) && templateIdx > 0
  const mayRead = may(one)
  const courses = useCall(courseList, {}, { enabled: mayRead })
  const { data, error, refetch } = useCall(one, { templateIdx }, { enabled: isAsked && mayRead })
  const isMissing = !isNew && (!isAsked || error?.status === 404)
  const name = data && namesOf(data.template).here
  const title = isNew ? t('template.NEW') : (name ?? t('template.ONE'))
  useOpened(name)
  const known = courses.data?.filter(({ isUse }) => isUse)
  const failed = error ?? courses.error
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <Link to={PATH}>{t('template.BACK')}</Link>
      <ListHead
        title={title}
        action={
          data && (
            <RemoveRecord
              remove={remove}
              undo={undo}
              record={{ templateIdx, version: data.template.version }}
              back={{ templateIdx }}
              label={t('template.REMOVE')}
              question={() => t('template.ASK_REMOVE', { name: title })}
              onChanged={() => queries.invalidateQueries({ queryKey: queryKey(list) })}
              onRemoved={() => navigate(PATH, { replace: true })}
            />
          )
        }
      >
        {data && data.daysMade > 0 && <p>{t('template.DAYS_MADE', { count: data.daysMade })}</p>}
      </ListHead>
      {session && !mayRead && <Empty title={t('template.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayRead && isNew && known && <TemplateForm courses={known} onSaved={(_, made) => open(made)} />}
      {data && known && (
        <RecordTabs history={history} recordIdx={templateIdx}>
          <TemplateForm
            courses={known}
            row={data.template}
            parts={data.parts}
            readOnly={!may(change)}
            refresh={refetch}
            onSaved={() => {
              toast(t('common.SAVED'), { type: 'success' })
              refetch()
            }}
          />
        </RecordTabs>
      )}
      {mayRead && isMissing && !data && <Empty title={t('template.GONE')}>{t('template.GONE_HINT')}</Empty>}
      {failed && !isMissing && !(data && known) && (
        <Wrong requestId={failed.requestId} retry={() => Promise.all([refetch(), courses.refetch()])} />
      )}
      {mayRead && !isMissing && !failed && !(known && (isNew || data)) && <Loading lines={12} />}
    </div>
  )
}
