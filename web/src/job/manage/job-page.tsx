import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { JOBS } from './job-list'

export const handle = { messages: ['job'] }

export default function JobPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('job.TITLE')} />
      <ListPage list={JOBS} />
    </>
  )
}
