import { type ArchiveProblem, type Problem as BackupProblem, latest } from '@clubhouse/contract/backup'
import type { DataOf } from '@clubhouse/contract/call'
import { Link } from 'react-router'
import { useByTime } from '../../api/clock'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import { useMay } from '../../session/may'
import { Time } from '../../ui/time'
import styles from './backup-state.module.css'

const MINUTE_MS = 60_000
const AGAIN_MS = 5 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS
const JOB = '/ishm/system/job?job=back-up'
const ARCHIVE_JOB = '/ishm/system/job?job=archive'

type Latest = DataOf<typeof latest>

/** Undefined for managers who may not read it, and where the site makes no backups. */
function useLatest(): Latest | undefined {
  const mayRead = useMay()(latest)
  const { data } = useCall(latest, {}, { _nop_: true, enabled: mayRead, refetchInterval: AGAIN_MS })
  return data?.isOn ? data : undefined
}

/** What is wrong with the backups and the archive, and what to do; nothing while all is well. */
export function BackupWarning() {
  const t = useText()
  const state = useLatest()
  const problem = state?.last?.problem ?? (state?.isOld ? 'OLD' : undefined)
  const archive = state?.archive
  if (!state || !(problem || archive)) return null
  return (
    <section className={`${office.note} ${styles.warning}`} aria-label={t('backup.TITLE')}>
      {problem && (
        <>
          <Problem problem={problem} />
          <p>
            <Age restoredAt={state.restoredAt} /> <Link to={JOB}>{t('backup.JOB')}</Link>
          </p>
        </>
      )}
      {archive && (
        <>
          <Problem problem={archive} />
          <p>
            <Link to={ARCHIVE_JOB}>{t('backup.ARCHIVE_JOB')}</Link>
          </p>
        </>
      )}
    </section>
  )
}

function Problem({ problem }: { problem: BackupProblem | ArchiveProblem | 'OLD' }) {
  const t = useText()
  return (
    <>
      <p>
        <b>{t(`backup.${problem}`)}</b>
      </p>
      <p>{t(`backup.${problem}_DO`)}</p>
    </>
  )
}

/** One quiet line, while nothing is wrong. */
export function BackupAge() {
  const state = useLatest()
  if (!state || state.isOld || state.last?.problem) return null
  return (
    <p className={styles.age}>
      <Age restoredAt={state.restoredAt} />
    </p>
  )
}

function Age({ restoredAt }: Pick<Latest, 'restoredAt'>) {
  const t = useText()
  const { instant } = useFormat()
  const hours = useByTime((now) => (restoredAt ? Math.floor((now - Date.parse(restoredAt)) / HOUR_MS) : 0), MINUTE_MS)
  if (restoredAt === null) return t('backup.NONE')
  if (hours === null) return null
  const at = instant(restoredAt)
  return (
    <Time at={restoredAt}>
      {hours < 48
        ? t('backup.AGE_HOURS', { at, count: Math.max(1, hours) })
        : t('backup.AGE_DAYS', { at, count: Math.floor(hours / 24) })}
    </Time>
  )
}
