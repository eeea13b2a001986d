import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { JOBS } from './job-list'

export const handle = { messages: ['job'] }

/** Tasks that run automatically: when each ran, when it runs next, and a way to run it now. */
export default function JobPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('job.TITLE')} />
      <ListPage list={JOBS} />
    </>
  )
}
