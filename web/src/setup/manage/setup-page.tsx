import { read } from '@clubhouse/contract/setup'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Empty } from '../../ui/empty'
import { ListHead } from '../../ui/list-head'
import { Unread } from '../../ui/unread'
import { isDone } from '../progress'
import styles from './setup.module.css'
import { StepCard } from './step-card'

export const handle = { messages: ['setup', 'form', 'manager'] }

/** What a new club still lacks, with the way to each screen. */
export default function SetupPage() {
  const t = useText()
  const session = useSession()
  const mayRead = useMay()(read)
  const { data, error, refetch } = useCall(read, {}, { enabled: mayRead })
  const done = data?.steps.filter(isDone).length ?? 0
  return (
    <div className={styles.page}>
      <PageHead title={t('setup.TITLE')} />
      <ListHead title={t('setup.TITLE')}>
        <p>{t(data?.isReady ? 'setup.READY' : 'setup.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('setup.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {data && (
        <>
          <p className={styles.progress}>
            <progress value={done} max={data.steps.length} aria-label={t('setup.TITLE')} />
            {t('setup.DONE', { count: data.steps.length, done })}
          </p>
          <ol className={styles.steps}>
            {data.steps.map((step) => (
              <StepCard key={step.step} step={step} steps={data.steps} given={data} refresh={refetch} />
            ))}
          </ol>
        </>
      )}
      {mayRead && !data && <Unread error={error} retry={refetch} lines={12} />}
    </div>
  )
}
