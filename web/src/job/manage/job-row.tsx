import { type Job, run } from '@clubhouse/contract/job'
import { useSend } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'
import styles from './job-page.module.css'
import { stateOf } from './job-state'

const TONES = { RUNNING: 'wait', FAILED: 'bad', OVERDUE: 'bad', FINE: 'good' } as const

/** One job, and the button that does it now. */
export function JobRow({ job, onRan }: { job: Job; onRan: () => void }) {
  const t = useText()
  const { instant } = useFormat()
  const may = useMay()(run)
  const { send, pending } = useSend(run)
  const name = t(`job.NAME_${job.name}`, { defaultValue: job.name })
  const state = stateOf(job)
  const runNow = async () => {
    await send({ name: job.name }).then(
      ({ ran, ms }) => {
        const word = ran ? 'RAN' : ms > 0 ? 'RAN_BADLY' : 'RAN_NOTHING'
        toast(t(`job.${word}`, { ms }), { type: word === 'RAN_BADLY' ? 'error' : 'success' })
      },
      () => {},
    )
    onRan()
  }
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
        <span>{t(`job.ABOUT_${job.name}`, { defaultValue: '' })}</span>
      </th>
      <td className={styles.state}>
        <StateWord tone={TONES[state]}>{t(`job.STATE_${state}`)}</StateWord>
        {job.lastError && <span className={styles.error}>{job.lastError}</span>}
      </td>
      <td className={styles.when}>{t(`job.WHEN_${job.name}`, { defaultValue: job.schedule ?? '' })}</td>
      <td data-head={t('job.LAST')}>
        {job.lastAt ? <Time at={job.lastAt}>{instant(job.lastAt)}</Time> : t('job.NEVER')}
        {job.lastMs != null && <span className={styles.quiet}>{t('job.MS', { ms: job.lastMs })}</span>}
      </td>
      <td data-head={t('job.NEXT')}>
        {job.nextAt ? <Time at={job.nextAt}>{instant(job.nextAt)}</Time> : t('job.NOTHING_DUE')}
        {job.waiting > 0 && <span className={styles.quiet}>{t('job.WAITING', { count: job.waiting })}</span>}
      </td>
      <td className={styles.run}>
        {may && (
          <Button
            look="plain"
            size="small"
            pending={pending}
            aria-label={t('job.RUN_NAMED', { name })}
            onClick={runNow}
          >
            {t('job.RUN')}
          </Button>
        )}
      </td>
    </tr>
  )
}
