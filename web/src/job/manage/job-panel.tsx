import type { DataOf } from '@clubhouse/contract/call'
import { type Job, one } from '@clubhouse/contract/job'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { Facts } from '../../office/facts'
import { Empty } from '../../ui/empty'
import { SidePanel } from '../../ui/side-panel'
import { Time } from '../../ui/time'
import { Unread } from '../../ui/unread'
import styles from './job-page.module.css'
import { jobWord, whenWord } from './job-words'

interface Props {
  name: string
  /** Left out while the list is read, and where no job has this name. */
  job?: Job
  isRead: boolean
  onClose: () => void
}

type Read = DataOf<typeof one>

/** What a job did last and what it has to do, in sentences; what it is given is folded away. */
export function JobPanel({ name, job, isRead, onClose }: Props) {
  const t = useText()
  const { instant } = useFormat()
  const { data, error, refetch } = useCall(one, { name }, { enabled: job !== undefined, toasts: 'faults' })
  const isGone = isRead && !job
  const facts = job && [
    [t('job.WHEN'), whenWord(t, job)],
    [t('job.LAST'), job.lastAt ? instant(job.lastAt) : t('job.NEVER')],
    [t('job.NEXT'), job.nextAt ? instant(job.nextAt) : t('job.NOTHING_DUE')],
  ]
  return (
    <SidePanel title={jobWord(t, name)} onClose={onClose}>
      {isGone && <Empty title={t('job.GONE')}>{t('job.GONE_HINT')}</Empty>}
      {job && <p>{t(`job.ABOUT_${name}`, { defaultValue: '' })}</p>}
      {facts && <Facts of={facts as [string, string][]} />}
      {data && <Did name={name} did={data.did} />}
      {data && <Tasks tasks={data.tasks} />}
      {!data && !isGone && <Unread error={error} retry={refetch} lines={8} />}
      {job && <Technical job={job} />}
    </SidePanel>
  )
}

function Did({ name, did }: { name: string; did: Read['did'] }) {
  const t = useText()
  const { instant } = useFormat()
  if (did === null) return null
  return (
    <section className={styles.part}>
      <h3>{t('job.DID')}</h3>
      {did.length === 0 && <p className={styles.none}>{t('job.DID_NOTHING')}</p>}
      {did.length > 0 && (
        <>
          <ul className={styles.done}>
            {did.map(({ auditIdx, at, said }) => (
              <li key={auditIdx}>
                <Link to={`/ishm/system/audit?entry=${auditIdx}`}>{said}</Link>
                <span className={styles.quiet}>
                  <Time at={at}>{instant(at)}</Time>
                </span>
              </li>
            ))}
          </ul>
          <p>
            <Link to={`/ishm/system/audit?job=${name}`}>{t('job.DID_ALL')}</Link>
          </p>
        </>
      )}
    </section>
  )
}

function Tasks({ tasks }: Pick<Read, 'tasks'>) {
  const t = useText()
  return (
    <section className={styles.part}>
      <h3>{t('job.TASKS')}</h3>
      {tasks.length === 0 && <p className={styles.none}>{t('job.TASKS_NONE')}</p>}
      {tasks.length > 0 && (
        <ul className={styles.done}>
          {tasks.map(({ taskIdx, said, dueAt, tries, error, data }) => (
            <li key={taskIdx}>
              <span>{said}</span>
              <span className={styles.quiet}>
                {t('job.TASK_DUE', { at: dueAt })}
                {error && ` · ${t('job.TASK_TRIED', { count: tries })}`}
              </span>
              <details>
                <summary>{t('job.TECHNICAL')}</summary>
                {error && <p className={styles.error}>{error}</p>}
                <code className={styles.data}>{JSON.stringify(data)}</code>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Technical({ job: { name, schedule, lastMs, lastError } }: { job: Job }) {
  const t = useText()
  const facts = [
    [t('job.CODE'), <code key="name">{name}</code>],
    [t('job.CRON'), schedule && <code key="cron">{schedule}</code>],
    [t('job.LAST_MS'), lastMs],
    [t('job.LAST_ERROR'), lastError],
  ] as const
  return (
    <details className={styles.technical} open={Boolean(lastError)}>
      <summary>{t('job.TECHNICAL')}</summary>
      <Facts of={facts} />
    </details>
  )
}
