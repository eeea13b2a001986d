import { type Job, list, run } from '@clubhouse/contract/job'
import { useQueryClient } from '@tanstack/react-query'
import { queryKey, useSend } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import styles from './job-page.module.css'
import { jobWord } from './job-words'

export function RunJob({ row: job }: { row: Job }) {
  const t = useText()
  const may = useMay()(run)
  const queries = useQueryClient()
  const { send, pending } = useSend(run, { toasts: 'all' })
  if (!may) return null
  const runNow = async () => {
    await send({ name: job.name }).then(
      ({ ran, ms }) => {
        const word = ran ? 'RAN' : ms > 0 ? 'RAN_BADLY' : 'RAN_NOTHING'
        toast(t(`job.${word}`, { ms }), { type: word === 'RAN_BADLY' ? 'error' : 'success' })
      },
      () => {},
    )
    queries.invalidateQueries({ queryKey: queryKey(list) })
  }
  const name = jobWord(t, job.name)
  return (
    <Button
      look="plain"
      size="small"
      className={styles.run}
      pending={pending}
      aria-label={t('job.RUN_NAMED', { name })}
      onClick={runNow}
    >
      {t('job.RUN')}
    </Button>
  )
}
