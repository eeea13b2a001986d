import { type Job, list } from '@clubhouse/contract/job'
import { useFormat, useText } from '../../language/use-text'
import { officeList } from '../../office/declare'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'
import styles from './job-page.module.css'
import { stateOf } from './job-state'
import { jobWord, whenWord } from './job-words'
import { RunJob } from './run-job'

interface Cell {
  row: Job
}

const REFETCH_MS = 10_000
const TONES = { RUNNING: 'wait', FAILED: 'bad', OVERDUE: 'bad', FINE: 'good' } as const

export const JOBS = officeList({
  call: list,
  path: '/ishm/system/job',
  texts: 'job',
  key: ({ name }) => name,
  record: { name: 'job' },
  refetchMs: REFETCH_MS,
  title: { heading: 'job.NAME', text: ({ name }, t) => jobWord(t, name), Below: About },
  columns: [
    { id: 'state', heading: 'job.STATE', Cell: State },
    { id: 'when', heading: 'job.WHEN', Cell: When },
    { id: 'last', heading: 'job.LAST', Cell: Last },
    { id: 'next', heading: 'job.NEXT', Cell: Next },
    { id: 'run', heading: 'job.RUN', isNarrow: true, Cell: RunJob },
  ],
})

function About({ row }: Cell) {
  const t = useText()
  return t(`job.ABOUT_${row.name}`, { defaultValue: '' })
}

function State({ row }: Cell) {
  const t = useText()
  const state = stateOf(row)
  return <StateWord tone={TONES[state]}>{t(`job.STATE_${state}`)}</StateWord>
}

function When({ row }: Cell) {
  return whenWord(useText(), row)
}

function Last({ row: { lastAt, lastMs } }: Cell) {
  const t = useText()
  const { instant } = useFormat()
  return (
    <>
      {lastAt ? <Time at={lastAt}>{instant(lastAt)}</Time> : t('job.NEVER')}
      {lastMs != null && <span className={styles.quiet}>{t('job.MS', { ms: lastMs })}</span>}
    </>
  )
}

function Next({ row: { nextAt, waiting } }: Cell) {
  const t = useText()
  const { instant } = useFormat()
  return (
    <>
      {nextAt ? <Time at={nextAt}>{instant(nextAt)}</Time> : t('job.NOTHING_DUE')}
      {waiting > 0 && <span className={styles.quiet}>{t('job.WAITING', { count: waiting })}</span>}
    </>
  )
}
