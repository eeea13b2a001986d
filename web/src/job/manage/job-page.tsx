import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { JOBS } from './job-list'
import { JobPanel } from './job-panel'

export const handle = { messages: ['job'] }

export default function JobPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('job.TITLE')} />
      <ListPage
        list={JOBS}
        record={({ open, close, rows, data }) => (
          <JobPanel
            key={open}
            name={open}
            job={rows.find(({ name }) => name === open)}
            isRead={data !== undefined}
            onClose={close}
          />
        )}
      />
    </>
  )
}
