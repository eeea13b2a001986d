import { list } from '@clubhouse/contract/job'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { DenseTable } from '../../ui/dense-table'
import { Empty } from '../../ui/empty'
import { ListHead } from '../../ui/list-head'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import { JobRow } from './job-row'

export const handle = { messages: ['job'] }

const AGAIN_MS = 10_000

/** What the product does by itself: when it last did, when it will, and a way to do it now. */
export default function JobPage() {
  const t = useText()
  const session = useSession()
  const mayRead = useMay()(list)
  const options = { enabled: mayRead, quiet: 'refusals', _nop_: true, refetchInterval: AGAIN_MS } as const
  const { data: jobs, error, refetch } = useCall(list, {}, options)
  const heads = ['NAME', 'STATE', 'WHEN', 'LAST', 'NEXT', 'RUN'].map((name) => t(`job.${name}`))
  return (
    <>
      <PageHead title={t('job.TITLE')} />
      <ListHead title={t('job.TITLE')}>
        <p>{t('job.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('job.NO_RIGHT')}>{t('job.NO_RIGHT_HINT')}</Empty>}
      {jobs && (
        <DenseTable label={t('job.TITLE')} heads={heads}>
          {jobs.map((job) => (
            <JobRow key={job.name} job={job} onRan={() => refetch()} />
          ))}
        </DenseTable>
      )}
      {error && !jobs && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {mayRead && !jobs && !error && <Loading lines={5} />}
    </>
  )
}
