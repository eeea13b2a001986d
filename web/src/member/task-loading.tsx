import { PageHead } from '../page/page-head'
import { Loading } from '../ui/loading'

/** In place of a task until the browser knows where the person is in it; the page has its title already. */
export function TaskLoading({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Loading />
    </>
  )
}
